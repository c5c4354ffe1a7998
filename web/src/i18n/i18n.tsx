import { type Locale, locales } from 'contract/locale'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { tagOf, useDigits } from './digits'
import { type Language, loadLanguage, storeLocale } from './languages'
import { loadUsedWords, type Sources, type Words } from './lazy-words'
import { createTranslate, type Translate } from './translate'
import type { Source } from './types'

interface I18n {
  locale: Locale
  dir: 'ltr' | 'rtl'
  /** Locale tag for `Intl` formats; unlike the bare language, it includes calendar and digits. */
  tag: string
  language: Language
  setLocale: (locale: Locale) => Promise<void>
}

const I18nContext = createContext<I18n | null>(null)

/** Sets language and direction on the html element, for CSS, screen readers and the browser. */
export function markDocument(locale: Locale): void {
  document.documentElement.lang = locale
  document.documentElement.dir = locales[locale].dir
}

export function I18nProvider(props: { locale: Locale; language: Language; children: ReactNode }) {
  const [current, setCurrent] = useState({ locale: props.locale, language: props.language })

  const chosen = useRef(props.locale)
  const setLocale = useCallback(async (locale: Locale) => {
    chosen.current = locale
    const [language] = await Promise.all([loadLanguage(locale), loadUsedWords(locale)])
    // The visitor may have chosen another language meanwhile.
    if (chosen.current !== locale) return
    storeLocale(locale)
    markDocument(locale)
    startTransition(() => setCurrent({ locale, language }))
  }, [])

  // Deferred: an urgent update would discard prerendered parts that are not hydrated yet.
  const digits = useDeferredValue(useDigits())
  const value = useMemo<I18n>(() => {
    const { locale } = current
    return { ...current, dir: locales[locale].dir, tag: tagOf(locale, digits), setLocale }
  }, [current, digits, setLocale])
  return <I18nContext value={value}>{props.children}</I18nContext>
}

function useI18n(): I18n {
  const value = use(I18nContext)
  if (!value) throw new Error('I18nProvider is missing')
  return value
}

/**
 * Returns the translate function: `const t = useT(cartWords)`, then `t('cart.items', { count: 3 })` or
 * `t('common.close')`; with `errorWords` also `t.error(code, params)`. Suspends until the messages have loaded; a
 * change of language keeps the old ones visible meanwhile.
 */
export function useT<W extends readonly Words[]>(...words: W): Translate<Source & Sources<W>> {
  const { locale, language, tag } = useI18n()
  // Starts all loads before waiting for the first.
  const texts = words.map((part) => part.load(locale))
  const parts = texts.map((loading) => use(loading))
  return translatorOf<Source & Sources<W>>(tag, language, parts)
}

interface Known {
  /** Translators by locale tag. */
  t: Record<string, Translate>
  more: WeakMap<object, Known>
}
const known = new WeakMap<object, Known>()

/** Returns the same translator for the same messages, so effects may depend on it. */
function translatorOf<S>(tag: string, language: Language, parts: readonly object[]): Translate<S> {
  let place = placeIn(known, language)
  for (const part of parts) place = placeIn(place.more, part)
  place.t[tag] ??= createTranslate(tag, Object.assign({}, language, ...parts))
  return place.t[tag] as unknown as Translate<S>
}

function placeIn(places: WeakMap<object, Known>, key: object): Known {
  const found = places.get(key) ?? { t: {}, more: new WeakMap() }
  places.set(key, found)
  return found
}

export function useLocale(): Pick<I18n, 'locale' | 'dir' | 'tag' | 'setLocale'> {
  return useI18n()
}
