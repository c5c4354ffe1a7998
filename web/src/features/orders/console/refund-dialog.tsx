import { formatUsd } from 'contract/money'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import { REFUND_REASON_MAX } from 'contract/orders/rules'
import { errorText, isOffline, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { CheckboxField, Field } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { NUMBER, Numbered } from './numbered'
import { useRefundOrder } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

interface Props {
  order: ConsoleOrder
  onClose: () => void
}

/** Asks before the money of an order goes back, for the reason, and whether the goods are here again. */
export function RefundDialog(props: Props) {
  const { order, onClose } = props
  const t = useT(shopOrdersWords)
  return (
    <GuardedDialog
      onClose={onClose}
      title={<Numbered text={t('shopOrders.refund.title', { number: NUMBER })} number={order.orderNumber} />}
    >
      {(close) => <RefundForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

function RefundForm({ order, onCancel, onClose }: Props & { onCancel: () => void }) {
  const t = useT(errorWords, shopOrdersWords)
  const toast = useToast()
  const { mutateAsync: refund } = useRefundOrder(order._id)
  const total = isolated(formatUsd(order.total))
  const form = useForm({
    rules: ({ reason }) =>
      reason.trim() === '' ? [{ path: 'reason', code: 'orders.refund_reason_required' as const }] : [],
    initial: { reason: '', returned: false },
    limits: { reason: REFUND_REASON_MAX },
    show: 'first',
    errorText: (error) => {
      const failed = t('shopOrders.refund.failed')
      if (isOffline(error)) return t('shopOrders.refund.unsure')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async ({ reason, returned }) => {
      const { refunding } = await refund({ reason: reason.trim(), returned })
      const number = isolated(order.orderNumber)
      toast(t(refunding ? 'shopOrders.refund.onItsWay' : 'shopOrders.refund.done', { number }))
      onClose()
    },
  })
  const { reason } = useFormValues(form)
  useUnsaved(reason.trim() !== '')
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton kind="danger" busyText={t('shopOrders.refund.busy')}>
          {t('shopOrders.refund.submit', { total })}
        </SubmitButton>
      }
    >
      <p className="text-ink-soft">
        {t(order.paymentMethod === 'online' ? 'shopOrders.refund.textOnline' : 'shopOrders.refund.textCash', {
          total,
        })}{' '}
        {t('shopOrders.refund.programs')}
      </p>
      <Field
        name="reason"
        dir="auto"
        label={t('shopOrders.refund.reason')}
        hint={t('shopOrders.refund.reasonHint')}
        data-autofocus
      />
      {order.programsOnly ? null : (
        <CheckboxField name="returned">{t('shopOrders.refund.returned')}</CheckboxField>
      )}
    </DialogForm>
  )
}
