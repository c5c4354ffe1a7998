import type { MyProgram } from 'contract/programs/calls'
import type { ProgramData } from 'contract/programs/plan'
import { mealKeys } from 'contract/programs/plan'
import { useParams } from 'react-router'
import { isNotFound, refusalOf } from '../../../api/error-text'
import { useLocale, useT } from '../../../i18n/i18n'
import { Breadcrumb } from '../../../ui/breadcrumb'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import { useMyProgram } from '../programs.api'
import { WeekPdfButton } from '../week-pdf/week-pdf-button'
import { useDayTargets } from './day-targets.api'
import { MealTime } from './meal-time'
import { TargetLines } from './target-lines'
import { dayKeyOf, dayOf, firstWeekday, isTraining, weekAround } from './week'
import { programsWords } from './words/programs-words'

/** This week of a program as a plain sheet to print. */
export default function WeekPage() {
  const t = useT(programsWords)
  const { id = '' } = useParams()
  const { user } = useSession('customer')
  usePageTitle(t('myPrograms.detail.print'))
  return <div className="page py-8 print:p-0">{user ? <Loaded userId={user.id} id={id} /> : null}</div>
}

function Loaded({ userId, id }: { userId: string; id: string }) {
  const t = useT(programsWords)
  const { data, error, refetch } = useMyProgram(userId, id)
  const plan = data?.programData
  if (plan) return <Sheet userId={userId} program={data.userProgram} plan={plan} />
  if (!data && !error) {
    return (
      <div role="status" aria-busy="true" className="grid gap-5">
        <span className="sr-only">{t('myPrograms.detail.loading')}</span>
        <Skeleton className="h-100" />
      </div>
    )
  }
  const told = refusalOf(error) ? t('myPrograms.detail.failed') : t('myPrograms.detail.exception')
  const absent = isNotFound(error)
  const title = data ? t('myPrograms.detail.noPlan') : absent ? t('myPrograms.detail.absent') : told
  return (
    <ErrorState heading="h1" title={title} onRetry={data || absent ? undefined : () => void refetch()}>
      <LinkButton to="/programs" kind="secondary">
        {t('myPrograms.title')}
      </LinkButton>
    </ErrorState>
  )
}

interface SheetProps {
  userId: string
  program: MyProgram['userProgram']
  plan: ProgramData
}

function Sheet({ userId, program, plan }: SheetProps) {
  const t = useT(programsWords)
  const { locale } = useLocale()
  const { id } = program
  const week = weekAround(dayOf(new Date()), firstWeekday[locale])
  return (
    <div className="grid gap-6">
      <Breadcrumb
        crumbs={[
          { label: t('myPrograms.detail.back'), to: `/programs?program=${id}` },
          { label: t('myPrograms.workout.week') },
        ]}
      />
      <h1 tabIndex={-1} className="text-2xl">
        <bdi>{plan.title}</bdi>
      </h1>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => print()}>{t('myPrograms.detail.printNow')}</Button>
        <WeekPdfButton area="customer" id={id} size="md" />
      </div>
      <section className="grid gap-3">
        <h2 className="text-lg">{t('myPrograms.workout.week')}</h2>
        {week.map((date) => (
          <Day key={date} userId={userId} program={program} date={date} plan={plan} />
        ))}
      </section>
      <Meals plan={plan} />
    </div>
  )
}

function Day({ userId, program, date, plan }: SheetProps & { date: string }) {
  const t = useT(programsWords)
  const day = plan.workout.weeklySchedule[dayKeyOf(date)]
  const targetsOf = useDayTargets({ userId, program, date, day, isShown: true })
  return (
    <div className="break-inside-avoid border-hairline border-t pt-2">
      <h3 className="flex flex-wrap justify-between gap-x-4 text-base">
        <DateText value={date} look="day" />
        <bdi>{isTraining(day) ? day.focus : t('myPrograms.workout.rest')}</bdi>
      </h3>
      <ul className="text-sm">
        {day.exercises.map((exercise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may stand twice in a day
          <li key={index} className="flex flex-wrap justify-between gap-x-4">
            <bdi>{exercise.name}</bdi>
            <span>
              {t('myPrograms.workout.sets', { count: exercise.sets })} × <bdi>{exercise.reps}</bdi> ·{' '}
              <bdi>{exercise.rest}</bdi>
            </span>
            <TargetLines exercise={exercise} targets={targetsOf(exercise)} className="basis-full ps-4" />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Meals({ plan }: { plan: ProgramData }) {
  const t = useT(programsWords)
  const { mealPlan } = plan.nutrition
  const planned = mealKeys.filter((key) => mealPlan[key].foods.length > 0)
  if (planned.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{t('myPrograms.nutrition.meals')}</h2>
      {planned.map((key) => (
        <div key={key} className="break-inside-avoid border-hairline border-t pt-2 text-sm">
          <h3 className="text-base">
            {t(`myPrograms.nutrition.meal.${key}`)} <MealTime value={mealPlan[key].time} />
          </h3>
          <p>
            <bdi>{mealPlan[key].foods.join(t('common.comma'))}</bdi>
          </p>
        </div>
      ))}
    </section>
  )
}
