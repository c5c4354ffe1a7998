import { allergens } from 'contract/catalog/label'
import { allergenWords } from '../../../i18n/allergens/words/allergen-words'
import { useT } from '../../../i18n/i18n'
import { ChipsField } from '../../../ui/form/chips-field'
import { EntryForm, type EntryFormProps } from '../page/entry-form'
import { NameFields } from '../page/name-fields'
import { nameLimits } from '../page/named-values'
import { bodyOf, fieldPath, valueProblems, valuesOf } from './food-values'
import { MacroFields } from './macro-fields'
import { PortionRows } from './portion-rows'
import { foodsWords } from './words/foods-words'

const values = { valuesOf, bodyOf, valueProblems, limits: nameLimits, fieldPath }

/** Form of a food: its names, values of 100 g, allergens and portions. */
export function FoodForm(props: EntryFormProps<'foods'>) {
  const t = useT(foodsWords, allergenWords)
  return (
    <EntryForm {...props} kind="foods" values={values}>
      {() => (
        <>
          <NameFields />
          <fieldset className="grid min-w-0 gap-3">
            <legend className="mb-3 font-semibold">{t('foods.in100')}</legend>
            <MacroFields path="per100" />
          </fieldset>
          <fieldset className="grid min-w-0 gap-3">
            <legend className="mb-3 font-semibold">{t('foods.allergens')}</legend>
            <ChipsField name="allergens" options={allergens} label={(one) => t(`allergen.${one}`)} />
          </fieldset>
          <PortionRows />
        </>
      )}
    </EntryForm>
  )
}
