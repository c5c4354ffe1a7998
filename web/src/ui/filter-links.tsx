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
  /** Number of matches; absent if unknown or not counted. */
  count?: number | undefined
}

interface Props {
  /** Accessible name of the group. */
  label: string
  links: readonly FilterLink[]
  /** Styles the links as tabs, for sections instead of filters. */
  tabs?: boolean
  /** Makes the chips smaller on phones, where four words would not fit into the row. */
  isTight?: boolean
}

/**
 * Filters of a list as links, so each has its own address. Phones show one scrollable row, which leaves the list in the
 * first view.
 */
export function FilterLinks({ label, links, tabs, isTight }: Props) {
  const t = useT()
  const row = useRef<HTMLUListElement>(null)
  const chosen = links.find(({ current }) => current)?.key
  // Counts load later than the links and widen them.
  const widths = links.map(({ label, count }) => `${label} ${count ?? ''}`).join()
  useOpenInView(row, chosen ? `${chosen}: ${widths}` : '')
  return (
    <nav
      aria-label={label}
      // Full width in any container; the links must not widen it.
      className="min-w-0 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:shrink-0 max-sm:contain-inline-size"
    >
      <ul
        ref={row}
        className={cx(
          'flex max-sm:overflow-x-auto max-sm:overflow-y-hidden max-sm:px-4',
          tabs ? tabRow : 'gap-1 max-sm:-my-1 max-sm:py-1 sm:flex-wrap',
        )}
      >
        {links.map(({ key, label, to, current, count }, index) => (
          <li key={key} className="shrink-0">
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className={
                tabs
                  ? linkedTab(current, index === 0)
                  : cx(chipLook({ chosen: current, tight: true }), isTight && 'max-sm:px-2.5 max-sm:text-sm')
              }
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
