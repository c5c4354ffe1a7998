import { createHash } from 'node:crypto'
import type { StoredBlock } from 'contract/programs/block-rules'
import type { ProgramData } from 'contract/programs/plan'
import type { PlanChange } from 'contract/programs/plan-changes'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { elapsedDays } from '../user-programs.sql'

/**
 * The number that a path is known by in `path_writes`: 28 bits of its MD5. Two paths that shared it would at worst ask the
 * coach once too often which text shall stand.
 */
export const keyOf = ({ path }: { path: string }) =>
  Number.parseInt(createHash('md5').update(path).digest('hex').slice(0, 7), 16)

/** True once the current block of program `up` is over; what lies beyond the plan's end is not reached. */
export function isTurnDue(db: Db): Fragment {
  return db`up.block_end_week is not null and up.status in ('active', 'paused') and up.block_end_week < up.total_weeks
    and up.start_date + up.paused_days + up.block_end_week * 7 <= (now() at time zone 'Pacific/Kiritimati')::date
    and ${elapsedDays(db)} >= up.block_end_week * 7`
}

/** Programs whose blocks one run turns at most. */
const AT_ONCE = 500

/** Programs whose current block is over: one, those of an account, or the first of all. */
export async function listDueTurns(
  db: Db,
  { id, accountId }: { id?: string; accountId?: string },
): Promise<string[]> {
  const whose = id ? db`up.id = ${id}` : accountId ? db`up.account_id = ${accountId}` : db`true`
  const rows = await db<{ id: string }[]>`
    select up.id from user_programs up where ${whose} and ${isTurnDue(db)} order by up.id limit ${AT_ONCE}`
  return rows.map((row) => row.id)
}

/** A locked program with its blocks. */
export interface BlocksRow {
  data: unknown
  version: number
  blocks: StoredBlock[] | null
  currentBlock: number
  totalWeeks: number
  /** Week of the plan, from 0; 0 before its first day. */
  week: number
}

export function blocksColumns(db: Db) {
  return db`up.data, up.version, up.blocks, up.current_block as "currentBlock", up.total_weeks as "totalWeeks",
    case when up.start_date is null then 0 else least(greatest(up.total_weeks, 1) - 1, ${elapsedDays(db)} / 7) end as week`
}

/** Locks a program whose current block is over; undefined where it is not, or no longer. */
export async function lockDueTurn(tx: Tx, id: string): Promise<BlocksRow | undefined> {
  const [row] = await tx<BlocksRow[]>`
    select ${blocksColumns(tx)} from user_programs up where up.id = ${id} and ${isTurnDue(tx)} for update`
  return row
}

export interface BlocksWrite {
  id: string
  /** Null for the turn of a block. */
  actorId: string | null
  data: ProgramData
  blocks: StoredBlock[] | null
  currentBlock: number
  before: number
  end: number | null
  /** True if the plan holds the content of another block from now on. */
  isTurned: boolean
  changes: readonly PlanChange[]
  undoes?: number
}

/** Writes a locked plan with its blocks and the difference as a version; returns that version. */
export async function writeBlocks(tx: Tx, write: BlocksWrite): Promise<number> {
  const { id, actorId, changes, undoes } = write
  const [row] = await tx<{ version: number }[]>`
    with saved as (
      update user_programs up set data = ${tx.json(write.data)}, blocks = ${write.blocks && tx.json(write.blocks)}::jsonb,
        current_block = ${write.currentBlock}, block_first_week = ${write.before}, block_end_week = ${write.end},
        version = up.version + 1,
        block_version = case when ${write.isTurned} then up.version + 1 else up.block_version end,
        updated_at = case when ${actorId}::text is null then up.updated_at else now() end,
        path_writes = array(select o from unnest(up.path_writes) o where o >> 32 <> all(${changes.map(keyOf)}::bigint[]))
          || array(select k << 32 | (up.version + 1) from unnest(${changes.map(keyOf)}::bigint[]) k)
      where up.id = ${id}
      returning up.id, up.version
    )
    insert into plan_versions (user_program_id, version, actor_id, changes, undoes)
    select s.id, s.version, ${actorId}, ${tx.json(changes)}::jsonb, ${undoes ?? null}::int from saved s
    returning version`
  return row?.version ?? 0
}
