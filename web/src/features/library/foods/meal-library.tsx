import type { LibraryMeal } from 'contract/library/meal-calls'
import { useT } from '../../../i18n/i18n'
import type { Column } from '../../../ui/table/columns'
import type { LibraryArea } from '../library.api'
import { EntryList } from '../page/entry-list'
import { useMacroText } from '../suggestions/macro-text'
import { useFoodTexts } from './food-texts'
import { MealForm } from './meal-form'
import { foodsWords } from './words/foods-words'

/** Meals of the library. */
export function MealLibrary({ area }: { area: LibraryArea }) {
  const t = useT(foodsWords)
  const columns: Column<LibraryMeal>[] = [
    {
      key: 'calories',
      label: t('foods.macros.calories'),
      width: '9rem',
      end: true,
      cell: ({ filled }) => t.number(filled.calories),
    },
    {
      key: 'foods',
      label: t('foods.items'),
      cell: ({ filled }) => <bdi>{filled.foods.join(t('common.comma'))}</bdi>,
    },
  ]
  return (
    <EntryList
      area={area}
      kind="meals"
      columns={columns}
      texts={useFoodTexts('meals')}
      Facts={MealFacts}
      Form={MealForm}
    />
  )
}

function MealFacts({ entry: { filled } }: { entry: LibraryMeal }) {
  const macroText = useMacroText()
  return (
    <>
      <p className="tabular-nums">{macroText(filled)}</p>
      <ul className="list-disc ps-5">
        {filled.foods.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      {filled.recipes ? (
        <p dir="auto" className="whitespace-pre-line">
          {filled.recipes}
        </p>
      ) : null}
    </>
  )
}
