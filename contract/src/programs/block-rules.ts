import type { ProgramData } from './plan'

/** Blocks of a plan: training and nutrition of some weeks. No zod, because the screens use it too. */

export const BLOCKS_MAX = 52
export const BLOCK_WEEKS_MAX = 520
export const BLOCK_NAME_MAX = 120

/** Parts of a plan that differ between blocks. */
export type BlockContent = Pick<ProgramData, 'workout' | 'nutrition'>

/** A block as it is stored; the current one has its content in the plan. */
export interface StoredBlock extends Partial<BlockContent> {
  id: string
  name: string
  weeks: number
}

/** Place of the block that a week (from 0) lies in; the last block lasts to the end. */
export function blockAt(blocks: readonly { weeks: number }[], week: number): number {
  let end = 0
  const at = blocks.findIndex(({ weeks }) => {
    end += weeks
    return week < end
  })
  return at < 0 ? blocks.length - 1 : at
}

/** Weeks of a plan before a block, and up to its end; null where it is the last. */
export function weeksOf(
  blocks: readonly { weeks: number }[],
  at: number,
): { before: number; end: number | null } {
  const before = blocks.slice(0, at).reduce((sum, { weeks }) => sum + weeks, 0)
  return { before, end: at < blocks.length - 1 ? before + (blocks[at]?.weeks ?? 0) : null }
}
