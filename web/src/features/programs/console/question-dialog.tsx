import { locales } from 'contract/locale'
import type { EditedQuestion } from 'contract/programs/question-calls'
import { questionTopics, questionTypes } from 'contract/programs/questions'
import { useId } from 'react'
import { errorText, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { CheckboxField, Field, SelectField, TextAreaField } from '../../../ui/form/field'
import { LanguageColumns } from '../../../ui/form/language-columns'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { programEditorWords } from '../coach/words/program-editor-words'
import { ChoiceRows } from './choice-rows'
import {
  hasChoices,
  hasRange,
  limits,
  newQuestion,
  type QuestionValues,
  questionProblems,
  questionWith,
  valuesOf,
} from './question-form'
import { isConflict, useTemplateEditor } from './template-save'
import { consoleProgramsWords } from './words/console-programs-words'

interface Props {
  editing: EditedQuestion | 'new' | null
  /** The last of those that are asked: a new one begins in its category. */
  last: EditedQuestion | undefined
  categories: readonly string[]
  onClose: () => void
}

/** A question in all its languages. */
export function QuestionDialog(props: Props) {
  const { editing, onClose } = props
  const t = useT(consoleProgramsWords)
  return (
    <GuardedDialog
      open={editing !== null}
      onClose={onClose}
      size="lg"
      title={t(
        editing === 'new' ? 'consolePrograms.questions.addTitle' : 'consolePrograms.questions.editTitle',
      )}
    >
      {(close) => (editing ? <QuestionForm {...props} editing={editing} onCancel={close} /> : null)}
    </GuardedDialog>
  )
}

interface FormProps extends Props {
  editing: EditedQuestion | 'new'
  onCancel: () => void
}

function QuestionForm({ editing, last, categories, onClose, onCancel }: FormProps) {
  const t = useT(consoleProgramsWords, errorWords)
  const { save, tell } = useTemplateEditor()
  const before = editing === 'new' ? undefined : editing
  const initial = before ? valuesOf(before) : newQuestion(last)
  const form = useForm<QuestionValues>({
    rules: questionProblems,
    initial,
    limits,
    show: 'all',
    errorText: (error) => {
      const failed = t('consolePrograms.failed')
      if (isConflict(error)) return t('consolePrograms.one.conflict')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async (values) => {
      const question = questionWith(values, before)
      await save({
        part: (now) => before && now.questions.find(({ id }) => id === before.id),
        change: ({ questions }) => ({
          questions: before
            ? questions.map((one) => (one.id === before.id ? question : one))
            : [...questions, question],
        }),
      })
      tell('success', t('consolePrograms.one.saved'))
      onClose()
    },
  })
  const values = useFormValues(form)
  useUnsaved(JSON.stringify(values) !== JSON.stringify(initial))
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton busyText={t('consolePrograms.saving')}>
          {t('consolePrograms.questions.submit')}
        </SubmitButton>
      }
    >
      <QuestionFields values={values} categories={categories} />
    </DialogForm>
  )
}

function QuestionFields({ values, categories }: { values: QuestionValues; categories: readonly string[] }) {
  const t = useT(consoleProgramsWords, programEditorWords)
  const list = useId()
  return (
    <>
      <LanguageColumns>
        {(language) => {
          const own = { lang: language, dir: locales[language].dir, required: language === 'en' }
          return (
            <>
              <TextAreaField
                name={`${language}.question`}
                label={t('consolePrograms.questions.question')}
                rows={3}
                {...own}
                {...(language === 'en' && { 'data-autofocus': true })}
              />
              <Field
                name={`${language}.category`}
                label={t('consolePrograms.questions.category')}
                {...own}
                required={false}
                {...(language === 'en' && { list })}
              />
            </>
          )
        }}
      </LanguageColumns>
      <datalist id={list}>
        {categories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField name="type" label={t('consolePrograms.questions.type')}>
          {questionTypes.map((type) => (
            <option key={type} value={type}>
              {t(`planQuestions.types.${type}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name="about" label={t('consolePrograms.questions.about')}>
          <option value="">{t('consolePrograms.questions.topics.none')}</option>
          {questionTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`consolePrograms.questions.topics.${topic}`)}
            </option>
          ))}
        </SelectField>
        {hasRange(values.type)
          ? (['min', 'max'] as const).map((name) => (
              <Field
                key={name}
                name={name}
                kind="code"
                autoCapitalize="none"
                inputMode="decimal"
                required={values.type === 'scale'}
                label={t(`consolePrograms.questions.${name === 'min' ? 'lowest' : 'highest'}`)}
              />
            ))
          : null}
      </div>
      {hasChoices(values.type) ? <ChoiceRows /> : null}
      <CheckboxField name="required">{t('consolePrograms.questions.required')}</CheckboxField>
    </>
  )
}
