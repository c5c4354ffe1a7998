import { type Locale, locales } from 'contract/locale'
import { createContext, type ReactNode, startTransition, use, useCallback, useMemo, useState } from 'react'
import { loadLanguage, storeLocale } from './languages'
import { createTranslate, type Translate } from './translate'
import type { Language } from './types'

interface I18n {
  locale: Locale
  dir: 'ltr' | 'rtl'
  errors: Language['errors']
  t: Translate
  setLocale: (locale: Locale) => Promise<void>
}

const I18nContext = createContext<I18n | null>(null)

/** Writes language and direction where CSS, screen readers and the browser look for them. */
export function markDocument(locale: Locale): void {
  document.documentElement.lang = locale
  document.documentElement.dir = locales[locale].dir
}

export function I18nProvider(props: { locale: Locale; language: Language; children: ReactNode }) {
  const [current, setCurrent] = useState({ locale: props.locale, language: props.language })

  const setLocale = useCallback(async (locale: Locale) => {
    const language = await loadLanguage(locale)
    storeLocale(locale)
    markDocument(locale)
    startTransition(() => setCurrent({ locale, language }))
  }, [])

  const value = useMemo<I18n>(
    () => ({
      locale: current.locale,
      dir: locales[current.locale].dir,
      errors: current.language.errors,
      t: createTranslate(current.locale, current.language),
      setLocale,
    }),
    [current, setLocale],
  )
  return <I18nContext value={value}>{props.children}</I18nContext>
}

function useI18n(): I18n {
  const value = use(I18nContext)
  if (!value) throw new Error('I18nProvider is missing')
  return value
}

/** `const t = useT()`, then `t('cart.title', { count: 3 })` or `t.error(code, params)`. */
export function useT(): Translate {
  return useI18n().t
}

export function useLocale(): Pick<I18n, 'locale' | 'dir' | 'errors' | 'setLocale'> {
  return useI18n()
}
