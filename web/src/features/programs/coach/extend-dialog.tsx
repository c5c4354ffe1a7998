import { WEEKS_ADDED_MAX } from 'contract/programs/rules'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { Field } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import type { Problem } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { typedNumber } from '../../../ui/form/typed-number'
import { useForm } from '../../../ui/form/use-form'
import type { PlanActs } from './plan-acts'
import { programEditorWords } from './words/program-editor-words'

const USUAL_WEEKS = '4'

/** Asks how many weeks are added to the end of the program. */
export function ExtendDialog({ extend, onClose }: { extend: PlanActs['extend']; onClose: () => void }) {
  const t = useT(programEditorWords)
  return (
    <Dialog open onClose={onClose} title={t('programEditor.extend.title')}>
      <Weeks
        onClose={onClose}
        onAdd={(weeks) => {
          onClose()
          extend(weeks)
        }}
      />
    </Dialog>
  )
}

type Values = { weeks: string }

function problemsOf({ weeks }: Values): Problem[] {
  const number = typedNumber(weeks)
  if (Number.isInteger(number) && number >= 1 && number <= WEEKS_ADDED_MAX) return []
  return [{ path: 'weeks', code: 'request.out_of_range' }]
}

function Weeks({ onAdd, onClose }: { onAdd: (weeks: number) => void; onClose: () => void }) {
  const t = useT(programEditorWords, errorWords)
  const form = useForm<Values>({
    rules: problemsOf,
    initial: { weeks: USUAL_WEEKS },
    show: 'all',
    errorText: () => '',
    submit: async ({ weeks }) => onAdd(typedNumber(weeks)),
  })
  return (
    <Form form={form}>
      <DialogBody className="grid content-start gap-4">
        <p className="text-ink-soft text-sm">{t('programEditor.extend.text')}</p>
        <Field
          name="weeks"
          kind="code"
          inputMode="numeric"
          label={t('programEditor.extend.weeks', { min: 1, max: WEEKS_ADDED_MAX })}
          data-autofocus=""
        />
      </DialogBody>
      <DialogFoot cancel={t('common.cancel')} onCancel={onClose}>
        <SubmitButton>{t('programEditor.extend.open')}</SubmitButton>
      </DialogFoot>
    </Form>
  )
}
