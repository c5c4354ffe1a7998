import type { PlanConflict } from 'contract/programs/coach-calls'
import type { DayKey, PlanPatch, WeekRows } from 'contract/programs/plan'
import { type PlanWrite, writesOf } from 'contract/programs/plan-changes'
import { isEditable, type UserProgramStatus } from 'contract/programs/rules'
import type { Deps } from '../../../deps'
import { fail, failWith } from '../../../fail'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { turnDue } from '../blocks/blocks.logic'
import { keepRowIds } from '../row-ids'
import { refreshProgress } from '../user-programs.sql'
import * as sql from './plan-save.sql'

/** The version of an `If-Match` header: a number, bare or as the `ETag` has it; undefined where there is none. */
export function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const [, digits] = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(header) ?? []
  return digits === undefined ? fail('programs.version_invalid') : Number(digits)
}

/** Returns true for paths that determine weeks, training days or progress. */
const movesProgress = ({ path }: PlanWrite) =>
  path === 'duration' || path.startsWith('workout.weeklySchedule.')
const namesPhase = ({ path }: PlanWrite) => path.startsWith('workout.progression.')

/**
 * Saves part of a plan (decision X-53): each path on its own, lists whole. Refused where a path that is sent was changed
 * since the version that the coach saw; what other people wrote elsewhere stays. Returns the version in force.
 */
export async function savePlan(
  { db }: Pick<Deps, 'db'>,
  program: { id: string; coachId: string },
  patch: PlanPatch,
  seen: number | undefined,
): Promise<{ version: number }> {
  const writes = writesOf(patch)
  if (writes.length === 0) fail('programs.nothing_to_change')
  const save = { ...program, writes, seen }
  if (!writes.some(movesProgress) && !writes.some(namesPhase)) {
    const saved = await write(db, { ...save, waitsForTurn: true })
    if (saved) return saved
  }
  await turnDue(db, program)
  return transaction(db, async (tx) =>
    writeAll(tx, { ...save, writes: await withRowIds(tx, program, writes) }),
  )
}

/** Saves values of a plan with all that follows from them; rows have their ids already. */
export async function writeAll(tx: Tx, save: sql.PlanSave): Promise<{ version: number }> {
  const saved = (await write(tx, save)) ?? fail('programs.not_found')
  if (save.writes.some(namesPhase) && !(await sql.phasesFit(tx, save))) fail('request.too_many')
  if (save.writes.some(movesProgress)) await refreshProgress(tx, save.id)
  return saved
}

const ROWS = /^workout\.weeklySchedule\.(\w+)\.exercises$/

/** The writes with an id in every exercise row; the plan is locked until they are saved. */
async function withRowIds(
  tx: Tx,
  program: { id: string; coachId: string },
  writes: readonly PlanWrite[],
): Promise<PlanWrite[]> {
  const dayOf = ({ path }: PlanWrite) => ROWS.exec(path)?.[1] as DayKey | undefined
  const sent = Object.fromEntries(
    writes.flatMap((write) => {
      const day = dayOf(write)
      return day ? [[day, write.value]] : []
    }),
  ) as WeekRows
  if (Object.keys(sent).length === 0) return [...writes]
  const rows = keepRowIds((await sql.lockWeekRows(tx, program)) ?? {}, sent)
  return writes.map((write) => {
    const day = dayOf(write)
    return day ? { ...write, value: rows[day] } : write
  })
}

/** Writes values; undefined if the save waits for the turn of a block. */
async function write(db: Db, save: sql.PlanSave): Promise<{ version: number } | undefined> {
  const { status, version, saved, conflict, current, ...row } =
    (await sql.savePlan(db, save)) ?? fail('programs.not_found')
  if (save.waitsForTurn && row.isTurnDue) return undefined
  if (!isEditable(status as UserProgramStatus)) fail('programs.not_editable')
  if (save.seen !== undefined && save.seen > version) fail('programs.version_invalid')
  if (conflict)
    failWith({ version, current: current ?? {} } satisfies PlanConflict, 'programs.changed_meanwhile')
  return { version: saved ?? version }
}
