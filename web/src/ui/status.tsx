import type { ReactNode } from 'react'
import { cx } from './cx'

/** Meaning of a status for the person viewing it. */
export type Tone = 'needs-you' | 'moving' | 'good' | 'ended' | 'wrong'

/** Each tone has its own colour and shape, so either one is sufficient. */
const looks: Record<Tone, { box: string; shape: string }> = {
  'needs-you': { box: 'bg-saffron text-on-saffron', shape: 'M6 1 11 6 6 11 1 6Z' },
  moving: { box: 'bg-turquoise-wash text-turquoise', shape: 'M2 1.5 7 6l-5 4.5ZM7 1.5 11.5 6 7 10.5Z' },
  good: { box: 'bg-pine-wash text-pine', shape: 'M1.2 6.3 2.6 4.9 4.8 7.1 9.6 2.2 11 3.6 4.8 9.9Z' },
  ended: { box: 'bg-sunken text-ink-soft', shape: 'M1.5 5h9v2h-9Z' },
  wrong: {
    box: 'bg-pomegranate-wash text-pomegranate',
    shape: 'M3.2 1.8 6 4.6 8.8 1.8 10.2 3.2 7.4 6 10.2 8.8 8.8 10.2 6 7.4 3.2 10.2 1.8 8.8 4.6 6 1.8 3.2Z',
  },
}

/** Status in a word or two, in the colour and shape of its tone. */
export function Status({
  tone,
  className,
  children,
}: {
  tone: Tone
  className?: string
  children: ReactNode
}) {
  const { box, shape } = looks[tone]
  return (
    <span
      data-tone={tone}
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-pill ps-2 pe-2.5 py-1 font-semibold text-xs leading-tight',
        box,
        className,
      )}
    >
      <svg
        viewBox="0 0 12 12"
        width={10}
        height={10}
        fill="currentColor"
        aria-hidden="true"
        className={cx('shrink-0', tone === 'moving' && 'mirrored')}
      >
        <path d={shape} />
      </svg>
      {children}
    </span>
  )
}
