import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useLocale } from '../i18n/i18n'
import { cx } from './cx'

interface Tab<K extends string> {
  key: K
  label: string
  panel: () => ReactNode
}

interface Props<K extends string> {
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab<K>[]
  current: K
  onChange: (key: K) => void
}

/** Tabs as the keyboard knows them: one stop, arrows (turned round in a mirrored page), Home and End. */
export function Tabs<K extends string>({ label, tabs, current, onChange }: Props<K>) {
  const id = useId()
  const { dir } = useLocale()
  const row = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.key === current)

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const to: Record<string, number> = {
      [forward]: (at + 1) % tabs.length,
      [back]: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const index = to[event.key]
    const next = index === undefined ? undefined : tabs[index]
    if (index === undefined || !next) return
    event.preventDefault()
    onChange(next.key)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }

  return (
    <div className="grid gap-6">
      <div ref={row} role="tablist" aria-label={label} className="flex border-hairline border-b">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={onKeyDown}
            className={cx(
              'relative min-h-12 px-2 pb-1 font-semibold leading-tight transition-colors max-sm:flex-1 sm:px-5 sm:first:ps-0',
              'after:absolute after:inset-x-2 after:-bottom-px after:h-[3px] after:rounded-pill after:transition-colors sm:after:inset-x-5 sm:first:after:start-0',
              'focus-visible:-outline-offset-4',
              tab.key === current
                ? 'text-ink after:bg-saffron'
                : 'text-ink-soft after:bg-transparent hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
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
