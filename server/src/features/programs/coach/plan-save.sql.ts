import { PHASES_MAX, type WeekRows } from 'contract/programs/plan'
import type { PlanWrite } from 'contract/programs/plan-changes'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { type BlocksRow, blocksColumns, isTurnDue, keyOf } from '../blocks/blocks.sql'
import { coachedBy, editable } from './coach.sql'

export interface PlanSave {
  id: string
  coachId: string
  writes: readonly PlanWrite[]
  /** Version the coach saw; undefined accepts any. */
  seen: number | undefined
  /** Version that this one takes back. */
  undoes?: number
  /** True writes nothing while the turn of a block is due. */
  waitsForTurn?: boolean
}

export interface PlanSaved {
  status: string
  /** True if the current block is over. */
  isTurnDue: boolean
  /** Before the save. */
  version: number
  /** After it; null where nothing was written. */
  saved: number | null
  /** True if a submitted path changed since `seen`. */
  conflict: boolean
  /** Values in force of the paths that were sent; null where they are as they were seen. */
  current: Record<string, unknown> | null
}

/** A value as JSON; sent as a text, because the driver would quote a text that is cast to jsonb once more. */
function json(db: Db, value: unknown) {
  return db`${JSON.stringify(value)}::text::jsonb`
}

const pathOf = ({ path }: PlanWrite) => path.split('.')
const isRemoval = ({ path, value }: PlanWrite) => value === null && path.startsWith('workout.progression.')

/** The document of `before` with every write in it; what a path leads through is always there. */
function written(db: Db, writes: readonly PlanWrite[]): Fragment {
  return writes.reduce<Fragment>(
    (data, write) =>
      isRemoval(write)
        ? db`(${data} #- ${pathOf(write)}::text[])`
        : db`jsonb_set(${data}, ${pathOf(write)}::text[], ${json(db, write.value)})`,
    db`b.data`,
  )
}

const OF_BLOCK = /^(?:workout|nutrition)\./

/**
 * True if one of the paths of program `source` was written after a version, or if it is of a block that came after it; never
 * where no version was seen.
 */
function isConflict(db: Db, source: Fragment, paths: readonly string[], seen: number | undefined): Fragment {
  const isOfBlock = paths.some((path) => OF_BLOCK.test(path))
  return db`(${seen ?? null}::int is not null and (${isOfBlock} and ${source}.block_version > ${seen ?? null}::int or exists (
    select from unnest(${source}.path_writes) o
    where o >> 32 = any(${paths.map((path) => keyOf({ path }))}::bigint[]) and o & 4294967295 > ${seen ?? null}::int)))`
}

/** Changes of each write for the history, with the keys of the paths; unchanged paths are left out. */
function changed(db: Db, writes: readonly PlanWrite[]): Fragment {
  const rows = writes.map(
    (write) =>
      db`(${write.path}::text, ${keyOf(write)}::bigint, coalesce(b.data #> ${pathOf(write)}::text[], 'null'), ${json(db, write.value)})`,
  )
  return db`(select jsonb_agg(jsonb_build_object('path', w.path, 'from', w.was, 'to', w.value)) as changes,
    array_agg(w.key) as keys
    from (values ${join(db, rows)}) as w (path, key, was, value) where w.was <> w.value)`
}

function join(db: Db, parts: readonly Fragment[]): Fragment {
  return parts.reduce((all, part) => db`${all}, ${part}`)
}

/**
 * Saves part of a plan in one statement, independent of its history: locks the row, refuses paths changed since the
 * seen version, writes the others and stores the difference as a version. No row for another coach's athlete.
 */
export async function savePlan(
  db: Db,
  { id, coachId, writes, seen, undoes, waitsForTurn = false }: PlanSave,
): Promise<PlanSaved | undefined> {
  const paths = writes.map((write) => write.path)
  const [row] = await db<PlanSaved[]>`
    with before as materialized (
      select up.id, up.status, up.data, up.version, up.path_writes, up.block_version, ${isTurnDue(db)} as is_turn_due
      from user_programs up
      where up.id = ${id} and ${coachedBy(db, coachId)} and up.status <> 'deactivated' for update
    ), asked as materialized (
      select b.*, w.changes, w.keys, ${isConflict(db, db`b`, paths, seen)} as conflict
      from before b cross join lateral ${changed(db, writes)} w
    ), saved as (
      update user_programs up set data = ${written(db, writes)}, version = b.version + 1, updated_at = now(),
        path_writes = array(select o from unnest(b.path_writes) o where o >> 32 <> all(b.keys))
          || array(select k << 32 | (b.version + 1) from unnest(b.keys) k)
      from asked b
      where up.id = b.id and not b.conflict and not (${waitsForTurn}::boolean and b.is_turn_due) and (${seen ?? null}::int is null or ${seen ?? null}::int <= b.version) and b.changes is not null and b.status = any(${[...editable]}::text[])
      returning up.id, up.version
    ), kept as (
      insert into plan_versions (user_program_id, version, actor_id, changes, undoes)
      select s.id, s.version, ${coachId}, a.changes, ${undoes ?? null}::int from saved s join asked a on a.id = s.id
    )
    select b.status, b.is_turn_due as "isTurnDue", b.version, s.version as saved, b.conflict,
      case when b.conflict then (
        select jsonb_object_agg(p.path, b.data #> string_to_array(p.path, '.')) from unnest(${paths}::text[]) as p (path)
      ) end as current
    from asked b left join saved s on s.id = b.id`
  return row
}

/** A plan that is locked until the transaction ends. */
export interface LockedPlan extends BlocksRow {
  status: string
  /** True if one of the paths was written after the version that the coach saw. */
  conflict: boolean
}

export async function lockPlan(
  tx: Tx,
  { id, coachId, seen }: Pick<PlanSave, 'id' | 'coachId' | 'seen'>,
  paths: readonly string[],
): Promise<LockedPlan | undefined> {
  const [row] = await tx<LockedPlan[]>`
    select up.status, ${blocksColumns(tx)}, ${isConflict(tx, tx`up`, paths, seen)} as conflict from user_programs up
    where up.id = ${id} and ${coachedBy(tx, coachId)} and up.status <> 'deactivated' for update`
  return row
}

/** Locks a plan and returns the exercise rows of its week, by day. */
export async function lockWeekRows(
  tx: Tx,
  { id, coachId }: Pick<PlanSave, 'id' | 'coachId'>,
): Promise<WeekRows | undefined> {
  const [row] = await tx<{ rows: WeekRows | null }[]>`
    select (select jsonb_object_agg(d.key, coalesce(d.value -> 'exercises', '[]'))
      from jsonb_each(up.data #> '{workout,weeklySchedule}') as d) as rows
    from user_programs up
    where up.id = ${id} and ${coachedBy(tx, coachId)} and up.status <> 'deactivated' for update`
  return row?.rows ?? undefined
}

/** Returns true if a plan has at most the allowed number of phases. */
export async function phasesFit(tx: Tx, { id, coachId }: Pick<PlanSave, 'id' | 'coachId'>): Promise<boolean> {
  const [row] = await tx<{ fit: boolean }[]>`
    select (select count(*) from jsonb_object_keys(up.data #> '{workout,progression}')) <= ${PHASES_MAX} as fit
    from user_programs up where up.id = ${id} and ${coachedBy(tx, coachId)}`
  return row?.fit ?? true
}
