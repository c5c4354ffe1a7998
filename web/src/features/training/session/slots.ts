import type { Side } from 'contract/programs/set-rules'
import type { SentEntry } from 'contract/training/entry-calls'
import type { StoredEntry } from '../log/entry'
import { isSetOf, type RunningExercise, type RunningSession } from './running-session'

/** Place for one set: exercise, index, and side of a one-sided exercise. */
export interface Slot {
  id: string
  exercise: RunningExercise
  index: number
  side: Side | null
}

/** A set as it is recorded; one that was taken back has no values. */
export type SetEntry = Extract<SentEntry, { kind: 'set' }>
export type LoggedSet = StoredEntry & { entry: SetEntry }

export const isLoggedSet = (stored: StoredEntry): stored is LoggedSet =>
  stored.entry.kind === 'set' && !stored.entry.removed

const slotId = (key: string, index: number, side: Side | null) => `${key}\n${index}\n${side ?? ''}`

const SIDES: readonly Side[] = ['left', 'right']

/** Returns the places of an exercise in the order in which they are done. */
export function slotsOf(exercise: RunningExercise): Slot[] {
  const sides = exercise.isOneSided ? SIDES : [null]
  return Array.from({ length: exercise.sets }, (_, index) =>
    sides.map((side) => ({ id: slotId(exercise.key, index, side), exercise, index, side })),
  ).flat()
}

/** Exercises that share a screen: one, or those of a superset. */
export type Group = readonly RunningExercise[]

/** Returns the screens of a session; exercises with the same letter come together, at the place of the first. */
export function groupsOf(exercises: readonly RunningExercise[]): Group[] {
  const groups: RunningExercise[][] = []
  const byLetter = new Map<string, RunningExercise[]>()
  for (const exercise of exercises) {
    const known = exercise.superset ? byLetter.get(exercise.superset) : undefined
    if (known) {
      known.push(exercise)
      continue
    }
    const group = [exercise]
    groups.push(group)
    if (exercise.superset) byLetter.set(exercise.superset, group)
  }
  return groups
}

/** Returns the places of a screen round by round (A1, A2, A1, A2), also for uneven numbers of sets. */
export function roundsOf(group: Group): Slot[] {
  const rounds = Math.max(0, ...group.map(({ sets }) => sets))
  const slots = group.filter(({ isSkipped }) => !isSkipped).map(slotsOf)
  return Array.from({ length: rounds }, (_, round) =>
    slots.flatMap((own) => own.filter(({ index }) => index === round)),
  ).flat()
}

/** Logged sets by place; two where two devices logged the same one. */
export type Done = ReadonlyMap<string, readonly LoggedSet[]>

/** Returns the logged sets of a session by place. */
export function doneSets(session: RunningSession, entries: readonly StoredEntry[]): Done {
  const done = new Map<string, LoggedSet[]>()
  for (const stored of entries) {
    if (!isLoggedSet(stored) || stored.entry.session !== session.session) continue
    const { entry } = stored
    const exercise = session.exercises.find((one) => isSetOf(one, entry))
    if (!exercise || entry.index === undefined) continue
    const id = slotId(exercise.key, entry.index, entry.side ?? null)
    done.set(id, [...(done.get(id) ?? []), stored])
  }
  return done
}

/** Returns the place to log next on a screen: the chosen one, else the first without a set. */
export function currentSlot(group: Group, done: Done, chosen: string | null): Slot | undefined {
  const slots = roundsOf(group)
  const byHand = slots.find(({ id }) => id === chosen && !done.has(id))
  return byHand ?? slots.find(({ id }) => !done.has(id))
}

/** Returns true if a rest follows the set: its round is over, on both sides and in every exercise of a superset. */
export function isRestDue(group: Group, done: Done, { id, index }: Slot): boolean {
  const left = roundsOf(group).filter((slot) => slot.id !== id && !done.has(slot.id))
  return !left.some((slot) => slot.index === index)
}

/** Returns the group that follows and has a set to do, searching round from the one in view; undefined at the end. */
export function nextGroup(groups: readonly Group[], at: number, done: Done): Group | undefined {
  const others = [...groups.slice(at + 1), ...groups.slice(0, at)]
  return others.find((group) => currentSlot(group, done, null) !== undefined)
}

/** Returns the number of sets that are done and planned; left and right are one set. */
export function setCounts(exercise: RunningExercise, done: Done): { done: number; all: number } {
  const slots = slotsOf(exercise)
  const indices = new Set(slots.filter(({ id }) => done.has(id)).map(({ index }) => index))
  const whole = [...indices].filter((index) =>
    slots.every((slot) => slot.index !== index || done.has(slot.id)),
  )
  return { done: whole.length, all: exercise.sets }
}

/** Returns the highest index of a logged set; -1 where none is logged. */
export function lastDoneIndex(exercise: RunningExercise, done: Done): number {
  const indices = slotsOf(exercise).flatMap(({ id, index }) => (done.has(id) ? [index] : []))
  return Math.max(-1, ...indices)
}

/** Returns true if no set is left to do. */
export const isComplete = (groups: readonly Group[], done: Done): boolean =>
  groups.length > 0 && groups.every((group) => currentSlot(group, done, null) === undefined)
