import type { PlanBlock } from 'contract/programs/block-calls'
import { BLOCKS_MAX } from 'contract/programs/block-rules'
import { useState } from 'react'
import { isolatedName } from '../../../../i18n/isolated'
import { moveEntry } from '../../../../ui/edit/move-entry'
import { type BlockDraft, contentOf, draftOf } from './block-draft'
import type { BlockAct } from './block-row'
import type { BlocksT } from './block-span'

const newKey = () => crypto.randomUUID()

/** Holds the blocks of the open dialog until they are saved. */
export function useBlockDrafts(t: BlocksT, stored: readonly PlanBlock[]) {
  const [drafts, setDrafts] = useState(() => stored.map(draftOf))
  const nameOf = (at: number) => drafts[at]?.name.trim() || t('blocks.unnamed', { n: at + 1 })
  const isFull = drafts.length >= BLOCKS_MAX

  const change = (key: string, changed: Partial<BlockDraft>) =>
    setDrafts((now) => now.map((draft) => (draft.key === key ? { ...draft, ...changed } : draft)))
  const copied = (at: number, draft: BlockDraft): Partial<BlockDraft> => {
    const content = contentOf(draft, stored)
    return content ? { content, contentOf: nameOf(at) } : {}
  }
  function duplicate(at: number, draft: BlockDraft) {
    const copy = {
      key: newKey(),
      name: t('blocks.copyOf', { name: nameOf(at) }),
      weeks: draft.weeks,
      ...copied(at, draft),
    }
    setDrafts((now) => now.toSpliced(at + 1, 0, copy))
  }
  const move = (from: number, to: number) => setDrafts((now) => moveEntry(now, from, to) ?? now)

  /** Changes of a block, as its menu offers them. */
  function actsOf(at: number, draft: BlockDraft): BlockAct[] {
    const others = drafts.flatMap((other, n): BlockAct[] => {
      if (n === at || !contentOf(draft, stored)) return []
      const label = t('blocks.copyTo', { name: isolatedName(nameOf(n)) })
      return [{ label, act: () => change(other.key, copied(at, draft)) }]
    })
    return [
      ...(isFull ? [] : [{ label: t('blocks.duplicate'), act: () => duplicate(at, draft) }]),
      ...others,
      ...(at > 0 ? [{ label: t('blocks.up'), act: () => move(at, at - 1) }] : []),
      ...(at < drafts.length - 1 ? [{ label: t('blocks.down'), act: () => move(at, at + 1) }] : []),
      ...(drafts.length > 1
        ? [
            {
              label: t('blocks.remove'),
              act: () => setDrafts((now) => now.filter(({ key }) => key !== draft.key)),
            },
          ]
        : []),
    ]
  }

  const add = () => setDrafts((now) => [...now, { key: newKey(), name: '', weeks: '4' }])
  const isChanged = JSON.stringify(drafts) !== JSON.stringify(stored.map(draftOf))
  return { drafts, nameOf, change, actsOf, add: isFull ? undefined : add, isChanged }
}
