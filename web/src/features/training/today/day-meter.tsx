import { eatenOf, type MacroName } from 'contract/programs/meal-rules'
import type { Today } from 'contract/training/calls'
import { useT } from '../../../i18n/i18n'
import { PlateArc } from '../../../ui/plate-arc'
import { programsWords } from '../../programs/customer/words/programs-words'
import { todayWords } from './words/today-words'

const GRAMS = ['protein', 'carbs', 'fats'] as const

/** What was eaten today against the day's targets; nothing where the plan names none. */
export function DayMeter({ meals, targets }: Pick<Today, 'meals' | 'targets'>) {
  const t = useT(todayWords, programsWords)
  if (!targets || meals.length === 0) return null
  const eaten = eatenOf(meals)
  const named = GRAMS.filter((name) => targets[name] > 0)
  if (targets.calories <= 0 && named.length === 0) return null
  const shareOf = (name: MacroName) => (targets[name] > 0 ? Math.min(1, eaten[name] / targets[name]) : 0)
  const left = targets.calories - eaten.calories
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-2">
      <PlateArc value={shareOf(targets.calories > 0 ? 'calories' : (named[0] ?? 'protein'))} size={36} />
      <div className="grid min-w-0 flex-1 text-sm leading-snug tabular-nums">
        {targets.calories > 0 ? (
          <p>
            <span className="font-semibold">
              {t('today.meals.energy', { n: eaten.calories, target: targets.calories })}
            </span>{' '}
            <span className="text-ink-soft">
              {left >= 0 ? t('today.meals.left', { n: left }) : t('today.meals.above', { n: -left })}
            </span>
          </p>
        ) : null}
        {named.length > 0 ? (
          <p className="text-ink-soft text-xs">
            {named
              .map((name) =>
                t('today.meals.grams', {
                  name: t(`myPrograms.nutrition.${name}`),
                  n: eaten[name],
                  target: targets[name],
                }),
              )
              .join(' · ')}
          </p>
        ) : null}
      </div>
    </div>
  )
}
