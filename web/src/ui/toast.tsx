import { SECOND } from 'contract/units'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useT } from '../i18n/i18n'
import { type Toast, ToastItem, ToastWords } from './toast-item'

/** Shows a message; what it returns takes the message away before its time. */
type Show = (text: string, options?: Partial<Omit<Toast, 'id' | 'text'>>) => () => void

const ToastContext = createContext<Show | null>(null)
const LASTS = 5 * SECOND
/** Of one that can be undone: long enough to notice that it was the wrong one. */
export const UNDO_LASTS = 10 * SECOND
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
  const area = useKeptClear(toasts.length > 0)
  const kinds = useMemo(() => ['status', 'alert'] as const, [])

  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={area}
        aria-label={t('common.notifications')}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-(--z-toast) grid print:hidden justify-items-center pb-[env(safe-area-inset-bottom)]"
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

/** The ref of the element that is kept clear; the code that positions it is loaded with the first toast. */
function useKeptClear(shown: boolean) {
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = area.current
    if (!shown || !element) return
    let over = false
    let release: (() => void) | undefined
    import('./keep-clear').then(
      ({ keepClear }) => {
        if (!over) release = keepClear(element)
      },
      // Without it a message may lie over something, and can be closed.
      () => undefined,
    )
    return () => {
      over = true
      release?.()
    }
  }, [shown])
  return area
}

/** What has left the screen, to be read at one's own pace; seen by whoever comes to it with the keyboard. */
function Log({ messages }: { messages: Toast[] }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  if (messages.length === 0) return null
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="pointer-events-auto mb-3 w-full max-w-md rounded-card raise-message px-4 py-1 text-sm not-focus-within:sr-only"
    >
      <summary className="min-h-10 content-center">
        {t('common.earlierMessages', { count: messages.length })}
      </summary>
      {open ? (
        <ol role="log" aria-live="off" className="grid gap-1 pb-3">
          {messages.map((message) => (
            <li key={message.id}>
              <ToastWords of={message} />
            </li>
          ))}
        </ol>
      ) : null}
    </details>
  )
}
