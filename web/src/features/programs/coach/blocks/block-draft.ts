import type { PlanBlock } from 'contract/programs/block-calls'
import { BLOCK_NAME_MAX, BLOCK_WEEKS_MAX } from 'contract/programs/block-rules'
import { typedNumber } from '../../../../ui/form/typed-number'
import type { SentBlock } from './blocks.api'

/** A block in the dialog, before it is saved. */
export interface BlockDraft {
  /** Stable while the dialog is open, also for a new block. */
  key: string
  id?: string
  name: string
  /** As typed. */
  weeks: string
  /** Training and nutrition that the save writes into the block; absent for what it has already. */
  content?: Pick<PlanBlock, 'workout' | 'nutrition'>
  /** Name of the block that the content is of. */
  contentOf?: string
}

export const draftOf = ({ id, name, weeks }: PlanBlock): BlockDraft => ({
  key: id,
  id,
  name,
  weeks: String(weeks),
})

/** Returns the typed number of weeks; undefined if it is none that a block may have. */
export function weeksOfDraft({ weeks }: BlockDraft): number | undefined {
  const n = typedNumber(weeks)
  return Number.isInteger(n) && n >= 1 && n <= BLOCK_WEEKS_MAX ? n : undefined
}

export const isTooLong = ({ name }: BlockDraft) => name.trim().length > BLOCK_NAME_MAX

/** Returns the blocks to send; undefined while a field has a problem. */
export function sentOf(drafts: readonly BlockDraft[]): SentBlock[] | undefined {
  const sent = drafts.flatMap((draft) => {
    const weeks = weeksOfDraft(draft)
    if (weeks === undefined || isTooLong(draft)) return []
    const { id, name, content } = draft
    return [{ ...(id !== undefined && { id }), name: name.trim(), weeks, ...content }]
  })
  return sent.length === drafts.length ? sent : undefined
}

/** Returns the content that a draft will have; undefined for an empty new block. */
export const contentOf = (draft: BlockDraft, stored: readonly PlanBlock[]) => {
  const { workout, nutrition } = draft.content ?? stored.find(({ id }) => id === draft.id) ?? {}
  return workout && nutrition ? { workout, nutrition } : undefined
}
