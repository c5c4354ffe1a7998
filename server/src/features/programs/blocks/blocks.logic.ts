import { type BlockContent, blockAt, type StoredBlock, weeksOf } from 'contract/programs/block-rules'
import type { ProgramData } from 'contract/programs/plan'
import { type PlanChange, planChanges } from 'contract/programs/plan-changes'
import { completePlan } from 'contract/programs/plan-form'
import type { Deps } from '../../../deps'
import { isSameData } from '../../../kernel/audit/change-details'
import type { Pool, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { refreshProgress } from '../user-programs.sql'
import * as sql from './blocks.sql'

/** Path under which the history keeps the blocks; no path of the plan itself. */
export const BLOCKS_PATH = 'blocks'

/** A plan with its blocks; `blocks` is null for one block. */
export interface PlanState {
  plan: ProgramData
  blocks: StoredBlock[] | null
  currentBlock: number
}

export type WholeBlock = StoredBlock & BlockContent

/** Returns the state of a stored program. */
export function stateOf({
  data,
  blocks,
  currentBlock,
}: Pick<sql.BlocksRow, 'data' | 'blocks' | 'currentBlock'>): PlanState {
  return { plan: completePlan(data), blocks, currentBlock }
}

/** Returns all blocks with their content; a plan without blocks is one of all its weeks. */
export function wholeBlocks(
  { plan, blocks, currentBlock }: PlanState,
  id: string,
  totalWeeks: number,
): WholeBlock[] {
  const content = ({ workout, nutrition }: Partial<BlockContent>): BlockContent => {
    const whole = completePlan({ workout, nutrition })
    return { workout: whole.workout, nutrition: whole.nutrition }
  }
  if (!blocks) return [{ id, name: '', weeks: Math.max(1, totalWeeks), ...content(plan) }]
  return blocks.map((block, at) => ({
    id: block.id,
    name: block.name,
    weeks: block.weeks,
    ...content(at === currentBlock ? plan : block),
  }))
}

/** Returns the plan in the week (from 0) that it is in, made of its blocks. */
export function stateAt(plan: ProgramData, blocks: readonly WholeBlock[], week: number): PlanState {
  const currentBlock = blockAt(blocks, week)
  const { workout, nutrition } = blocks[currentBlock] ?? plan
  return {
    plan: { ...plan, workout, nutrition },
    blocks: blocks.map(({ id, name, weeks, ...content }, at) => ({
      id,
      name,
      weeks,
      ...(at === currentBlock ? {} : content),
    })),
    currentBlock,
  }
}

/** A block in the history; `same` instead of content that the change left as it was. */
type KeptBlock = StoredBlock & { same?: true }
type Kept = { current: number; list: KeptBlock[] } | null

/** Returns the blocks in the form that the history stores. */
const keptOf = ({ blocks, currentBlock }: PlanState): Kept =>
  blocks ? { current: currentBlock, list: blocks } : null

const isSameContent = (one: BlockContent, other: Partial<BlockContent>) =>
  (one.workout === other.workout && one.nutrition === other.nutrition) ||
  (isSameData(one.workout, other.workout) && isSameData(one.nutrition, other.nutrition))

/** Ids of the blocks whose content is in both lists, and the same. */
function unchangedIds(from: Kept, to: Kept): ReadonlySet<string> {
  const known = new Map(from?.list.map((block) => [block.id, block]))
  const same = to?.list.filter(({ id, workout, nutrition }) => {
    const was = known.get(id)
    return was && workout && nutrition && isSameContent({ workout, nutrition }, was)
  })
  return new Set(same?.map(({ id }) => id))
}

/** Returns the change of the blocks with the content of those that differ: a save of one week does not store twelve. */
function blocksChange(before: PlanState, after: PlanState): PlanChange | undefined {
  const [from, to] = [keptOf(before), keptOf(after)]
  const same = unchangedIds(from, to)
  const short = (kept: Kept): Kept =>
    kept && {
      ...kept,
      list: kept.list.map((block) =>
        same.has(block.id) ? { id: block.id, name: block.name, weeks: block.weeks, same: true } : block,
      ),
    }
  const change = { path: BLOCKS_PATH, from: short(from), to: short(to) }
  return isSameData(change.from, change.to) ? undefined : change
}

/** Returns a state before a change that the history kept. */
export function beforeBlocksChange(state: PlanState, { from }: PlanChange): PlanState {
  const kept = from as Kept
  const list = kept?.list.map(({ same, ...block }): StoredBlock => {
    const { workout, nutrition } = (same && state.blocks?.find(({ id }) => id === block.id)) || block
    return { ...block, ...(workout && { workout }), ...(nutrition && { nutrition }) }
  })
  return { ...state, blocks: list ?? null, currentBlock: kept?.current ?? 0 }
}

/** Returns a change of blocks as their names with weeks, any other as it is. */
export function namesOfBlocks(change: PlanChange): PlanChange {
  if (change.path !== BLOCKS_PATH) return change
  const names = (kept: unknown) => (kept as Kept)?.list.map(({ name, weeks }) => `${name} (${weeks})`) ?? []
  return { path: change.path, from: names(change.from), to: names(change.to) }
}

/** True if the blocks still are what a change made of them; those that it left as they were may be others by now. */
export function isBlocksValue(state: PlanState, value: unknown): boolean {
  const [now, then] = [keptOf(state), value as Kept]
  const left = new Set(then?.list.flatMap(({ id, same }) => (same ? [id] : [])))
  const short = (kept: Kept) =>
    kept && {
      current: kept.current,
      list: kept.list.map(({ same: _, ...block }) =>
        left.has(block.id) ? { id: block.id, name: block.name, weeks: block.weeks } : block,
      ),
    }
  return isSameData(short(now), short(then))
}

/** Writes a locked plan with its blocks, if they differ; returns the version in force. */
export async function saveState(
  tx: Tx,
  { id, actorId, version, undoes }: { id: string; actorId: string | null; version: number; undoes?: number },
  before: PlanState,
  after: PlanState,
): Promise<number> {
  const changes = planChanges(before.plan, after.plan)
  const ofBlocks = blocksChange(before, after)
  if (ofBlocks) changes.push(ofBlocks)
  if (changes.length === 0) return version
  const { before: first, end } = after.blocks
    ? weeksOf(after.blocks, after.currentBlock)
    : { before: 0, end: null }
  const ofBlock = /^(?:workout|nutrition)\./
  const saved = await sql.writeBlocks(tx, {
    id,
    actorId,
    data: after.plan,
    blocks: after.blocks,
    currentBlock: after.currentBlock,
    before: first,
    end,
    isTurned:
      currentId(before, id) !== currentId(after, id) || changes.some(({ path }) => ofBlock.test(path)),
    changes,
    ...(undoes === undefined ? {} : { undoes }),
  })
  await refreshProgress(tx, id)
  return saved
}

const currentId = ({ blocks, currentBlock }: PlanState, id: string) => blocks?.[currentBlock]?.id ?? id

/** Puts the next block in the place of one that is over, as often as that is due. */
export async function turnBlocks(tx: Tx, id: string): Promise<void> {
  for (let row = await sql.lockDueTurn(tx, id); row; row = await sql.lockDueTurn(tx, id)) {
    const before = stateOf(row)
    const next = before.currentBlock + 1
    const whole = wholeBlocks(before, id, row.totalWeeks)
    const after = stateAt(before.plan, whole, weeksOf(whole, next).before)
    await saveState(tx, { id, actorId: null, version: row.version }, before, after)
  }
}

/**
 * Turns the blocks that are over before a plan is read: the clock decides, whenever the job runs. One look-up by key where
 * nothing is due.
 */
export async function turnDue(db: Pool, of: { id: string } | { accountId: string }): Promise<void> {
  for (const id of await sql.listDueTurns(db, of)) await transaction(db, (tx) => turnBlocks(tx, id))
}

/** Turns blocks of programs that nobody reads: lists, exports and progress see the current block too. */
export async function turnAll({ db }: Pick<Deps, 'db'>): Promise<void> {
  const due = await sql.listDueTurns(db, {})
  for (const id of due) await transaction(db, (tx) => turnBlocks(tx, id))
}
