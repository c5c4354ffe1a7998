import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useT } from '../i18n/i18n'
import { Icon } from './icon'

interface Toast {
  id: number
  text: string
  kind: 'status' | 'alert'
  action?: { label: string; run: () => void }
  /** Milliseconds on screen, not counting while the pointer or the focus rests on it. */
  lasts: number
  /** Called when it leaves the screen, however that comes. */
  onGone?: () => void
}

/** Shows a message; what it returns takes the message away before its time. */
type Show = (text: string, options?: Partial<Omit<Toast, 'id' | 'text'>>) => () => void

const ToastContext = createContext<Show | null>(null)
const LASTS = 5000
/** Messages that can be read again after they have left the screen. */
const KEPT = 20

/** `const toast = useToast()`, then `toast(text)` or `toast(text, { kind: 'alert', action })`. */
export function useToast(): Show {
  const show = use(ToastContext)
  if (!show) throw new Error('ToastProvider is missing')
  return show
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useT()
  const [toasts, setToasts] = useState<Toast[]>([])
  const [past, setPast] = useState<Toast[]>([])
  const next = useRef(1)

  const drop = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const show = useCallback<Show>(
    (text, options) => {
      const toast: Toast = { kind: 'status', lasts: LASTS, ...options, text, id: next.current++ }
      setToasts((all) => [...all.slice(-2), toast])
      return () => drop(toast.id)
    },
    [drop],
  )
  const before = useRef(toasts)
  useEffect(() => {
    const gone = before.current.filter((toast) => !toasts.includes(toast))
    before.current = toasts
    if (gone.length === 0) return
    setPast((all) => [...all, ...gone].slice(-KEPT))
    for (const toast of gone) toast.onGone?.()
  }, [toasts])
  const kinds = useMemo(() => ['status', 'alert'] as const, [])

  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={t('common.notifications')}
        // Above the row that a page keeps at the lower edge of a phone, where there is one.
        className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center pb-[env(safe-area-inset-bottom)] max-lg:in-[:root:has([data-lower-edge])]:bottom-18"
      >
        {kinds.map((kind) => (
          <div key={kind} role={kind} className="grid w-full justify-items-center px-4">
            {toasts.map((toast) =>
              toast.kind === kind ? <ToastItem key={toast.id} toast={toast} onDone={drop} /> : null,
            )}
          </div>
        ))}
        <Log messages={past} />
      </section>
    </ToastContext>
  )
}

/** What has left the screen, to be read at one's own pace; seen by whoever comes to it with the keyboard. */
function Log({ messages }: { messages: Toast[] }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  if (messages.length === 0) return null
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="pointer-events-auto mb-3 w-full max-w-md rounded-card bg-night px-4 py-1 text-on-night text-sm not-focus-within:sr-only"
    >
      <summary className="min-h-10 content-center">
        {t('common.earlierMessages', { count: messages.length })}
      </summary>
      {open ? (
        <ol role="log" aria-live="off" className="grid gap-1 pb-3">
          {messages.map((message) => (
            <li key={message.id}>{message.text}</li>
          ))}
        </ol>
      ) : null}
    </details>
  )
}

function ToastItem({ toast, onDone }: { toast: Toast; onDone: (id: number) => void }) {
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
      className="pointer-events-auto mb-3 flex w-full max-w-md animate-appear items-center gap-3 rounded-card bg-night py-1.5 ps-4 pe-1.5 text-on-night text-sm"
    >
      <Icon name={toast.kind === 'alert' ? 'alert' : 'check'} size={18} className="text-saffron" />
      <span className="flex-1 py-2">{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className="min-h-10 rounded-field px-3 font-semibold text-saffron hover:underline"
          onClick={() => {
            toast.action?.run()
            onDone(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={t('common.dismiss')}
        className="grid size-10 place-items-center rounded-field"
        onClick={() => onDone(toast.id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
