import { DEFAULT_LOCALE, isLocale, type Locale } from 'contract/locale'
import { namesLocale, readAddress } from 'contract/site/address'
import type { Source, Texts } from './types'
import english from './words/en'

export const LANGUAGE_KEY = 'language'

/** What every page knows of one language. */
export type Language = Texts<Source>

// English is the default and travels with the first chunk; the others are fetched when chosen.
const loaders: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Language }>> = {
  fa: () => import('./words/fa'),
  nl: () => import('./words/nl'),
}

export async function loadLanguage(locale: Locale): Promise<Language> {
  return locale === 'en' ? english : (await loaders[locale]()).default
}

/** The language that this visitor chose before, else English: never guessed from the browser. */
export function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY)
    return isLocale(stored) ? stored : DEFAULT_LOCALE
  } catch {
    return DEFAULT_LOCALE
  }
}

/** The language of the page: the one in its address, else the stored one. */
export function pageLocale(): Locale {
  const { pathname } = window.location
  return namesLocale(pathname) ? readAddress(pathname).locale : storedLocale()
}

export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, locale)
  } catch {
    // Storage may be closed to us (private windows): the choice then lasts as long as the page.
  }
}
