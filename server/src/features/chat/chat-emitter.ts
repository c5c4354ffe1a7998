import { serverEvents } from 'contract/chat/events'
import type { ChatSide } from 'contract/chat/rules'
import type { Deps } from '../../deps'
import type { Realtime } from '../../kernel/realtime/events'
import type { ChangedMessage } from './change-messages.sql'
import type { Membership } from './chats.sql'
import type { Members } from './columns.sql'
import { type FollowedChat, newFollowedChat, type OutgoingMessage, release, rewind } from './followed-chat'
import { createMessageChanges } from './message-changes'
import { createMissedMessages } from './missed-messages'
import type { ChatState } from './news.sql'
import { allRooms } from './rooms'

/**
 * Emits messages and read marks to the sockets of this node, each once and in the order of their numbers, whichever node
 * wrote them (decision 064).
 */
export interface ChatEmitter {
  /** Chats of which sockets of this node receive events. */
  chats: ReadonlyMap<string, FollowedChat>
  /** Follows a chat from a state that was read, unless it is followed already. */
  begin(state: ChatState): FollowedChat
  forget(chatId: string): void
  /** A look begins: forgets what was emitted in chats that were not followed before the last one. */
  turn(): void
  /** Marks that this node writes messages in these chats; the returned function ends it. */
  writing(chatIds: readonly string[]): () => void
  isWriting(chatId: string): boolean
  /** Emits a message of this node, after those of other nodes that come before it. */
  emitMessage(outgoing: OutgoingMessage): void
  emitRead(chatId: string, side: ChatSide, read: Members & Pick<Membership, 'readSeq' | 'unreadCount'>): void
  /** Reads and emits messages up to this number. */
  catchUp(followed: FollowedChat, storedSeq: number): void
  /** Reads and emits edits and removals of a followed chat up to this `rev`. */
  emitChanges(chatId: string, rev: number, members: Members): void
}

export function createChatEmitter(
  deps: Pick<Deps, 'db' | 'log'>,
  realtime: Pick<Realtime, 'emit' | 'isOccupied'>,
): ChatEmitter {
  const chats = new Map<string, FollowedChat>()
  const writers = createCounts()
  const missing = createMissedMessages(deps, chats, emit)
  const changes = createMessageChanges(deps, chats, emitChange)
  /**
   * Numbers of messages that were emitted in heard chats that are not followed yet: one is joined or new, and its state
   * may have been read before. Those since the last look, and since the one before.
   */
  let [recent, older] = [new Map<string, number[]>(), new Map<string, number[]>()]

  function emit({ message, unreadCount, members, except }: OutgoingMessage): void {
    const { chatId } = message
    realtime.emit(
      serverEvents.newMessage,
      { chatId, message, unreadCount },
      { rooms: allRooms(chatId, members), except },
    )
  }

  function emitChange({ rev, unreadCount, members, ...message }: ChangedMessage): void {
    const { chatId } = message
    realtime.emit(
      serverEvents.messageChanged,
      { chatId, message, rev, unreadCount },
      { rooms: allRooms(chatId, members) },
    )
  }

  function begin(state: ChatState): FollowedChat {
    const known = chats.get(state.id)
    if (known) return known
    const emitted = [...(older.get(state.id) ?? []), ...(recent.get(state.id) ?? [])]
    const followed = newFollowedChat(state, emitted)
    chats.set(state.id, followed)
    release(followed, emit)
    if (followed.waiting.size > 0) missing.add(followed)
    return followed
  }

  return {
    chats,
    begin,
    forget: (chatId) => void chats.delete(chatId),
    turn() {
      ;[recent, older] = [new Map(), recent]
    },
    writing: writers.begin,
    isWriting: writers.has,
    emitMessage(outgoing) {
      const { chatId, seq } = outgoing.message
      const followed = chats.get(chatId)
      if (!followed) {
        if (allRooms(chatId, outgoing.members).some(realtime.isOccupied))
          recent.set(chatId, [...(recent.get(chatId) ?? []), seq])
        return emit(outgoing)
      }
      // Only a database that has lost its newest messages gives a number again.
      if (seq <= followed.lastSeq) rewind(followed, { ...followed, lastSeq: seq - 1 })
      followed.waiting.set(seq, outgoing)
      release(followed, emit)
      if (followed.waiting.size > 0) missing.add(followed)
    },
    emitRead(chatId, side, { readSeq, unreadCount, ...members }) {
      const followed = chats.get(chatId)
      const seq = readSeq[side]
      if (followed && seq <= followed.readSeq[side]) return
      if (followed) followed.readSeq[side] = seq
      realtime.emit(
        serverEvents.messagesRead,
        { chatId, readerType: side, seq, unreadCount },
        { rooms: allRooms(chatId, members) },
      )
    },
    catchUp(followed, storedSeq) {
      followed.storedSeq = storedSeq
      if (storedSeq > followed.lastSeq) missing.add(followed)
    },
    emitChanges(chatId, rev) {
      const followed = chats.get(chatId)
      if (followed && rev > followed.rev) changes.add(followed, rev)
    },
  }
}

/** Counts how often each key is in use. */
function createCounts() {
  const counts = new Map<string, number>()
  return {
    has: (key: string) => counts.has(key),
    begin(keys: readonly string[]): () => void {
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        for (const key of keys) {
          const left = (counts.get(key) ?? 0) - 1
          if (left > 0) counts.set(key, left)
          else counts.delete(key)
        }
      }
    },
  }
}
