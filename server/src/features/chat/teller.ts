import { serverEvents } from 'contract/chat/events'
import type { ChatSide } from 'contract/chat/rules'
import type { Deps } from '../../deps'
import type { Realtime } from '../../kernel/realtime/events'
import type { ChangedMessage } from './change-messages.sql'
import type { Membership } from './chats.sql'
import type { Members } from './columns.sql'
import { createMessageChanges } from './message-changes'
import { createMissedMessages } from './missed-messages'
import type { ChatState } from './news.sql'
import { allRooms } from './rooms'
import { goBack, newToldChat, release, type Telling, type ToldChat } from './told-chat'

/**
 * Emits messages and read marks to the sockets of this node, each once and in the order of their numbers, whichever node
 * wrote them (decision 064).
 */
export interface Teller {
  /** Chats of which sockets of this node receive events. */
  chats: ReadonlyMap<string, ToldChat>
  /** Follows a chat from a state that was read, unless it is followed already. */
  begin(state: ChatState): ToldChat
  forget(chatId: string): void
  /** A look begins: forgets what was emitted in chats that were not followed before the last one. */
  turn(): void
  /** Marks that this node writes messages in these chats; the returned function ends it. */
  writing(chatIds: readonly string[]): () => void
  isWriting(chatId: string): boolean
  /** Emits a message of this node, after those of other nodes that come before it. */
  tell(telling: Telling): void
  tellRead(chatId: string, side: ChatSide, read: Members & Pick<Membership, 'readSeq' | 'unreadCount'>): void
  /** Reads and emits messages up to this number. */
  catchUp(told: ToldChat, storedSeq: number): void
  /** Reads and emits edits and removals of a followed chat up to this `rev`. */
  tellChanges(chatId: string, rev: number, members: Members): void
}

export function createTeller(
  deps: Pick<Deps, 'db' | 'log'>,
  realtime: Pick<Realtime, 'emit' | 'isOccupied'>,
): Teller {
  const chats = new Map<string, ToldChat>()
  const writers = createCounts()
  const missing = createMissedMessages(deps, chats, emit)
  const changes = createMessageChanges(deps, chats, emitChange)
  /**
   * Numbers of messages that were emitted in heard chats that are not followed yet: one is joined or new, and its state
   * may have been read before. Those since the last look, and since the one before.
   */
  let [recent, older] = [new Map<string, number[]>(), new Map<string, number[]>()]

  function emit({ message, unreadCount, members, except }: Telling): void {
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

  function begin(state: ChatState): ToldChat {
    const known = chats.get(state.id)
    if (known) return known
    const emitted = [...(older.get(state.id) ?? []), ...(recent.get(state.id) ?? [])]
    const told = newToldChat(state, emitted)
    chats.set(state.id, told)
    release(told, emit)
    if (told.waiting.size > 0) missing.add(told)
    return told
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
    tell(telling) {
      const { chatId, seq } = telling.message
      const told = chats.get(chatId)
      if (!told) {
        if (allRooms(chatId, telling.members).some(realtime.isOccupied))
          recent.set(chatId, [...(recent.get(chatId) ?? []), seq])
        return emit(telling)
      }
      // Only a database that has lost its newest messages gives a number again.
      if (seq <= told.lastSeq) goBack(told, { ...told, lastSeq: seq - 1 })
      told.waiting.set(seq, telling)
      release(told, emit)
      if (told.waiting.size > 0) missing.add(told)
    },
    tellRead(chatId, side, { readSeq, unreadCount, ...members }) {
      const told = chats.get(chatId)
      const seq = readSeq[side]
      if (told && seq <= told.readSeq[side]) return
      if (told) told.readSeq[side] = seq
      realtime.emit(
        serverEvents.messagesRead,
        { chatId, readerType: side, seq, unreadCount },
        { rooms: allRooms(chatId, members) },
      )
    },
    catchUp(told, storedSeq) {
      told.storedSeq = storedSeq
      if (storedSeq > told.lastSeq) missing.add(told)
    },
    tellChanges(chatId, rev) {
      const told = chats.get(chatId)
      if (told && rev > told.rev) changes.add(told, rev)
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
