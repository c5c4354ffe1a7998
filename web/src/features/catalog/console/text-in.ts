import type { Locale } from 'contract/locale'

interface Translated {
  name: string
  translations: Partial<Record<'fa' | 'nl', { name: string }>>
}

/** What something is called in the language of the page; in English where that has no name of its own. */
export function textIn({ name, translations }: Translated, locale: Locale): { name: string } {
  const own = locale === 'en' ? undefined : translations[locale]?.name
  return { name: own || name }
}
