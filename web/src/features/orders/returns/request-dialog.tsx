import type { OrderDetail } from 'contract/orders/calls'
import { RETURN_REASON_MAX } from 'contract/orders/return-rules'
import { useState } from 'react'
import { errorText, isOffline, isServerFailure } from '../../../api/error-text'
import { useRequestKey } from '../../../api/use-request-key'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { TextAreaField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { ProgressBar } from '../../../ui/progress-bar'
import { useToast } from '../../../ui/toast'
import { UnitsLine } from '../units-line'
import { ordersWords } from '../words/orders-words'
import { PhotosField } from './photos-field'
import { useRequestReturn } from './returns.api'

interface Props {
  order: OrderDetail
  onDone: () => void
  onClose: () => void
}

/** Asks which units come back and why; photos may show it. */
export function RequestDialog(props: Props) {
  const t = useT(ordersWords)
  return (
    <GuardedDialog onClose={props.onClose} title={t('orders.returns.requestTitle')}>
      {(close) => <RequestForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

function RequestForm({ order, onDone, onClose, onCancel }: Props & { onCancel: () => void }) {
  const t = useT(errorWords, ordersWords)
  const toast = useToast()
  const { mutateAsync: request } = useRequestReturn(order.orderNumber)
  const keyFor = useRequestKey()
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({})
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [progress, setProgress] = useState<number>()
  const lines = order.returnable.flatMap(({ itemId }) => {
    const quantity = units[itemId] ?? 0
    return quantity > 0 ? [{ itemId, quantity }] : []
  })
  const form = useForm({
    rules: ({ reason }) => [
      ...(lines.length === 0 ? [{ path: 'lines', code: 'orders.return_nothing_chosen' as const }] : []),
      ...(reason.trim() === '' ? [{ path: 'reason', code: 'orders.return_reason_required' as const }] : []),
    ],
    initial: { reason: '' },
    limits: { reason: RETURN_REASON_MAX },
    show: 'first',
    errorText: (error) =>
      isOffline(error) || isServerFailure(error)
        ? t('orders.returns.failed')
        : errorText(t, error, t('orders.returns.failed')),
    submit: async ({ reason }) => {
      try {
        const body = { lines, reason: reason.trim() }
        const key = keyFor([body, photos.map(({ name, size, lastModified }) => [name, size, lastModified])])
        await request({ ...body, photos, key, onProgress: setProgress })
      } finally {
        setProgress(undefined)
      }
      toast(t('orders.returns.requested'))
      onDone()
      onClose()
    },
  })
  const { reason } = useFormValues(form)
  useUnsaved(reason.trim() !== '' || lines.length > 0 || photos.length > 0)
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton busyText={t('orders.returns.sending')}>{t('orders.returns.submit')}</SubmitButton>
      }
    >
      <fieldset className="grid">
        <legend className="mb-2 font-semibold">{t('orders.returns.which')}</legend>
        <ul className="grid">
          {order.returnable.map(({ itemId, quantity, sealed }) => (
            <UnitsLine
              key={itemId}
              name={order.items.find(({ _id }) => _id === itemId)?.name ?? ''}
              value={units[itemId] ?? 0}
              max={quantity}
              onChange={(n) => setUnits({ ...units, [itemId]: n })}
            >
              {() => (sealed ? <p className="text-ink-soft text-sm">{t('orders.returns.sealed')}</p> : null)}
            </UnitsLine>
          ))}
        </ul>
      </fieldset>
      <TextAreaField name="reason" rows={3} required label={t('orders.returns.reason')} dir="auto" />
      <PhotosField photos={photos} onChange={setPhotos} />
      {progress === undefined || photos.length === 0 ? null : (
        <ProgressBar label={t('orders.returns.sending')} value={progress} />
      )}
    </DialogForm>
  )
}
