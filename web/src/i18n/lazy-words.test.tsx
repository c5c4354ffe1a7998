import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from 'contract/locale'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
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

describe('texts that come with their part', () => {
  it('wait for their language, keep the old words until the new are here, and are fetched once', async () => {
    const language = await loadLanguage('en')
    await act(async () => {
      render(
        <I18nProvider locale="en" language={language}>
          <Suspense fallback="waiting">
            <Page />
          </Suspense>
        </I18nProvider>,
      )
    })
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
})
