import { locales } from 'contract/locale'
import { difficulties } from 'contract/programs/rules'
import type { TemplateCategory } from 'contract/programs/template-calls'
import { useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { useFormContext } from '../../../ui/form/context'
import { Field, SelectField, TextAreaField } from '../../../ui/form/field'
import { LanguageColumns } from '../../../ui/form/language-columns'
import { changeField } from '../../../ui/form/store'
import { consoleProgramsWords } from './words/console-programs-words'

/** The fields of a template's details, the languages side by side where there is room. */
export function DetailsFields({ categories }: { categories: readonly TemplateCategory[] }) {
  const t = useT(consoleProgramsWords)
  const { form } = useFormContext()
  const list = useId()

  /** A category that exists brings its colour and its names along. */
  function takeOver(name: string) {
    const known = categories.find((one) => one.name === name.trim())
    if (!known) return
    changeField(form, 'color', known.color)
    changeField(form, 'fa.category', known.translations.fa)
    changeField(form, 'nl.category', known.translations.nl)
  }
  return (
    <>
      <LanguageColumns>
        {(language) => {
          const own = { lang: language, dir: locales[language].dir, required: language === 'en' }
          return (
            <>
              <Field name={`${language}.name`} label={t('consolePrograms.details.name')} {...own} />
              <Field
                name={`${language}.category`}
                label={t('consolePrograms.details.category')}
                {...own}
                {...(language === 'en' && {
                  list,
                  onBlur: (event: { target: { value: string } }) => takeOver(event.target.value),
                })}
              />
              <TextAreaField
                name={`${language}.description`}
                label={t('consolePrograms.details.description')}
                {...own}
                required={false}
              />
            </>
          )
        }}
      </LanguageColumns>
      <datalist id={list}>
        {categories.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className="text-ink-soft text-sm">{t('consolePrograms.details.empty')}</p>
      <InEveryLanguage />
    </>
  )
}

/** Fields that are the same in every language. */
function InEveryLanguage() {
  const t = useT(consoleProgramsWords)
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Field
        name="color"
        type="color"
        label={t('consolePrograms.details.color')}
        className="cursor-pointer p-1.5"
      />
      <Field
        name="duration"
        kind="code"
        inputMode="numeric"
        autoCapitalize="none"
        label={t('consolePrograms.details.duration')}
        className="tabular-nums"
      />
      <SelectField name="difficulty" label={t('consolePrograms.details.difficulty')}>
        {difficulties.map((difficulty) => (
          <option key={difficulty} value={difficulty}>
            {t(`consolePrograms.difficulty.${difficulty}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
