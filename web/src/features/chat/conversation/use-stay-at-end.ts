import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Distance to the end in pixels within which the view follows new messages. */
const NEAR = 96

/** State of the end of the view. */
interface Last {
  /** The id of the newest message, and whether it is the reader's own. */
  newest: string | undefined
  mine: boolean
  /** The id of the last message that is on its way. */
  sending: string | undefined
  /** Number of messages. */
  count: number
}

interface Stay {
  scroller: RefObject<HTMLElement | null>
  /** Number of messages that arrived below the reader's position. */
  fresh: number
  toEnd: () => void
  onScroll: () => void
  /** Returns the distance to the oldest loaded message in pixels. */
  fromStart: () => number
}

/**
 * Keeps the view at the newest message, or in place while the reader is further up: neither older nor newer messages
 * move it. The scroller is a reversed column, in which 0 is the end and content added above moves nothing.
 */
export function useStayAtEnd({ newest, mine, sending, count }: Last): Stay {
  const scroller = useRef<HTMLElement>(null)
  const atEnd = useRef(true)
  const shown = useRef({ newest, sending, count })
  const anchor = useRef<{ element: Element; top: number } | null>(null)
  const [fresh, setFresh] = useState(0)

  const toEnd = useCallback(() => {
    atEnd.current = true
    setFresh(0)
    if (scroller.current) scroller.current.scrollTop = 0
  }, [])

  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    atEnd.current = Math.abs(element.scrollTop) < NEAR
    if (atEnd.current) setFresh(0)
    anchor.current = firstInView(element)
  }

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { newest, sending, count }
    const came = before.newest !== newest
    const sent = sending !== undefined && before.sending !== sending
    if (sent || (came && (mine || atEnd.current))) return toEnd()
    if (came) setFresh((n) => n + Math.max(1, count - before.count))
    hold(scroller.current, atEnd.current ? null : anchor.current)
  }, [newest, mine, sending, count, toEnd])

  const fromStart = () => {
    const { scrollHeight = 0, clientHeight = 0, scrollTop = 0 } = scroller.current ?? {}
    return scrollHeight - clientHeight - Math.abs(scrollTop)
  }
  return { scroller, fresh, toEnd, onScroll, fromStart }
}

/** The message at the upper edge of the view, and where it stands. */
function firstInView(scroller: HTMLElement): { element: Element; top: number } | null {
  const { top, left, width } = scroller.getBoundingClientRect()
  const element = document.elementFromPoint(left + width / 2, top + 24)?.closest('li')
  return element && scroller.contains(element) ? { element, top: element.getBoundingClientRect().top } : null
}

/** Restores the position of the element at the upper edge, unless the browser has kept it. */
function hold(scroller: HTMLElement | null, anchor: { element: Element; top: number } | null): void {
  if (!scroller || !anchor?.element.isConnected) return
  const moved = anchor.element.getBoundingClientRect().top - anchor.top
  if (Math.abs(moved) > 1) scroller.scrollTop += moved
}
