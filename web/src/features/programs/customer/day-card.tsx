import { type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { cx } from '../../../ui/cx'
import { DateText } from '../../../ui/date'
import { Icon } from '../../../ui/icon'
import { useDayTargets } from './day-targets.api'
import { ExerciseList } from './exercise-list'
import { NamedEntries } from './program-parts'
import { useSessionDraft } from './session-draft'
import { SessionPanel } from './session-panel'
import type { TabProps } from './tab-props'
import { dayKeyOf, dayOf, isTraining, mayMark, type PlanDay } from './week'
import { programsWords } from './words/programs-words'

interface Props extends TabProps {
  date: string
  open?: boolean
  /** In one line: all of it stands elsewhere on the page. */
  brief?: boolean
}

/** Day of the plan: exercises, session, and controls to mark it. */
export function DayCard({ userId, program, plan, date, open, brief }: Props) {
  const t = useT(programsWords)
  const day = plan.workout.weeklySchedule[dayKeyOf(date)]
  const session = program.sessions.find((one) => one.date === date)
  const today = dayOf(new Date())
  const marking = mayMark(program.userProgram, date, today)
  const training = isTraining(day)
  const [isShown, setIsShown] = useState(open === true)
  const targetsOf = useDayTargets({ userId, program: program.userProgram, date, day, isShown })
  const sets = useSessionDraft({ userId, program, date, exercises: day.exercises, session })
  const isUnsaved = sets.unsaved.length > 0
  if (!training && !session && !isUnsaved && !sets.isDiscarded)
    return <DayLine date={date}>{t('myPrograms.workout.rest')}</DayLine>
  if (brief && training)
    return (
      <DayLine date={date}>{t(session ? 'myPrograms.workout.done' : 'myPrograms.workout.above')}</DayLine>
    )
  const facts = [
    day.duration > 0 ? t('myPrograms.workout.min', { n: day.duration }) : '',
    day.exercises.length > 0 ? t('myPrograms.workout.exercises', { count: day.exercises.length }) : '',
  ]
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setIsShown(true)}
      className={cx(
        'group rounded-card border bg-raised',
        date === today ? 'border-pine' : 'border-hairline',
      )}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <span className="grid min-w-0 flex-1 basis-40 gap-0.5 leading-snug">
            <span className="text-ink-soft text-sm">
              <DateText value={date} look="day" />
            </span>
            <bdi className="justify-self-start font-semibold">
              {day.focus || t('myPrograms.detail.workout')}
            </bdi>
          </span>
          <span className="text-ink-soft text-sm tabular-nums">{facts.filter(Boolean).join(' · ')}</span>
          {isUnsaved ? <Badge kind="info">{t('myPrograms.session.draft.unsaved')}</Badge> : null}
          {session ? (
            <Badge kind="good" className="gap-1">
              <Icon name="check" size={14} />
              {t(training ? 'myPrograms.workout.done' : 'myPrograms.workout.unplanned')}
            </Badge>
          ) : null}
        </span>
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 border-hairline border-t p-4">
        <DayPlan day={day} targetsOf={targetsOf} />
        <SessionPanel
          userId={userId}
          program={program}
          date={date}
          session={session}
          marking={marking}
          sets={sets}
        />
      </div>
    </details>
  )
}

function DayPlan({ day, targetsOf }: { day: PlanDay; targetsOf: ReturnType<typeof useDayTargets> }) {
  const t = useT(programsWords)
  return (
    <>
      <NamedEntries title={t('myPrograms.workout.warmup')} entries={day.warmup} />
      <ExerciseList exercises={day.exercises} targetsOf={targetsOf} />
      <NamedEntries title={t('myPrograms.workout.cooldown')} entries={day.cooldown} />
      {day.notes ? (
        <div className="grid gap-1">
          <h4 className="font-semibold text-sm">{t('myPrograms.workout.notes')}</h4>
          <p dir="auto" className="w-fit whitespace-pre-line text-start">
            {day.notes}
          </p>
        </div>
      ) : null}
    </>
  )
}

function DayLine({ date, children }: { date: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card bg-sunken px-4 py-3">
      <DateText value={date} look="day" />
      <span className="text-ink-soft text-sm">{children}</span>
    </div>
  )
}
