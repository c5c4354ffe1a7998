import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MAXIMA_ASKED_MAX } from 'contract/programs/set-rules'
import type { AskedMaximum } from 'contract/training/maximum-calls'
import { readAthleteMaxima } from 'contract/training/maximum-routes'
import { MINUTE } from 'contract/units'
import { useEffect, useState } from 'react'
import { call } from '../../../../api/call'
import { programKey } from '../program.api'

/** Program whose athlete's maxima are read. */
export interface MaximaOf {
  coachId: string
  id: string
  /** First name of the athlete. */
  athlete: string
}

/** Pause after the last key before maxima are read, in milliseconds. */
const PAUSE_MS = 250

/** Identifies a row and the name by which it calls a maximum. */
export const maximumKey = ({ row, exerciseId, name, of }: AskedMaximum) =>
  JSON.stringify([row, exerciseId, name, of])

/** Reads maxima in kilograms by `maximumKey`, null where the athlete has none yet; undefined until they are read. */
export function useMaxima(program: MaximaOf | undefined, asked: readonly AskedMaximum[]) {
  const key = JSON.stringify(asked)
  const [paused, setPaused] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(key), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key])
  const { coachId = '', id = '' } = program ?? {}
  const { data } = useQuery({
    queryKey: [...programKey(coachId, id), 'maxima', paused],
    queryFn: async ({ signal }) => {
      const rows = (JSON.parse(paused) as AskedMaximum[]).slice(0, MAXIMA_ASKED_MAX)
      const { data } = await call(readAthleteMaxima, { params: { id }, body: { rows }, signal })
      return Object.fromEntries(rows.map((row, at) => [maximumKey(row), data.maxima[at] ?? null]))
    },
    enabled: program !== undefined && paused !== '[]',
    staleTime: 10 * MINUTE,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    // A load can be typed without it.
    retry: false,
  })
  return data
}
