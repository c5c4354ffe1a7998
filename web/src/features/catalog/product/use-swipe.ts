import { type PointerEvent, useRef, useState } from 'react'

/** Follows a sideways swipe with finger, pen or mouse. `dx` is the way so far, 0 while nothing moves. */
export function useSwipe(onEnd: (dx: number) => void) {
  const start = useRef<{ x: number; id: number } | null>(null)
  const [dx, setDx] = useState(0)

  const end = (event: PointerEvent, done: boolean) => {
    const from = start.current
    if (from?.id !== event.pointerId) return
    start.current = null
    setDx(0)
    if (done) onEnd(event.clientX - from.x)
  }
  return {
    dx,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) start.current = { x: event.clientX, id: event.pointerId }
      },
      onPointerMove: (event: PointerEvent) => {
        const from = start.current
        if (from?.id !== event.pointerId) return
        const way = event.clientX - from.x
        // Taken only once it is a swipe, so that a press on a button inside still clicks.
        if (Math.abs(way) > 8) event.currentTarget.setPointerCapture?.(event.pointerId)
        setDx(way)
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    },
  }
}
