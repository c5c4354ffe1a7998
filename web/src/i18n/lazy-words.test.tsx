import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from 'contract/locale'
import { Component, type ReactNode, Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { later } from '../../test/fake-server'
import { I18nProvider, useLocale, useT } from './i18n'
import { loadLanguage } from './languages'
import { words } from './lazy-words'

const asked: Locale[] = []
const persian = later<{ default: { hello: string } }>()
const greetings = words<{ hello: string }>({
  en: async () => {
    asked.push('en')
    return { default: { hello: 'Hello' } }
  },
  fa: () => {
    asked.push('fa')
    return persian.promise
  },
  nl: async () => ({ default: { hello: 'Hallo' } }),
})

function Page() {
  const t = useT(greetings)
  const { setLocale } = useLocale()
  return (
    <button type="button" onClick={() => void setLocale('fa')}>
      {t('hello')}
    </button>
  )
}

type Greeting = typeof greetings

const Hello = ({ says }: { says: Greeting }) => <p data-testid="hello">{useT(says)('hello')}</p>

function Choice({ says }: { says: Greeting }) {
  const { setLocale } = useLocale()
  return (
    <>
      <Hello says={says} />
      {(['fa', 'nl'] as const).map((code) => (
        <button key={code} type="button" onClick={() => void setLocale(code)}>
          {code}
        </button>
      ))}
    </>
  )
}

async function show(part: ReactNode) {
  const language = await loadLanguage('en')
  await act(async () => {
    render(
      <I18nProvider locale="en" language={language}>
        <Suspense fallback="waiting">{part}</Suspense>
      </I18nProvider>,
    )
  })
}

describe('lazily loaded messages', () => {
  it('keep the old language visible until the new one has loaded, and load once', async () => {
    await show(<Page />)
    const button = screen.getByRole('button')
    expect(button.textContent).toBe('Hello')
    await userEvent.click(button)
    await waitFor(() => expect(asked).toEqual(['en', 'fa']), { timeout: 10_000 })
    expect(screen.queryByText('waiting')).toBeNull()
    expect(button.textContent).toBe('Hello')
    await act(async () => persian.settle({ default: { hello: 'سلام' } }))
    expect(await screen.findByText('سلام', {}, { timeout: 10_000 })).toBe(button)
    expect(asked).toEqual(['en', 'fa'])
  }, 30_000)

  it('show the last chosen language, regardless of the order of loading', async () => {
    const slow = later<{ default: { hello: string } }>()
    const slowWords = words<{ hello: string }>({
      en: async () => ({ default: { hello: 'Hello' } }),
      fa: () => slow.promise,
      nl: async () => ({ default: { hello: 'Hallo' } }),
    })
    await show(<Choice says={slowWords} />)
    await userEvent.click(screen.getByText('fa'))
    await userEvent.click(screen.getByText('nl'))
    await waitFor(() => expect(screen.getByTestId('hello').textContent).toBe('Hallo'))
    await act(async () => slow.settle({ default: { hello: 'سلام' } }))
    expect(screen.getByTestId('hello').textContent).toBe('Hallo')
    expect([document.documentElement.lang, localStorage.getItem('language')]).toEqual(['nl', 'nl'])
  }, 30_000)

  it('break their component when they cannot be fetched, without endless retries', async () => {
    // Suppresses React's report of the error.
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let tries = 0
    const gone = words<{ hello: string }>({
      en: async () => {
        tries++
        await new Promise((resolve) => setTimeout(resolve))
        throw new TypeError('Failed to fetch dynamically imported module')
      },
      fa: async () => ({ default: { hello: 'سلام' } }),
      nl: async () => ({ default: { hello: 'Hallo' } }),
    })
    await show(
      <Boundary>
        <Hello says={gone} />
      </Boundary>,
    )
    expect(await screen.findByText('broken', {}, { timeout: 10_000 })).toBeTruthy()
    complaints.mockClear()
    expect(tries).toBeLessThan(4)
  }, 30_000)
})

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? 'broken' : this.props.children
  }
}
