import { phaseNames } from 'contract/programs/plan-paths'
import { useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { Fact } from '../../../ui/fact'
import { Icon } from '../../../ui/icon'
import { WeekPdfButton } from '../week-pdf/week-pdf-button'
import { DayCard } from './day-card'
import { NothingHere, Part } from './program-parts'
import type { TabProps } from './tab-props'
import { addDays, dayKeyOf, dayOf, firstWeekday, isTraining, weekAround } from './week'
import { programsWords } from './words/programs-words'

/** Today's session first, then the week, which can be turned back and forth. */
export function WorkoutTab(props: TabProps) {
  const t = useT(programsWords)
  const { workout } = props.plan
  const days = Object.values(workout.weeklySchedule)
  const phases = phaseNames(workout.progression)
  if (!days.some(isTraining) && workout.frequency === 0 && phases.length === 0) return <NothingHere />
  return (
    <div className="grid gap-8">
      <Today {...props} />
      <Week {...props} />
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact name={t('myPrograms.workout.frequency')}>{t.number(workout.frequency)}</Fact>
        <Fact name={t('myPrograms.workout.minutes')}>{t.number(workout.duration)}</Fact>
        {workout.intensity ? (
          <Fact name={t('myPrograms.workout.intensity')}>
            <bdi>{workout.intensity}</bdi>
          </Fact>
        ) : null}
      </dl>
      {phases.length > 0 ? (
        <Part title={t('myPrograms.workout.phases')}>
          <ol className="grid gap-2">
            {phases.map((name, index) => (
              <li key={name} className="flex flex-wrap gap-x-3">
                <span className="font-semibold">{t('myPrograms.workout.phase', { n: index + 1 })}</span>
                <bdi className="min-w-0">{workout.progression[name]?.focus}</bdi>
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
    </div>
  )
}

function Today(props: TabProps) {
  const t = useT(programsWords)
  const today = dayOf(new Date())
  const day = props.plan.workout.weeklySchedule[dayKeyOf(today)]
  return (
    <Part title={t('myPrograms.workout.today')}>
      {isTraining(day) ? (
        <DayCard {...props} date={today} open />
      ) : (
        <div className="grid gap-1 rounded-card bg-sunken p-5">
          <p className="font-semibold">{t('myPrograms.workout.rest')}</p>
          <p className="text-ink-soft text-sm">{t('myPrograms.workout.restText')}</p>
        </div>
      )}
    </Part>
  )
}

function Week(props: TabProps) {
  const t = useT(programsWords)
  const { locale } = useLocale()
  const today = dayOf(new Date())
  const [within, setWithin] = useState(today)
  const week = weekAround(within, firstWeekday[locale])
  const [first = within, last = within] = [week[0], week[6]]
  const { startDate } = props.program.userProgram
  return (
    <Part title={t('myPrograms.workout.week')}>
      <div className="flex items-center justify-between gap-3">
        <Button
          kind="secondary"
          size="sm"
          iconOnly
          aria-label={t('myPrograms.workout.previous')}
          disabled={startDate === null || first <= startDate}
          onClick={() => setWithin(addDays(within, -7))}
        >
          <Icon name="chevron-start" />
        </Button>
        <p role="status" className="text-center text-sm tabular-nums">
          <DateText value={first} look="short" /> – <DateText value={last} look="short" />
        </p>
        <Button
          kind="secondary"
          size="sm"
          iconOnly
          aria-label={t('myPrograms.workout.next')}
          onClick={() => setWithin(addDays(within, 7))}
        >
          <Icon name="chevron-end" />
        </Button>
      </div>
      <div>
        <WeekPdfButton area="customer" id={props.program.userProgram.id} />
      </div>
      <ol className="grid gap-3">
        {week.map((date) => (
          <li key={date}>
            <DayCard {...props} date={date} brief={date === today} />
          </li>
        ))}
      </ol>
    </Part>
  )
}
