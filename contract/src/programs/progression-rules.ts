import { gridOf, percentLoad, poundGrid, rounded, tidy } from './maximum-rules'
import { KG_OF_LB, LOAD_RANGE, type LoadUnit, type SetTarget, type SetType } from './set-rules'

/**
 * Rule-based progression: what next week's targets of a row become, from the log alone. No counters are stored, so a late or
 * corrected set changes the proposal. No zod and no dates but days, so that screens use it too.
 */

export const progressionKinds = ['double', 'percent', 'deload'] as const
export type ProgressionKind = (typeof progressionKinds)[number]

export const PROGRESSION_RULES_MAX = 200
/** Kilograms of a double progression, percentage points of a percent one, percent of a deload. */
export const PROGRESSION_STEP = { min: 0.25, max: 100 } as const
export const DELOAD_EVERY = { min: 2, max: 52 } as const

/** Rule of a row of the plan; a row may have one of `double` and `percent`, and a deload beside it. */
export interface ProgressionRule {
  /** Id of the row. */
  row: string
  kind: ProgressionKind
  step: number
  /** `double`: reps that every working set must reach, else the target's `repsMax`; `percent`: highest percent. */
  top?: number | undefined
  /** `deload`: every so many weeks of the program. */
  every?: number | undefined
}

/** Returns true in a week (from 1) in which a deload rule lowers the loads. */
export const isDeloadWeek = ({ kind, every }: ProgressionRule, week: number): boolean =>
  kind === 'deload' && every !== undefined && week > 0 && week % every === 0

/** A counted set of the log, as far as progression looks at it. */
export interface LoggedSet {
  index: number
  type?: SetType | null | undefined
  reps?: number | null | undefined
  /** Kilograms; below 0 is help. */
  load?: number | null | undefined
  /** Unit in which the load was typed; kg where missing. */
  unit?: LoadUnit | undefined
  effort?: number | null | undefined
  rir?: number | null | undefined
}

/** The sets of one row in one session. */
export interface LoggedSession {
  date: string
  /** Week of the program, from 1. */
  week: number
  /** True if pain was reported. */
  hasPain: boolean
  sets: readonly LoggedSet[]
}

export interface ProgressionRow {
  id: string
  equipment: readonly string[]
  targets: readonly SetTarget[]
}

/** Proposal for a row; `held` is a step up that pain holds back. */
export interface Proposal {
  kind: ProgressionKind
  from: SetTarget[]
  to: SetTarget[]
  heldBy: 'pain' | null
  /** The session that decided; null for a deload. */
  session: LoggedSession | null
}

export interface ProgressionState {
  row: ProgressionRow
  /** Rules of this row. */
  rules: readonly ProgressionRule[]
  /** Sessions in which the row itself was done, the latest last; replacements are no session of it. */
  sessions: readonly LoggedSession[]
  /** Kilograms of a named maximum as the athlete had it before a day; undefined without one. */
  maximumOf?: ((name: string, day: string) => number | undefined) | undefined
  /** The coming week: of the program, and within its block; both from 1. */
  next: { week: number; blockWeek: number }
}

/** Targets of a week of the block: its own ones take the place of those for every week. */
export function targetsOfWeek<T extends Pick<SetTarget, 'index' | 'week' | 'side'>>(
  targets: readonly T[],
  week: number,
): T[] {
  const own = targets.filter((target) => target.week === week)
  const isReplaced = ({ index, side }: T) =>
    own.some((other) => other.index === index && (other.side === undefined || other.side === side))
  return targets
    .filter((target) => target.week === week || (target.week === undefined && !isReplaced(target)))
    .sort((a, b) => a.index - b.index)
}

/** Returns what the rules propose for a row; undefined where everything stays as it is. */
export function proposalOf(state: ProgressionState): Proposal | undefined {
  const { row, rules, next } = state
  const deload = rules.find((rule) => isDeloadWeek(rule, next.week))
  if (deload) return deloadOf(row, deload, next.blockWeek)
  const step = rules.find(({ kind }) => kind !== 'deload')
  // A deload is neither success nor failure.
  const session = state.sessions.findLast(
    ({ week, sets }) => !rules.some((rule) => isDeloadWeek(rule, week)) && sets.some(isWorking),
  )
  return step && session && stepOf(state, step, session)
}

const isWorking = ({ type }: { type?: SetType | null | undefined }) => (type ?? 'working') === 'working'
const hasLoad = (target: SetTarget): target is SetTarget & { load: number } => target.load !== undefined

