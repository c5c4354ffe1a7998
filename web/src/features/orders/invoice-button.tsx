import type { OrderDetail } from 'contract/orders/calls'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import type { useOrderActions } from './use-order-actions'
import { ordersWords } from './words/orders-words'

interface Props {
  order: OrderDetail
  actions: Pick<ReturnType<typeof useOrderActions>, 'running' | 'invoice'>
  wide?: boolean
}

/** Saves the invoice of an order that has one. */
export function InvoiceButton({ order, actions, wide }: Props) {
  const t = useT(ordersWords)
  if (!order.hasInvoice) return null
  return (
    <Button kind="secondary" wide={wide} busy={actions.running === 'invoice'} onClick={actions.invoice}>
      {t('orders.one.invoice')}
    </Button>
  )
}
