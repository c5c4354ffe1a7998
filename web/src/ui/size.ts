import type { ComponentProps } from 'react'

/** The sizes of everything that may stand in one row of controls: 36, 44 and 52 px high. */
export type Size = 'sm' | 'md' | 'lg'

/** What a control of the house takes over from the platform's: its `size` is one of ours, not a number of letters. */
export type Native<T extends 'input' | 'select' | 'textarea' | 'button'> = Omit<ComponentProps<T>, 'size'> & {
  size?: Size
}

export const controlHeight: Record<Size, string> = {
  sm: 'min-h-(--control-sm)',
  md: 'min-h-(--control-md)',
  lg: 'min-h-(--control-lg)',
}
/** For a part that holds an icon alone. */
export const controlSquare: Record<Size, string> = {
  sm: 'size-(--control-sm)',
  md: 'size-(--control-md)',
  lg: 'size-(--control-lg)',
}
/** For a button at the end of a field, as high as that. */
export const controlWidth: Record<Size, string> = {
  sm: 'w-(--control-sm)',
  md: 'w-(--control-md)',
  lg: 'w-(--control-lg)',
}
