import type { Today, TodayMeal } from 'contract/training/calls'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { Entries } from '../../programs/customer/program-parts'
import { programsWords } from '../../programs/customer/words/programs-words'
import { Alternatives } from './alternatives'
import { todayWords } from './words/today-words'

interface Props {
  meal: TodayMeal
  /** The whole day, for what is left of it. */
  day: Pick<Today, 'meals' | 'targets'>
  onClose: () => void
  onEaten: (eaten: Pick<TodayMeal, 'done' | 'alternative'>) => void
}

/** Foods, recipe and alternatives of a meal, with buttons that record one of them as eaten. */
export function MealDialog({ meal, day, onClose, onEaten }: Props) {
  const t = useT(todayWords, programsWords)
  const { calories, protein, carbs, fats, foods, recipes, alternatives, done } = meal
  return (
    <Dialog open onClose={onClose} title={t(`myPrograms.nutrition.meal.${meal.meal}`)}>
      <DialogBody reading className="grid content-start gap-5">
        {calories > 0 ? (
          <p className="text-ink-soft text-sm tabular-nums">
            {t('myPrograms.nutrition.kcal', { n: calories })}
            {protein + carbs + fats > 0 ? (
              <span className="block">{t('today.meals.macros', { protein, carbs, fats })}</span>
            ) : null}
          </p>
        ) : null}
        {foods.length > 0 ? <Entries entries={foods} /> : null}
        {recipes ? (
          <div className="grid gap-1">
            <h3 className="text-base">{t('myPrograms.nutrition.recipes')}</h3>
            <p className="wrap-anywhere whitespace-pre-line" dir="auto">
              {recipes}
            </p>
          </div>
        ) : null}
        {alternatives.length > 0 ? (
          <div className="grid gap-2">
            <h3 className="text-base">{t('today.meals.instead')}</h3>
            <Alternatives meal={meal} day={day} onEaten={onEaten} />
          </div>
        ) : null}
      </DialogBody>
      <DialogFoot
        cancel={done ? t('today.undo') : undefined}
        onCancel={() => onEaten({ done: false, alternative: null })}
      >
        {done && meal.alternative === null ? (
          <Button kind="secondary" onClick={onClose}>
            {t('common.close')}
          </Button>
        ) : (
          <Button onClick={() => onEaten({ done: true, alternative: null })}>
            {t(done ? 'today.meals.planned' : 'today.meals.choose')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}
