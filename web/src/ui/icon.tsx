import type { SVGProps } from 'react'

/**
 * Line icons on a 24 px grid that a first view may need; others are in any-icon.tsx. The `mirrored` class flips
 * directional ones.
 */
const paths = {
  alert: 'M12 8v5m0 3.2v.1M12 3.5 2.8 19.5h18.4L12 3.5Z',
  'arrow-end': 'M4.5 12h15m-6-6 6 6-6 6',
  attention: 'M12 2.8 21.2 12 12 21.2 2.8 12 12 2.8Zm0 5v4.7m0 3.2v.1',
  bag: 'M5.2 8.5h13.6l1 12H4.2l1-12ZM8.5 11V7.2a3.5 3.5 0 0 1 7 0V11',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-end': 'm9.5 6 6 6-6 6',
  'chevron-start': 'm14.5 6-6 6 6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  close: 'm6 6 12 12M18 6 6 18',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0 0c2.5 0 4-4 4-9s-1.5-9-4-9-4 4-4 9 1.5 9 4 9ZM3.5 9h17m-17 6h17',
  grid: 'M4.5 4.5h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5M12 7.6v.1',
  list: 'M4.5 5h4v4h-4V5Zm0 10h4v4h-4v-4ZM12 7h7.5M12 17h7.5',
  logout: 'M10 4H4.5v16H10m4-12 4 4-4 4m4-4H9',
  menu: 'M4 7.5h16M4 12h16M4 16.5h10',
  minus: 'M5.5 12h13',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  plus: 'M5.5 12h13M12 5.5v13',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  system: 'M3.5 5h17v11h-17V5Zm5.5 15h6m-3-4v4',
  trash: 'M4.5 6.5h15M9 6.5v-3h6v3m-8.5 0 .8 14h9.4l.8-14M10 10.5v6m4-6v6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.600-4 3.7-6 7.5-6s6.9 2 7.5 6',
} as const

export type IconName = keyof typeof paths

const DIRECTED = new Set<IconName>(['arrow-end', 'chevron-end', 'chevron-start', 'list', 'logout'])

/** Decorative icon; the text or the button's label must carry the meaning. */
export function Icon({ name, ...rest }: { name: IconName } & Look) {
  return <Drawing path={paths[name]} mirrored={DIRECTED.has(name)} {...rest} />
}

type Look = { size?: number } & SVGProps<SVGSVGElement>

export function Drawing({
  path,
  mirrored = false,
  size = 20,
  className = '',
  ...rest
}: { path: string; mirrored?: boolean } & Look) {
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
      className={`shrink-0 ${mirrored ? 'mirrored ' : ''}${className}`}
      {...rest}
    >
      <path d={path} />
    </svg>
  )
}
