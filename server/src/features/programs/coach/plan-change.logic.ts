import type { PlanEdit } from 'contract/programs/edit-calls'
import type { ProgramData } from 'contract/programs/plan'
import {
  mergePlan,
  type PlanChange,
  type PlanWrite,
  patchOf,
  planChanges,
  valueAt,
} from 'contract/programs/plan-changes'
import { completePlan } from 'contract/programs/plan-form'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { isSameData } from '../../../kernel/audit/change-details'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import {
  BLOCKS_PATH,
  beforeBlocksChange,
  isBlocksValue,
  type PlanState,
  saveState,
  stateAt,
  wholeBlocks,
} from '../blocks/blocks.logic'
import { baseOf, currentBlockId, recordOrigin, restoreOrigins } from '../own-templates/origins'
import type { OriginTemplate } from '../own-templates/origins.sql'
import { findTemplate } from '../own-templates/own-templates.sql'
import { freeRowIds, keepRowIds, withIdsIn, withNewRowIds, withStableIds } from '../row-ids'
import { copiedWrites, impersonal } from './copied-parts'
import { type Coached, type Opened, openPlan, refuseConflict } from './open-plan'
import * as sql from './plan-change.sql'
import { placeEdits, withRowIds, writesOfEdits } from './plan-edits'
import { writeAll } from './plan-save.logic'
import { TARGETS_PATH } from './targets.sql'

type Version = { version: number }

/** Writes what differs into an opened plan; without a difference the version stays. */
export async function saveWrites(
  tx: Tx,
  program: Coached,
  { state, version }: Opened,
  { writes, undoes }: { writes: readonly PlanWrite[]; undoes?: number },
): Promise<Version> {
  const changed = writes.filter(({ path, value }) => !isSameData(valueAt(state.plan, path), value))
  if (changed.length === 0) return { version }
  return writeAll(tx, {
    ...program,
    writes: changed,
    seen: undefined,
    ...(undoes === undefined ? {} : { undoes }),
  })
}

/** Applies all edits or none, in their order. */
export async function editPlan(
  { db }: Pick<Deps, 'db'>,
  program: Coached,
  { version, edits }: Version & { edits: readonly PlanEdit[] },
): Promise<Version> {
  return transaction(db, (tx) => applyEdits(tx, program, edits, version))
}

/** Applies edits within a transaction; `seen` is the version that the coach saw, undefined for what is locked already. */
export async function applyEdits(
  tx: Tx,
  program: Coached,
  edits: readonly PlanEdit[],
  seen?: number,
): Promise<Version> {
  const { placed, leaves } = placeEdits(edits)
  const opened = await openPlan(tx, program, { ...(seen !== undefined && { seen }), paths: leaves })
  return saveWrites(tx, program, opened, { writes: writesOfEdits(opened.state.plan, placed, leaves) })
}

/** Takes back the coach's own last change; refused where somebody else has changed the same since. */
export async function undoChange(
  { db }: Pick<Deps, 'db'>,
  program: Coached,
  { version }: Version,
): Promise<Version> {
  return transaction(db, async (tx) => {
    await openPlan(tx, program, { paths: [] })
    const last = (await sql.findLastChange(tx, program)) ?? fail('programs.nothing_to_undo')
    const paths = last.changes.map(({ path }) => path)
    const opened = await openPlan(tx, program, { seen: version, paths })
    const changedSince = last.changes.filter((change) => !isInForce(opened.state, change))
    if (changedSince.length > 0)
      refuseConflict(
        opened,
        changedSince.map(({ path }) => path),
      )
    const before = last.changes.reduceRight(undone, opened.state)
    const saved = await saveBefore(tx, program, opened, { before, undoes: last.version })
    if (last.origins) await restoreOrigins(tx, program.id, last.origins)
    return saved
  })
}

function isInForce(state: PlanState, { path, to }: PlanChange): boolean {
  return path === BLOCKS_PATH ? isBlocksValue(state, to) : isSameData(valueAt(state.plan, path), to)
}

