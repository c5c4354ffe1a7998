import type { Locale } from 'contract/locale'

interface Translated {
  name: string
  translations: Partial<Record<'fa' | 'nl', { name: string }>>
}

/** Returns the name in the page's language, else in English. */
export function textIn({ name, translations }: Translated, locale: Locale): { name: string } {
  const own = locale === 'en' ? undefined : translations[locale]?.name
  return { name: own || name }
}
