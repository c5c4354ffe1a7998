import { type Allergen, allergens } from 'contract/catalog/label'
import type { LibraryFood } from 'contract/library/food-calls'
import { locales } from 'contract/locale'
import { errorText } from '../../../api/error-text'
import { allergenWords } from '../../../i18n/allergens/words/allergen-words'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { CheckChip } from '../../../ui/chip'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { useField } from '../../../ui/form/context'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field } from '../../../ui/form/field'
import { LanguageColumns } from '../../../ui/form/language-columns'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import type { LibraryArea } from '../library.api'
import { libraryWords } from '../page/words/library-words'
import { bodyOf, type FoodValues, fieldPath, valueProblems, valuesOf } from './food-values'
import { useSaveFood } from './foods.api'
import { MacroFields } from './macro-fields'
import { nameLimits } from './named-values'
import { PortionRows } from './portion-rows'
import { foodsWords } from './words/foods-words'

interface Props {
  area: LibraryArea
  /** Null for a new one. */
  food: LibraryFood | null
  onSaved: () => void
  onCancel: () => void
}

/** Form of a food: its names, values of 100 g, allergens and portions. */
export function FoodForm({ area, food, onSaved, onCancel }: Props) {
  const t = useT(foodsWords, libraryWords, errorWords)
  const { mutateAsync } = useSaveFood(area)
  const initial = valuesOf(food)
  const form = useForm<FoodValues>({
    rules: valueProblems,
    initial,
    show: 'all',
    limits: nameLimits,
    fieldPath,
    errorText: (error) => errorText(t, error, t('foods.notSaved')),
    submit: async (values) => {
      await mutateAsync({ body: bodyOf(values), stored: food })
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
      <NameFields />
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 font-semibold">{t('foods.in100')}</legend>
        <MacroFields path="per100" />
      </fieldset>
      <AllergenChips />
      <PortionRows />
    </DialogForm>
  )
}

/** Name and other names in every language. */
export function NameFields() {
  const t = useT(libraryWords)
  return (
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
          </>
        )
      }}
    </LanguageColumns>
  )
}

function AllergenChips() {
  const t = useT(foodsWords, allergenWords)
  const { value, change } = useField<Allergen[]>('allergens')
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-semibold">{t('foods.allergens')}</legend>
      <div className="flex flex-wrap gap-2">
        {allergens.map((one) => (
          <CheckChip
            key={one}
            size="sm"
            name="allergens"
            checked={value.includes(one)}
            onChange={({ target }) =>
              change(allergens.filter((other) => (other === one ? target.checked : value.includes(other))))
            }
          >
            {t(`allergen.${one}`)}
          </CheckChip>
        ))}
      </div>
    </fieldset>
  )
}
