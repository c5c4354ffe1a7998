import type { Progress } from 'contract/training/progress-calls'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { Breadcrumb } from '../../../ui/breadcrumb'
import { cx } from '../../../ui/cx'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { forWetFingers } from '../../../ui/wet-fingers'
import { useSession } from '../../auth/session'
import { useProgress } from './progress.api'
import { RecordsPart } from './records-part'
import { ResultPart } from './result-part'
import { Section } from './section'
import { VolumePart } from './volume-part'
import { WeightPart } from './weight-part'
import { progressWords } from './words/progress-words'

/** Renders the way to go on after a program, which is a part of the shop. */
type RenderGoOn = (id: string) => ReactNode

/** Progress of a program of mine: result, streak, records, volume, weight, and the way to the photos. */
export default function ProgressPage({ goOn }: { goOn?: RenderGoOn }) {
  const t = useT(progressWords)
  const { id = '' } = useParams()
  const { user } = useSession('customer')
  usePageTitle(t('progress.title'))
  return (
    <div className={cx('page grid grid-cols-[minmax(0,1fr)] gap-8 py-8', forWetFingers)}>
      <div className="grid gap-3">
        <Breadcrumb
          crumbs={[
            { label: t('progress.back'), to: `/programs?program=${id}&tab=tracking` },
            { label: t('progress.title') },
          ]}
        />
        <h1 tabIndex={-1} className="text-2xl">
          {t('progress.title')}
        </h1>
      </div>
      {user ? <Loaded userId={user.id} id={id} goOn={goOn?.(id)} /> : null}
    </div>
  )
}

interface LoadedProps {
  userId: string
  id: string
  goOn: ReactNode
}

function Loaded({ userId, id, goOn }: LoadedProps) {
  const t = useT(progressWords)
  const { data, error, refetch } = useProgress(userId, id)
  if (data) return <Parts id={id} progress={data} goOn={goOn} />
  if (!error) {
    return (
      <div role="status" aria-busy="true" className="grid gap-5">
        <span className="sr-only">{t('progress.loading')}</span>
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
      </div>
    )
  }
  const isAbsent = isNotFound(error)
  return (
    <ErrorState
      heading="h2"
      title={t(isAbsent ? 'progress.absent' : 'progress.failed')}
      onRetry={isAbsent ? undefined : () => void refetch()}
    />
  )
}

function Parts({ id, progress, goOn }: { id: string; progress: Progress; goOn: ReactNode }) {
  const t = useT(progressWords)
  const { current, longest } = progress.streak
  return (
    <>
      {progress.result ? <ResultPart result={progress.result}>{goOn}</ResultPart> : null}
      <Section title={t('progress.streak.title')} text={t('progress.streak.text')}>
        <dl className="grid max-w-md grid-cols-2 gap-4">
          {(['current', 'longest'] as const).map((name) => (
            <div key={name} className="grid rounded-card border border-hairline bg-raised p-4">
              <dt className="text-ink-soft text-sm">{t(`progress.streak.${name}`)}</dt>
              <dd className="font-bold font-display text-xl tabular-nums">
                {t('progress.streak.count', { count: name === 'current' ? current : longest })}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <RecordsPart records={progress.records} />
      <VolumePart volume={progress.volume} />
      <WeightPart weight={progress.weight} />
      <Section title={t('progress.photos.title')} text={t('progress.photos.text')}>
        <div>
          <LinkButton to={`/programs/${id}/photos`} kind="secondary">
            {t('progress.photos.open')}
          </LinkButton>
        </div>
      </Section>
    </>
  )
}
