import type { TodayMeal } from 'contract/training/calls'
import { useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { Mark } from '../../../ui/checkbox'
import { programsWords } from '../../programs/customer/words/programs-words'
import { useCoachDigits } from './day-text'
import { todayWords } from './words/today-words'

interface Props {
  meal: TodayMeal
  isNext: boolean
  onOpen: () => void
  onTick: (done: boolean) => void
}

/** A meal in one row: opens it, and ticks it. */
export function MealRow({ meal, isNext, onOpen, onTick }: Props) {
  const t = useT(todayWords, programsWords)
  const id = useId()
  const digits = useCoachDigits()
  const { time, calories, done, alternative } = meal
  const name = t(`myPrograms.nutrition.meal.${meal.meal}`)
  const label = done ? t('today.meals.done') : isNext ? t('today.meals.next') : ''
  return (
    <div className="relative flex min-h-14 items-center gap-2 ps-4 pe-2 transition-colors hover:bg-sunken">
      <div className="grid min-w-0 flex-1 py-1.5 leading-snug">
        <p className="truncate text-ink-soft text-xs tabular-nums">
          {label}
          {label && time ? ' · ' : ''}
          <bdi>{digits(time)}</bdi>
        </p>
        <p className="truncate">
          {/* The hidden box of the button covers the row, below the tick. */}
          <button
            type="button"
            onClick={onOpen}
            aria-label={t('today.meals.open', { meal: name })}
            className="font-semibold before:absolute before:inset-0 before:rounded-field"
          >
            {name}
          </button>{' '}
          <span className="text-ink-soft text-sm tabular-nums">
            {alternative ? (
              <bdi>{alternative}</bdi>
            ) : calories > 0 ? (
              t('myPrograms.nutrition.kcal', { n: calories })
            ) : null}
          </span>
        </p>
      </div>
      <label
        htmlFor={id}
        className="relative z-(--z-over) grid size-12 shrink-0 cursor-pointer place-items-center"
      >
        <span className="sr-only">{t('today.meals.tick', { meal: name })}</span>
        <Mark
          id={id}
          checked={done}
          onChange={(event) => onTick(event.target.checked)}
          className="rounded-pill [--mark:28px]"
        />
      </label>
    </div>
  )
}
