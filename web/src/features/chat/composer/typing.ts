import { TYPING_EXPIRES } from 'contract/chat/rules'
import { SECOND } from 'contract/units'

/** Interval in ms for repeating the typing event: before it expires on the other side. */
const AGAIN = 3 * SECOND

/** Tells the other side that somebody writes here, and when they stop. */
export function createTyping(tell: (is: 'start' | 'stop') => void) {
  let toldAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    if (toldAt > 0) tell('stop')
    toldAt = 0
  }
  return {
    typed() {
      if (Date.now() - toldAt >= AGAIN) {
        toldAt = Date.now()
        tell('start')
      }
      clearTimeout(timer)
      timer = setTimeout(stop, TYPING_EXPIRES)
    },
    stop,
  }
}

export type TypingLine = ReturnType<typeof createTypingLine>

/** Tracks whether the other side is typing; expires without a renewal. */
export function createTypingLine(show: (typing: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    show(false)
  }
  return {
    start() {
      clearTimeout(timer)
      show(true)
      timer = setTimeout(stop, TYPING_EXPIRES)
    },
    stop,
  }
}
