import { isLocale, type Locale } from 'contract/locale'
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
      // A failed load is not kept: the next one tries again.
      () => loading.delete(locale),
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
export async function withWords<T>(load: () => Promise<T>, ...parts: readonly Words[]): Promise<T> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : 'en'
  const [code] = await Promise.all([load(), ...parts.map((part) => part.load(locale))])
  return code
}
