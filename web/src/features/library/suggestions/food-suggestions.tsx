import type { Allergen } from 'contract/catalog/label'
import type { LibraryFood } from 'contract/library/food-calls'
import type { LibraryMeal } from 'contract/library/meal-calls'
import { useT } from '../../../i18n/i18n'
import { type LibraryArea, useSuggestions } from '../library.api'
import { SuggestionList } from './suggestion-list'
import { suggestionsWords } from './words/suggestions-words'

interface Props {
  area: LibraryArea | undefined
  /** Name that is being typed. */
  text: string
  onFood: (food: LibraryFood) => void
  /** Absent where meals are not searched. */
  onMeal?: (meal: LibraryMeal) => void
  /** Returns a warning about the allergens of a food; undefined for none. */
  warningOf?: (allergens: readonly Allergen[]) => string | undefined
}

/** Foods and meals of the library for a typed name; meals come first. */
export function FoodSuggestions({ area, text, onFood, onMeal, warningOf }: Props) {
  const t = useT(suggestionsWords)
  const meals = useSuggestions(onMeal && area, 'meals', text)
  const foods = useSuggestions(area, 'foods', text)
  function detailOf(brings: string, allergens: readonly Allergen[]) {
    const warning = warningOf?.(allergens)
    return (
      <>
        {brings}
        {warning ? <strong className="block text-pomegranate">{warning}</strong> : null}
      </>
    )
  }
  const suggestions = [
    ...(meals ?? []).map((meal) => ({
      key: meal._id,
      name: meal.filled.name,
      detail: detailOf(t('suggestions.meal', { kcal: meal.filled.calories }), meal.allergens),
      onPick: () => onMeal?.(meal),
    })),
    ...(foods ?? []).map((food) => ({
      key: food._id,
      name: food.filled.name,
      detail: detailOf(t('suggestions.food', { kcal: food.per100.calories }), food.allergens),
      onPick: () => onFood(food),
    })),
  ]
  return (
    <SuggestionList
      label={t('suggestions.title')}
      status={foods ? t('suggestions.foundFoods', { count: suggestions.length }) : ''}
      suggestions={suggestions}
    />
  )
}
