import { useRef } from 'react'

/** Work on one thing at a time: a press that comes while what it is about is still under way does nothing. */
export function useOneAtATime(): (name: string, work: () => Promise<unknown>) => Promise<void> {
  // State is too slow for the second of two quick presses.
  const running = useRef(new Set<string>())
  return async (name, work) => {
    if (running.current.has(name)) return
    running.current.add(name)
    try {
      await work()
    } finally {
      running.current.delete(name)
    }
  }
}
