import { SECOND } from 'contract/units'
import { useEffect, useState } from 'react'
import { useT } from '../i18n/i18n'
import { cx } from './cx'
import { Icon, type IconName } from './icon'
import { UNDO_LASTS } from './toast'

export type CornerToastKind = 'success' | 'warning' | 'error'

export interface CornerToastAction {
  label: string
  run: () => void
}

export interface CornerMessage {
  kind: CornerToastKind
  text: string
  action?: CornerToastAction | undefined
  /** Differs for each toast, so a repeated text is announced again. */
  n: number
}

interface Props {
  toast: CornerMessage | null
  onDone: () => void
}

const looks: Record<CornerToastKind, { icon: IconName; ink: string }> = {
  success: { icon: 'check', ink: 'text-pine' },
  warning: { icon: 'attention', ink: 'text-saffron-ink' },
  error: { icon: 'alert', ink: 'text-pomegranate' },
}

/**
 * Toast at the upper right of a dialog in every language, above the page's own toasts; success lasts 5 s, others 8 s,
 * with an action 10 s.
 */
export function CornerToast({ toast, onDone }: Props) {
  const t = useT()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!toast || held) return
    const lasts = toast.action ? UNDO_LASTS : (toast.kind === 'success' ? 5 : 8) * SECOND
    const timer = setTimeout(onDone, lasts)
    return () => clearTimeout(timer)
  }, [toast, held, onDone])
  const urgent = toast !== null && toast.kind !== 'success'
  const item = toast ? (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on a message only stops its clock
    <div
      key={toast.n}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex max-w-[400px] animate-appear items-start gap-3 rounded-card border border-(--raise-2-edge) bg-(--raise-2) py-1.5 ps-4 pe-1.5 text-sm shadow-(--raise-2-shadow)"
    >
      <Icon name={looks[toast.kind].icon} size={18} className={cx('mt-2.5', looks[toast.kind].ink)} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="wrap-anywhere flex-1 py-2">{toast.text}</span>
        {toast.action ? (
          <button
            type="button"
            className="min-h-(--control-sm) rounded-field font-semibold text-pine hover:underline"
            onClick={() => {
              setHeld(false)
              toast.action?.run()
              onDone()
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
        onClick={() => {
          setHeld(false)
          onDone()
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  ) : null
  return (
    // physical: X-94. Next to the dialog's own button, which is at the right where the page is not mirrored.
    <div className="pointer-events-none fixed top-4 right-20 z-(--z-toast) grid max-w-[calc(100%-6rem)] rtl:right-4 justify-items-end">
      <div role="status">{urgent ? null : item}</div>
      <div role="alert">{urgent ? item : null}</div>
    </div>
  )
}
