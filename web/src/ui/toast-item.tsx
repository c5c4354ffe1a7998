import { useEffect, useRef, useState } from 'react'
import { useT } from '../i18n/i18n'
import { Icon } from './icon'

export interface Toast {
  /** Unique, and the time at which it was shown in milliseconds. */
  id: number
  text: string
  kind: 'status' | 'alert'
  /** Number of items the message refers to; omitted for one. */
  count?: number
  action?: { label: string; run: () => void }
  /** Milliseconds on screen; the timer pauses during hover and focus. */
  lasts: number
  /** Called when the toast leaves the screen for any reason. */
  onGone?: () => void
}

/** Text of a toast with its count. */
export function ToastWords({ of: { count = 1, text } }: { of: Toast }) {
  const t = useT()
  return (
    <>
      {count > 1 ? <span className="font-semibold tabular-nums">{t.number(count)} × </span> : null}
      <span>{text}</span>
    </>
  )
}

/** Single toast; hover and focus pause its timer. */
export function ToastItem({ toast, onDone }: { toast: Toast; onDone: (id: number) => void }) {
  const t = useT()
  const [held, setHeld] = useState(false)
  const left = useRef(toast.lasts)

  useEffect(() => {
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => onDone(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - since))
    }
  }, [held, toast.id, onDone])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on a message only stops its clock
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto mb-3 flex w-full max-w-md animate-appear items-center gap-3 rounded-card raise-message py-1.5 ps-4 pe-1.5 text-sm"
    >
      <Icon name={toast.kind === 'alert' ? 'alert' : 'check'} size={18} className="text-saffron" />
      {/* A long text takes the full line on phones, with the action below it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="flex-1 basis-44 py-2 leading-snug">
          <ToastWords of={toast} />
        </span>
        {toast.action ? (
          <button
            type="button"
            className="min-h-(--control-sm) rounded-field font-semibold text-saffron hover:underline"
            onClick={() => {
              toast.action?.run()
              onDone(toast.id)
            }}
          >
            {toast.action.label}
          </button>
        ) : null}
      </span>
      <button
        type="button"
        aria-label={t('common.dismiss')}
        className="grid size-(--control-sm) shrink-0 place-items-center rounded-field"
        onClick={() => onDone(toast.id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
