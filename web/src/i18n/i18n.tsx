import { type Locale, locales } from 'contract/locale'
import { createContext, type ReactNode, startTransition, use, useCallback, useMemo, useState } from 'react'
import { type Language, loadLanguage, storeLocale } from './languages'
import { loadUsedWords, type Sources, type Words } from './lazy-words'
import { createTranslate, type Translate } from './translate'
import type { Source } from './types'

interface I18n {
  locale: Locale
  dir: 'ltr' | 'rtl'
  language: Language
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
    const [language] = await Promise.all([loadLanguage(locale), loadUsedWords(locale)])
    storeLocale(locale)
    markDocument(locale)
    startTransition(() => setCurrent({ locale, language }))
  }, [])

  const value = useMemo<I18n>(
    () => ({ ...current, dir: locales[current.locale].dir, setLocale }),
    [current, setLocale],
  )
  return <I18nContext value={value}>{props.children}</I18nContext>
}

function useI18n(): I18n {
  const value = use(I18nContext)
  if (!value) throw new Error('I18nProvider is missing')
  return value
}

/**
 * `const t = useT(cartWords)`, then `t('cart.items', { count: 3 })` or `t('common.close')`; with `errorWords` also
 * `t.error(code, params)`.
 * Suspends until the words are here; a change of language keeps the old ones on the screen until then.
 */
export function useT<W extends readonly Words[]>(...words: W): Translate<Source & Sources<W>> {
  const { locale, language } = useI18n()
  // All begin to load before the first is waited for.
  const texts = words.map((part) => part.load(locale))
  const parts = texts.map((loading) => use(loading))
  return translatorOf<Source & Sources<W>>(locale, language, parts)
}

interface Known {
  t?: Translate
  more: WeakMap<object, Known>
}
const known = new WeakMap<object, Known>()

/** One translator for each set of words, the same one every time: effects may depend on it. */
function translatorOf<S>(locale: Locale, language: Language, parts: readonly object[]): Translate<S> {
  let place = placeIn(known, language)
  for (const part of parts) place = placeIn(place.more, part)
  place.t ??= createTranslate(locale, Object.assign({}, language, ...parts))
  return place.t as unknown as Translate<S>
}

function placeIn(places: WeakMap<object, Known>, key: object): Known {
  const found = places.get(key) ?? { more: new WeakMap() }
  places.set(key, found)
  return found
}

export function useLocale(): Pick<I18n, 'locale' | 'dir' | 'setLocale'> {
  return useI18n()
}
