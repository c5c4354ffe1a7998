import { cx } from './cx'

/** Line drawings on a 120 by 90 px grid, all in one style: a washed shape, its outline, and one saffron stroke. */
const drawings = {
  bag: {
    wash: 'M34 32h52l6 50H28l6-50Z',
    line: 'M34 32h52l6 50H28l6-50ZM47 43V28c0-8 5.4-14 13-14s13 6 13 14v15',
    accent: 'M44 65h20',
  },
  bubble: {
    wash: 'M24 14h72a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H56L40 76V60H24a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6Z',
    line: 'M24 14h72a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H56L40 76V60H24a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6ZM34 46h24',
    accent: 'M34 31h42',
  },
  chart: {
    wash: 'M36 58h14v22H36V58Zm22-12h14v34H58V46Zm22-16h14v50H80V30Z',
    line: 'M24 10v70h78M36 80V58h14v22m8 0V46h14v34m8 0V30h14v50',
    accent: 'm34 42 20-12 14 4 24-20',
  },
  clipboard: {
    wash: 'M34 20h52v62H34V20Z',
    line: 'M48 20H38a4 4 0 0 0-4 4v54a4 4 0 0 0 4 4h44a4 4 0 0 0 4-4V24a4 4 0 0 0-4-4H72M48 13h24v13H48V13Zm12 29h15M60 61h15',
    accent: 'M44 38h8v8h-8v-8Zm0 19h8v8h-8v-8Z',
  },
  parcel: {
    wash: 'm60 12 36 17v36L60 82 24 65V29l36-17Z',
    line: 'm60 12 36 17v36L60 82 24 65V29l36-17ZM24 29l36 17 36-17M60 46v36',
    accent: 'm42 20.5 36 17V52',
  },
  phone: {
    wash: 'M44 8h32a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6Z',
    line: 'M44 8h32a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6Zm12 66h8M48 44h16m-16 12h20',
    accent: 'M48 30h24',
  },
  shelf: {
    wash: 'M16 30h88v7H16v-7Zm0 42h88v7H16v-7Z',
    line: 'M16 30h88v7H16v-7Zm0 42h88v7H16v-7ZM26 10v20m68-20v20M26 37v35m68-35v35',
    accent: 'M52 38v10h16V38',
  },
  signpost: {
    wash: 'M60 16h30l9 9-9 9H60V16Zm0 26H30l-9 9 9 9h30V42Z',
    line: 'M60 8v74M46 82h28M60 16h30l9 9-9 9H60m0 8H30l-9 9 9 9h30',
    accent: 'M68 25h18',
  },
} as const

export type DrawingName = keyof typeof drawings

/** Decorative drawing; mirrored in right-to-left pages. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  const { wash, line, accent } = drawings[name]
  return (
    <svg
      viewBox="0 0 120 90"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-drawing={name}
      className={cx('mirrored shrink-0', className)}
    >
      <path d={wash} fill="var(--pine-wash)" />
      <path d={line} stroke="currentColor" />
      <path d={accent} stroke="var(--saffron)" strokeWidth="4" />
    </svg>
  )
}