function stepOf(
  { row, next, maximumOf }: ProgressionState,
  rule: ProgressionRule,
  session: LoggedSession,
): Proposal | undefined {
  const targets = targetsOfWeek(row.targets, next.blockWeek).filter(isWorking)
  const stepped = targets.filter(hasLoad).filter((target) => isOfKind(target, rule))
  if (stepped.length === 0 || stepped.length < targets.length) return undefined
  const isReached = stepped.every((target) => {
    const sets = session.sets.filter((set) => set.index === target.index && isWorking(set))
    const max = target.percentOf ? maximumOf?.(target.percentOf, session.date) : undefined
    if (rule.kind === 'percent' && max === undefined) return false
    return (
      sets.length > 0 && sets.every((set) => reaches(set, target, { rule, max, equipment: row.equipment }))
    )
  })
  if (!isReached) return undefined
  const to = row.targets.map((target) =>
    stepped.includes(target as (typeof stepped)[number])
      ? raised(target, rule, row.equipment)
      : { ...target },
  )
  const from = row.targets.map((target) => ({ ...target }))
  if (from.every(({ load }, at) => load === to[at]?.load)) return undefined
  return session.hasPain
    ? { kind: rule.kind, from, to: from, heldBy: 'pain', session }
    : { kind: rule.kind, from, to, heldBy: null, session }
}

const isOfKind = ({ percentOf }: SetTarget, { kind }: ProgressionRule) =>
  (kind === 'percent') === (percentOf !== undefined && percentOf !== '')

interface Measure {
  rule: ProgressionRule
  /** Kilograms of the maximum that a percent is of. */
  max: number | undefined
  equipment: readonly string[]
}

/** Returns true if a set was done with the target's load, for its reps, and no harder than asked. */
function reaches(
  set: LoggedSet,
  target: SetTarget & { load: number },
  { rule, max, equipment }: Measure,
): boolean {
  const reps =
    rule.kind === 'double' ? (rule.top ?? target.repsMax ?? target.reps) : (target.reps ?? target.repsMax)
  const { unit } = set
  const kg =
    max === undefined
      ? kilograms(target)
      : kilograms({ unit, load: percentLoad(target.load, max, { equipment, unit: unit ?? 'kg' }) })
  if (reps === undefined || set.reps == null || set.load == null) return false
  if (set.reps < reps || set.load < kg - TOLERANCE) return false
  const isHarder = target.effort !== undefined && set.effort != null && set.effort > target.effort
  const isCloser = target.rir !== undefined && set.rir != null && set.rir < target.rir
  return !isHarder && !isCloser
}

/** Kilograms that a conversion between units may lose. */
const TOLERANCE = 0.01

const kilograms = ({ load, unit }: { load: number; unit?: LoadUnit | undefined }) =>
  unit === 'lb' ? load * KG_OF_LB : load

function raised(target: SetTarget, rule: ProgressionRule, equipment: readonly string[]): SetTarget {
  const load = target.load ?? 0
  if (rule.kind === 'percent')
    return { ...target, load: Math.max(load, Math.min(rounded(load + rule.step, 0.5), rule.top ?? 100)) }
  const isPound = target.unit === 'lb'
  const step = isPound ? rule.step / KG_OF_LB : rule.step
  const grid = isPound ? poundGrid(equipment) : gridOf(equipment)
  return { ...target, load: bounded(load, stepped(load, step, grid)) }
}

/** A step up that can be loaded: at least one place of the grid, and no weight in place of help. */
function stepped(load: number, step: number, grid: number): number {
  const next = rounded(load + step, grid)
  const up = next > load ? next : rounded(Math.floor(load / grid + 1) * grid, grid)
  return load < 0 ? Math.min(0, up) : up
}

const bounded = (load: number, next: number) => (next > LOAD_RANGE.max || next < LOAD_RANGE.min ? load : next)

function deloadOf(row: ProgressionRow, rule: ProgressionRule, week: number): Proposal | undefined {
  const targets = targetsOfWeek(row.targets, week)
  // Targets of the week's own were planned by the coach, or accepted before.
  if (targets.some((target) => target.week === week)) return undefined
  const lowered = targets.filter(hasLoad).filter(isWorking)
  if (lowered.length === 0) return undefined
  const from = row.targets.map((target) => ({ ...target }))
  const own = targets.map((target) => ({ ...loweredTarget(target, rule, row.equipment), week }))
  return { kind: 'deload', from, to: [...from, ...own], heldBy: null, session: null }
}

function loweredTarget(
  target: SetTarget,
  { step }: ProgressionRule,
  equipment: readonly string[],
): SetTarget {
  if (!hasLoad(target) || !isWorking(target)) return target
  // Less weight, or more help.
  const share = target.load < 0 ? 1 + step / 100 : 1 - step / 100
  const grid = target.percentOf ? 0.5 : target.unit === 'lb' ? poundGrid(equipment) : gridOf(equipment)
  return { ...target, load: bounded(target.load, floored(target.load * share, grid)) }
}

const floored = (value: number, grid: number) => tidy(Math.floor(value / grid + 1e-9) * grid)
