import { DEFAULT_LOCALE, isLocale, type Locale } from 'contract/locale'
import { namesLocale, readAddress } from 'contract/site/address'
import type { Source, Texts } from './types'
import english from './words/en'

export const LANGUAGE_KEY = 'language'

/** Messages that every page has, in one language. */
export type Language = Texts<Source>

// English is in the first chunk as the default; the others load on demand.
const loaders: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Language }>> = {
  fa: () => import('./words/fa'),
  nl: () => import('./words/nl'),
}

export async function loadLanguage(locale: Locale): Promise<Language> {
  return locale === 'en' ? english : (await loaders[locale]()).default
}

/** Returns the stored language, else English; never the browser's preference. */
export function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY)
    return isLocale(stored) ? stored : DEFAULT_LOCALE
  } catch {
    return DEFAULT_LOCALE
  }
}

/** Returns the language in the address, else the stored one. */
export function pageLocale(): Locale {
  const { pathname } = window.location
  return namesLocale(pathname) ? readAddress(pathname).locale : storedLocale()
}

export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, locale)
  } catch {
    // Storage may be blocked (private windows); the choice then lasts as long as the page.
  }
}
