import { isDay } from 'contract/programs/questions'
import { type MeasurementKind, measurementKindCodes, measurementKinds } from 'contract/programs/rules'
import type { Target } from 'contract/programs/target-calls'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { DateField } from '../../../../ui/date-field/date-field'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { Field, SelectField } from '../../../../ui/form/field'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import type { Problem } from '../../../../ui/form/store'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { typedNumber } from '../../../../ui/form/typed-number'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { moveFocus } from '../../../../ui/move-focus'
import { unitOf } from '../../measured/measured-text'
import { measuredWords } from '../../measured/words/measured-words'
import { targetsWords } from './words/targets-words'

type Add = (target: Target) => Promise<unknown>
type Values = { kind: MeasurementKind; value: string; by: string }

/** The button that opens the form of a new target, and the form. */
export function AddTarget({ onAdd }: { onAdd: Add }) {
  const t = useT(targetsWords)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) moveFocus(opener.current)
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <NewTarget onAdd={onAdd} onClose={() => setOpen(false)} />
  return (
    <Button ref={opener} kind="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
      {t('targets.add')}
    </Button>
  )
}

function problemsOf({ kind, value, by }: Values): Problem[] {
  const { min, max } = measurementKinds[kind]
  const number = typedNumber(value)
  return [
    ...(number >= min && number <= max
      ? []
      : [{ path: 'value', code: 'programs.measurement_invalid' as const }]),
    ...(by === '' || isDay(by) ? [] : [{ path: 'by', code: 'programs.target_day' as const }]),
  ]
}

function NewTarget({ onAdd, onClose }: { onAdd: Add; onClose: () => void }) {
  const t = useT(targetsWords, measuredWords, errorWords)
  const form = useForm<Values>({
    rules: problemsOf,
    initial: { kind: 'weight', value: '', by: '' },
    show: 'all',
    errorText: (error) => errorText(t, error, t('targets.notSaved')),
    submit: async ({ kind, value, by }) => {
      const { unit } = measurementKinds[kind]
      await onAdd({ kind, value: typedNumber(value), unit, by: by === '' ? null : by })
      onClose()
    },
  })
  const { kind, value, by } = useFormValues(form)
  useUnsaved(value !== '' || by !== '')
  return (
    <Form form={form} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField name="kind" label={t('targets.kind')} autoFocus>
          {measurementKindCodes.map((code) => (
            <option key={code} value={code}>
              {t(`measured.kinds.${code}`)}
            </option>
          ))}
        </SelectField>
        <Field name="value" kind="code" inputMode="decimal" label={t(`targets.value.${unitOf(kind)}`)} />
        <DateField name="by" label={t('targets.by')} required={false} />
      </div>
      <FormError />
      <div className="flex flex-wrap gap-3">
        <SubmitButton kind="secondary" busyText={t('targets.saving')}>
          {t('targets.save')}
        </SubmitButton>
        <Button kind="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  )
}
