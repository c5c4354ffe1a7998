import type { ApplicationDetail } from 'contract/coaches/calls'
import { useParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { DetailFrame, DetailLoading, DetailMissing } from '../../../ui/detail-page'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Applicant } from './applicant'
import { useApplication } from './applications.api'
import { ApplicationsBeside } from './applications-table'
import { Decision } from './decision'
import { Documents } from './documents'
import { History } from './history'
import { StatusBadge } from './status-badge'
import { applicationsWords } from './words/applications-words'

export default function ApplicationPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useApplication(id)
  const t = useT(applicationsWords, consoleWords)
  usePageTitle(t('console.title', { page: data ? fullName(data) : t('applications.title') }))
  return (
    <DetailFrame
      list="/admin/applications"
      label={t('applications.title')}
      back={t('applications.one.back')}
      beside={ApplicationsBeside}
      className="max-w-7xl"
    >
      {data ? (
        <Application key={id} application={data} />
      ) : isNotFound(error) ? (
        <DetailMissing
          title={t('applications.one.missing')}
          text={t('applications.one.missingText')}
          back={t('applications.one.back')}
          to="/admin/applications?status=all"
        />
      ) : error ? (
        <ErrorState heading="h1" title={t('applications.one.failed')} onRetry={() => void refetch()} />
      ) : (
        <DetailLoading label={t('applications.one.loading')} />
      )}
    </DetailFrame>
  )
}

function Application({ application }: { application: ApplicationDetail }) {
  const t = useT(applicationsWords)
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-2">
          <h1 tabIndex={-1} className="text-2xl">
            <bdi>{fullName(application)}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <StatusBadge status={application.status} />
            <span>
              {t('applications.one.received')} <DateText value={application.submittedAt} look="time" />
            </span>
          </p>
        </div>
        <Decision application={application} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 border-hairline border-t pt-7 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-10">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
          <section aria-labelledby="experience" className="grid gap-2">
            <h2 id="experience" className="text-lg">
              {t('applications.one.experience')}
            </h2>
            <p dir="auto" className="max-w-prose whitespace-pre-line text-base">
              {application.experience}
            </p>
          </section>
          <Documents files={application.documents} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-7 rounded-card border border-hairline bg-raised p-5 xl:sticky xl:top-8">
          <Applicant application={application} />
          <History application={application} />
        </aside>
      </div>
    </>
  )
}
