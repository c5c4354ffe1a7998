import { gather } from '../../kernel/gather'
import type { Realtime } from '../../kernel/realtime/events'
import type { Members } from './columns.sql'
import { coachIds } from './rooms'
import type { Teller } from './teller'

/** Name of hints that something has happened in chats. */
const CHANGED = 'chats'

/** A chat in which something has happened: a message with this number, or null for a read mark or an edit. */
type ChatHint = [chatId: string, seq: number | null]

/** Returns a teller for what this node writes: it emits here first, then hints the other nodes of both members. */
export function hintOthers(teller: Teller, realtime: Pick<Realtime, 'hint'>): Teller {
  /** By account, then by chat: a burst of messages is one hint. */
  const waiting = new Map<string, Map<string, number | null>>()

  function send(): void {
    const all = [...waiting]
    waiting.clear()
    for (const [accountId, chats] of all) realtime.hint(CHANGED, [...chats] satisfies ChatHint[], [accountId])
  }

  function hint(chatId: string, members: Members, seq: number | null): void {
    if (waiting.size === 0) setImmediate(send)
    for (const member of [members.accountId, ...coachIds(members)]) {
      const chats = waiting.get(member) ?? new Map<string, number | null>()
      const before = chats.get(chatId)
      chats.set(chatId, before === null || seq === null ? null : Math.max(before ?? 0, seq))
      waiting.set(member, chats)
    }
  }

  return {
    ...teller,
    tell(telling) {
      teller.tell(telling)
      hint(telling.message.chatId, telling.members, telling.message.seq)
    },
    tellRead(chatId, side, read) {
      teller.tellRead(chatId, side, read)
      hint(chatId, read, null)
    },
    tellChanges(chatId, rev, members) {
      teller.tellChanges(chatId, rev, members)
      hint(chatId, members, null)
    },
  }
}

/** Reads the followed chats of a hint at once. */
export function onChatHints(
  realtime: Pick<Realtime, 'onHint'>,
  { chats }: Pick<Teller, 'chats'>,
  look: (chatIds: readonly string[]) => Promise<void>,
): void {
  // The regular look asks again where this one fails.
  const lookSoon = gather(look)
  realtime.onHint(CHANGED, (payload) => {
    for (const [chatId, seq] of payload as ChatHint[]) {
      const told = chats.get(chatId)
      if (told && (seq === null || seq > told.lastSeq)) lookSoon(chatId)
    }
  })
}
