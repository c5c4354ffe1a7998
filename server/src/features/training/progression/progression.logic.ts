import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { isEditable, type UserProgramStatus } from 'contract/programs/rules'
import type {
  acceptProposals,
  ProgressionProposal,
  ProgressionRules,
  putProgressionRules,
} from 'contract/training/progression-calls'
import type { Deps } from '../../../deps'
import { fail, failWith } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import { isSameData } from '../../../kernel/audit/change-details'
import type { Db, Pool } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { turnDue } from '../../programs/blocks/blocks.logic'
import { applyEdits } from '../../programs/coach/plan-change.logic'
import { readAthlete } from '../../programs/coach/read-athlete'
import { readMaxima } from '../maxima/maxima.logic'
import type { Coached } from '../ownership.sql'
import * as sql from './progression.sql'
import { proposalsOf, rowsOf } from './proposals'

/** Days of the log that decide: a row that was not done for longer begins anew. */
const LOG_DAYS = 92
/** Refused proposals that are remembered of a program. */
const REFUSED_MAX = 500

const openedOf = (id: string) => (plan: sql.ProgressionPlan) =>
  ({ action: 'program_opened', subjectId: plan.athleteId, object: { type: 'user_program', id } }) as const

/** The rules of an athlete's plan; the reading is audited. */
export async function getRules(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
): Promise<ProgressionRules> {
  const read = (tx: Db, coachId: string) => sql.findPlan(tx, { id, coachId })
  const { rules, version } = await readAthlete(deps, coach, read, openedOf(id))
  return { rules, version }
}

/** Replaces the rules; refused where they were changed since the version seen. */
export async function saveRules(
  db: Pool,
  program: Coached,
  { rules, version }: Received<typeof putProgressionRules>['body'],
): Promise<ProgressionRules> {
  return transaction(db, async (tx) => {
    const { status } = (await sql.lockProgram(tx, program)) ?? fail('programs.not_found')
    if (!isEditable(status as UserProgramStatus)) fail('programs.not_editable')
    const stored = (await sql.lockRules(tx, program.id)) ?? { rules: [], version: 1 }
    if (version > stored.version) fail('programs.version_invalid')
    if (isSameData(stored.rules, rules)) return stored
    if (version < stored.version)
      failWith({ version: stored.version, current: { rules: stored.rules } }, 'programs.changed_meanwhile')
    return { rules, version: await sql.writeRules(tx, program.id, rules) }
  })
}

/** Proposals for the coming week; the reading is audited. */
export async function listProposals(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
  locale: Locale,
): Promise<ProgressionProposal[]> {
  await turnDue(deps.db, { id })
  const { plan, items } = await readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      const plan = await sql.findPlan(tx, { id, coachId })
      return plan && { plan, items: await readProposals(tx, { id, coachId }, plan, locale) }
    },
    ({ plan }) => openedOf(id)(plan),
  )
  return isEditable(plan.status as UserProgramStatus) ? items : []
}

async function readProposals(
  db: Db,
  program: Coached,
  plan: sql.ProgressionPlan,
  locale: Locale,
): Promise<ProgressionProposal[]> {
  const sets = plan.rules.length > 0 ? await sql.listSets(db, program, LOG_DAYS) : []
  const days = sets.map(({ date }) => date)
  const rows = rowsOf(plan)
  const maxima = await readMaxima(
    db,
    {
      ...{ accountId: plan.athleteId, coachIds: [program.coachId], plan: rows },
      ...{ from: days[0] ?? '', until: days.at(-1) ?? '' },
    },
    days.length > 0
      ? rows.filter(({ id }) => plan.rules.some(({ row, kind }) => row === id && kind === 'percent'))
      : [],
  )
  return proposalsOf(plan, { sets, maxima }, locale).filter(({ _id }) => !plan.refused.includes(_id))
}

/** The proposals of these ids as the log has them now; refused where one of them is no longer proposed. */
async function currentProposals(
  db: Db,
  program: Coached,
  ids: readonly string[],
): Promise<ProgressionProposal[]> {
  const plan = (await sql.findPlan(db, program)) ?? fail('programs.not_found')
  if (!isEditable(plan.status as UserProgramStatus)) fail('programs.not_editable')
  const items = await readProposals(db, program, plan, 'en')
  return [...new Set(ids)].map((id) => items.find(({ _id }) => _id === id) ?? fail('programs.log_changed'))
}

/** Writes proposed targets as one version of the plan, all or none. */
export async function accept(
  db: Pool,
  program: Coached,
  { ids, values = {} }: Received<typeof acceptProposals>['body'],
): Promise<{ version: number }> {
  await turnDue(db, program)
  return transaction(db, async (tx) => {
    ;(await sql.lockProgram(tx, program)) ?? fail('programs.not_found')
    const proposals = await currentProposals(tx, program, ids)
    const edits = proposals.map((proposal) => ({
      path: proposal.path,
      value: targetsWith(proposal, own(values, proposal._id)),
    }))
    return applyEdits(tx, program, edits)
  })
}

const own = (values: Record<string, number>, id: string) =>
  Object.hasOwn(values, id) ? values[id] : undefined

/** The proposed targets; with a load of the coach's own, in place of each load that would change. */
function targetsWith({ kind, from, to, heldBy }: ProgressionProposal, load: number | undefined) {
  if (load === undefined) return to
  const isChanged = (at: number) =>
    kind === 'deload' ? at >= from.length : heldBy !== null || to[at]?.load !== from[at]?.load
  return to.map((target, at) =>
    target.load !== undefined && (target.type ?? 'working') === 'working' && isChanged(at)
      ? { ...target, load }
      : target,
  )
}

/** Hides proposals until the log, the rules or the targets change. */
export async function refuse(db: Pool, program: Coached, ids: readonly string[]): Promise<void> {
  await transaction(db, async (tx) => {
    ;(await sql.lockProgram(tx, program)) ?? fail('programs.not_found')
    const proposals = await currentProposals(tx, program, ids)
    await sql.addRefused(
      tx,
      program.id,
      proposals.map(({ _id }) => _id),
      REFUSED_MAX,
    )
  })
}
