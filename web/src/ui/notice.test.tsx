import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { I18nProvider } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { Alert } from './alert'
import { Notice, type NoticeKind } from './notice'
import { Status, type Tone } from './status'

const show = async (part: ReactNode) =>
  render(
    <I18nProvider locale="en" language={await loadLanguage('en')}>
      {part}
    </I18nProvider>,
  )
const shapes = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))

describe('Notice', () => {
  it('announces its text but not its buttons', async () => {
    await show(
      <Notice kind="warn" role="status" title="Not yet" action={<button type="button">Again</button>}>
        It is on its way.
      </Notice>,
    )
    const said = screen.getByRole('status')
    expect(said.textContent).toBe('Not yetIt is on its way.')
    expect(within(said).queryByRole('button')).toBeNull()
    expect(screen.getByRole('button', { name: 'Again' })).toBeTruthy()
  })

  it('is dismissible only with onDismiss', async () => {
    const gone = vi.fn()
    await show(
      <>
        <Notice kind="info" onDismiss={gone}>
          Read me
        </Notice>
        <Notice kind="info">Keep me</Notice>
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(gone).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
  })

  it('has a distinct icon for each kind, so the meaning does not depend on colour', async () => {
    const kinds: NoticeKind[] = ['info', 'good', 'warn', 'bad', 'offer']
    const { container } = await show(kinds.map((kind) => <Notice key={kind} kind={kind} title={kind} />))
    expect(new Set(shapes(container)).size).toBe(kinds.length)
  })

  it('renders no icon for null', async () => {
    const { container } = await show(
      <Notice kind="bad" icon={null}>
        Words
      </Notice>,
    )
    expect(shapes(container)).toEqual([])
  })
})

describe('Alert', () => {
  it('is mounted before its message, so screen readers announce it', async () => {
    const { rerender } = await show(<Alert text={null} />)
    const place = screen.getByRole('alert')
    expect(place.textContent).toBe('')
    rerender(
      <I18nProvider locale="en" language={await loadLanguage('en')}>
        <Alert text="Not saved" />
      </I18nProvider>,
    )
    expect(screen.getByRole('alert')).toBe(place)
    expect(place.textContent).toBe('Not saved')
  })
})

describe('Status', () => {
  it('has a distinct shape for each tone', async () => {
    const tones: Tone[] = ['needs-you', 'moving', 'good', 'ended', 'wrong']
    const { container } = await show(
      tones.map((tone) => (
        <Status key={tone} tone={tone}>
          {tone}
        </Status>
      )),
    )
    expect(new Set(shapes(container)).size).toBe(tones.length)
  })
})
