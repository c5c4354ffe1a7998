import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useT } from '../i18n/i18n'
import { Button } from './button'
import { cx } from './cx'
import { Icon } from './icon'

type Size = 'md' | 'lg' | 'full'
type Place = 'middle' | 'side' | 'top'

interface Props {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** `DialogBody`, and `DialogFoot` where there is something to answer; a form may stand around both. */
  children: ReactNode
  /** `md` for a question or a short form, `lg` for a form of two columns, `full` for work that needs the whole window. */
  size?: Size
  /**
   * `side` slides in along the end of the line, for menus. `middle` rises from the lower edge of a phone, as a sheet.
   * `top` hangs from the upper edge and is the whole window of a phone, for a search.
   */
  place?: Place
  /** What stands in the head instead of the title, which then is only heard. */
  head?: ReactNode
  /** It tells what one must know before one goes on: title and text are read out when it opens. */
  alert?: boolean
}

const widths: Record<Size, string> = { md: 'sm:max-w-lg', lg: 'sm:max-w-3xl', full: '' }

/** Where the dialog stands and how far it reaches. What is too long for it scrolls between head and foot. */
function frameClass(size: Size, place: Place): string {
  if (place === 'side') return 'm-0 ms-auto h-dvh w-full max-w-96'
  if (place === 'top')
    return 'mx-auto mt-0 mb-auto w-full max-sm:h-[calc(100dvh-var(--keyboard,0px))] sm:mt-4 sm:max-h-[calc(100dvh-2rem-var(--keyboard,0px))] sm:w-[calc(100%-2rem)] sm:max-w-2xl sm:rounded-card'
  if (size === 'full')
    return 'm-auto h-[calc(100dvh-var(--keyboard,0px))] w-full max-sm:mt-0 sm:h-[calc(100dvh-2rem)] sm:w-[calc(100%-2rem)] sm:rounded-card'
  return cx(
    'm-auto max-h-[calc(100dvh-2rem-var(--keyboard,0px))] w-full sm:w-[calc(100%-2rem)] sm:rounded-card',
    'max-sm:mb-(--keyboard,0px) max-sm:rounded-t-card',
    widths[size],
  )
}

/** A modal on the platform's `dialog`: focus stays inside, Escape and a press beside it close, focus returns. */
export function Dialog({
  open,
  onClose,
  title,
  head,
  children,
  size = 'md',
  place = 'middle',
  alert,
}: Props) {
  const t = useT()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useAboveKeyboard(ref, open)
  useModal(ref, open)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes a dialog on Escape by itself
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={alert ? `${id}-text` : undefined}
      data-sheet={place === 'middle' || undefined}
      // Escape asks as the button does: whoever opened the dialog may have something to lose. React hands both events
      // up from a dialog inside this one too.
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => event.target === ref.current && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
      className={cx('raise-2 flex-col overflow-clip text-ink open:flex', frameClass(size, place))}
    >
      {open ? (
        <>
          <div className="flex shrink-0 items-start justify-between gap-4 border-(color:--raise-2-edge) border-b py-2 ps-5 pe-3 sm:ps-6">
            <h2 id={id} className={head ? 'sr-only' : 'py-2 text-xl'}>
              {title}
            </h2>
            {head}
            <Button kind="quiet" iconOnly aria-label={t('common.close')} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          {alert ? (
            <div id={`${id}-text`} className="contents">
              {children}
            </div>
          ) : (
            children
          )}
        </>
      ) : null}
    </dialog>
  )
}

/** Opens and closes the platform's dialog. */
function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      // The platform focuses the first control, which is the one that closes.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [ref, open])
  // One that is taken away while it is open has to close first, or the focus does not return.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [ref])
}

interface BodyProps {
  /** A long text without a control of its own: it takes the focus, so that the keys scroll it. */
  reading?: boolean
  className?: string
  children: ReactNode
}

/** What the dialog is about; it scrolls where there is more than fits. */
export function DialogBody({ reading, className, children }: BodyProps) {
  return (
    <div
      tabIndex={reading ? 0 : undefined}
      className={cx(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 focus-visible:-outline-offset-2 sm:p-6',
        className,
      )}
    >
      {children}
    </div>
  )
}

interface FootProps {
  /** The way out, which looks the same in every dialog; absent where there is nothing to give up. */
  cancel?: string
  onCancel?: () => void
  /** What went wrong, above the buttons: in view wherever the body stands. */
  note?: ReactNode
  /** The main button. */
  children: ReactNode
}

/** The answers, always in view; on a phone they share the width. */
export function DialogFoot({ cancel, onCancel, note, children }: FootProps) {
  return (
    <div className="grid shrink-0 gap-3 border-(color:--raise-2-edge) border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
      {note ? <div className="has-[>:empty]:hidden">{note}</div> : null}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        {cancel ? (
          <Button kind="secondary" onClick={onCancel}>
            {cancel}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  )
}

/** The keyboard of a phone covers the lower edge, where a sheet has its buttons: the dialog ends above it. */
function useAboveKeyboard(ref: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!open || !view) return
    const fit = () => {
      // Whoever zooms in sees less of the page too, and has no keyboard open for that.
      const covered = view.scale === 1 ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0
      ref.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [ref, open])
}
