import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useChatNews } from '../chat.api'
import type { Me } from '../me'
import { createRoom, type Room } from './room'
import type { RoomState } from './room-state'

/** Opens a conversation for as long as the part that asks is on the screen; another chat needs another `key`. */
export function useRoom(me: Me, chatId: string, onRead: () => void): { room: Room; state: RoomState } {
  const news = useChatNews(me)
  const [room] = useState(() =>
    createRoom(me, chatId, {
      ...news,
      read: (heard) => {
        news.read(heard)
        onRead()
      },
    }),
  )
  useEffect(() => room.open(), [room])
  const state = useSyncExternalStore(room.follow, room.current, room.current)
  return useMemo(() => ({ room, state }), [room, state])
}
