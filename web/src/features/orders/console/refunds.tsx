import type { Refund } from 'contract/orders/calls'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import { REFUND_NOTE_MAX } from 'contract/orders/refund-rules'
import { useState } from 'react'
import { errorText, isOffline, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { Money } from '../../../ui/money'
import { useToast } from '../../../ui/toast'
import { OrderRefunds } from '../order-refunds'
import { defaultMethod, Way } from './refund-dialog'
import { fetchCreditNote, useRetryRefund } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

/** Refunds of an order with what staff said; a failed one can be sent again or another way. */
export function Refunds({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  const [again, setAgain] = useState<Refund | null>(null)
  const nameOf = (itemId: string) => order.items.find(({ _id }) => _id === itemId)?.name ?? ''
  return (
    <>
      <OrderRefunds
        order={order}
        creditNote={({ _id }) => fetchCreditNote(order._id, _id)}
        more={(refund) => (
          <>
            {refund.lines.map(({ itemId, quantity }) => (
              <span key={itemId} className="wrap-anywhere text-ink-soft text-sm">
                {t.number(quantity)} × <bdi>{nameOf(itemId)}</bdi>
              </span>
            ))}
            {refund.reason ? (
              <span dir="auto" className="wrap-anywhere w-fit text-sm">
                {refund.reason}
              </span>
            ) : null}
            {refund.state === 'failed' && order.dispute?.state !== 'open' ? (
              <Button
                kind="secondary"
                size="sm"
                className="mt-1 justify-self-start"
                onClick={() => setAgain(refund)}
              >
                {t('shopOrders.refund.again.button')}
              </Button>
            ) : null}
          </>
        )}
      />
      {again ? (
        <Dialog open onClose={() => setAgain(null)} title={t('shopOrders.refund.again.title')}>
          <RetryForm order={order} refund={again} onClose={() => setAgain(null)} />
        </Dialog>
      ) : null}
    </>
  )
}

interface RetryProps {
  order: ConsoleOrder
  refund: Refund
  onClose: () => void
}

function RetryForm({ order, refund, onClose }: RetryProps) {
  const t = useT(errorWords, shopOrdersWords)
  const toast = useToast()
  const { mutateAsync: retry } = useRetryRefund(order._id)
  const form = useForm({
    rules: () => [],
    initial: { method: defaultMethod(order), note: '' },
    limits: { note: REFUND_NOTE_MAX },
    show: 'first',
    errorText: (error) => {
      const failed = t('shopOrders.refund.failed')
      if (isOffline(error)) return t('shopOrders.refund.unsure')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async ({ method, note }) => {
      const body = { method, ...(note.trim() && method !== 'provider' && { note: note.trim() }) }
      const { refunds } = await retry({ refundId: refund._id, body })
      const isPending = refunds.find(({ _id }) => _id === refund._id)?.state === 'pending'
      const number = isolated(order.orderNumber)
      toast(t(isPending ? 'shopOrders.refund.onItsWay' : 'shopOrders.refund.done', { number }))
      onClose()
    },
  })
  const { method } = useFormValues(form)
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submit={
        <SubmitButton busyText={t('shopOrders.refund.busy')}>
          {t('shopOrders.refund.again.submit')}
        </SubmitButton>
      }
    >
      <p>
        {t('shopOrders.refund.again.text')} <Money amount={refund.amount} className="font-semibold" />
      </p>
      <Way order={order} method={method} />
    </DialogForm>
  )
}
