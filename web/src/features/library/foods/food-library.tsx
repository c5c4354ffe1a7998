import type { LibraryFood } from 'contract/library/food-calls'
import { allergenWords } from '../../../i18n/allergens/words/allergen-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { Fact } from '../../../ui/fact'
import type { Column } from '../../../ui/table/columns'
import { useToast } from '../../../ui/toast'
import type { LibraryArea } from '../library.api'
import { EntryList } from '../page/entry-list'
import { RemoveEntry } from '../page/remove-entry'
import { useMacroText } from '../suggestions/macro-text'
import { FoodForm } from './food-form'
import { useRemoveFood } from './foods.api'
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
      texts={{
        label: t('foods.foods.title'),
        search: t('foods.foods.search'),
        add: t('foods.foods.add'),
        empty: t('foods.foods.empty'),
        none: t('foods.foods.none'),
        found: (count) => t('foods.foods.found', { count }),
      }}
      dialog={(food, onClose) => (
        <FoodDialog key={food?._id ?? 'new'} area={area} food={food} onClose={onClose} />
      )}
    />
  )
}

function MacroText({ macros }: { macros: LibraryFood['per100'] }) {
  return <span className="tabular-nums">{useMacroText()(macros)}</span>
}

interface Props {
  area: LibraryArea
  /** Null for a new one. */
  food: LibraryFood | null
  onClose: () => void
}

/** A food of the library: its own to be changed, any other to be read. */
function FoodDialog({ area, food, onClose }: Props) {
  const t = useT(foodsWords)
  const toast = useToast()
  const { mutateAsync } = useRemoveFood(area)
  const saved = () => {
    toast(t('foods.foods.saved'))
    onClose()
  }
  return (
    <GuardedDialog
      title={food ? <bdi>{food.filled.name}</bdi> : t('foods.foods.new')}
      size="lg"
      onClose={onClose}
    >
      {(close) =>
        food && !food.own ? (
          <>
            <DialogBody className="grid content-start gap-5">
              <p className="text-ink-soft text-sm">{t('foods.readOnly')}</p>
              <FoodFacts food={food} />
            </DialogBody>
            <DialogFoot cancel={t('common.close')} onCancel={close}>
              {null}
            </DialogFoot>
          </>
        ) : (
          <>
            {food ? (
              <RemoveEntry
                texts={{
                  remove: t('foods.foods.remove'),
                  question: t('foods.foods.question'),
                  removed: t('foods.foods.removed'),
                  failed: t('foods.notSaved'),
                }}
                onRemove={() => mutateAsync(food._id)}
                onRemoved={onClose}
              />
            ) : null}
            <FoodForm area={area} food={food} onSaved={saved} onCancel={close} />
          </>
        )
      }
    </GuardedDialog>
  )
}

function FoodFacts({ food }: { food: LibraryFood }) {
  const t = useT(foodsWords, allergenWords)
  const { tag } = useLocale()
  const macroText = useMacroText()
  const list = new Intl.ListFormat(tag)
  return (
    <dl className="grid gap-3 text-sm">
      <Fact name={t('foods.in100')}>{macroText(food.per100)}</Fact>
      {food.allergens.length > 0 ? (
        <Fact name={t('foods.allergens')}>
          {list.format(food.allergens.map((one) => t(`allergen.${one}`)))}
        </Fact>
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
