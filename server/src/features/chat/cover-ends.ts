import { serverEvents } from 'contract/chat/events'
import type { Deps } from '../../deps'
import type { Realtime } from '../../kernel/realtime/events'
import { type Joined, listFormer } from './news.sql'
import { chatRoom, openRoom } from './rooms'

/** Chats that colleagues have open on this node; a cover ends without a change of the chat. */
export interface CoverEnds {
  /** The sockets of a colleague have joined a chat. */
  joined(chatId: string, accountId: string): void
  /** Closes the chats to the colleagues whose cover has ended. */
  look(): Promise<void>
  /** Makes the sockets of all colleagues leave a chat that was closed to everybody. */
  leave(chatId: string): void
}

export function createCoverEnds(
  { db }: Pick<Deps, 'db'>,
  realtime: Pick<Realtime, 'emit' | 'empty' | 'isOccupied'>,
): CoverEnds {
  /** By room. */
  const joined = new Map<string, Joined>()

  function forget(room: string): void {
    joined.delete(room)
    realtime.empty(room)
  }

  return {
    joined: (chatId, accountId) => void joined.set(chatRoom(chatId, accountId), { chatId, accountId }),
    async look() {
      for (const room of joined.keys()) if (!realtime.isOccupied(room)) joined.delete(room)
      if (joined.size === 0) return
      for (const { chatId, accountId } of await listFormer(db, [...joined.values()])) {
        const room = chatRoom(chatId, accountId)
        realtime.emit(serverEvents.chatClosed, { chatId }, { rooms: [room] })
        realtime.empty(room, openRoom(chatId))
        forget(room)
      }
    },
    leave(chatId) {
      for (const [room, one] of joined) if (one.chatId === chatId) forget(room)
    },
  }
}
