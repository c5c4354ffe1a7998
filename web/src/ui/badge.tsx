import type { ReactNode } from 'react'
import { cx } from './cx'

export type BadgeKind = 'sale' | 'emphasis' | 'good' | 'info' | 'neutral' | 'bad'

const kinds: Record<BadgeKind, string> = {
  sale: 'bg-pomegranate text-on-pomegranate',
  emphasis: 'bg-saffron text-on-saffron',
  good: 'bg-pine-wash text-pine',
  info: 'bg-turquoise-wash text-turquoise',
  bad: 'bg-pomegranate-wash text-pomegranate',
  neutral: 'bg-sunken text-ink-soft',
}

export function Badge({
  kind = 'neutral',
  className,
  children,
}: {
  kind?: BadgeKind
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center rounded-pill px-2.5 py-1 font-semibold text-xs leading-tight tabular-nums',
        kinds[kind],
        className,
      )}
    >
      {children}
    </span>
  )
}
