import { useEffect, useState } from 'react'
import { dayOf } from '../../programs/customer/week'

/** Returns the device's day; follows it over midnight and when the page comes back into view. */
export function useCurrentDay(): string {
  const [day, setDay] = useState(() => dayOf(new Date()))
  useEffect(() => {
    const look = () => setDay(dayOf(new Date()))
    const midnight = new Date(`${day}T00:00`)
    midnight.setDate(midnight.getDate() + 1)
    const timer = setTimeout(look, midnight.getTime() - Date.now())
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [day])
  return day
}
