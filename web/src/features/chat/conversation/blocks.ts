import type { Message } from 'contract/chat/calls'
import type { Timeline } from './timeline'

/** Neighbouring messages that are drawn together; the same object as long as nothing in it changes. */
export interface Block {
  key: number
  messages: Timeline
  /** The message before the first one of the block, where there is one. */
  before: Message | undefined
}

const SIZE = 50

/** Groups messages into blocks by number. Unchanged blocks are reused, so that a new message renders one block only. */
export function blocksOf(messages: Timeline, last: readonly Block[]): readonly Block[] {
  const lastByKey = new Map(last.map((block) => [block.key, block]))
  const blocks: Block[] = []
  let from = 0
  while (from < messages.length) {
    const key = Math.floor(((messages[from]?.seq ?? 1) - 1) / SIZE)
    let to = from
    while (to < messages.length && Math.floor(((messages[to]?.seq ?? 1) - 1) / SIZE) === key) to += 1
    const block = { key, messages: messages.slice(from, to), before: messages[from - 1] }
    const known = lastByKey.get(key)
    blocks.push(known && isSame(known, block) ? known : block)
    from = to
  }
  return blocks
}

function isSame(a: Block, b: Block): boolean {
  return (
    a.before?._id === b.before?._id &&
    a.messages.length === b.messages.length &&
    a.messages.every((message, index) => message === b.messages[index])
  )
}
