import type { DeskReturn } from 'contract/orders/console-return-calls'
import { RETURN_REASON_MAX } from 'contract/orders/return-rules'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { TextAreaField } from '../../../../ui/form/field'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { useToast } from '../../../../ui/toast'
import { useReturnStep } from './returns.api'
import { returnsWords } from './words/returns-words'

export interface StepProps {
  one: DeskReturn
  onCancel: () => void
  onDone: () => void
}

/** Refuses or closes a return; the customer reads why. */
export function AnswerForm({ one, step, onCancel, onDone }: StepProps & { step: 'refuse' | 'close' }) {
  const t = useT(errorWords, returnsWords)
  const toast = useToast()
  const { mutateAsync: take } = useReturnStep(one._id)
  const form = useForm({
    rules: ({ reason }) =>
      reason.trim() === '' ? [{ path: 'reason', code: 'orders.return_answer_required' as const }] : [],
    initial: { reason: '' },
    limits: { reason: RETURN_REASON_MAX },
    show: 'first',
    errorText: (error) => errorText(t, error, t('returns.notDone')),
    submit: async ({ reason }) => {
      await take({ step, body: { reason: reason.trim() } })
      toast(t(`returns.done.${step}`, { number: isolated(one.order.orderNumber) }))
      onDone()
    },
  })
  useUnsaved(useFormValues(form).reason.trim() !== '')
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton kind="danger" busyText={t('returns.saving')}>
          {t(`returns.steps.${step}`)}
        </SubmitButton>
      }
    >
      <p className="text-ink-soft">{t(`returns.texts.${step}`)}</p>
      <TextAreaField
        name="reason"
        rows={4}
        required
        dir="auto"
        label={t('returns.answer')}
        hint={t('returns.answerHint')}
        data-autofocus
      />
    </DialogForm>
  )
}
