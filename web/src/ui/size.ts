import type { ComponentProps } from 'react'

/** Heights of controls that may share a row: 36, 44 and 52 px. */
export type Size = 'sm' | 'md' | 'lg'

/** Props of the native element, with our `size` in place of the native number of characters. */
export type Native<T extends 'input' | 'select' | 'textarea' | 'button'> = Omit<ComponentProps<T>, 'size'> & {
  size?: Size
}

export const controlHeight: Record<Size, string> = {
  sm: 'min-h-(--control-sm)',
  md: 'min-h-(--control-md)',
  lg: 'min-h-(--control-lg)',
}
/** Square sizes, for controls with an icon alone. */
export const controlSquare: Record<Size, string> = {
  sm: 'size-(--control-sm)',
  md: 'size-(--control-md)',
  lg: 'size-(--control-lg)',
}
/** Widths of a square button at the end of a field. */
export const controlWidth: Record<Size, string> = {
  sm: 'w-(--control-sm)',
  md: 'w-(--control-md)',
  lg: 'w-(--control-lg)',
}
