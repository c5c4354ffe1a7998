import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '../i18n/i18n'
import { Button } from './button'
import { cx } from './cx'
import { Icon } from './icon'

interface Props {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  /** `side` slides in along the end of the line, for menus; `middle` is for questions. */
  place?: 'middle' | 'side'
}

/** A modal on the platform's `dialog`: focus stays inside, Escape and a press beside it close, focus returns. */
export function Dialog({ open, onClose, title, children, actions, place = 'middle' }: Props) {
  const t = useT()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      // The platform focuses the first control, which is the one that closes.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes a dialog on Escape by itself
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      className={cx(
        'bg-raised text-ink',
        place === 'side'
          ? 'm-0 ms-auto h-dvh w-full max-w-96 border-hairline border-s'
          : 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg rounded-card border border-hairline',
      )}
    >
      {open ? (
        <div className="flex min-h-full flex-col gap-5 p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={id} className="pt-1.5 text-xl">
              {title}
            </h2>
            <Button
              kind="quiet"
              iconOnly
              className="-me-2 -mt-1"
              aria-label={t('common.close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </Button>
          </div>
          <div className="flex-1">{children}</div>
          {actions ? <div className="flex flex-wrap justify-end gap-3">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
