import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { hasOwnKeys, letterOf } from './queue-keys'

/** Steps back on the page of the cases. */
export interface Undo {
  /** Remembers a step and returns functions that take it once or forget it. */
  add: (step: () => void) => { run: () => void; forget: () => void }
  /** Case that was brought back and gets the focus once it is listed. */
  restored: RefObject<string | null>
}

/** Ctrl or Cmd with Z takes the newest step back, also once no case is left. */
export function useUndo(): Undo {
  const steps = useRef<(() => void)[]>([])
  const restored = useRef<string | null>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isUndo || event.defaultPrevented || hasOwnKeys(event.target) || letterOf(event) !== 'z') return
      const newest = steps.current.at(-1)
      if (!newest) return
      event.preventDefault()
      newest()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const add = useCallback((step: () => void) => {
    /** Returns true if the step was still there. */
    const forget = () => {
      const at = steps.current.indexOf(run)
      if (at >= 0) steps.current.splice(at, 1)
      return at >= 0
    }
    const run = () => {
      if (forget()) step()
    }
    steps.current.push(run)
    return { run, forget }
  }, [])
  return { add, restored }
}
