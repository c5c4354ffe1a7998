import { DEFAULT_LOCALE, isLocale, type Locale } from 'contract/locale'
import { addressOf } from 'contract/site/address'
import { useEffect, useRef } from 'react'

/**
 * Updates the canonical and alternate links, which browsers use for sharing; the server wrote them for the first page
 * only.
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
