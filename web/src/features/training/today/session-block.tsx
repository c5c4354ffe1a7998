import type { TodaySession } from 'contract/training/calls'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { useLog } from '../log/log'
import type { BlockProps } from './block-props'
import { entryBehind, stateOf } from './day'
import { DayText } from './day-text'
import { ExcuseControl } from './excuse-control'
import { ExerciseRows } from './exercise-rows'
import { MoveControl } from './move-control'
import { NextLine } from './next-line'
import { SessionHead } from './session-head'
import { useSessionActions } from './use-session-actions'
import { todayWords } from './words/today-words'

interface Props extends BlockProps {
  session: TodaySession
}

/** Address of the full-screen session. */
export const sessionPath = ({ userProgramId, session }: Pick<TodaySession, 'userProgramId' | 'session'>) =>
  `/today/session/${userProgramId}/${encodeURIComponent(session)}`

/** A session of the day: what it is, the first rows, and its one button. */
export function SessionBlock(props: Props) {
  const { session, date } = props
  const t = useT(todayWords)
  const id = useId()
  const { entries } = useLog(session.userProgramId)
  const state = stateOf(session, entries)
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-raised p-4 sm:p-6"
    >
      <SessionHead id={id} session={session} heading={<Done state={state} />}>
        {session.plannedFor !== date ? (
          <span>
            {t('today.session.movedFrom', { day: '\n' }).split('\n')[0]}
            <DayText day={session.plannedFor} look="weekday" />
          </span>
        ) : null}
      </SessionHead>
      {state === 'done' ? null : <ExerciseRows exercises={session.exercises} />}
      <Actions {...props} state={state} />
    </section>
  )
}

function Done({ state }: { state: TodaySession['state'] }) {
  const t = useT(todayWords)
  if (state !== 'done') return null
  return (
    <p className="flex items-center gap-1.5 font-semibold text-pine text-sm">
      <Icon name="check" size={18} />
      {t('today.session.done')}
    </p>
  )
}

function Actions({ state, ...props }: Props & { state: TodaySession['state'] }) {
  const { session, isFirst } = props
  const t = useT(todayWords)
  const navigate = useNavigate()
  const open = () => navigate(sessionPath(session))
  const actions = useSessionActions(props)
  const { entries } = useLog(session.userProgramId)
  const isOwn = session.plannedFor === props.date
  const hasOwn = props.day.today.sessions.some(
    (one) => one.userProgramId === session.userProgramId && one.plannedFor === props.date,
  )
  if (state === 'done')
    return (
      <>
        <NextLine {...props} />
        <Button kind="secondary" onClick={open} className="justify-self-start">
          {t('today.session.open')}
        </Button>
      </>
    )
  if (state === 'excused') {
    const behind = entryBehind(entries, { kind: 'excuse', day: props.date })
    return (
      <Excused
        reason={behind?.reason}
        onUndo={behind && (() => actions.unexcuse(behind.clientId))}
        onTrain={open}
      />
    )
  }
  return (
    <>
      <Button
        kind={isFirst ? 'primary' : 'secondary'}
        size="lg"
        wide
        className="min-h-14 lg:max-w-80"
        aria-label={isFirst ? undefined : t('today.session.startNamed', { focus: session.focus })}
        onClick={open}
      >
        {t(state === 'running' ? 'today.session.continue' : 'today.session.start')}
      </Button>
      {state === 'planned' ? (
        <div className="-mx-2 -my-2 flex flex-wrap gap-x-2">
          {/* A move takes the day's own session first, so one that was moved here has to wait for it. */}
          {isOwn || !hasOwn ? <MoveControl {...props} onMove={actions.move} /> : null}
          <ExcuseControl onExcuse={actions.excuse} />
        </div>
      ) : null}
    </>
  )
}

interface ExcusedProps {
  reason: string | undefined
  /** Absent if another device excused the session. */
  onUndo: (() => void) | undefined
  onTrain: () => void
}

const KNOWN = ['ill', 'travelling'] as const

function Excused({ reason, onUndo, onTrain }: ExcusedProps) {
  const t = useT(todayWords)
  const known = KNOWN.find((one) => one === reason)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="me-auto min-w-0 font-semibold text-ink-soft text-sm">
        {t('today.session.excused')}
        {reason ? (
          <>
            {': '}
            {known ? t(`today.excuse.${known}`) : <bdi>{reason}</bdi>}
          </>
        ) : null}
      </p>
      {onUndo ? (
        <Button kind="quiet" tight onClick={onUndo}>
          {t('today.undo')}
        </Button>
      ) : null}
      <Button kind="secondary" tight onClick={onTrain}>
        {t('today.session.anyway')}
      </Button>
    </div>
  )
}
