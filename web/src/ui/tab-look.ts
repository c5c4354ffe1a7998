import { cx } from './cx'

/** Bottom line of a row of tabs. */
export const tabRow = 'border-hairline border-b pb-px'

/** Keeps a row of tabs in view while a dialog is scrolled, on screens that leave room below it. */
export const stayInView =
  'grid gap-1 bg-raised pt-1 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-0 [@media(height>=30rem)]:z-(--z-over)'
/** For the scrolled content: what gets the focus stays clear of such a row. */
export const clearOfTabs = '[@media(height>=30rem)]:scroll-pt-28'

/** Returns the classes of a tab, or a link that looks like one; the current tab is underlined. */
export const tabLook = ({ current, className }: { current: boolean; className?: string }) =>
  cx(
    'relative min-h-12 px-2 pb-1 font-semibold leading-tight transition-colors sm:px-5',
    'after:absolute after:inset-x-2 after:-bottom-px after:h-[3px] after:rounded-pill after:transition-colors sm:after:inset-x-5',
    'focus-visible:-outline-offset-4',
    current ? 'text-ink after:bg-saffron' : 'text-ink-soft after:bg-transparent hover:text-ink',
    className,
  )
