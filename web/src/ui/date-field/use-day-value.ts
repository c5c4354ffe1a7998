import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { dayOf } from './calendar-day'

/**
 * Holds the last whole day for the library while a part is being typed. An emitted value that the owner returns late,
 * as the URL does, leaves the typed parts alone.
 */
export function useDayValue(value: string, onChange: (day: string) => void) {
  const [seen, setSeen] = useState(value)
  const [held, setHeld] = useState(() => dayOf(value))
  const [emitted, setEmitted] = useState(() => textOf(held))
  const [pending, setPending] = useState<readonly string[]>([])
  if (value !== seen) {
    setSeen(value)
    const echo = pending.indexOf(value)
    setPending(echo < 0 ? [] : pending.slice(echo + 1))
    if (echo < 0) adopt(value)
  }

  function adopt(text: string) {
    const day = dayOf(text)
    setHeld(day)
    setEmitted(textOf(day))
  }
  function emit(text: string) {
    if (text === emitted) return
    setEmitted(text)
    setPending([...pending, text])
    onChange(text)
  }
  return { held, setHeld, emit }
}

export const textOf = (day: CalendarDate | null): string => day?.toString() ?? ''
