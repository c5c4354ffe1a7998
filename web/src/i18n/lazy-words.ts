import { DEFAULT_LOCALE, isLocale, type Locale } from 'contract/locale'
import { SECOND } from 'contract/units'
import type { Texts } from './types'

/** Messages of a part of the site, loaded with that part in the current language. */
export interface Words<S extends object = object> {
  /** Loads the messages once; a settled promise renders synchronously. */
  load: (locale: Locale) => Promise<object>
  /** Type only: the English messages, source of the keys. */
  readonly source?: S
}

/** Combined messages of several parts. */
export type Sources<W extends readonly Words[]> = W extends readonly [
  Words<infer S>,
  ...infer Rest extends readonly Words[],
]
  ? S & Sources<Rest>
  : unknown

const used = new Set<Words>()

/**
 * Defines lazily loaded messages: `export const cartWords = words<typeof en>({ en: () => import('./en'), … })`, used by
 * `useT(cartWords)`.
 */
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
      // React's `use` reads a promise with these two properties synchronously.
      (value) => Object.assign(texts, { status: 'fulfilled', value }),
      // Deletes the failed load later, as React renders again to confirm an error and would otherwise retry forever.
      () => void setTimeout(() => loading.delete(locale), 1 * SECOND),
    )
    return texts
  }
  return part
}

/** Loads all messages used so far in another language, so a switch never shows two languages at once. */
export async function loadUsedWords(locale: Locale): Promise<void> {
  await Promise.allSettled([...used].map((part) => part.load(locale)))
}

/** A module in a separate chunk, as the build describes it to its loader (web/vite/lazy-modules.ts). */
export interface LazyModule {
  /** Short name, by which the server lists what a prerendered page consists of. */
  readonly id: string
  /** Messages of everything that the module imports. */
  readonly words: readonly Words[]
}

/** Default without the build's argument: the module's messages load when they are first shown. */
const UNKNOWN: LazyModule = { id: '', words: [] }

/**
 * Returns a function that loads a module and its messages in parallel: `deferred(() => import('./panel'))`. The build
 * adds the second argument.
 */
export function deferred<M>(load: () => Promise<M>, { words }: LazyModule = UNKNOWN) {
  return async (locale = shownLocale()): Promise<M> => {
    const [code] = await Promise.all([load(), ...words.map((part) => part.load(locale))])
    return code
  }
}

/** Returns the language of the page; English on the server, which renders all languages. */
export function shownLocale(): Locale {
  const lang = globalThis.document?.documentElement.lang
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}
