import type { Macros } from 'contract/programs/meal-rules'
import { useT } from '../../../i18n/i18n'
import { suggestionsWords } from './words/suggestions-words'

/** Returns the function that writes energy and nutrients in a line. */
export function useMacroText(): (macros: Macros) => string {
  const t = useT(suggestionsWords)
  return ({ calories, protein, carbs, fats }) => t('suggestions.brings', { calories, protein, carbs, fats })
}
