import { useT } from '../../../i18n/i18n'
import { Field } from '../../../ui/form/field'
import { EntryForm, type EntryFormProps } from './entry-form'
import { bodyOf, valueLimits, valueProblems, valuesOf } from './exercise-values'
import { NameFields } from './name-fields'
import { VideoPart } from './video-part'
import { libraryWords } from './words/library-words'

const plain = ['category', 'equipment', 'muscleGroups', 'difficulty', 'alternatives'] as const
const values = { valuesOf, bodyOf, valueProblems, limits: valueLimits }

/** Form of an exercise: its texts by language, its terms, its video. */
export function ExerciseForm(props: EntryFormProps<'exercises'>) {
  const { area, entry, onSaved } = props
  const t = useT(libraryWords)
  return (
    <EntryForm {...props} kind="exercises" values={values}>
      {() => (
        <>
          <NameFields long={{ name: 'technique', label: t('library.technique') }} />
          <p className="text-ink-soft text-sm">{t('library.commas')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {plain.map((name) => (
              <Field key={name} name={name} label={t(`library.fields.${name}`)} required={false} dir="auto" />
            ))}
            <Field
              name="videoUrl"
              type="url"
              label={t('library.fields.videoUrl')}
              required={false}
              dir="ltr"
            />
          </div>
          {entry ? (
            <VideoPart area={area} exercise={entry} onChange={onSaved} />
          ) : (
            <p className="text-ink-soft text-sm">{t('library.videoLater')}</p>
          )}
        </>
      )}
    </EntryForm>
  )
}
