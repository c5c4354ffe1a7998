import type { Message } from 'contract/chat/calls'

/** Ascending by their number, each once. */
export type Timeline = readonly Message[]

/** The messages with more of them; one that is held already stays as it is. The same list where nothing is new. */
export function mergeMessages(held: Timeline, more: Timeline): Timeline {
  const known = new Set(held.map(({ _id }) => _id))
  const fresh: Message[] = []
  for (const message of more) {
    if (known.has(message._id)) continue
    known.add(message._id)
    fresh.push(message)
  }
  if (fresh.length === 0) return held
  fresh.sort((a, b) => a.seq - b.seq)
  const last = held.at(-1)?.seq ?? 0
  // New messages nearly always follow the existing ones.
  if ((fresh[0]?.seq ?? 0) > last) return [...held, ...fresh]
  return [...held, ...fresh].sort((a, b) => a.seq - b.seq)
}

/**
 * Up to which number the messages follow each other without a gap, from the oldest that is held; 0 where none is. From
 * there on one catches up: the newest number is no measure, for something may be missing before it.
 */
export function lastContiguous(messages: Timeline): number {
  let last = 0
  for (const { seq } of messages) {
    if (last > 0 && seq > last + 1) break
    last = seq
  }
  return last
}

/** Returns true if numbers between the messages are missing. */
export function hasGap(messages: Timeline): boolean {
  return lastContiguous(messages) !== (messages.at(-1)?.seq ?? 0)
}
