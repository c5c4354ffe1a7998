import { coalesceKeys } from '../../kernel/coalesce-keys'
import type { Realtime } from '../../kernel/realtime/events'
import type { ChatEmitter } from './chat-emitter'
import type { Members } from './columns.sql'
import { coachIds } from './rooms'

/** Name of hints that something has happened in chats. */
const CHANGED = 'chats'

/** A chat in which something has happened: a message with this number, or null for a read mark or an edit. */
type ChatHint = [chatId: string, seq: number | null]

/** Returns an emitter for what this node writes: it emits here first, then hints the other nodes of both members. */
export function hintOthers(emitter: ChatEmitter, realtime: Pick<Realtime, 'hint'>): ChatEmitter {
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
    ...emitter,
    emitMessage(outgoing) {
      emitter.emitMessage(outgoing)
      hint(outgoing.message.chatId, outgoing.members, outgoing.message.seq)
    },
    emitRead(chatId, side, read) {
      emitter.emitRead(chatId, side, read)
      hint(chatId, read, null)
    },
    emitChanges(chatId, rev, members) {
      emitter.emitChanges(chatId, rev, members)
      hint(chatId, members, null)
    },
  }
}

/** Reads the followed chats of a hint at once. */
export function onChatHints(
  realtime: Pick<Realtime, 'onHint'>,
  { chats }: Pick<ChatEmitter, 'chats'>,
  look: (chatIds: readonly string[]) => Promise<void>,
): void {
  // The regular look asks again where this one fails.
  const lookSoon = coalesceKeys(look)
  realtime.onHint(CHANGED, (payload) => {
    for (const [chatId, seq] of payload as ChatHint[]) {
      const followed = chats.get(chatId)
      if (followed && (seq === null || seq > followed.lastSeq)) lookSoon(chatId)
    }
  })
}
