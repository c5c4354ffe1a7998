import type { ConsoleOrder } from 'contract/orders/console-calls'
import { withRequiredState } from 'contract/postal-address'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { GuardedDialog } from '../../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { useToast } from '../../../../ui/toast'
import { AddressFields, CustomerFields } from '../../checkout/checkout-fields'
import { checkoutLimits, customerFieldProblems } from '../../checkout/checkout-form'
import { useCorrectAddress } from './desk.api'
import { orderDeskWords } from './words/order-desk-words'

interface Props {
  order: ConsoleOrder
  onClose: () => void
}

/** Corrects whom and where an order goes to; its country stays. */
export function AddressDialog({ order, onClose }: Props) {
  const t = useT(orderDeskWords)
  return (
    <GuardedDialog onClose={onClose} title={t('orderDesk.address.title')}>
      {(close) => <AddressForm order={order} onClose={onClose} onCancel={close} />}
    </GuardedDialog>
  )
}

function AddressForm({ order, onClose, onCancel }: Props & { onCancel: () => void }) {
  const t = useT(errorWords, orderDeskWords)
  const toast = useToast()
  const { mutateAsync: correct } = useCorrectAddress(order._id)
  const { customerInfo } = order
  const form = useForm({
    rules: (values) => customerFieldProblems(values.customerInfo),
    initial: { customerInfo },
    limits: checkoutLimits,
    show: 'first',
    errorText: (error) => errorText(t, error, t('orderDesk.address.failed')),
    submit: async (values) => {
      const { address, ...person } = values.customerInfo
      await correct({ customerInfo: { ...person, address: withRequiredState(address) } })
      toast(t('orderDesk.address.done'))
      onClose()
    },
  })
  useUnsaved(JSON.stringify(useFormValues(form).customerInfo) !== JSON.stringify(customerInfo))
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={<SubmitButton busyText={t('orderDesk.saving')}>{t('orderDesk.address.submit')}</SubmitButton>}
    >
      <p className="text-ink-soft">
        {t(order.invoiceNumber ? 'orderDesk.address.textInvoice' : 'orderDesk.address.text')}
      </p>
      <CustomerFields />
      <AddressFields country="fixed" />
    </DialogForm>
  )
}
