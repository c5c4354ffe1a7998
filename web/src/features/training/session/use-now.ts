import { useEffect, useState } from 'react'

/** Returns the time, read again every `ms` while it is on, and whenever the page comes into view. */
export function useNow(isOn: boolean, ms: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isOn) return
    const read = () => setNow(Date.now())
    read()
    const timer = setInterval(read, ms)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [isOn, ms])
  return now
}
