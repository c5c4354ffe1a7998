import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import type { QueueItem } from 'contract/coach-dashboard/queue-calls'
import type { QueueKind } from 'contract/coach-dashboard/queue-rules'
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
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
import { CaseButtons } from '../queue/case-buttons'
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
  onDone: () => void
  onSnooze: (until: string) => void
  /** True where the column is a page of its own: its heading gets the focus. */
  takesFocus: boolean
}

/** Part that shows what a case is about; the others have theirs among the messages, which are first. */
const PART_OF: Partial<Record<QueueKind, 'sessions' | 'test'>> = {
  blood_test: 'test',
  missed: 'sessions',
  adherence: 'sessions',
  pain: 'sessions',
}

/** The athlete of a case in one column: the part of the case, then messages, sessions, weight, last test, notes. */
export default function AthleteColumn({ coachId, item, onDone, onSnooze, takesFocus, ...talk }: Props) {
  const t = useT(athleteWords)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { data, error, refetch } = useAthleteSummary(coachId, item.userId)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-6">
      <div className="grid gap-2">
        <div className="flex items-start justify-between gap-3">
          <h2 ref={heading} id={id} tabIndex={-1} className="wide wrap-anywhere min-w-0 text-xl outline-none">
            <bdi>{fullName(item.user)}</bdi>
          </h2>
          <CaseButtons describedBy={id} onDone={onDone} onSnooze={onSnooze} className="-me-2 -mt-1" />
        </div>
        <p className="wrap-anywhere text-ink-soft">
          <bdi>{item.fact}</bdi>
        </p>
        {data ? <Programs programs={data.programs} /> : null}
      </div>
      {data ? (
        <>
          {partsOf(data)}
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

  /** The parts with the case's own first; each keeps its state when the case of the athlete changes. */
  function partsOf(data: AthleteSummary): ReactNode {
    const first = PART_OF[item.kind]
    const parts = [
      {
        name: 'messages',
        part: data.chatId ? (
          <MessagesPart coachId={coachId} chatId={data.chatId} name={data.firstName} {...talk} />
        ) : null,
      },
      { name: 'sessions', part: <SessionsPart programs={data.programs} /> },
      { name: 'weight', part: <WeightPart weights={data.weights} target={data.weightTarget} /> },
      { name: 'test', part: <TestPart test={data.test} /> },
    ]
    return parts
      .sort((a, b) => Number(b.name === first) - Number(a.name === first))
      .map(({ name, part }) => <Fragment key={`${name} ${data.chatId}`}>{part}</Fragment>)
  }
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
