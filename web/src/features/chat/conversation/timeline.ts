import type { Message } from 'contract/chat/calls'

/** Ascending by their number, each once. */
export type Timeline = readonly Message[]

/**
 * The messages with more of them, each in its latest version. Those without a later version stay the same objects, and
 * the list is the same where nothing is new.
 */
export function mergeMessages(known: Timeline, more: Timeline): Timeline {
  return addNew(replaceChanged(known, more), more)
}

/** Changes where they are held; those of other messages are left out, because the page that has them is read later. */
export function replaceChanged(held: Timeline, more: Timeline): Timeline {
  const latest = new Map<string, Message>()
  for (const message of more) {
    const other = latest.get(message._id)
    if (!other || isLater(message, other)) latest.set(message._id, message)
  }
  const isChanged = (message: Message) => {
    const other = latest.get(message._id)
    return other !== undefined && isLater(other, message)
  }
  if (!held.some(isChanged)) return held
  return held.map((message) => (isChanged(message) ? (latest.get(message._id) ?? message) : message))
}

/** An answer may be older than an event: an edited message is later than the one before, a removed one the last. */
function isLater(a: Message, b: Message): boolean {
  if (a.removedAt || b.removedAt) return Boolean(a.removedAt) && !b.removedAt
  return (a.editedAt ?? '') > (b.editedAt ?? '')
}

function addNew(held: Timeline, more: Timeline): Timeline {
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
