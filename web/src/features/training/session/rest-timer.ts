import { SECOND } from 'contract/units'

/** Rest between two sets; instants in milliseconds since 1970, so it is right after a reload. */
export interface Rest {
  /** Planned length in milliseconds; 0 counts up, as the plan names no time. */
  length: number
  startedAt: number
  /** End, or null while paused. */
  endsAt: number | null
  /** Remaining milliseconds while paused. */
  left: number | null
  /** True once the end was announced. */
  isAnnounced: boolean
}

/** Step of the buttons. */
export const REST_STEP_MS = 15 * SECOND

/** Begins a rest of `seconds`; undefined counts up. */
export function startRest(seconds: number | undefined, now: number): Rest {
  const length = (seconds ?? 0) * SECOND
  return { length, startedAt: now, endsAt: now + length, left: null, isAnnounced: false }
}

export const isCountingUp = ({ length }: Rest): boolean => length === 0
export const isPaused = ({ endsAt }: Rest): boolean => endsAt === null

/** Returns the remaining milliseconds, at least 0; of one that counts up those that have passed. */
export function restLeft(rest: Rest, now: number): number {
  if (isCountingUp(rest)) return Math.max(0, now - rest.startedAt)
  return Math.max(0, rest.endsAt === null ? (rest.left ?? 0) : rest.endsAt - now)
}

export const isOver = (rest: Rest, now: number): boolean => !isCountingUp(rest) && restLeft(rest, now) === 0

export function pauseRest(rest: Rest, now: number): Rest {
  if (isPaused(rest) || isCountingUp(rest)) return rest
  return { ...rest, left: restLeft(rest, now), endsAt: null }
}

export function resumeRest(rest: Rest, now: number): Rest {
  return isPaused(rest) ? { ...rest, endsAt: now + (rest.left ?? 0), left: null } : rest
}

/** Moves the end; one that counts up becomes one of that length. */
export function shiftRest(rest: Rest, ms: number, now: number): Rest {
  if (isCountingUp(rest) && ms < 0) return rest
  const left = Math.max(0, (isCountingUp(rest) ? 0 : restLeft(rest, now)) + ms)
  const moved = {
    ...rest,
    length: Math.max(SECOND, rest.length + ms),
    isAnnounced: left === 0 && rest.isAnnounced,
  }
  return isPaused(rest) ? { ...moved, left } : { ...moved, endsAt: now + left }
}
