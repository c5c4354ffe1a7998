import { cx } from '../../../ui/cx'

/** Drawings of conversations alone; those of the kit come with every first page. */
const marks = {
  clip: 'm20 11.5-8.2 8.2a5 5 0 0 1-7.1-7.1l8.6-8.6a3.4 3.4 0 0 1 4.8 4.8l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4l7.8-7.8',
  send: 'M4 12 20 4.5 16 20l-4.2-6.2L4 12Zm7.8 1.8L20 4.5',
  reply: 'M10 8V4.5L3.5 11 10 17.5V14c5 0 8 1.5 10.5 5 0-6-3.5-10.5-10.5-11Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  checks: 'm2.5 12.5 4.5 4.5 9.5-9.5m-5.2 8.8.7.7 9.5-9.5',
  failed: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v4.5m0 3v.1',
  more: 'M4.5 12a.75.75 0 1 0 1.5 0 .75.75 0 0 0-1.5 0Zm6.75 0a.75.75 0 1 0 1.5 0 .75.75 0 0 0-1.5 0ZM18 12a.75.75 0 1 0 1.5 0 .75.75 0 0 0-1.5 0Z',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'M12 5v14m-6-6 6 6 6-6',
} as const

export type MarkName = keyof typeof marks

/** Decorative: words say the same. */
export function Mark({ name, size = 16, className }: { name: MarkName; size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('shrink-0', (name === 'send' || name === 'reply') && 'mirrored', className)}
    >
      <path d={marks[name]} />
    </svg>
  )
}
