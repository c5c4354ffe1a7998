import { useT } from '../../../i18n/i18n'
import { CheckboxField } from '../../../ui/form/field'
import { EntryForm, type EntryFormProps } from '../page/entry-form'
import { NameFields } from '../page/name-fields'
import { useMacroText } from '../suggestions/macro-text'
import { MacroFields } from './macro-fields'
import { MealItems } from './meal-items'
import { bodyOf, computedOf, fieldPath, valueLimits, valueProblems, valuesOf } from './meal-values'
import { foodsWords } from './words/foods-words'

const values = { valuesOf, bodyOf, valueProblems, limits: valueLimits, fieldPath }

/** Form of a meal: its names, its foods, what they add up to or other values, and its recipe. */
export function MealForm(props: EntryFormProps<'meals'>) {
  const t = useT(foodsWords)
  const macroText = useMacroText()
  return (
    <EntryForm {...props} kind="meals" values={values}>
      {({ items, hasOwn }) => (
        <>
          <NameFields long={{ name: 'recipe', label: t('foods.recipe') }} />
          <MealItems area={props.area} />
          <div className="grid gap-3">
            <p role="status" className="tabular-nums">
              {t('foods.computed', { values: macroText(computedOf(items)) })}
            </p>
            <CheckboxField name="hasOwn">{t('foods.own')}</CheckboxField>
            {hasOwn ? <MacroFields path="macros" /> : null}
          </div>
        </>
      )}
    </EntryForm>
  )
}
