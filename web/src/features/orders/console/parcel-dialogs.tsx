import type { ConsoleOrder } from 'contract/orders/console-calls'
import { type ParcelEnd, parcelEnds, wasPaid } from 'contract/orders/rules'
import { useState } from 'react'
import { errorText, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Dialog } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { SelectField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { UnitsLine } from '../units-line'
import { NUMBER, Numbered } from './numbered'
import { useMoveOrder, useReceiveParcel } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

interface Props {
  order: ConsoleOrder
  onClose: () => void
}

/** Asks why a parcel comes back, and says what happens to the order and its money. */
export function ParcelEndDialog({ order, onClose }: Props) {
  const t = useT(errorWords, shopOrdersWords)
  const toast = useToast()
  const { mutateAsync: moveOrder } = useMoveOrder(order._id)
  const form = useForm({
    rules: () => [],
    initial: { reason: parcelEnds[0] as ParcelEnd },
    show: 'first',
    errorText: (error) =>
      isServerFailure(error) ? t('shopOrders.failed') : errorText(t, error, t('shopOrders.failed')),
    submit: async ({ reason }) => {
      await moveOrder({ status: 'cancelled', reason, from: order.status })
      toast(
        t('shopOrders.moved', {
          number: isolated(order.orderNumber),
          status: t('shopOrders.status.cancelled'),
        }),
      )
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <Numbered text={t('shopOrders.undelivered.title', { number: NUMBER })} number={order.orderNumber} />
      }
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        cancel={t('shopOrders.keep')}
        submit={
          <SubmitButton kind="danger" busyText={t('shopOrders.saving')}>
            {t('shopOrders.undelivered.submit')}
          </SubmitButton>
        }
      >
        <SelectField name="reason" label={t('shopOrders.undelivered.reason')} data-autofocus>
          {parcelEnds.map((reason) => (
            <option key={reason} value={reason}>
              {t(`shopOrders.undelivered.reasons.${reason}`)}
            </option>
          ))}
        </SelectField>
        <p className="text-ink-soft">
          {t(wasPaid(order) ? 'shopOrders.undelivered.textPaid' : 'shopOrders.undelivered.text')}
        </p>
      </DialogForm>
    </Dialog>
  )
}

/** Books the units of a parcel that came back: all of them, or as many as there are. */
export function ReceiveParcelDialog({ order, onClose }: Props) {
  const t = useT(shopOrdersWords)
  return (
    <GuardedDialog
      onClose={onClose}
      title={
        <Numbered text={t('shopOrders.received.title', { number: NUMBER })} number={order.orderNumber} />
      }
    >
      {(close) => <ReceiveForm order={order} onClose={onClose} onCancel={close} />}
    </GuardedDialog>
  )
}

function ReceiveForm({ order, onClose, onCancel }: Props & { onCancel: () => void }) {
  const t = useT(errorWords, shopOrdersWords)
  const toast = useToast()
  const { mutateAsync: receive } = useReceiveParcel(order._id)
  const [came, setCame] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(order.away.map(({ itemId, quantity }) => [itemId, quantity])),
  )
  useUnsaved(order.away.some(({ itemId, quantity }) => came[itemId] !== quantity))
  const form = useForm({
    rules: () => [],
    initial: {},
    show: 'first',
    errorText: (error) =>
      isServerFailure(error) ? t('shopOrders.failed') : errorText(t, error, t('shopOrders.failed')),
    submit: async () => {
      await receive({ lines: order.away.map(({ itemId }) => ({ itemId, quantity: came[itemId] ?? 0 })) })
      toast(t('shopOrders.received.done', { number: isolated(order.orderNumber) }))
      onClose()
    },
  })
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton busyText={t('shopOrders.saving')}>{t('shopOrders.received.submit')}</SubmitButton>
      }
    >
      <p className="text-ink-soft">{t('shopOrders.received.text')}</p>
      <ul className="grid">
        {order.away.map(({ itemId, quantity }) => (
          <UnitsLine
            key={itemId}
            name={order.items.find(({ _id }) => _id === itemId)?.name ?? ''}
            value={came[itemId] ?? 0}
            max={quantity}
            onChange={(units) => setCame({ ...came, [itemId]: units })}
          />
        ))}
      </ul>
    </DialogForm>
  )
}
