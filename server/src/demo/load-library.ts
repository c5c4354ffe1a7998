import { insert } from '../features/library/library.logic'
import type { Tx } from '../kernel/db/client'
import { demoExercises } from './library/exercises'

/** Adds the demo's exercises to the library. */
export async function loadLibrary(tx: Tx): Promise<void> {
  for (const exercise of demoExercises) await insert(tx, { coachId: null }, exercise)
}
