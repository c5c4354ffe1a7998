import { SECOND } from 'contract/units'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../i18n/i18n'
import { type Toast, ToastItem, ToastWords } from './toast-item'

/** Shows a toast and returns a function that removes it early. */
export type ShowToast = (text: string, options?: Partial<Omit<Toast, 'id' | 'text'>>) => () => void

/** Exported for an area that shows the toasts of its parts in a place of its own. */
export const ToastContext = createContext<ShowToast | null>(null)
const kinds = ['status', 'alert'] as const
const LASTS = 5 * SECOND
/** A toast younger than this belongs to the page that follows: “Saved” is shown and the list is opened. */
const OF_THE_NEXT_PAGE = 1 * SECOND
/** Duration of a toast with an undo button: long enough to notice a mistake. */
export const UNDO_LASTS = 10 * SECOND
/** Maximum length of the history of earlier toasts. */
const KEPT = 20

/** Returns the function that shows a toast: `toast(text)` or `toast(text, { kind: 'alert', action })`. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('ToastProvider is missing')
  return show
}

let endOld = () => {}
/** Ends the toasts of a page that is left; those that were just shown belong to the next page. */
export const endToasts = () => endOld()

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useT()
  const [toasts, setToasts] = useState<Toast[]>([])
  const [past, setPast] = useState<Toast[]>([])
  const last = useRef(0)

  const drop = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const show = useCallback<ShowToast>(
    (text, options) => {
      const id = Math.max(last.current + 1, Date.now())
      last.current = id
      setToasts((all) => [...all.slice(-2), { kind: 'status', lasts: LASTS, ...options, text, id }])
      return () => drop(id)
    },
    [drop],
  )
  useEffect(() => {
    endOld = () => setToasts((all) => all.filter(({ id }) => Date.now() - id < OF_THE_NEXT_PAGE))
  }, [])
  const before = useRef(toasts)
  useEffect(() => {
    const gone = before.current.filter((toast) => !toasts.includes(toast))
    before.current = toasts
    if (gone.length === 0) return
    setPast((all) => [...all, ...gone].slice(-KEPT))
    for (const toast of gone) toast.onGone?.()
  }, [toasts])
  const area = useKeptClear(toasts.length > 0)

  return (
    <ToastContext value={show}>
      {children}
      {/* React keeps this element, so that the area in it may stand inside a dialog meanwhile. */}
      <div className="contents">
        <section
          ref={area}
          aria-label={t('common.notifications')}
          className="pointer-events-none fixed inset-x-0 top-auto bottom-0 z-(--z-toast) grid h-auto w-auto overflow-visible bg-transparent print:hidden justify-items-center pb-[env(safe-area-inset-bottom)]"
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
      </div>
    </ToastContext>
  )
}

/** Returns the ref of the toast area; the code that positions it loads with the first toast. */
function useKeptClear(shown: boolean) {
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = area.current
    if (!shown || !element) return
    let over = false
    let release: (() => void) | undefined
    import('./toast-offset').then(
      ({ keepClear }) => {
        if (!over) release = keepClear(element)
      },
      // If the chunk fails to load, a toast may cover something, but it can be closed.
      () => undefined,
    )
    return () => {
      over = true
      release?.()
    }
  }, [shown])
  return area
}

/** History of earlier toasts; visible on keyboard focus only. */
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
