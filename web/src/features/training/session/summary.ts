import { estimateOf } from 'contract/programs/maximum-rules'
import type { LogItem } from 'contract/training/calls'
import { MINUTE } from 'contract/units'
import type { StoredEntry } from '../log/entry'
import { type Best, exerciseName, type PastExercise, type RunningSession } from './running-session'
import type { Done, LoggedSet } from './slots'
import { slotsOf } from './slots'

type SetItem = Pick<
  LoggedSet['entry'],
  'type' | 'load' | 'reps' | 'seconds' | 'meters' | 'exerciseId' | 'exercise' | 'date'
>

const NOTHING: Best = { load: null, estimate: null, seconds: null, meters: null }

const higher = (a: number | null, b: number | null | undefined) =>
  b == null ? a : a === null ? b : Math.max(a, b)

/** Returns the best values of sets; warm-ups are not among them, and less help is the higher load. */
export function bestOf(sets: readonly SetItem[]): Best {
  return sets.reduce<Best>((best, set) => {
    if (set.type === 'warmup') return best
    return {
      load: higher(best.load, set.reps === 0 ? null : set.load),
      estimate: higher(best.estimate, estimateOf(set)),
      seconds: higher(best.seconds, set.seconds),
      meters: higher(best.meters, set.meters),
    }
  }, NOTHING)
}

/** Returns what the log says of each exercise without the session itself: its last time and its best values. */
export function pastOf(items: readonly LogItem[], session: string): Record<string, PastExercise> {
  const byExercise = new Map<string, SetItem[]>()
  for (const item of items) {
    if (item.kind !== 'set' || !item.counts || item.session === session || item.type === 'warmup') continue
    const name = exerciseName({ exerciseId: item.exerciseId ?? null, name: item.exercise })
    byExercise.set(name, [...(byExercise.get(name) ?? []), item])
  }
  return Object.fromEntries(
    [...byExercise].map(([name, sets]) => {
      const day = sets.reduce((latest, { date = '' }) => (date > latest ? date : latest), '')
      const last = sets.filter(({ date }) => date === day)
      return [
        name,
        {
          best: bestOf(sets),
          last: last.map(({ reps = null, load = null, seconds = null, meters = null }) => ({
            date: day,
            reps,
            load,
            seconds,
            meters,
          })),
        },
      ]
    }),
  )
}

/** Best value of this session that is above all earlier ones. */
export interface SessionRecord {
  exercise: string
  kind: keyof Best
  value: number
}

export interface Summary {
  minutes: number
  sets: number
  /** Kilograms moved: load times reps, without warm-ups and help. */
  volume: number
  records: SessionRecord[]
}

const KINDS = ['load', 'estimate', 'seconds', 'meters'] as const

/** Returns the end of a session that is closed now; one that was continued without a change to its sets has its earlier end. */
export function endOf({ finishedAt }: RunningSession, entries: readonly StoredEntry[], now: Date): string {
  const isChanged = entries.some(({ entry }) => entry.kind === 'set' && (entry.at ?? '') > (finishedAt ?? ''))
  return finishedAt && !isChanged ? finishedAt : now.toISOString()
}

/** Returns what a session came to. */
export function summaryOf(session: RunningSession, done: Done, now: number): Summary {
  const end = session.endedAt ? Date.parse(session.endedAt) : now
  const records: SessionRecord[] = []
  let volume = 0
  let sets = 0
  for (const exercise of session.exercises) {
    const slots = slotsOf(exercise).filter(({ id }) => done.has(id))
    const logged = slots.flatMap(({ id }) => done.get(id)?.[0]?.entry ?? [])
    const working = logged.filter(({ type }) => type !== 'warmup')
    sets += new Set(slots.map(({ index }) => index)).size
    for (const { load, reps } of working) volume += Math.max(0, load ?? 0) * (reps ?? 0)
    const before = session.past[exerciseName(exercise)]?.best
    const best = bestOf(working)
    // One record an exercise: an estimate counts only without a heavier load.
    const kind =
      before && KINDS.find((one) => best[one] !== null && before[one] !== null && best[one] > before[one])
    const value = kind && best[kind]
    if (kind && value != null) records.push({ exercise: exercise.name, kind, value })
  }
  return {
    minutes: Math.max(1, Math.round((end - Date.parse(session.startedAt)) / MINUTE)),
    sets,
    volume: Math.round(volume),
    records,
  }
}
