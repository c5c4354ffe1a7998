/** The languages of the site, the first being the default; direction is a column of this table. */
export const locales = {
  en: { name: 'English', dir: 'ltr', calendar: 'gregory' },
  fa: { name: 'فارسی', dir: 'rtl', calendar: 'persian' },
  nl: { name: 'Nederlands', dir: 'ltr', calendar: 'gregory' },
} as const

export type Locale = keyof typeof locales
export const localeCodes = Object.keys(locales) as [Locale, ...Locale[]]
export const DEFAULT_LOCALE: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** Returns our language for a tag as clients write it, in any case and with a region: `NL`, `fa-IR`, `nl_BE`. */
export function localeOfTag(tag: unknown): Locale | undefined {
  if (typeof tag !== 'string' || tag.length > 35) return undefined
  const language = tag.trim().toLowerCase().split(/[-_]/)[0]
  return isLocale(language) ? language : undefined
}

/** The best of our languages for an `Accept-Language` header; English where none fits. */
export function negotiateLocale(header: string | undefined): Locale {
  if (!header || header.length > 500) return DEFAULT_LOCALE
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const q = params.find((p) => p.trim().startsWith('q='))
      return { lang: tag.split('-')[0], q: q ? Number(q.trim().slice(2)) || 0 : 1 }
    })
    .filter((w) => w.q > 0)
    .sort((a, b) => b.q - a.q)
  for (const { lang } of wanted) if (isLocale(lang)) return lang
  return DEFAULT_LOCALE
}
