import { useEffect, useRef } from 'react'
import { changeField, type FormStore } from '../../../../ui/form/store'
import type { SetRow } from '../../customer/session-sets'

type Values = { sets: readonly SetRow[] }

/** Returns the places of the sets after the first one of an exercise that were not done yet. */
function followersOf(sets: readonly SetRow[], first: number): number[] {
  const places: number[] = []
  for (let at = first + 1; (sets[at]?.number ?? 1) > 1; at++) if (!sets[at]?.done) places.push(at)
  return places
}

/** Returns fields of later sets with the values that a change of the sets before gives them. */
function followingFields(before: readonly SetRow[], sets: readonly SetRow[]): [string, string][] {
  const changed: [string, string][] = []
  for (const [first, row] of sets.entries()) {
    const was = before[first]
    if (row.number !== 1 || !was) continue
    for (const at of followersOf(sets, first)) {
      const [set, last] = [sets[at], before[at]]
      if (!set || !last) continue
      const follows = (part: 'reps' | 'load') =>
        was[part] !== row[part] && (set[part] === '' || set[part] === was[part])
      const hasReps = follows('reps') ? row.reps !== '' : set.reps !== ''
      if (follows('reps')) changed.push([`sets.${at}.reps`, row.reps])
      // A load without reps cannot be saved.
      if (hasReps && (follows('load') || (follows('reps') && set.load === '')))
        changed.push([`sets.${at}.load`, row.load])
      if (!hasReps && last.reps !== '' && set.load === row.load && set.load !== '')
        changed.push([`sets.${at}.load`, ''])
    }
  }
  return changed
}

/** Fills later sets of an exercise like its first one while that is typed; what was typed into them stays. */
export function useFollowingSets(form: FormStore<Values>, sets: readonly SetRow[], day: string): void {
  // The form changes its values in place, so they are copied and compared after each render.
  const before = useRef({ sets: copyOf(sets), day })
  useEffect(() => {
    const last = before.current
    const now = copyOf(sets)
    before.current = { sets: now, day }
    if (last.day !== day || last.sets.length !== now.length) return
    for (const [path, text] of followingFields(last.sets, now)) changeField(form, path, text)
  })
}

const copyOf = (sets: readonly SetRow[]): SetRow[] => sets.map((row) => ({ ...row }))
