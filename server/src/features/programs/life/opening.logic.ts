import { templatePlan } from 'contract/programs/plan-form'
import type { Deps } from '../../../deps'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { impersonal } from '../coach/copied-parts'
import { baseOf, recordOrigin } from '../own-templates/origins'
import { withIdsIn, withStableIds } from '../row-ids'
import { refreshProgress } from '../user-programs.sql'
import * as sql from './opening.sql'
import { enqueueCoachMail, enqueueProgramMail } from './program-jobs'

type LifeDeps = Pick<Deps, 'jobs'>

/**
 * Opens one program for each line of a confirmed order that carries one, in the transaction of the confirmation: once for
 * a line, however often this is called (decisions ). A template without questions goes straight to its coach.
 */
export async function openPrograms(
  deps: LifeDeps,
  tx: Tx,
  order: { orderId: string; accountId: string },
  lines: readonly { position: number; template: string }[],
): Promise<void> {
  if (lines.length === 0) return
  const opened = await sql.openPrograms(
    tx,
    order,
    lines.map((line) => ({ ...line, id: newId() })),
  )
  for (const { id, hasQuestions } of opened) {
    if (hasQuestions) await sql.beginAnswering(tx, id)
    else await createDraft(tx, id)
    await assign(deps, tx, id)
    await enqueueProgramMail(deps, tx, 'opened', id)
  }
}

/** Makes the plan of a program from its template; from now on the coach builds it (decision X-57). */
export async function createDraft(tx: Tx, id: string): Promise<void> {
  const template = await sql.findTemplatePlan(tx, id)
  if (!template) return
  const plan = withStableIds(templatePlan(template.plan))
  await sql.beginCreating(tx, id, {
    ...withIdsIn(id, plan),
    title: plan.title || template.name,
    description: plan.description || template.description,
    duration: plan.duration || template.days,
  })
  await recordOrigin(tx, {
    id,
    blockId: id,
    template: { id: template.programId, own: false, language: template.language },
    base: baseOf(impersonal(plan)),
    version: null,
  })
  await refreshProgress(tx, id)
}

/** Ends what a cancelled order, or the refunded ones of its lines, opened (decision X-42). */
export async function deactivatePrograms(
  deps: LifeDeps,
  tx: Tx,
  orderId: string,
  lines?: readonly number[],
): Promise<void> {
  for (const { id, coachId } of await sql.deactivateOrder(tx, orderId, lines)) {
    await enqueueProgramMail(deps, tx, 'deactivated', id)
    if (coachId) await enqueueCoachMail(deps, tx, 'deactivated', { userProgramId: id, coachId })
  }
}

/** Gives a program to a coach with room; returns whether there is one. */
async function assign(deps: LifeDeps, tx: Tx, id: string): Promise<boolean> {
  await sql.lockAssignment(tx)
  const coachId = await sql.assignByCapacity(tx, id)
  if (!coachId) return false
  await sql.insertAssignment(tx, { id: newId(), userProgramId: id, coachId, actorId: null, reason: '' })
  await enqueueCoachMail(deps, tx, 'assigned', { userProgramId: id, coachId })
  return true
}

/** Programs that one run assigns at most. */
const ASSIGNED_AT_ONCE = 100

/** Assigns what found no coach with room when it was opened; returns how many. */
export async function assignWaiting(deps: Pick<Deps, 'db' | 'jobs' | 'log'>): Promise<number> {
  let assigned = 0
  for (const { id } of await sql.listAssignable(deps.db, ASSIGNED_AT_ONCE)) {
    const done = await transaction(deps.db, (tx) => assign(deps, tx, id))
    if (done) assigned += 1
  }
  if (assigned > 0) deps.log.info({ event: 'programs_assigned', count: assigned }, 'programs got a coach')
  return assigned
}
