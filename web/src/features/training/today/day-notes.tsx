import type { Today } from 'contract/training/calls'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import { todayWords } from './words/today-words'

/** Links to the coach's line and to due items. */
export function DayNotes({ today: { line, due } }: { today: Today }) {
  const t = useT(todayWords)
  const id = useId()
  if (!line && due.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-card border border-hairline bg-raised">
      <h2 id={id} className="sr-only">
        {t('today.notes')}
      </h2>
      <ul className="divide-y divide-hairline">
        {line ? (
          <NoteLink to={line.path}>
            <bdi className="font-semibold">{line.from}</bdi>: <bdi>{line.text}</bdi>
          </NoteLink>
        ) : null}
        {due.map(({ kind, text, path }) => (
          <NoteLink key={kind + path} to={path}>
            <span className="font-semibold">{t('today.due')}:</span> <bdi>{text}</bdi>
          </NoteLink>
        ))}
      </ul>
    </section>
  )
}

function NoteLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-12 items-center gap-3 px-4 text-sm transition-colors hover:bg-sunken"
      >
        <span className="line-clamp-1 min-w-0 flex-1">{children}</span>
        <Icon name="chevron-end" size={18} className="text-ink-soft" />
      </Link>
    </li>
  )
}
