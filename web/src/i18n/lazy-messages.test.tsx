import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from 'contract/locale'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { later } from '../../test/fake-server'
import { expectSameParameters, expectTranslated, SHARED_WORDS } from '../../test/texts'
import { I18nProvider, useLocale } from './i18n'
import { loadLanguage } from './languages'
import { lazyMessages } from './lazy-messages'

/** Words of every part that brings its own, by the path of the file. */
const found = import.meta.glob<unknown>(['../features/**/words/{en,fa,nl}.ts', './console/{en,fa,nl}.ts'], {
  eager: true,
  import: 'default',
})
const folders = [...new Set(Object.keys(found).map((path) => path.replace(/\/\w+\.ts$/, '')))]

const asked: Locale[] = []
const persian = later<{ default: { hello: string } }>()
const useMessages = lazyMessages<{ hello: string }>({
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
  const t = useMessages()
  const { setLocale } = useLocale()
  return (
    <button type="button" onClick={() => void setLocale('fa')}>
      {t('hello')}
    </button>
  )
}

describe('texts that come with their part', () => {
  it('are found', () => expect(folders.length).toBeGreaterThanOrEqual(2))

  it.each(folders.flatMap((folder) => (['fa', 'nl'] as const).map((locale) => [folder, locale] as const)))(
    '%s has every text in %s, translated, with the parameters of the English one (SHOP-I18N-02 SHOP-I18N-03)',
    (folder, locale) => {
      const [english, texts] = [found[`${folder}/en.ts`], found[`${folder}/${locale}.ts`]]
      expectSameParameters(english, texts)
      expectTranslated(english, texts, SHARED_WORDS[locale])
    },
  )

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
