import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from './button-style'

/** Link styled as a button. */
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
