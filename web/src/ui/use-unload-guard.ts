import { useEffect } from 'react'

/** Asks before the tab closes or reloads while the page has unsaved input. */
export function useUnloadGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])
}
