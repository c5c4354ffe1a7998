import type { useT } from '../../../../i18n/i18n'
import type { blocksWords } from './words/blocks-words'

export type BlocksT = ReturnType<typeof useT<[typeof blocksWords]>>

/** Weeks of the plan that a block covers, from 1. */
export interface BlockSpan {
  from: number
  /** Null for the last block, which continues until the end. */
  to: number | null
  /** Weeks of the whole plan. */
  total: number
}

export function spanOf(weeks: readonly number[], at: number, total: number): BlockSpan {
  const before = weeks.slice(0, at).reduce((sum, count) => sum + count, 0)
  return { from: before + 1, to: at === weeks.length - 1 ? null : before + (weeks[at] ?? 0), total }
}

export function spanText(t: BlocksT, { from, to, total }: BlockSpan): string {
  if (from > total) return t('blocks.unreached')
  if (to === null && from < total) return t('blocks.rangeOpen', { from })
  return to === null || from === to ? t('blocks.week', { from }) : t('blocks.range', { from, to })
}
