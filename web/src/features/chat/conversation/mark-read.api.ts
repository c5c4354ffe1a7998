import type { PerSide } from 'contract/chat/calls'
import { readChat } from 'contract/chat/routes'
import { call } from '../../../api/call'
import type { Place } from '../room/room-state'
import { oneAtATime } from './history.api'

/** Marks the chat as read, one call at a time; waits while the page is hidden. */
export function createReadMarker({ me, chatId }: Place, onRead: (unreadCount: PerSide) => void) {
  let owed = false
  const read = oneAtATime(async () => {
    try {
      const { data } = await call(readChat, { area: me.area, params: { chatId }, body: {} })
      onRead(data.unreadCount)
    } catch (error) {
      owed = true
      console.warn('Failed to mark messages as read', error)
    }
  })
  const seen = () => {
    owed = document.visibilityState === 'hidden'
    if (!owed) void read()
  }
  const onVisible = () => {
    if (owed) seen()
  }
  document.addEventListener('visibilitychange', onVisible)
  return { seen, close: () => document.removeEventListener('visibilitychange', onVisible) }
}
