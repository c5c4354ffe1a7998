import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from './button-style'

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({
  kind,
  size,
  iconOnly,
  tight,
  wide,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ kind, size, iconOnly, tight, wide }, className)} {...rest} />
}
