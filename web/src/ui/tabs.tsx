import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useLocale } from '../i18n/i18n'
import { CountBadge } from './count-badge'
import { cx } from './cx'
import { useHiddenEnds } from './hidden-ends'
import { useOpenInView } from './open-in-view'
import { indexAfter } from './roving'
import { stayInView, tabLook, tabRow } from './tab-look'

interface Tab<K extends string> {
  key: K
  label: string
  /** Count of waiting items, with a screen-reader label. */
  badge?: { count: string; label: string } | undefined
  panel: () => ReactNode
}

interface Props<K extends string> {
  /** Accessible name of the row of tabs. */
  label: string
  tabs: readonly Tab<K>[]
  current: K
  onChange: (key: K) => void
  /** Places the row at the lower edge on phones, within reach of the thumb. */
  bar?: boolean
  /** Stands above the row of tabs; both stay in view while the content of a dialog is scrolled. */
  above?: ReactNode
}

/** Tabs in the ARIA pattern: one tab stop, arrow keys (mirrored in right-to-left pages), Home and End. */
export function Tabs<K extends string>({ label, tabs, current, onChange, bar, above }: Props<K>) {
  const id = useId()
  const { dir } = useLocale()
  const row = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.key === current)

  useOpenInView(row, current)
  const ends = useHiddenEnds(row, tabs.map((tab) => tab.label).join())

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexAfter(event.key, at, tabs.length, dir)
    const next = index === undefined ? undefined : tabs[index]
    if (index === undefined || !next) return
    event.preventDefault()
    onChange(next.key)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }

  const tabList = (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      // Tabs that do not fit stay in one scrollable row.
      className={cx(
        'flex overflow-x-auto overflow-y-hidden',
        tabRow,
        ends,
        bar &&
          'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--foot) max-sm:z-(--z-bar) max-sm:border-t max-sm:border-b-0 max-sm:bg-raised max-sm:px-2 max-sm:pb-(--safe-foot) max-sm:text-xs',
      )}
    >
      {tabs.map(({ key, label, badge }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}`}
          aria-selected={key === current}
          aria-controls={`${id}-panel`}
          aria-describedby={badge ? `${id}-${key}-badge` : undefined}
          tabIndex={key === current ? 0 : -1}
          onClick={() => onChange(key)}
          onKeyDown={onKeyDown}
          className={tabClass(key === current, tabs.length > 4, badge && (bar ? 'bar' : 'row'))}
        >
          {label}
          {badge ? (
            <span className="ms-1.5">
              <CountBadge count={badge.count} />
            </span>
          ) : null}
        </button>
      ))}
    </div>
  )
  return (
    <div className={cx('grid', bar ? 'gap-4' : 'gap-6')}>
      {above === undefined ? (
        tabList
      ) : (
        <div className={stayInView}>
          {above}
          {tabList}
        </div>
      )}
      {tabs.map(({ key, badge }) =>
        badge ? (
          <span key={key} id={`${id}-${key}-badge`} hidden>
            {badge.label}
          </span>
        ) : null,
      )}
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control of its own is reached by itself
        tabIndex={0}
        className="outline-offset-8"
      >
        {tabs[at]?.panel()}
      </div>
    </div>
  )
}

/**
 * Returns the classes of a tab. `many`: tabs keep their widths, as they do not fit on a phone; fewer share it without
 * breaking words. `counted`: the badge stays next to its label, except at 320 px; in a bar only where all labels fit.
 */
const tabClass = (current: boolean, many: boolean, counted: 'row' | 'bar' | undefined) =>
  tabLook({
    current,
    className: cx(
      'sm:first:ps-0 sm:first:after:start-0',
      many ? 'shrink-0 whitespace-nowrap max-sm:px-3' : 'max-sm:flex-auto',
      counted === 'row' && 'min-[22rem]:whitespace-nowrap',
      counted === 'bar' && 'min-[27rem]:whitespace-nowrap',
    ),
  })
