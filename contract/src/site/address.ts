import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale'

/** A page of the site in one of its languages. */
export interface PageAddress {
  locale: Locale
  /** Begins with a slash; without the language. */
  path: string
}

/**
 * A language stands before the path, as in `/fa/shop`; English has none. Two slashes after it begin no path: as an
 * address of their own they would lead to another host.
 */
const PREFIX = /^\/(fa|nl)(?=\/(?!\/)|$)/

/** Areas that keep one address in every language: who works there has chosen theirs. */
const ONE_ADDRESS = /^\/(coach|admin)(?=\/|$)/i

/** Returns true for paths of the coach and admin areas. */
export const isWorkPath = (path: string): boolean => ONE_ADDRESS.test(path)

/** The language that an address names, and the path of the page. */
export function readAddress(pathname: string): PageAddress {
  const prefix = PREFIX.exec(pathname)?.[1]
  if (!isLocale(prefix)) return { locale: DEFAULT_LOCALE, path: pathname }
  return { locale: prefix, path: pathname.slice(prefix.length + 1) || '/' }
}

/** Returns true if an address names its language, which overrides the stored one. */
export function namesLocale(pathname: string): boolean {
  return PREFIX.test(pathname)
}

/** The address of a page in a language; a query and a hash at the end of the path stay. */
export function addressOf({ locale, path }: PageAddress): string {
  // Never the address of another host.
  const safe = path.replace(/^\/{2,}/, '/')
  if (locale === DEFAULT_LOCALE || isWorkPath(safe)) return safe
  return `/${locale}${safe.replace(/^\/(?=[?#]|$)/, '')}`
}
