import type { TodaySession } from 'contract/training/calls'
import { useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { useLog } from '../log/log'
import type { BlockProps } from './block-props'
import { entryBehind, withReturned } from './day'
import { DayText, useDayText } from './day-text'
import { ExerciseRows } from './exercise-rows'
import { SessionHead } from './session-head'
import { useChangeDay, useDay } from './today.api'
import { useUndo } from './undo'
import { useTakeToday } from './use-take-today'
import { todayWords } from './words/today-words'

/** A day without a session of this program: the next one with its day, which can be taken today. */
export function RestBlock(props: BlockProps) {
  const { userId, day, program } = props
  const t = useT(todayWords)
  const id = useId()
  const next = day.today.next?.userProgramId === program._id ? day.today.next : null
  const { data: ahead } = useDay(userId, next?.date ?? '')
  const session = ahead?.today.sessions.find(
    ({ userProgramId, state }) => userProgramId === program._id && state === 'planned',
  )
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-raised p-4 sm:p-6"
    >
      <p id={next ? undefined : id} className="font-semibold text-ink-soft text-sm">
        {t('today.rest.title')}
      </p>
      <MovedAway {...props} />
      {next ? (
        <>
          <SessionHead
            id={id}
            session={session ?? { focus: next.focus, duration: 0, exercises: [] }}
            heading={
              <p className="text-sm">
                <NextDay day={next.date} />
              </p>
            }
          />
          {session ? <ExerciseRows exercises={session.exercises} /> : null}
          <TrainAnyway {...props} session={session} next={next.date} focus={next.focus} />
        </>
      ) : null}
      {/* The answer names the next session of one program only. */}
      {day.today.next === null ? <p>{t('today.rest.nothing')}</p> : null}
    </section>
  )
}

function NextDay({ day }: { day: string }) {
  const t = useT(todayWords)
  const [before, after] = t('today.rest.next', { day: '\n' }).split('\n')
  return (
    <>
      {before}
      <DayText day={day} />
      {after}
    </>
  )
}

interface AnywayProps extends BlockProps {
  /** Undefined until that day is known on this device. */
  session: TodaySession | undefined
  /** Day of the session. */
  next: string
  focus: string
}

/** Moves the next session to today. */
function TrainAnyway({ session, next, focus, ...props }: AnywayProps) {
  const t = useT(todayWords)
  const take = useTakeToday(props)
  return (
    <Button
      kind="secondary"
      className="justify-self-start"
      onClick={() => take({ session, from: next, focus })}
    >
      {t('today.rest.anyway')}
    </Button>
  )
}

/** Session that this device moved away from today, and the way back. */
function MovedAway({ userId, date, day, program }: BlockProps) {
  const t = useT(todayWords)
  const dayText = useDayText('weekday')
  const change = useChangeDay(userId, date)
  const log = useLog(program._id)
  const undo = useUndo()
  const away = day.away.filter(({ session }) => session.userProgramId === program._id).at(-1)
  const behind = away && entryBehind(log.entries, { kind: 'move', day: date })
  if (!away || !behind?.to) return null
  const focus = isolatedName(away.session.focus || t('today.session.untitled'))
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-field bg-sunken ps-3">
      <p className="me-auto min-w-0 py-2 text-sm">
        {t('today.move.moved', { focus, day: dayText(behind.to) })}
      </p>
      <Button
        kind="quiet"
        tight
        onClick={() => {
          undo.drop()
          log.remove(behind.clientId)
          change((now) => withReturned(now, away))
        }}
      >
        {t('today.undo')}
      </Button>
    </div>
  )
}
