import type { Deps } from '../../../deps'
import type { Tx } from '../../../kernel/db/client'
import { newId } from '../../../kernel/ids'

/** Queue of the mails to customers about their programs. */
export const PROGRAM_MAIL = 'program-mail'
/** Queue of mails to coaches; handled by the coaches' domain, which knows their settings. */
export const COACH_PROGRAM_MAIL = 'coach-program-mail'

/** Queue of orders whose programs may all be published now; handled by the orders' domain. */
export const ORDER_PROGRAMS = 'order-programs'

export const programMails = [
  'opened',
  'coach_changed',
  'published',
  'paused',
  'resumed',
  'completed',
  'reopened',
  'extended',
  'deactivated',
] as const
export type ProgramMail = (typeof programMails)[number]

export const coachMails = [
  'assigned',
  'answered',
  'handed_over',
  'deactivated',
  'left',
  'athlete_paused',
  'consent_withdrawn',
] as const
export type CoachMail = (typeof coachMails)[number]

/** Puts a mail to the customer on its way with the transaction of what it tells. */
export async function enqueueProgramMail(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  mail: ProgramMail,
  userProgramId: string,
): Promise<void> {
  await jobs.enqueue(tx, PROGRAM_MAIL, { mail, userProgramId, id: newId() })
}

/** The same to a coach. */
export async function enqueueCoachMail(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  mail: CoachMail,
  { userProgramId, coachId }: { userProgramId: string; coachId: string },
): Promise<void> {
  await jobs.enqueue(tx, COACH_PROGRAM_MAIL, { mail, userProgramId, coachId, id: newId() })
}
