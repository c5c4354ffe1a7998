import { useRef } from 'react'
import { Link, type To } from 'react-router'
import { useT } from '../i18n/i18n'
import { chipLook } from './chip'
import { cx } from './cx'
import { useOpenInView } from './open-in-view'
import { tabLook, tabRow } from './tab-look'

interface FilterLink {
  key: string
  label: string
  to: To
  current: boolean
  /** How many it holds; absent where that is not counted, or not known yet. */
  count?: number | undefined
}

interface Props {
  /** Names the group for those who listen. */
  label: string
  links: readonly FilterLink[]
  /** The parts of a section rather than the filters of a list: they look like tabs. */
  tabs?: boolean
}

/**
 * The filters of a list as links, so that each has its address. On a phone they are one row that scrolls by itself, so
 * that the list begins in the first view.
 */
export function FilterLinks({ label, links, tabs }: Props) {
  const t = useT()
  const row = useRef<HTMLUListElement>(null)
  const chosen = links.find(({ current }) => current)?.key
  // Counts come later than the links, and make them wider.
  const widths = links.map(({ label, count }) => `${label} ${count ?? ''}`).join()
  useOpenInView(row, chosen ? `${chosen}: ${widths}` : '')
  return (
    <nav
      aria-label={label}
      // Edge to edge, whatever stands around it; its links widen nothing.
      className="min-w-0 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:shrink-0 max-sm:contain-inline-size"
    >
      <ul
        ref={row}
        className={cx(
          'flex max-sm:overflow-x-auto max-sm:overflow-y-hidden max-sm:px-4',
          tabs ? tabRow : 'gap-1.5 max-sm:-my-1 max-sm:py-1 sm:flex-wrap',
        )}
      >
        {links.map(({ key, label, to, current, count }, index) => (
          <li key={key} className="shrink-0">
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className={tabs ? linkedTab(current, index === 0) : chipLook({ chosen: current })}
            >
              {label}
              {count === undefined ? null : (
                <span className={cx('text-xs tabular-nums', current ? 'text-paper' : 'text-ink-soft')}>
                  {t.number(count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkedTab = (current: boolean, first: boolean) =>
  tabLook({
    current,
    className: cx('inline-flex items-center whitespace-nowrap', first && 'sm:ps-0 sm:after:start-0'),
  })
