import type { ConsoleOrder } from 'contract/orders/console-calls'
import { REFUND_NOTE_MAX } from 'contract/orders/refund-rules'
import { errorText, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Dialog } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field, SelectField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { NUMBER, Numbered } from './numbered'
import { useMarkPaid } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

const methods = ['bank', 'cash'] as const

/** Notes that an order of programs was paid by arrangement, and how. */
export function PaidDialog({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) {
  const t = useT(errorWords, shopOrdersWords)
  const toast = useToast()
  const { mutateAsync: markPaid } = useMarkPaid(order._id)
  const form = useForm({
    rules: () => [],
    initial: { method: methods[0] as (typeof methods)[number], note: '' },
    limits: { note: REFUND_NOTE_MAX },
    show: 'first',
    errorText: (error) =>
      isServerFailure(error) ? t('shopOrders.failed') : errorText(t, error, t('shopOrders.failed')),
    submit: async ({ method, note }) => {
      await markPaid({ method, ...(note.trim() && { note: note.trim() }) })
      toast(t('shopOrders.paid.done', { number: isolated(order.orderNumber) }))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Numbered text={t('shopOrders.paid.title', { number: NUMBER })} number={order.orderNumber} />}
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        submit={<SubmitButton busyText={t('shopOrders.saving')}>{t('shopOrders.paid.submit')}</SubmitButton>}
      >
        <p className="text-ink-soft">{t('shopOrders.paid.text')}</p>
        <SelectField name="method" label={t('shopOrders.paid.how')} data-autofocus>
          {methods.map((method) => (
            <option key={method} value={method}>
              {t(`shopOrders.paid.${method}`)}
            </option>
          ))}
        </SelectField>
        <Field
          name="note"
          dir="auto"
          required={false}
          label={t('shopOrders.refund.note')}
          note={t('common.optional')}
          hint={t('shopOrders.refund.noteHint')}
        />
      </DialogForm>
    </Dialog>
  )
}
