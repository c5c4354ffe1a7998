import { type OrderExport, orderExports } from 'contract/orders/rules'
import { mayUse } from 'contract/staff'
import { useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { Button } from '../../../ui/button'
import { DateField } from '../../../ui/date-field/date-field'
import { Dialog } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { SelectField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { saveFile } from '../../../ui/save-file'
import { useSession } from '../../auth/session'
import { orderDeskWords } from './desk/words/order-desk-words'
import { fetchCustomers, fetchOrderExport } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

/** Button and sheet for saving the tables of orders; nothing for staff without that right. */
export function ExportOrders() {
  const t = useT(shopOrdersWords)
  const [open, setOpen] = useState(false)
  const { user } = useSession('admin')
  if (!mayUse(user?.staffRole, 'orderExports')) return null
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <AnyIcon name="download" size={18} />
        {t('shopOrders.export.button')}
      </Button>
      {open ? (
        <Dialog open onClose={() => setOpen(false)} title={t('shopOrders.export.title')}>
          <ExportForm onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}

function ExportForm({ onClose }: { onClose: () => void }) {
  const t = useT(errorWords, shopOrdersWords, orderDeskWords)
  const form = useForm({
    rules: ({ from, to }) => (from && to && to < from ? [{ path: 'to', code: 'orders.period_invalid' }] : []),
    initial: { kind: 'orders' as OrderExport | 'customers', from: '', to: '' },
    show: 'first',
    errorText: (error) => errorText(t, error, t('shopOrders.export.failed')),
    submit: async ({ kind, from, to }) => {
      if (kind === 'customers') saveFile(await fetchCustomers(), 'tavan-customers.csv')
      else {
        const file = await fetchOrderExport({ kind, ...(from && { from }), ...(to && { to }) })
        saveFile(file, `tavan-${kind}${from && `-${from}`}${to && `-${to}`}.csv`)
      }
      onClose()
    },
  })
  const { kind } = useFormValues(form)
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submit={
        <SubmitButton busyText={t('shopOrders.export.busy')}>{t('shopOrders.export.submit')}</SubmitButton>
      }
    >
      <SelectField name="kind" label={t('shopOrders.export.kind')}>
        {orderExports.map((kind) => (
          <option key={kind} value={kind}>
            {t(`shopOrders.export.kinds.${kind}`)}
          </option>
        ))}
        <option value="customers">{t('orderDesk.customers')}</option>
      </SelectField>
      {kind === 'customers' ? null : (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <DateField name="from" required={false} label={t('shopOrders.export.from')} />
            <DateField name="to" required={false} label={t('shopOrders.export.to')} />
          </div>
          <p className="text-ink-soft text-sm">{t('shopOrders.export.hint')}</p>
        </>
      )}
    </DialogForm>
  )
}
