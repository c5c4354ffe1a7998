import type { LibraryFood } from 'contract/library/food-calls'
import { useAllergenList } from '../../../i18n/allergens/use-allergen-list'
import { useT } from '../../../i18n/i18n'
import { Fact } from '../../../ui/fact'
import type { Column } from '../../../ui/table/columns'
import type { LibraryArea } from '../library.api'
import { EntryList } from '../page/entry-list'
import { useMacroText } from '../suggestions/macro-text'
import { FoodForm } from './food-form'
import { useFoodTexts } from './food-texts'
import { foodsWords } from './words/foods-words'

/** Foods of the library. */
export function FoodLibrary({ area }: { area: LibraryArea }) {
  const t = useT(foodsWords)
  const columns: Column<LibraryFood>[] = [
    {
      key: 'values',
      label: t('foods.in100'),
      cell: ({ per100 }) => <MacroText macros={per100} />,
    },
  ]
  return (
    <EntryList
      area={area}
      kind="foods"
      columns={columns}
      texts={useFoodTexts('foods')}
      Facts={FoodFacts}
      Form={FoodForm}
    />
  )
}

function MacroText({ macros }: { macros: LibraryFood['per100'] }) {
  return <span className="tabular-nums">{useMacroText()(macros)}</span>
}

function FoodFacts({ entry: food }: { entry: LibraryFood }) {
  const t = useT(foodsWords)
  const allergens = useAllergenList()
  const macroText = useMacroText()
  return (
    <dl className="grid gap-3 text-sm">
      <Fact name={t('foods.in100')}>{macroText(food.per100)}</Fact>
      {food.allergens.length > 0 ? (
        <Fact name={t('foods.allergens')}>{allergens(food.allergens)}</Fact>
      ) : null}
      {food.filled.portions.length > 0 ? (
        <Fact name={t('foods.portions')}>
          {food.filled.portions
            .map(({ name, grams }) => t('foods.portionOf', { name, grams }))
            .join(t('common.comma'))}
        </Fact>
      ) : null}
    </dl>
  )
}
