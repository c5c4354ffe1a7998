import { cx } from './cx'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'
export type ButtonSize = 'sm' | 'md' | 'lg'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-pine text-on-pine hover:bg-pine-strong',
  secondary: 'border border-edge text-ink hover:border-ink hover:bg-raised',
  quiet: 'text-ink not-disabled:hover:bg-sunken',
  danger: 'bg-pomegranate text-on-pomegranate hover:bg-pomegranate-strong',
  inverse: 'bg-saffron text-on-saffron hover:brightness-105',
}
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 py-1 text-sm',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-2 text-lg',
}
const iconSizes: Record<ButtonSize, string> = { sm: 'size-9', md: 'size-11', lg: 'size-13' }

export interface ButtonLook {
  kind?: ButtonKind
  size?: ButtonSize
  /** Square, for a button that holds an icon alone; give it an `aria-label`. */
  iconOnly?: boolean
  wide?: boolean
}

/** The classes that buttons and links that look like buttons share. */
export function buttonClass(
  { kind = 'primary', size = 'md', iconOnly, wide }: ButtonLook,
  extra?: string,
): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-field text-center font-semibold leading-tight transition-colors select-none',
    'disabled:cursor-not-allowed disabled:text-ink-soft',
    kind !== 'quiet' && 'disabled:border disabled:border-hairline disabled:bg-sunken',
    kinds[kind],
    iconOnly ? iconSizes[size] : sizes[size],
    wide && 'w-full',
    extra,
  )
}
