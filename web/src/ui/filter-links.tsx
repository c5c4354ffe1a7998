import { Link, type To } from 'react-router'
import { useT } from '../i18n/i18n'
import { chipLook } from './chip'
import { cx } from './cx'

interface FilterLink {
  key: string
  label: string
  to: To
  current: boolean
  /** How many it holds; absent where that is not counted, or not known yet. */
  count?: number | undefined
}

/** The filters of a list as links, so that each has its address; the label names the group. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  const t = useT()
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1.5">
        {links.map(({ key, label, to, current, count }) => (
          <li key={key}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className={chipLook({ chosen: current })}
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
