import { MINUTE, SECOND } from 'contract/units'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../i18n/i18n'

interface Props {
  /** End of the countdown as an ISO instant. */
  until: string
  /** Called once at the end; the server stays authoritative. */
  onEnd?: () => void
  className?: string
}

/** Remaining time by the second (`9:05`, `1:02:30`); screen readers get whole minutes, on demand only. */
export function Countdown({ until, onEnd, className }: Props) {
  const { tag } = useLocale()
  const left = useTimeLeft(until, onEnd)
  const minutes = Math.ceil(left / MINUTE)
  const spoken = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return (
    <span role="timer" className={className}>
      {/* Clocks run left to right in every language. Without `bdi`, which would space out Persian figures (base.css). */}
      <span dir="ltr" aria-hidden="true" className="tabular-nums">
        {clock(left, tag)}
      </span>
      <span className="sr-only">{spoken.format(minutes)}</span>
    </span>
  )
}

function clock(left: number, tag: string): string {
  const whole = Math.ceil(left / SECOND)
  const hours = Math.floor(whole / 3600)
  const parts = [...(hours > 0 ? [hours] : []), Math.floor(whole / 60) % 60, whole % 60]
  const format = (part: number, index: number) =>
    new Intl.NumberFormat(tag, { minimumIntegerDigits: index === 0 ? 1 : 2 }).format(part)
  return parts.map(format).join(':')
}

/** Returns the milliseconds until an instant, at least 0, and re-renders every second. */
function useTimeLeft(until: string, onEnd: (() => void) | undefined): number {
  const end = Date.parse(until)
  const [now, setNow] = useState(Date.now)
  const report = useRef(onEnd)
  report.current = onEnd
  const left = Math.max(0, end - now)
  const over = left === 0
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [over])
  const running = useRef(!over)
  useEffect(() => {
    if (over && running.current) report.current?.()
    running.current = !over
  }, [over])
  return left
}
