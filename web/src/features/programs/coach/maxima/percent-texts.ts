import type { PlannedLoad } from 'contract/programs/load-typing'
import { percentLoad } from 'contract/programs/maximum-rules'
import { dayKeys, type PlannedExercise } from 'contract/programs/plan'
import type { AskedMaximum } from 'contract/training/maximum-calls'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { usePlanEditor } from '../plan-editor'
import { programEditorWords } from '../words/program-editor-words'
import { maximumKey, useMaxima } from './maxima.api'

type Named = Pick<PlannedExercise, 'id' | 'exerciseId' | 'name' | 'equipment'>

/** Exercise with the loads of its sets, as typed or planned. */
export interface LoadedExercise {
  exercise: Named
  loads: readonly (Partial<PlannedLoad> | null)[]
}

const askedOf = ({ id, exerciseId, name }: Named, of: string): AskedMaximum => ({
  ...(id && { row: id }),
  ...(exerciseId && { exerciseId }),
  name,
  of,
})

/** Returns what the maxima of the athlete make of percentages, a text an exercise; undefined for one without percentage. */
export function usePercentTexts(rows: readonly LoadedExercise[]): (string | undefined)[] {
  const t = useT(programEditorWords)
  const { maxima: program, data } = usePlanEditor()
  const days = data.workout.weeklySchedule
  const planned = dayKeys.flatMap((day) =>
    days[day].exercises.map((exercise) => ({ exercise, loads: exercise.targets ?? [] })),
  )
  const hasPercent = rows.some(({ loads }) => loads.some((load) => load?.percentOf))
  // All of the plan at once, so that other days need no further call.
  const all = hasPercent ? [...planned, ...rows] : []
  const asked = all.flatMap(({ exercise, loads }) =>
    loads.flatMap((load) => (load?.percentOf ? [askedOf(exercise, load.percentOf)] : [])),
  )
  const known = useMaxima(program, [...new Map(asked.map((one) => [maximumKey(one), one])).values()])

  function textOf(exercise: Named, percent: number, of: string): string | undefined {
    const kg = known?.[maximumKey(askedOf(exercise, of))]
    if (kg === undefined || !program) return undefined
    if (kg === null) return t('setTargets.noMaximum', { what: isolatedName(of) })
    const load = percentLoad(percent, kg, { equipment: exercise.equipment, unit: 'kg' })
    return t('setTargets.percentLoad', {
      load: t('setTargets.units.kg', { n: load }),
      name: isolatedName(program.athlete),
    })
  }
  return rows.map(({ exercise, loads }) => {
    const texts = loads.flatMap((one) =>
      one?.percentOf && one.load !== undefined ? (textOf(exercise, one.load, one.percentOf) ?? []) : [],
    )
    return texts.length > 0 ? [...new Set(texts)].join(' · ') : undefined
  })
}
