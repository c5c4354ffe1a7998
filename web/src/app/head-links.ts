import { DEFAULT_LOCALE, isLocale, type Locale } from 'contract/locale'
import { addressOf } from 'contract/site/address'
import { useEffect, useRef } from 'react'

/**
 * The page's address and those in other languages, which browsers share in the place of the one in their bar: the
 * server has written them for the page that was opened, and they go along when the reader goes on.
 */
export function useHeadLinks(locale: Locale, path: string): void {
  const opened = useRef(addressOf({ locale, path }))
  useEffect(() => {
    const address = addressOf({ locale, path })
    if (address === opened.current) return
    opened.current = address
    const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]')
    for (const link of links) {
      const other = isLocale(link.hreflang) ? link.hreflang : DEFAULT_LOCALE
      link.href = location.origin + addressOf({ locale: link.rel === 'canonical' ? locale : other, path })
    }
  }, [locale, path])
}
