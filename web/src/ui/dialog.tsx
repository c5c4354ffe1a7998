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
  /** `DialogBody`, and a `DialogFoot` if there are buttons; a form may wrap both. */
  children: ReactNode
  /** `md` for a question or a short form, `lg` for a form of two columns, `full` for work that needs the whole window. */
  size?: Size
  /**
   * `side` slides in from the inline end, for menus. `middle` is a bottom sheet on phones. `top` is at the top edge and
   * fills a phone's screen, for searches.
   */
  place?: Place
  /** Visible content of the header; the title is then for screen readers only. */
  head?: ReactNode
  /** Makes an alertdialog, whose title and text are read out on opening. */
  alert?: boolean
}

const widths: Record<Size, string> = { md: 'sm:max-w-lg', lg: 'sm:max-w-3xl', full: '' }

/** Returns position and size classes; content that is too long scrolls between head and foot. */
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

/** Modal on the native `dialog`: traps focus, closes on Escape or a backdrop press, and restores focus. */
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
      // Escape calls onClose like the button, since the owner may have unsaved input. React also bubbles both events
      // from a nested dialog.
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

/** Controls to focus on opening, the best first: the marked one, the first field of a form, the cancel button. */
const FIRST = [
  '[data-autofocus]',
  'form input:not([type="hidden"], :disabled), form select:not(:disabled), form textarea:not(:disabled)',
  '[data-dialog-cancel]',
]

/** Moves the focus off the close button, which the browser focuses because it is the first control. */
function focusFirst(dialog: HTMLElement): void {
  const found = FIRST.map((selector) => dialog.querySelector<HTMLElement>(selector))
  found.find((control) => control !== null)?.focus()
}

/** Opens and closes the native dialog. */
function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      focusFirst(dialog)
    }
    if (!open && dialog.open) dialog.close()
  }, [ref, open])
  // An open dialog must close before it unmounts, or the browser does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [ref])
}

interface BodyProps {
  /** Makes a long text without controls focusable, so the keyboard can scroll it. */
  reading?: boolean
  className?: string
  children: ReactNode
}

/** Scrollable content of the dialog. */
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
  /** Cancel button, styled alike in every dialog; absent if there is nothing to cancel. */
  cancel?: string
  onCancel?: () => void
  /** Failure message above the buttons, visible at any scroll position of the body. */
  note?: ReactNode
  /** Primary button. */
  children: ReactNode
}

/** Buttons of the dialog, always visible; on a phone they share the width. */
export function DialogFoot({ cancel, onCancel, note, children }: FootProps) {
  return (
    <div className="grid shrink-0 gap-3 border-(color:--raise-2-edge) border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
      {note ? <div className="has-[>:empty]:hidden">{note}</div> : null}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        {cancel ? (
          <Button kind="secondary" data-dialog-cancel="" onClick={onCancel}>
            {cancel}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  )
}

/** Ends the dialog above a phone's on-screen keyboard, which covers the buttons of a bottom sheet. */
function useAboveKeyboard(ref: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!open || !view) return
    const fit = () => {
      // Pinch zoom also shrinks the visual viewport, without a keyboard.
      const covered = view.scale === 1 ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0
      ref.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [ref, open])
}
