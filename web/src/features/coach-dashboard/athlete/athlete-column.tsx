import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import { useId } from 'react'
import { isNotFound } from '../../../api/error-text'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { Skeleton } from '../../../ui/skeleton'
import { Status } from '../../../ui/status'
import { programStatusWords } from '../../programs/status/words/program-status-words'
import { toneOf } from '../../site/status-tones'
import { AthleteNotes } from '../athlete-notes'
import { useAthleteSummary } from './athlete.api'
import { MessagesPart } from './messages-part'
import { SessionsPart } from './sessions-part'
import { TestPart } from './test-part'
import { WeightPart } from './weight-part'
import { athleteWords } from './words/athlete-words'

interface Props {
  coachId: string
  item: QueueItem
  /** Another object puts the focus into the field for a reply. */
  reply: object | null
  onLeaveReply: () => void
  onSent: () => void
}

/** The athlete of a case in one column: messages, sessions, weight, last test, notes. */
export default function AthleteColumn({ coachId, item, ...talk }: Props) {
  const t = useT(athleteWords)
  const id = useId()
  const { data, error, refetch } = useAthleteSummary(coachId, item.userId)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-6">
      <div className="grid gap-2">
        <h2 id={id} className="wide wrap-anywhere text-xl">
          <bdi>{fullName(item.user)}</bdi>
        </h2>
        <p className="wrap-anywhere text-ink-soft">
          <bdi>{item.fact}</bdi>
        </p>
        {data ? <Programs programs={data.programs} /> : null}
      </div>
      {data ? (
        <>
          {data.chatId ? (
            <MessagesPart
              key={data.chatId}
              coachId={coachId}
              chatId={data.chatId}
              name={data.firstName}
              {...talk}
            />
          ) : null}
          <SessionsPart programs={data.programs} />
          <WeightPart weights={data.weights} target={data.weightTarget} />
          <TestPart test={data.test} />
          <AthleteNotes
            coachId={coachId}
            user={{ id: data._id, firstName: data.firstName, lastName: data.lastName, notes: data.notes }}
          />
        </>
      ) : error ? (
        <ErrorState
          heading="p"
          title={t(isNotFound(error) ? 'athleteColumn.gone' : 'athleteColumn.failed')}
          {...(!isNotFound(error) && { retryLabel: t('common.retry'), onRetry: () => void refetch() })}
        />
      ) : (
        <div role="status" aria-busy="true" className="grid gap-3">
          <span className="sr-only">{t('athleteColumn.loading')}</span>
          <Skeleton className="h-40" />
          <Skeleton className="h-32" />
        </div>
      )}
    </section>
  )
}

/** Programs that are under way, with their way to the editor. */
function Programs({ programs }: Pick<AthleteSummary, 'programs'>) {
  const t = useT(athleteWords, programStatusWords)
  return programs.map(({ _id, name, status, currentWeek, totalWeeks }) => (
    <div key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere font-semibold">
        <bdi>{name}</bdi>
      </span>
      <Status tone={toneOf('programs', status, 'staff')}>{t(`programStatus.${status}`)}</Status>
      {currentWeek > 0 ? (
        <span className="text-ink-soft text-sm tabular-nums">
          {t('athleteColumn.week', { current: currentWeek, total: totalWeeks })}
        </span>
      ) : null}
      <LinkButton to={`/coach/dashboard?program=${encodeURIComponent(_id)}`} kind="quiet" size="sm">
        {t('athleteColumn.open')}
      </LinkButton>
    </div>
  ))
}
