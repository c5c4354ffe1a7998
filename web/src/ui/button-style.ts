import { cx } from './cx'
import { controlHeight, controlSquare, type Size } from './size'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-pine text-on-pine hover:bg-pine-strong',
  secondary: 'border border-edge text-ink hover:border-ink hover:bg-raised',
  quiet: 'text-ink not-disabled:hover:bg-sunken',
  danger: 'bg-pomegranate text-on-pomegranate hover:bg-pomegranate-strong',
  inverse: 'bg-saffron text-on-saffron hover:brightness-105',
}
const insets: Record<Size, string> = {
  sm: 'px-3.5 py-1 text-sm',
  md: 'px-5 py-2 text-base',
  lg: 'px-7 py-2 text-lg',
}

export interface ButtonLook {
  kind?: ButtonKind
  size?: Size
  /** Makes a square button for an icon alone; it needs an `aria-label`. */
  iconOnly?: boolean
  /** Small text and little padding, for several buttons in a narrow row. */
  tight?: boolean
  wide?: boolean
}

/** Returns the classes shared by buttons and links that look like buttons. */
export function buttonClass(
  { kind = 'primary', size = 'md', iconOnly, tight, wide }: ButtonLook,
  extra?: string,
): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-field text-center font-semibold leading-tight transition-colors select-none',
    'disabled:cursor-not-allowed disabled:text-ink-soft print:hidden',
    kind !== 'quiet' && 'disabled:border disabled:border-hairline disabled:bg-sunken',
    kinds[kind],
    iconOnly ? controlSquare[size] : cx(controlHeight[size], tight ? 'px-2 py-1 text-sm' : insets[size]),
    wide && 'w-full',
    extra,
  )
}
