import { isDay } from 'contract/programs/questions'
import { type MeasurementKind, measurementKinds } from 'contract/programs/rules'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { DateField } from '../../../ui/date-field/date-field'
import { Field } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { fillForm, type Problem } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { unitOf } from '../measured/measured-text'
import { useAddMeasurement } from '../programs.api'
import { typedNumber } from './session-sets'
import { dayOf } from './week'
import { programsWords } from './words/programs-words'

/** No measurement of ours is older. */
const EARLIEST = '1990-01-01'

type Values = {
  value: string
  day: string
}

function problemsOf(kind: MeasurementKind, { value, day }: Values): Problem[] {
  const { min, max } = measurementKinds[kind]
  const number = typedNumber(value)
  const problems: Problem[] = []
  if (number === undefined || !(number >= min && number <= max))
    problems.push({ path: 'value', code: 'programs.measurement_invalid' })
  if (!isDay(day) || day > dayOf(new Date()) || day < EARLIEST)
    problems.push({ path: 'day', code: 'programs.day_invalid' })
  return problems
}

/** Enters one value of a kind, today's or that of an earlier day. */
export function MeasurementForm({ userId, id, kind }: { userId: string; id: string; kind: MeasurementKind }) {
  const t = useT(errorWords, programsWords)
  const toast = useToast()
  const { mutateAsync: add } = useAddMeasurement(userId, id)
  const form = useForm<Values>({
    rules: (values) => problemsOf(kind, values),
    initial: { value: '', day: dayOf(new Date()) },
    show: 'all',
    errorText: (error) => errorText(t, error, t('myPrograms.session.failed')),
    submit: async ({ value, day }, form) => {
      const now = new Date()
      // Several values of today keep their order by the clock; an earlier day has none.
      const at = day === dayOf(now) ? now.toISOString() : day
      await add({ kind, value: typedNumber(value) ?? 0, at })
      fillForm(form, { value: '', day })
      toast(t('myPrograms.tracking.entered'))
    },
  })
  return (
    <Form form={form} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          name="value"
          kind="code"
          inputMode="decimal"
          label={t(`myPrograms.tracking.valueIn.${unitOf(kind)}`)}
        />
        <DateField name="day" label={t('myPrograms.tracking.day')} min={EARLIEST} max={dayOf(new Date())} />
      </div>
      <FormError />
      <SubmitButton className="justify-self-start" busyText={t('myPrograms.tracking.entering')}>
        {t('myPrograms.tracking.enter')}
      </SubmitButton>
    </Form>
  )
}
