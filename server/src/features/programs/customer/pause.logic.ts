import type { Locale } from 'contract/locale'
import type { UserProgram } from 'contract/programs/calls'
import { OWN_PAUSE_DAYS_MAX } from 'contract/programs/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { transaction } from '../../../kernel/db/transaction'
import { enqueueCoachMail } from '../life/program-jobs'
import { listEndedPauses } from '../life/step.sql'
import { refreshProgress } from '../user-programs.sql'
import { findMine } from './customer.sql'
import * as sql from './pause.sql'

interface Mine {
  id: string
  accountId: string
  locale: Locale
}

/** Pauses one of the caller's own programs for some days, of which a program has 14 in all; tells the coach. */
export async function pauseMine(
  deps: Pick<Deps, 'db' | 'jobs'>,
  mine: Mine,
  days: number,
): Promise<UserProgram> {
  return transaction(deps.db, async (tx) => {
    const { status, ownDays } = (await sql.lockPausable(tx, mine)) ?? fail('programs.not_found')
    if (status !== 'active') fail('programs.step_refused', { from: status, to: 'paused' })
    const left = OWN_PAUSE_DAYS_MAX - ownDays
    if (days > left) fail('programs.pause_too_long', { max: Math.max(0, left) })
    const { coachId } = (await sql.pause(tx, mine, days)) ?? fail('programs.not_found')
    await refreshProgress(tx, mine.id)
    if (coachId) await enqueueCoachMail(deps, tx, 'athlete_paused', { userProgramId: mine.id, coachId })
    return (await findMine(tx, mine)) ?? fail('programs.not_found')
  })
}

/** Ends an own pause before its day; one that the coach began is the coach's to end. */
export async function resumeMine({ db }: Pick<Deps, 'db'>, mine: Mine): Promise<UserProgram> {
  return transaction(db, async (tx) => {
    const { status, isOwn } = (await sql.lockPausable(tx, mine)) ?? fail('programs.not_found')
    if (status !== 'paused' || !isOwn) fail('programs.step_refused', { from: status, to: 'active' })
    await sql.resume(tx, mine)
    await refreshProgress(tx, mine.id)
    return (await findMine(tx, mine)) ?? fail('programs.not_found')
  })
}

/** Programs that one run resumes at most. */
const RESUMED_AT_ONCE = 500

/** Resumes programs whose own pause is over; returns how many. */
export async function resumeEnded({ db }: Pick<Deps, 'db'>): Promise<number> {
  const ended = await listEndedPauses(db, RESUMED_AT_ONCE)
  for (const { id } of ended)
    await transaction(db, async (tx) => {
      if (await sql.resumeEnded(tx, id)) await refreshProgress(tx, id)
    })
  return ended.length
}
