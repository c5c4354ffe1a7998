import type { LibraryMeal } from 'contract/library/meal-calls'
import { locales } from 'contract/locale'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { CheckboxField, Field, TextAreaField } from '../../../ui/form/field'
import { LanguageColumns } from '../../../ui/form/language-columns'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import type { LibraryArea } from '../library.api'
import { libraryWords } from '../page/words/library-words'
import { useMacroText } from '../suggestions/macro-text'
import { useSaveMeal } from './foods.api'
import { MacroFields } from './macro-fields'
import { MealItems } from './meal-items'
import {
  bodyOf,
  computedOf,
  type MealValues,
  mealFieldPath,
  mealLimits,
  valueProblems,
  valuesOf,
} from './meal-values'
import { foodsWords } from './words/foods-words'

interface Props {
  area: LibraryArea
  /** Null for a new one. */
  meal: LibraryMeal | null
  onSaved: () => void
  onCancel: () => void
}

/** Form of a meal: its names, its foods, what they add up to or other values, and its recipe. */
export function MealForm({ area, meal, onSaved, onCancel }: Props) {
  const t = useT(foodsWords, libraryWords, errorWords)
  const macroText = useMacroText()
  const { mutateAsync } = useSaveMeal(area)
  const initial = valuesOf(meal)
  const form = useForm<MealValues>({
    rules: valueProblems,
    initial,
    show: 'all',
    limits: mealLimits,
    fieldPath: mealFieldPath,
    errorText: (error) => errorText(t, error, t('foods.notSaved')),
    submit: async (values) => {
      await mutateAsync({ body: bodyOf(values), stored: meal })
      onSaved()
    },
  })
  const values = useFormValues(form)
  useUnsaved(JSON.stringify(values) !== JSON.stringify(initial))
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={<SubmitButton busyText={t('library.saving')}>{t('library.save')}</SubmitButton>}
    >
      <LanguageColumns>
        {(language) => {
          const look = { lang: language, dir: locales[language].dir }
          return (
            <>
              <Field
                name={`${language}.name`}
                label={t('library.name')}
                required={language === 'en'}
                {...look}
              />
              <Field name={`${language}.aliases`} label={t('library.aliases')} required={false} {...look} />
              <TextAreaField name={`${language}.recipe`} label={t('foods.recipe')} {...look} />
            </>
          )
        }}
      </LanguageColumns>
      <MealItems area={area} />
      <div className="grid gap-3">
        <p role="status" className="tabular-nums">
          {t('foods.computed', { values: macroText(computedOf(values.items)) })}
        </p>
        <CheckboxField name="hasOwn">{t('foods.own')}</CheckboxField>
        {values.hasOwn ? <MacroFields path="macros" /> : null}
      </div>
    </DialogForm>
  )
}