/** Brings the plan of an earlier version back as a new one, in the block of today. */
export async function restoreVersion(
  { db }: Pick<Deps, 'db'>,
  program: Coached,
  name: string,
): Promise<Version> {
  const version = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY
  return transaction(db, async (tx) => {
    const opened = await openPlan(tx, program, { paths: [] })
    const { totalWeeks, week } = opened
    if (version > opened.version) fail('programs.version_not_found')
    const later = await sql.listLaterVersions(tx, program, version)
    if (later.length < opened.version - version) fail('programs.version_not_found')
    const then = later.flatMap(({ changes }) => changes.toReversed()).reduce(undone, opened.state)
    const before = then.blocks ? stateAt(then.plan, wholeBlocks(then, program.id, totalWeeks), week) : then
    return saveBefore(tx, program, opened, { before })
  })
}

function undone(later: PlanState, change: PlanChange): PlanState {
  // Targets stay as they are: they are not part of the plan's text.
  if (change.path === TARGETS_PATH) return later
  if (change.path === BLOCKS_PATH) return beforeBlocksChange(later, change)
  return { ...later, plan: mergePlan(later.plan, patchOf(change.path, change.from)) }
}

/** Writes an earlier state as a new version. */
async function saveBefore(
  tx: Tx,
  program: Coached,
  opened: Opened,
  { before, undoes }: { before: PlanState; undoes?: number },
): Promise<Version> {
  const plan = completePlan(before.plan)
  const mark = undoes === undefined ? {} : { undoes }
  if (!opened.state.blocks && !before.blocks) {
    const writes = planChanges(opened.state.plan, plan).map(({ path, to }) => ({ path, value: to }))
    return saveWrites(tx, program, opened, { writes, ...mark })
  }
  const { id, coachId: actorId } = program
  const { version } = opened
  return {
    version: await saveState(tx, { id, actorId, version, ...mark }, opened.state, { ...before, plan }),
  }
}

interface Copy extends Version {
  from: { userProgramId?: string | undefined; templateId?: string | undefined }
  parts: readonly string[]
}

/**
 * Copies parts of another plan of the coach, or of a template; that another athlete's plan was read is recorded. A plan
 * remembers what came from a template, so that it may follow the template later.
 */
export async function copyParts(
  { db }: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
  { from, parts, version }: Copy,
): Promise<Version> {
  const program = { id, coachId: coach.accountId ?? fail('auth.required') }
  return transaction(db, async (tx) => {
    const { plan, ...state } = (await openPlan(tx, program, { paths: [] })).state
    const blockId = currentBlockId(id, state)
    const source = await readSource(tx, coach, program, from)
    const rows = source.template ? withIdsIn(blockId, source.plan) : withNewRowIds(source.plan)
    const writes = copiedWrites(rows, plan, parts)
    const opened = await openPlan(tx, program, { seen: version, paths: writes.map(({ path }) => path) })
    const ids = source.template ? freeRowIds : keepRowIds
    const saved = await saveWrites(tx, program, opened, { writes: withRowIds(plan, writes, ids) })
    if (source.template)
      await recordOrigin(tx, {
        ...{ id, blockId, template: source.template, base: baseOf(source.plan, parts) },
        version: saved.version === opened.version ? null : saved.version,
      })
    return saved
  })
}

interface Source {
  plan: ProgramData
  /** Null for the plan of an athlete. */
  template: OriginTemplate | null
}

async function readSource(
  tx: Tx,
  coach: AuditSource,
  program: Coached,
  { userProgramId, templateId = '' }: Copy['from'],
): Promise<Source> {
  if (userProgramId !== undefined)
    return { plan: await readPlanToCopy(tx, coach, userProgramId), template: null }
  const found =
    (await findTemplate(tx, templateId, { coachId: program.coachId, target: program.id })) ??
    fail('programs.template_not_found')
  return {
    plan: impersonal(withStableIds(completePlan(found.data))),
    template: { id: templateId, own: found.own, language: found.language },
  }
}

/** Reads a plan of an athlete to copy it elsewhere; the reading is audited. */
export async function readPlanToCopy(tx: Tx, coach: AuditSource, id: string): Promise<ProgramData> {
  const coachId = coach.accountId ?? fail('auth.required')
  const source = (await sql.findProgramSource(tx, id, coachId)) ?? fail('programs.not_found')
  await recordAudit(tx, coach, {
    action: 'program_opened',
    subjectId: source.athleteId,
    object: { type: 'user_program', id },
  })
  return completePlan(source.data)
}
