import type { LibraryFood } from 'contract/library/food-calls'
import { foodLine, macrosOf } from 'contract/library/food-rules'
import { type Macros, macroNames } from 'contract/programs/meal-rules'
import { type MealKey, plan } from 'contract/programs/plan'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n'
import { FoodAmount } from '../../library/suggestions/food-amount'
import { FoodSuggestions } from '../../library/suggestions/food-suggestions'
import { useFoodWarning } from './flags/flags'
import { usePlanEditor } from './plan-editor'

interface Props {
  meal: MealKey
  /** Food that is being typed. */
  draft: string
  /** Gives the draft up. */
  close: () => void
}

/** Text of a food that was only just added. */
const NEW_FOOD = plan.fields.nutrition.fields.mealPlan.fields.breakfast.fields.foods.newItem

interface Filled extends Macros {
  foods: readonly string[]
  recipes: string
}

/** Foods and meals of the library for a typed food: they add their lines and values to the meal of the plan. */
export function MealSuggestions({ meal, draft, close }: Props) {
  const { data, library, acts, save } = usePlanEditor()
  const { locale } = useLocale()
  const warningOf = useFoodWarning()
  const [food, setFood] = useState<LibraryFood | null>(null)
  const path = `nutrition.mealPlan.${meal}`
  const now = data.nutrition.mealPlan[meal]

  function add(filled: Filled) {
    const sums = Object.fromEntries(macroNames.map((name) => [name, now[name] + filled[name]]))
    const next = {
      ...now,
      ...sums,
      foods: [...now.foods, ...filled.foods],
      recipes: now.recipes || filled.recipes,
    }
    close()
    if (acts) acts.fill(path, next)
    else void save(path, next)
  }
  if (food)
    return (
      <FoodAmount
        food={food}
        warning={warningOf(food.allergens)}
        onCancel={() => setFood(null)}
        onAdd={(grams) =>
          add({
            ...macrosOf([{ per100: food.per100, grams }]),
            foods: [foodLine(locale, food.filled.name, grams)],
            recipes: '',
          })
        }
      />
    )
  return (
    <FoodSuggestions
      area={library}
      text={draft === NEW_FOOD ? '' : draft}
      onFood={setFood}
      warningOf={warningOf}
      onMeal={({ filled }) => add(filled)}
    />
  )
}
