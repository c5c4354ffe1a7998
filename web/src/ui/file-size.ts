import { KB, MB } from 'contract/units'
import { useCallback } from 'react'
import { useLocale } from '../i18n/i18n'

/** Returns a formatter of byte counts: `820 kB`, `1.2 MB`, `۱٫۲ مگابایت`. */
export function useFileSize(): (bytes: number) => string {
  const { locale, tag } = useLocale()
  return useCallback(
    (bytes: number) => {
      const big = bytes >= MB / 10
      const format = new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: big ? 'megabyte' : 'kilobyte',
        // Persian's short form uses Latin letters on the wrong side of the number.
        unitDisplay: locale === 'fa' ? 'long' : 'short',
        maximumFractionDigits: big ? 1 : 0,
      })
      return format.format(big ? bytes / MB : Math.max(1, bytes / KB))
    },
    [locale, tag],
  )
}
