import { DEFAULT_LOCALE, isLocale, type Locale } from 'contract/locale'
import { SECOND } from 'contract/units'
import type { Texts } from './types'

/** The texts of a part of the site, which load in the language shown when the part does. */
export interface Words<S extends object = object> {
  /** Fetches them once; a promise that is settled already shows its texts at once. */
  load: (locale: Locale) => Promise<object>
  /** For the types only: the English texts, source of the keys. */
  readonly source?: S
}

/** The texts of several parts together. */
export type Sources<W extends readonly Words[]> = W extends readonly [
  Words<infer S>,
  ...infer Rest extends readonly Words[],
]
  ? S & Sources<Rest>
  : unknown

const used = new Set<Words>()

/** `export const cartWords = words<typeof en>({ en: () => import('./en'), … })`, used by `useT(cartWords)`. */
export function words<S extends object, T extends object = Texts<S>>(
  loaders: Record<Locale, () => Promise<{ default: T }>>,
): Words<S> {
  const loading = new Map<Locale, Promise<object>>()
  const part: Words<S> = { load }

  function load(locale: Locale): Promise<object> {
    const begun = loading.get(locale)
    if (begun) return begun
    used.add(part)
    const texts = loaders[locale]().then((module) => module.default)
    loading.set(locale, texts)
    texts.then(
      // React reads a settled promise by these two, without waiting for it once more.
      (value) => Object.assign(texts, { status: 'fulfilled', value }),
      // A later load tries again, but not the renderings by which React makes sure of an error: they would have no end.
      () => void setTimeout(() => loading.delete(locale), 1 * SECOND),
    )
    return texts
  }
  return part
}

/** Loads, in another language, all that was needed so far: a change of language then shows no page half in each. */
export async function loadUsedWords(locale: Locale): Promise<void> {
  await Promise.allSettled([...used].map((part) => part.load(locale)))
}

/** Code together with the words that it will say: both load side by side, none after the other. */
export function withWords<T>(load: () => Promise<T>, ...parts: readonly Words[]): Promise<T> {
  return loadWithWords(shownLocale(), load, parts)
}

export async function loadWithWords<T>(
  locale: Locale,
  load: () => Promise<T>,
  parts: readonly Words[],
): Promise<T> {
  const [code] = await Promise.all([load(), ...parts.map((part) => part.load(locale))])
  return code
}

/** The language of the page; on the server, which renders in all, English. */
export function shownLocale(): Locale {
  const lang = globalThis.document?.documentElement.lang
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}
