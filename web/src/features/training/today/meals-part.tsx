import type { MealKey } from 'contract/programs/plan'
import type { TodayMeal } from 'contract/training/calls'
import { useEffect, useId, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import { type Day, nextMeal } from './day'
import { DayMeter } from './day-meter'
import { MealDialog } from './meal-dialog'
import { MealRow } from './meal-row'
import { useUndo } from './undo'
import { useMealActions } from './use-meal-actions'
import { WaterRow } from './water-row'
import { todayWords } from './words/today-words'

interface Props {
  userId: string
  date: string
  day: Day
  /** The program that meals and water belong to. */
  programId: string
}

/** Next meal, water, and the other meals of the day. */
export function MealsPart({ userId, date, day, programId }: Props) {
  const t = useT(todayWords)
  const id = useId()
  const { meals } = day.today
  const [shown, setShown] = useShownMeal(meals)
  const [opened, setOpened] = useState<MealKey | null>(null)
  const undo = useUndo()
  const actions = useMealActions({ userId, date, programId })
  const next = meals.find(({ meal }) => meal === shown) ?? meals.at(-1)
  const row = (meal: TodayMeal, isNext: boolean) => (
    <MealRow
      key={meal.meal}
      meal={meal}
      isNext={isNext}
      onOpen={() => {
        undo.drop()
        setOpened(meal.meal)
      }}
      onTick={(done) => actions.tick(meal, { done, alternative: null })}
    />
  )
  const others = meals.filter((meal) => meal !== next)
  const open = meals.find(({ meal }) => meal === opened)
  return (
    <section aria-labelledby={id} className="rounded-card border border-hairline bg-raised">
      <h2 id={id} className="sr-only">
        {t('today.meals.title')}
      </h2>
      <div className="divide-y divide-hairline">
        {next ? row(next, !next.done) : null}
        <WaterRow userId={userId} date={date} day={day} programId={programId} />
        <DayMeter meals={meals} targets={day.today.targets} />
        {others.length > 0 ? (
          <details className="group">
            <summary className="flex min-h-12 list-none items-center gap-3 px-4 text-sm">
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{t('today.meals.all')}</span>{' '}
                <span className="text-ink-soft tabular-nums">
                  {t('today.meals.eaten', {
                    count: meals.filter(({ done }) => done).length,
                    total: meals.length,
                  })}
                </span>
              </span>
              <Icon name="chevron-down" size={18} className="text-ink-soft group-open:rotate-180" />
            </summary>
            <div className="divide-y divide-hairline border-hairline border-t">
              {others.map((meal) => row(meal, false))}
            </div>
          </details>
        ) : null}
      </div>
      {open ? (
        <MealDialog
          meal={open}
          day={day.today}
          onClose={() => setOpened(null)}
          onEaten={(eaten) => {
            setOpened(null)
            if (eaten.done) setShown(open.meal)
            actions.tick(open, eaten)
          }}
        />
      ) : null}
    </section>
  )
}

/** The next meal when the page came into view; a tick does not replace it under the finger. */
function useShownMeal(meals: readonly TodayMeal[]) {
  const [shown, setShown] = useState(() => nextMeal(meals, new Date())?.meal)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setShown(nextMeal(meals, new Date())?.meal)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [meals])
  return [shown, setShown] as const
}
