import type { RangePosition } from 'contract/blood-tests/numbers'
import { useMemo } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { markerWords } from './words/marker-words'

/** Number with its bound and unit. */
interface Value {
  number: number | null
  bound: '<' | '>' | null
  unit: string | null
}
interface Range {
  low: number | null
  high: number | null
  unit: string | null
}

/** Returns formatters of values, ranges and days in the page's locale. */
export function useMarkerText() {
  const t = useT(markerWords)
  const { tag } = useLocale()
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })
    const days = new Intl.DateTimeFormat(tag, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    })
    /** Formats a value with localised digits; a text without a number is unchanged. */
    const value = ({ number, bound, unit }: Value, printed?: string | number) =>
      number === null
        ? isolatedName([printed, unit].filter(Boolean).join(' '))
        : isolated(`${bound ? `${bound} ` : ''}${numbers.format(number)}${unit ? `\u00a0${unit}` : ''}`)
    /** Returns undefined if the laboratory gave none. */
    const range = ({ low, high, unit }: Range) => {
      const [from, to] = [low, high].map((end) => (end === null ? '' : numbers.format(end)))
      const params = { low: from ?? '', high: to ?? '', unit: unit ? isolated(unit) : '' }
      if (low !== null && high !== null) return isolatedName(t('markers.range', params).trim())
      if (low !== null) return t('markers.rangeFrom', params).trim()
      return high === null ? undefined : t('markers.rangeTo', params).trim()
    }
    return {
      number: (n: number) => numbers.format(n),
      day: (at: string) => days.format(new Date(at)),
      value,
      range,
      /** Formats a value with its day, position and range. */
      point: (point: Value & Range & { day: string; position: RangePosition | null }) => {
        const said = { day: days.format(new Date(point.day)), value: value(point) }
        const span = range(point)
        return point.position === null || span === undefined
          ? t('markers.point.unknown', said)
          : t(`markers.point.${point.position}`, { ...said, range: span })
      },
    }
  }, [t, tag])
}
