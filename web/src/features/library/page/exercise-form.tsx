import type { LibraryExercise } from 'contract/library/calls'
import { locales } from 'contract/locale'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field, TextAreaField } from '../../../ui/form/field'
import { LanguageColumns } from '../../../ui/form/language-columns'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import type { LibraryArea } from '../library.api'
import { bodyOf, type ExerciseValues, valueLimits, valueProblems, valuesOf } from './exercise-values'
import { useSaveExercise } from './library-page.api'
import { VideoPart } from './video-part'
import { libraryWords } from './words/library-words'

interface Props {
  area: LibraryArea
  /** Null for a new one. */
  exercise: LibraryExercise | null
  onSaved: (exercise: LibraryExercise) => void
  onCancel: () => void
}

const plain = ['category', 'equipment', 'muscleGroups', 'difficulty', 'alternatives'] as const

/** Form of an exercise: its texts by language, its terms, its video. */
export function ExerciseForm({ area, exercise, onSaved, onCancel }: Props) {
  const t = useT(libraryWords, errorWords)
  const { mutateAsync } = useSaveExercise(area)
  const initial = valuesOf(exercise)
  const form = useForm<ExerciseValues>({
    rules: valueProblems,
    initial,
    show: 'all',
    limits: valueLimits,
    errorText: (error) => errorText(t, error, t('library.notSaved')),
    submit: async (values) => onSaved(await mutateAsync({ body: bodyOf(values), stored: exercise })),
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
              <TextAreaField name={`${language}.technique`} label={t('library.technique')} {...look} />
            </>
          )
        }}
      </LanguageColumns>
      <p className="text-ink-soft text-sm">{t('library.commas')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {plain.map((name) => (
          <Field key={name} name={name} label={t(`library.fields.${name}`)} required={false} dir="auto" />
        ))}
        <Field name="videoUrl" type="url" label={t('library.fields.videoUrl')} required={false} dir="ltr" />
      </div>
      {exercise ? (
        <VideoPart area={area} exercise={exercise} onChange={onSaved} />
      ) : (
        <p className="text-ink-soft text-sm">{t('library.videoLater')}</p>
      )}
    </DialogForm>
  )
}
