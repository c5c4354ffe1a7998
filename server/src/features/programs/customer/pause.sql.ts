import type { UserProgramStatus } from 'contract/programs/rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { moveProgram } from '../life/step.sql'

interface Mine {
  id: string
  accountId: string
}

export interface Pausable {
  status: UserProgramStatus
  /** True while the pause is the athlete's own. */
  isOwn: boolean
  /** Days of ended own pauses. */
  ownDays: number
}

/** Locks one of the account's own programs; a deactivated one is none of them. */
export async function lockPausable(tx: Tx, { id, accountId }: Mine): Promise<Pausable | undefined> {
  const [row] = await tx<Pausable[]>`
    select status, own_pause_until is not null as "isOwn", own_pause_days as "ownDays"
    from user_programs where id = ${id} and account_id = ${accountId} and status <> 'deactivated' for update`
  return row
}

export function pause(tx: Tx, { id, accountId }: Mine, days: number) {
  return moveProgram(tx, { id, where: tx`up.account_id = ${accountId}`, step: 'pause', ownDays: days })
}

export function resume(tx: Tx, { id, accountId }: Mine) {
  const where = tx`up.account_id = ${accountId} and up.own_pause_until is not null`
  return moveProgram(tx, { id, where, step: 'resume' })
}

/** Resumes a program whose own pause is over. */
export function resumeEnded(tx: Tx, id: string) {
  const where = tx`up.own_pause_until <= account_today(up.account_id)`
  return moveProgram(tx, { id, where, step: 'resume' })
}

/** The own pause of a program `up` as the contract has it. */
export function ownPause(db: Db, daysMax: number) {
  return db`json_build_object('until', case when up.status = 'paused' then up.own_pause_until end,
    'daysLeft', greatest(0, ${daysMax}::int - up.own_pause_days))`
}
