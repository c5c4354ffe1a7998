import { eatenOf, type MacroName, macrosIn, macrosWith } from 'contract/programs/meal-rules'
import type { Today, TodayMeal } from 'contract/training/calls'
import { useId } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { programsWords } from '../../programs/customer/words/programs-words'
import { todayWords } from './words/today-words'

interface Props {
  meal: TodayMeal
  /** The whole day, for what is left of it. */
  day: Pick<Today, 'meals' | 'targets'>
  onEaten: (eaten: Pick<TodayMeal, 'done' | 'alternative'>) => void
}

/** Alternatives of a meal, each with what it changes; a press records it as eaten. */
export function Alternatives({ meal, day, onEaten }: Props) {
  const id = useId()
  return (
    <ul className="grid gap-2">
      {meal.alternatives.map((alternative, index) => {
        const isChosen = meal.done && meal.alternative === alternative
        return (
          <li key={alternative}>
            <Button
              kind="secondary"
              wide
              aria-pressed={isChosen}
              aria-label={alternative}
              aria-describedby={id + index}
              className="h-auto min-h-12 justify-between py-2 text-start"
              onClick={() => onEaten({ done: true, alternative })}
            >
              <span className="grid min-w-0 gap-0.5">
                <bdi className="wrap-anywhere">{alternative}</bdi>
                <span id={id + index} className="grid font-normal text-ink-soft text-sm tabular-nums">
                  <span>
                    <Difference meal={meal} alternative={alternative} />
                  </span>
                  <Remainder meal={meal} alternative={alternative} day={day} />
                </span>
              </span>
              {isChosen ? <Icon name="check" /> : null}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

const GRAMS = ['protein', 'carbs', 'fats'] as const

function Difference({ meal, alternative }: { meal: TodayMeal; alternative: string }) {
  const t = useT(todayWords, programsWords)
  const { tag } = useLocale()
  const named = macrosIn(alternative)
  if (!named) return t('today.meals.noValues')
  const format = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' })
  const changed = (name: MacroName) => isolated(format.format((named[name] ?? meal[name]) - meal[name]))
  const grams = GRAMS.filter((name) => named[name] !== undefined && named[name] !== meal[name])
  return [
    t('today.meals.energyChange', { n: changed('calories') }),
    ...grams.map((name) =>
      t('today.meals.gramsChange', { name: t(`myPrograms.nutrition.${name}`), n: changed(name) }),
    ),
  ].join(' · ')
}

/** Kilocalories that are left of the day with this alternative. */
function Remainder({
  meal,
  alternative,
  day: { meals, targets },
}: Omit<Props, 'onEaten'> & { alternative: string }) {
  const t = useT(todayWords)
  if (!targets || targets.calories <= 0 || !macrosIn(alternative)) return null
  const others = meals.filter((one) => one.meal !== meal.meal)
  const left = targets.calories - eatenOf(others).calories - macrosWith(meal, alternative).calories
  return (
    <span>
      {left >= 0 ? t('today.meals.thenLeft', { n: left }) : t('today.meals.thenAbove', { n: -left })}
    </span>
  )
}
