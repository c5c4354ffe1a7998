import type { ApplicationRow as Row } from 'contract/coach-applications'
import { Link } from 'react-router'
import { DateText } from '../../../../ui/date'
import { Icon } from '../../../../ui/icon'
import { StatusBadge } from './status-badge'
import { useWords } from './words/use-words'

/** One line of the list; the name is the link, and all of the line leads there. */
export function ApplicationRow({ application, from }: { application: Row; from: string }) {
  const w = useWords()
  const { _id, firstName, lastName, email, status, programs, documentCount, submittedAt, decidedAt } =
    application
  return (
    <li className="group relative grid gap-x-6 gap-y-2 px-4 py-4 transition-colors hover:bg-raised has-focus-visible:bg-raised sm:px-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1.2fr)_9.5rem_7.5rem_1.25rem] lg:items-center">
      <div className="grid min-w-0 leading-snug">
        <Link
          to={`/admin/applications/${_id}`}
          state={{ from }}
          className="font-semibold text-base underline-offset-4 before:absolute before:inset-0 group-hover:underline"
        >
          <bdi>
            {firstName} {lastName}
          </bdi>
        </Link>
        <span dir="ltr" className="truncate text-start text-ink-soft rtl:text-end">
          {email}
        </span>
      </div>
      <p className="min-w-0 text-ink-soft leading-snug">
        <span className="block truncate text-ink">
          {programs.length > 0 ? programs.map(({ name }) => name).join(' · ') : w('list.noPrograms')}
        </span>
        {w('list.documents', { count: documentCount })}
      </p>
      <p className="text-ink-soft leading-snug max-lg:order-last max-lg:flex max-lg:gap-1.5">
        <span className="block text-xs max-lg:text-sm">
          {decidedAt ? w('list.decided') : w('list.received')}
        </span>
        <span className="text-ink tabular-nums">
          <DateText value={decidedAt ?? submittedAt} look="short" />
        </span>
      </p>
      <div className="max-lg:absolute max-lg:end-4 max-lg:top-4">
        <StatusBadge status={status} />
      </div>
      <Icon name="chevron-end" className="text-ink-soft max-lg:hidden" />
    </li>
  )
}
