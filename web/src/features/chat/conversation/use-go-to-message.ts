import { type RefObject, useEffect, useRef } from 'react'
import type { Room } from '../room/room'
import type { RoomState } from '../room/room-state'

/** Loads older messages up to the given one, then scrolls to it and focuses it, once for each request. */
export function useGoToMessage(
  frame: RefObject<HTMLElement | null>,
  room: Room,
  { messages, page }: RoomState,
  at: { seq: number } | undefined,
): void {
  const done = useRef<object | undefined>(undefined)
  const isHeld = at !== undefined && messages.some(({ seq }) => seq === at.seq)
  const isReady = page === 'ready'
  useEffect(() => {
    if (!at || done.current === at || !isReady) return
    if (!isHeld) {
      void room.reach(at.seq)
      return
    }
    done.current = at
    const message = frame.current?.querySelector<HTMLElement>(`[data-seq="${at.seq}"]`)
    if (!message) return
    message.scrollIntoView({ block: 'center' })
    // A press on any other message focuses nothing.
    message.tabIndex = -1
    message.addEventListener('blur', () => message.removeAttribute('tabindex'), { once: true })
    message.focus({ preventScroll: true })
  }, [at, isHeld, isReady, room, frame])
}
