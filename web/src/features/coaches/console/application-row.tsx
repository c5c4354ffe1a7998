import type { ApplicationRow as Row } from 'contract/coaches/calls'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Ago } from '../../../ui/ago'
import { DateText } from '../../../ui/date'
import { Icon } from '../../../ui/icon'
import { nameOf } from './name-of'
import { StatusBadge } from './status-badge'
import { applicationsWords } from './words/applications-words'

interface Props {
  application: Row
  /** The list's own address, to come back to. */
  from: string
  /** The list holds every status: then each line says its own. */
  mixed: boolean
}

/** One line of the list; the name is the link, and all of the line leads there. */
export function ApplicationRow({ application, from, mixed }: Props) {
  const t = useT(applicationsWords)
  const { _id, email, status, programs, documentCount, submittedAt, decidedAt } = application
  return (
    <li className="group relative grid gap-x-6 gap-y-2.5 px-4 py-4 transition-colors hover:bg-raised has-focus-visible:bg-raised sm:px-5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.1fr)_17rem_1.25rem] lg:items-center">
      <div className="grid min-w-0 leading-snug">
        <Link
          to={`/admin/applications/${_id}`}
          state={{ from }}
          className="font-semibold text-base underline-offset-4 before:absolute before:inset-0 group-hover:underline"
        >
          <bdi>{nameOf(application)}</bdi>
        </Link>
        <span dir="ltr" className="truncate text-start text-ink-soft rtl:text-end">
          {email}
        </span>
      </div>
      <p className="grid min-w-0 text-ink-soft leading-snug">
        <span className="truncate text-ink">
          {programs.length > 0
            ? programs.map(({ name }) => name).join(' · ')
            : t('applications.list.noPrograms')}
        </span>
        {t('applications.list.documents', { count: documentCount })}
      </p>
      <div className="flex items-center justify-between gap-4">
        <p className="flex flex-wrap gap-x-2 leading-snug lg:grid">
          <span className="tabular-nums">
            <DateText value={submittedAt} look="short" />
          </span>
          <span className="text-ink-soft">
            {decidedAt ? t('applications.list.decided') : t('applications.list.received')}{' '}
            <Ago value={decidedAt ?? submittedAt} />
          </span>
        </p>
        {mixed ? <StatusBadge status={status} /> : null}
      </div>
      <Icon name="chevron-end" className="text-ink-soft max-lg:hidden" />
    </li>
  )
}
