import { formatUsd } from 'contract/money'
import type { OrderDetail } from 'contract/orders/calls'
import { wasPaid } from 'contract/orders/rules'
import { useState } from 'react'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { InvoiceButton } from './invoice-button'
import { useOrderActions } from './use-order-actions'
import { ordersWords } from './words/orders-words'

interface Props {
  order: OrderDetail
  onChange: (next?: OrderDetail) => void
}

/** Consequence of a cancellation for the money. */
function useCancelText(): (order: OrderDetail) => string {
  const t = useT(ordersWords)
  return (order) => {
    if (!wasPaid(order)) return t('orders.one.cancelText')
    if (order.keptOnCancel === 0) return t('orders.one.cancelPaid')
    return t('orders.one.cancelKept', { amount: isolated(formatUsd(order.keptOnCancel)) })
  }
}

/** Buy again, invoice, cancel: whatever this order still allows. One of them runs at a time. */
export function OrderActions({ order, onChange }: Props) {
  const t = useT(ordersWords)
  const actions = useOrderActions(order, onChange)
  const { running, problem, cancel, again } = actions
  const cancelText = useCancelText()
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-3">
      {/* An order that waits for its payment is paid, not placed a second time. */}
      {order.canPay ? null : (
        <Button kind="secondary" wide busy={running === 'again'} onClick={again}>
          {t('orders.one.again')}
        </Button>
      )}
      <InvoiceButton order={order} actions={actions} wide />
      {order.canCancel ? (
        <Button kind="quiet" wide busy={running === 'cancel'} onClick={() => setAsking(true)}>
          {t('orders.one.cancel')}
        </Button>
      ) : null}
      <Alert text={problem || null} />
      <ConfirmDialog
        open={asking}
        title={t('orders.one.cancelTitle')}
        text={cancelText(order)}
        confirm={t('orders.one.cancel')}
        cancel={t('orders.one.keep')}
        onConfirm={() => {
          setAsking(false)
          cancel()
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
