import { useEffect } from 'react'

/** Where in the page somebody is: what has the focus, and in which row of which table that stands. */
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

/** The row that now stands where that one stood, or else the page's heading. */
function nextTo({ rows, row }: Place): HTMLElement | null {
  const links = rows?.isConnected ? [...rows.querySelectorAll<HTMLElement>('[data-row-link]')] : []
  return links[Math.min(row, links.length - 1)] ?? document.querySelector<HTMLElement>('main h1')
}

/**
 * What is done with a button often takes the button away: a row leaves its list, an account is locked, a dialog that was
 * opened by its address has nowhere to return to. The focus then goes to what stands there now, not to nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place | null = null
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? placeOf(target) : null
    }
    const gone = new MutationObserver(() => {
      if (!last || last.element.isConnected) return
      // Whoever took it away may have said where the focus goes.
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
