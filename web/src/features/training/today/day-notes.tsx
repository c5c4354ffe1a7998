import type { Today } from 'contract/training/calls'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import { OneLine } from '../../../ui/one-line'
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
            <NoteText label={<bdi>{line.from}</bdi>} text={line.text} />
          </NoteLink>
        ) : null}
        {due.map(({ kind, text, path }) => (
          <NoteLink key={kind + path} to={path}>
            <NoteText label={t('today.due')} text={text} />
          </NoteLink>
        ))}
      </ul>
    </section>
  )
}

/** A label and a text, which is cut at its own end in either direction. */
function NoteText({ label, text }: { label: ReactNode; text: string }) {
  return (
    <span className="flex min-w-0 flex-1 gap-1">
      <span className="max-w-1/2 shrink-0 truncate font-semibold">{label}:</span>{' '}
      <OneLine className="min-w-0 flex-1">{text}</OneLine>
    </span>
  )
}

function NoteLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-12 items-center gap-3 px-4 text-sm transition-colors hover:bg-sunken"
      >
        {children}
        <Icon name="chevron-end" size={18} className="text-ink-soft" />
      </Link>
    </li>
  )
}
