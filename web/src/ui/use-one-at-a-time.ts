import { useRef } from 'react'

/** Returns a function that ignores a call while work of the same name is running. */
export function useOneAtATime(): (name: string, work: () => Promise<unknown>) => Promise<void> {
  // A ref, since state updates too late for the second of two quick presses.
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
