import { cx } from './cx'
import { controlHeight, type Size } from './size'

const insets: Record<Size, string> = {
  sm: 'px-2.5 text-sm',
  md: 'px-3.5 text-control',
  lg: 'px-4 text-control',
}

/** Returns the classes of inputs, selects and textareas. */
export function inputLook(size: Size = 'md'): string {
  return cx(
    'w-full scroll-mt-12 rounded-field border border-edge bg-raised text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus-visible:border-turquoise aria-invalid:border-pomegranate disabled:bg-sunken disabled:text-ink-soft',
    controlHeight[size],
    insets[size],
  )
}
