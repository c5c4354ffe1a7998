import type { LibraryMeal } from 'contract/library/meal-calls'
import { useT } from '../../../i18n/i18n'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import type { Column } from '../../../ui/table/columns'
import { useToast } from '../../../ui/toast'
import type { LibraryArea } from '../library.api'
import { EntryList } from '../page/entry-list'
import { RemoveEntry } from '../page/remove-entry'
import { useMacroText } from '../suggestions/macro-text'
import { useRemoveMeal } from './foods.api'
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
      texts={{
        label: t('foods.meals.title'),
        search: t('foods.meals.search'),
        add: t('foods.meals.add'),
        empty: t('foods.meals.empty'),
        none: t('foods.meals.none'),
        found: (count) => t('foods.meals.found', { count }),
      }}
      dialog={(meal, onClose) => (
        <MealDialog key={meal?._id ?? 'new'} area={area} meal={meal} onClose={onClose} />
      )}
    />
  )
}

interface Props {
  area: LibraryArea
  /** Null for a new one. */
  meal: LibraryMeal | null
  onClose: () => void
}

/** A meal of the library: its own to be changed, any other to be read. */
function MealDialog({ area, meal, onClose }: Props) {
  const t = useT(foodsWords)
  const toast = useToast()
  const { mutateAsync } = useRemoveMeal(area)
  const saved = () => {
    toast(t('foods.meals.saved'))
    onClose()
  }
  return (
    <GuardedDialog
      title={meal ? <bdi>{meal.filled.name}</bdi> : t('foods.meals.new')}
      size="lg"
      onClose={onClose}
    >
      {(close) =>
        meal && !meal.own ? (
          <>
            <DialogBody className="grid content-start gap-5">
              <MealFacts meal={meal} />
            </DialogBody>
            <DialogFoot cancel={t('common.close')} onCancel={close}>
              {null}
            </DialogFoot>
          </>
        ) : (
          <>
            {meal ? (
              <RemoveEntry
                texts={{
                  remove: t('foods.meals.remove'),
                  question: t('foods.meals.question'),
                  removed: t('foods.meals.removed'),
                  failed: t('foods.notSaved'),
                }}
                onRemove={() => mutateAsync(meal._id)}
                onRemoved={onClose}
              />
            ) : null}
            <MealForm area={area} meal={meal} onSaved={saved} onCancel={close} />
          </>
        )
      }
    </GuardedDialog>
  )
}

function MealFacts({ meal: { filled } }: { meal: LibraryMeal }) {
  const t = useT(foodsWords)
  const macroText = useMacroText()
  return (
    <>
      <p className="text-ink-soft text-sm">{t('foods.readOnly')}</p>
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
