import { useT } from '../../../../i18n/i18n'
import { DateField } from '../../../../ui/date-field/date-field'
import { Field } from '../../../../ui/form/field'
import { dayOf } from '../week'
import { EARLIEST_BIRTH } from './body'
import { profileWords } from './words/profile-words'

/** Birth date, height and weight of a form; each may be empty. */
export function BodyFields() {
  const t = useT(profileWords)
  const optional = { required: false, note: t('common.optional') } as const
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <DateField
        name="birthDate"
        autoComplete="bday"
        min={EARLIEST_BIRTH}
        max={dayOf(new Date())}
        label={t('athlete.birthDate')}
        {...optional}
      />
      <Field name="height" kind="code" inputMode="decimal" label={t('athlete.height')} {...optional} />
      <Field name="weight" kind="code" inputMode="decimal" label={t('athlete.weight')} {...optional} />
    </div>
  )
}
