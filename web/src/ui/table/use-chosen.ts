import { useEffect, useRef, useState } from 'react'
import { moveFocus } from '../move-focus'

const NONE: ReadonlySet<string> = new Set()

/** Returns the chosen rows of a page of a list; another page, filter or search, told by `at`, begins with none. */
export function useChosen(at: string) {
  const [{ on, ids }, set] = useState({ on: at, ids: NONE })
  return {
    chosen: on === at ? ids : NONE,
    onChange: (ids: ReadonlySet<string>) => set({ on: at, ids }),
  }
}

/** Moves the focus to the heading of the list when the bulk bar that held it goes with the last chosen row. */
export function useFocusAfterBulk(): void {
  const within = useRef(false)
  useEffect(() => {
    const note = () => {
      within.current = document.activeElement?.closest('section') != null
    }
    document.addEventListener('focusin', note)
    return () => {
      document.removeEventListener('focusin', note)
      if (within.current) moveFocus(document.querySelector<HTMLElement>('main h1'))
    }
  }, [])
}
