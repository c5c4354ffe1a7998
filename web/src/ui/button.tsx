import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-style'
import { Spinner } from './spinner'

type Props = ButtonLook &
  ComponentProps<'button'> & {
    /** Something is under way: the button keeps its words and its width, shows the spinner and takes no click. */
    busy?: boolean
  }

export function Button({
  kind,
  size,
  iconOnly,
  tight,
  wide,
  busy,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type={type}
      className={buttonClass({ kind, size, iconOnly, tight, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {busy && iconOnly ? null : children}
    </button>
  )
}
