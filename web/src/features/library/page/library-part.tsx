import { useLocation } from 'react-router'
import { allergenWords } from '../../../i18n/allergens/words/allergen-words'
import { useT } from '../../../i18n/i18n'
import { FoodLibrary } from '../foods/food-library'
import { MealLibrary } from '../foods/meal-library'
import { foodsWords } from '../foods/words/foods-words'
import type { LibraryArea } from '../library.api'
import { suggestionsWords } from '../suggestions/words/suggestions-words'
import { ExerciseLibrary } from './exercise-library'
import { LibraryLinks } from './library-links'
import { type LibraryPartName, libraryParts } from './library-parts'

const lists = { exercises: ExerciseLibrary, foods: FoodLibrary, meals: MealLibrary }

/** Returns the kind whose address is open. */
export function useLibraryPart(): LibraryPartName {
  const { pathname } = useLocation()
  return (['foods', 'meals'] as const).find((part) => pathname.endsWith(libraryParts[part])) ?? 'exercises'
}

interface Props {
  area: LibraryArea
  part: LibraryPartName
  /** Address of the library. */
  base: string
}

/** Entries of one kind, with the links to the other kinds. */
export function LibraryPart({ area, part, base }: Props) {
  // All words load with the page, so that its parts and dialogs open at once.
  useT(foodsWords, allergenWords, suggestionsWords)
  const List = lists[part]
  return (
    <>
      <LibraryLinks
        base={base}
        templates={area === 'coach' ? '/coach/templates' : undefined}
        current={part}
      />
      <List key={part} area={area} />
    </>
  )
}
