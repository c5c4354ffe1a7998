import { isLocale, type Locale, locales } from 'contract/locale'
import { addressOf, namesLocale, readAddress } from 'contract/site/address'

/**
 * Applies the stored theme, and the language of the address or else the stored one, to the document and its address
 * (decision X-102). Returns the language; undefined if the page is prerendered in another one, and the browser goes to
 * the address of the right one.
 */
export function applyPreferences(isPrerendered: boolean): Locale | undefined {
  const root = document.documentElement
  const { pathname, search, hash } = location
  const named = readAddress(pathname)
  let locale = named.locale
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (namesLocale(pathname)) localStorage.setItem('language', locale)
    else {
      const stored = localStorage.getItem('language')
      if (isLocale(stored)) locale = stored
    }
  } catch {
    // Without storage the address decides.
  }
  root.lang = locale
  root.dir = locales[locale].dir
  const address = addressOf({ locale, path: named.path })
  if (isPrerendered && locale !== named.locale) {
    // Nothing is shown or run before the redirect.
    root.hidden = true
    stop()
    location.replace(address + search + hash)
    return undefined
  }
  if (address !== pathname) history.replaceState(history.state, '', address + search + hash)
  return locale
}
