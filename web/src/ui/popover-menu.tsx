import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from './button-style'
import { cx } from './cx'

interface Props {
  /** Accessible name of the button. */
  label: string
  /** Content of the button. */
  trigger: ReactNode
  /** Content of the panel, rendered only while it is open; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  disabled?: boolean
  /** Closes the panel when it turns true, for example when the cart becomes empty. */
  shut?: boolean
  className?: string
  panelClassName?: string
}

const GAP = 8

/** Button that opens a panel below it, using the native `popover`: Escape and a press outside close it. */
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

/** Places the panel, which has no layout relation to its button because it is in the top layer. */
function placeBelow(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (!button || !panel) return
  const { bottom, left, right } = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const rtl = getComputedStyle(button).direction === 'rtl'
  panel.style.insetBlockStart = `${bottom + GAP}px`
  panel.style.insetInlineEnd = `${Math.max(GAP, rtl ? left : width - right)}px`
}

/** Moves the panel onto the screen before the first paint, once its size is known. */
function useFitOnScreen(button: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const fit = new ResizeObserver(() => {
      // Opens upwards if there is more room above the button than below.
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

/** Classes of a menu item, for a link or a button. */
export const menuItemClass =
  'flex min-h-(--control-md) w-full items-center gap-3 rounded-field px-3 text-start text-base transition-colors hover:bg-sunken'
