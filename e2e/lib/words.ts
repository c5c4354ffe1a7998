import type { Locale } from 'contract/locale'
import { en } from '../../web/src/i18n/en'
import { enErrors } from '../../web/src/i18n/en/errors'
import '../../web/src/i18n/en/with-account'
import '../../web/src/i18n/en/with-apply'
import '../../web/src/i18n/en/with-orders'
import fa from '../../web/src/i18n/fa'
import nl from '../../web/src/i18n/nl'
import { createTranslate } from '../../web/src/i18n/translate'

export const languages = { en: { texts: en, errors: enErrors }, fa, nl }

/** The words of the site in one language: `words('fa')('cart.view')`. */
export const words = (locale: Locale) => createTranslate(locale, languages[locale])

/** Every text of a language by its path; plural forms each on their own. */
export function allTexts(locale: Locale): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key)
  }
  walk(languages[locale].texts, '')
  return found
}
