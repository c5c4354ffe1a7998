import type { DoneSet } from 'contract/programs/calls'
import { useCallback } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'

type Measured = Pick<DoneSet, 'seconds' | 'meters'>

/** Returns a formatter of what a set without reps measured: `45 sec`, `25 min 30 sec`, `5 km`; undefined without either. */
export function useSetMeasure(): (set: Measured) => string | undefined {
  const t = useT()
  const { locale, tag } = useLocale()
  return useCallback(
    ({ seconds, meters }: Measured) => {
      const unit = (name: string, value: number) =>
        new Intl.NumberFormat(tag, {
          style: 'unit',
          unit: name,
          // Persian's short form uses Latin letters on the wrong side of the number.
          unitDisplay: locale === 'fa' ? 'long' : 'short',
          maximumFractionDigits: 2,
        }).format(value)
      const parts: string[] = []
      if (meters != null) parts.push(meters < 1000 ? unit('meter', meters) : unit('kilometer', meters / 1000))
      if (seconds != null) parts.push(timeOf(seconds, unit))
      return parts.length > 0 ? parts.join(t('common.comma')) : undefined
    },
    [t, locale, tag],
  )
}

function timeOf(seconds: number, unit: (name: string, value: number) => string): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds - minutes * 60
  if (minutes === 0) return unit('second', rest)
  return rest === 0 ? unit('minute', minutes) : `${unit('minute', minutes)} ${unit('second', rest)}`
}
