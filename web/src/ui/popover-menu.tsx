import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from './button-style'
import { cx } from './cx'

interface Props {
  /** Accessible name of the button. */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  /** What unfolds; a function receives `close`. Rendered only while it is open. */
  children: ReactNode | ((close: () => void) => ReactNode)
  disabled?: boolean
  /** Turns true: the popover closes (the cart became empty, for example). */
  shut?: boolean
  className?: string
  panelClassName?: string
}

const GAP = 8

/** A button that unfolds a panel below it, on the platform's `popover`: Escape and a press outside close it. */
export function PopoverMenu({ label, trigger, children, disabled, shut, className, panelClassName }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => panel.current?.hidePopover()

  useEffect(() => {
    if (shut && open) panel.current?.hidePopover()
  }, [shut, open])
  useFitOnScreen(button, panel)
  useCloseOnResize(panel, open)

  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return
    placeBelow(button.current, panel.current)
    setOpen(true)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        disabled={disabled}
        className={className ?? buttonClass({ kind: 'quiet', iconOnly: true })}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of controls without a form */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={onBeforeToggle}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={cx(
          'fixed start-auto bottom-auto m-0 max-h-[calc(100dvh-6rem)] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card raise-1 text-ink',
          panelClassName ?? 'min-w-52 p-1.5',
        )}
      >
        {open ? (typeof children === 'function' ? children(close) : children) : null}
      </div>
    </>
  )
}

/** The panel is in the top layer, where it has no relation to its button, so its place is computed. */
function placeBelow(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (!button || !panel) return
  const { bottom, left, right } = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const rtl = getComputedStyle(button).direction === 'rtl'
  panel.style.insetBlockStart = `${bottom + GAP}px`
  panel.style.insetInlineEnd = `${Math.max(GAP, rtl ? left : width - right)}px`
}

/** The panel's size is known once it is rendered, still before the first paint: then it is moved onto the screen. */
function useFitOnScreen(button: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const fit = new ResizeObserver(() => {
      // A button at the lower edge unfolds upwards, where there is more room.
      const { top = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {}
      const { height, width } = element.getBoundingClientRect()
      if (bottom + GAP + height > innerHeight && top > innerHeight - bottom)
        element.style.insetBlockStart = `${Math.max(GAP, top - GAP - height)}px`
      const most = document.documentElement.clientWidth - GAP - width
      const end = Number.parseFloat(element.style.insetInlineEnd)
      if (end > most) element.style.insetInlineEnd = `${Math.max(GAP, most)}px`
    })
    fit.observe(element)
    return () => fit.disconnect()
  }, [button, panel])
}

function useCloseOnResize(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return
    const close = () => panel.current?.hidePopover()
    addEventListener('resize', close)
    return () => removeEventListener('resize', close)
  }, [panel, open])
}

/** The look of one line in a menu, for a link or a button. */
export const menuItemClass =
  'flex min-h-(--control-md) w-full items-center gap-3 rounded-field px-3 text-start text-base transition-colors hover:bg-sunken'
