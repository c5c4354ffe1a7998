import type { RunningProgram } from '../../programs/customer/running.sql'
import type { Judged } from './log.sql'
import type { Refusal } from './validate-entry'

/** Returns true for a day on which a program ran: the ends of a pause and its last day are such days. */
export function ranOn(program: RunningProgram, day: string): boolean {
  return day <= program.latestDay && isOfProgram(program, day)
}

/** Returns true if a program runs on a day as far as is known; it may be ahead. */
function isOfProgram({ firstDay, endedOn, pauses }: RunningProgram, day: string): boolean {
  if (firstDay === null || day < firstDay || (endedOn !== null && day > endedOn)) return false
  return !pauses.some(({ from, until }) => day > from && (until === null || day < until))
}

/** Refuses an entry for a day on which the program did not run; moves and excuses may be about coming days of the plan. */
export function dayProblem(program: RunningProgram, { kind, date, entry }: Judged): Refusal | undefined {
  const mayBeAhead = (day: unknown) =>
    isOfProgram(program, String(day)) &&
    (String(day) <= program.latestDay || String(day) <= (program.plannedUntil ?? ''))
  const refuse = (field: string): Refusal => ({ code: 'log.day', field })
  if (kind === 'excuse') return mayBeAhead(date) ? undefined : refuse('date')
  if (kind === 'move') {
    const wrong = ['from', 'to'].find((field) => !mayBeAhead(entry[field]))
    if (wrong) return refuse(wrong)
  }
  return ranOn(program, date) ? undefined : refuse('date')
}
