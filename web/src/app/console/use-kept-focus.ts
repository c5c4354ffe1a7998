import { useEffect } from 'react'

/** Focused element, and its table row if it is in one. */
interface Place {
  element: Element
  rows: Element | null
  row: number
}

function placeOf(element: Element): Place {
  const row = element.closest('tr')
  const rows = row?.parentElement ?? null
  return { element, rows, row: rows && row ? [...rows.children].indexOf(row) : -1 }
}

/** Returns the link of the row now at that position, else the page's heading. */
function nextTo({ rows, row }: Place): HTMLElement | null {
  const links = rows?.isConnected ? [...rows.querySelectorAll<HTMLElement>('[data-row-link]')] : []
  return links[Math.min(row, links.length - 1)] ?? document.querySelector<HTMLElement>('main h1')
}

/**
 * Moves the focus when the focused element is removed (a row leaves its list, an account is locked, a dialog opened by
 * its address closes), so it does not fall back to the body.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place | null = null
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? placeOf(target) : null
    }
    const gone = new MutationObserver(() => {
      if (!last || last.element.isConnected) return
      // The code that removed the element may have set the focus already.
      if (document.activeElement === document.body) nextTo(last)?.focus({ preventScroll: true })
      last = null
    })
    document.addEventListener('focusin', note)
    gone.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      gone.disconnect()
    }
  }, [])
}
