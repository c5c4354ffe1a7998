import type { ApplicationRow } from 'contract/coaches/calls'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { Ago } from '../../../ui/ago'
import { DateText } from '../../../ui/date'
import { OneLine } from '../../../ui/one-line'
import type { Column } from '../../../ui/table/columns'
import { RowLink } from '../../../ui/table/row'
import { StatusBadge } from './status-badge'
import { applicationsWords } from './words/applications-words'

/**
 * Returns the columns; the name is the row's link. `from` is the list's query string for the way back; `mixed` adds a
 * status column.
 */
export function useApplicationColumns(from: string, mixed: boolean): Column<ApplicationRow>[] {
  const t = useT(applicationsWords)
  const status: Column<ApplicationRow> = {
    key: 'status',
    label: t('applications.list.filter'),
    width: '9.5rem',
    card: 'corner',
    cell: (application) => <StatusBadge status={application.status} />,
  }
  return [
    {
      key: 'applicant',
      label: t('applications.list.columns.applicant'),
      card: 'title',
      width: 'minmax(0,1.2fr)',
      cell: (application) => <Applicant application={application} from={from} />,
    },
    {
      key: 'programs',
      label: t('applications.list.columns.programs'),
      card: 'plain',
      cell: ({ programs, documentCount }) => (
        <p className="text-ink-soft">
          <OneLine className="text-ink">
            {programs.length > 0
              ? programs.map(({ name }) => name).join(' · ')
              : t('applications.list.noPrograms')}
          </OneLine>
          {t('applications.list.documents', { count: documentCount })}
        </p>
      ),
    },
    {
      key: 'received',
      label: t('applications.list.received'),
      card: 'plain',
      width: 'minmax(8.5rem,11.5rem)',
      cell: ({ submittedAt, decidedAt }) => (
        <p className="flex flex-wrap gap-x-2 @min-[40rem]:grid">
          <span className="tabular-nums">
            <DateText value={submittedAt} look="short" />
          </span>
          <span className="text-ink-soft">
            {decidedAt ? t('applications.list.decided') : t('applications.list.received')}{' '}
            <Ago value={decidedAt ?? submittedAt} />
          </span>
        </p>
      ),
    },
    ...(mixed ? [status] : []),
  ]
}

function Applicant({ application, from }: { application: ApplicationRow; from: string }) {
  return (
    <>
      <OneLine>
        <RowLink to={`/admin/applications/${application._id}`} state={{ from }} className="text-base">
          {fullName(application)}
        </RowLink>
      </OneLine>
      <OneLine className="text-ink-soft">{application.email}</OneLine>
    </>
  )
}
