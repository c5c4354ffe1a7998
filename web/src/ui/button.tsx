import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-style'
import { Spinner } from './spinner'

type Props = ButtonLook &
  ComponentProps<'button'> & {
    /** Shows the spinner and ignores clicks while work is under way; label and width stay. */
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
