import type { LibraryFood } from 'contract/library/food-calls'
import { MEAL_ITEMS_MAX } from 'contract/library/food-rules'
import { asciiDigits } from 'contract/sentence'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { focusSuggestions } from '../../../ui/edit/focus-suggestions'
import { ItemButton } from '../../../ui/edit/item-button'
import { FieldError } from '../../../ui/field'
import { useField, useFormContext, useProblemText } from '../../../ui/form/context'
import { inputLook } from '../../../ui/input-look'
import { TextField } from '../../../ui/text-field'
import type { LibraryArea } from '../library.api'
import { FoodSuggestions } from '../suggestions/food-suggestions'
import type { ItemValues } from './meal-values'
import { foodsWords } from './words/foods-words'

/** Grams of a food that has no portion. */
const USUAL_GRAMS = 100

/** Foods of a meal with their grams; a food is found while its name is typed. */
export function MealItems({ area }: { area: LibraryArea }) {
  const t = useT(foodsWords)
  const { value, change, error } = useField<ItemValues[]>('items')
  const [text, setText] = useState('')
  const add = (food: LibraryFood) => {
    const grams = food.filled.portions[0]?.grams ?? USUAL_GRAMS
    change([
      ...value,
      { foodId: food._id, name: food.filled.name, grams: String(grams), per100: food.per100 },
    ])
    setText('')
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-semibold">{t('foods.items')}</legend>
      {value.length > 0 ? (
        <ul className="grid divide-y divide-hairline">
          {value.map((item, at) => (
            <ItemRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a food may be there twice
              key={at}
              at={at}
              item={item}
              onGrams={(grams) => change(value.map((one, i) => (i === at ? { ...one, grams } : one)))}
              onRemove={() => change(value.filter((_, i) => i !== at))}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t('foods.noItems')}</p>
      )}
      {error ? <FieldError>{error}</FieldError> : null}
      {value.length < MEAL_ITEMS_MAX ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what one types in
        <div className="grid gap-2" onKeyDown={focusSuggestions}>
          <TextField
            label={t('foods.addItem')}
            hint={t('foods.addItemHint')}
            size="sm"
            dir="auto"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              // Enter in the search must not save the meal.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <FoodSuggestions area={area} text={text} onFood={add} />
        </div>
      ) : null}
    </fieldset>
  )
}

interface RowProps {
  at: number
  item: ItemValues
  onGrams: (grams: string) => void
  onRemove: () => void
}

function ItemRow({ at, item, onGrams, onRemove }: RowProps) {
  const t = useT(foodsWords)
  const { shown } = useFormContext()
  const textOf = useProblemText()
  const problem = shown.find(({ path }) => path.startsWith(`items.${at}.`))
  const name = isolatedName(item.name)
  return (
    <li className="grid gap-1 py-2">
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto_auto] items-center gap-2">
        <bdi className="wrap-anywhere">{item.name}</bdi>
        <input
          name={`items.${at}.grams`}
          aria-label={t('foods.gramsOf', { name })}
          aria-invalid={problem ? true : undefined}
          inputMode="decimal"
          dir="ltr"
          className={`${inputLook('sm')} tabular-nums`}
          value={item.grams}
          onChange={({ target }) => onGrams(asciiDigits(target.value))}
        />
        <span className="text-ink-soft text-sm">{t('foods.grams')}</span>
        <ItemButton label={t('foods.removeItem', { name })} icon="trash" onClick={onRemove} />
      </div>
      {problem ? <FieldError>{textOf(problem)}</FieldError> : null}
    </li>
  )
}
