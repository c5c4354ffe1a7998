import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from 'contract/locale'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { I18nProvider } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { Segmented } from './segmented'

const segments = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const
type Span = (typeof segments)[number]['value']

function Choice() {
  const [value, setValue] = useState<Span>('week')
  return <Segmented label="Span" segments={segments} value={value} onChange={setValue} />
}

async function show(locale: Locale = 'en') {
  render(
    <I18nProvider locale={locale} language={await loadLanguage(locale)}>
      <Choice />
    </I18nProvider>,
  )
  await userEvent.tab()
}
const button = (name: string) => screen.getByRole('button', { name })
const chosen = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent)
const focused = () => document.activeElement?.textContent

describe('a segmented choice', () => {
  it('has an accessible name and exposes the selected segment', async () => {
    await show()
    expect(screen.getByRole('group', { name: 'Span' })).toBeTruthy()
    expect(chosen()).toEqual(['Week'])
  })

  it('has segments of at least 40 px for fingers', async () => {
    await show()
    for (const segment of screen.getAllByRole('button'))
      for (const variant of ['max-sm', 'pointer-coarse'])
        expect(segment.className.split(' ')).toContain(`${variant}:min-h-10`)
  })

  it('is one tab stop, at the selected segment', async () => {
    await show()
    expect(focused()).toBe('Week')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('moves the focus with the arrows, Home and End, and wraps; only Enter and Space select', async () => {
    await show()
    const walk: [string, string][] = [
      ['{ArrowRight}', 'Month'],
      ['{ArrowRight}', 'Day'],
      ['{ArrowLeft}', 'Month'],
      ['{Home}', 'Day'],
      ['{End}', 'Month'],
    ]
    for (const [key, to] of walk) {
      await userEvent.keyboard(key)
      expect(focused()).toBe(to)
    }
    expect(chosen()).toEqual(['Week'])
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toEqual(['Month'])
    await userEvent.keyboard('{Home} ')
    expect(chosen()).toEqual(['Day'])
  })

  it('reverses the arrow keys in right-to-left pages', async () => {
    await show('fa')
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('Month')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Week')
  })

  it('selects a segment on press', async () => {
    await show()
    await userEvent.click(button('Day'))
    expect(chosen()).toEqual(['Day'])
  })
})
