import type { ConsoleOrder } from 'contract/orders/console-calls'
import { paymentKind, wasPaid } from 'contract/orders/rules'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { moveFocus } from '../../../ui/move-focus'
import { type Move, MoveDialog } from './move-dialog'
import { PaidDialog } from './paid-dialog'
import { ParcelEndDialog } from './parcel-dialogs'
import { RefundDialog } from './refund-dialog'
import { shopOrdersWords } from './words/shop-orders-words'

/** An order of programs whose payment by arrangement nobody has noted. */
const isOwed = (order: ConsoleOrder) =>
  paymentKind(order) === 'arrangement' &&
  !wasPaid(order) &&
  order.status !== 'pending' &&
  order.status !== 'cancelled'

/** Buttons for the allowed moves: next step, cancel or refund. Each asks for confirmation. */
export function Moves({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  const [to, setTo] = useState<Move | null>(null)
  const [refunds, setRefunds] = useState(false)
  const [paid, setPaid] = useState(false)
  const [returned, setReturned] = useState(false)
  const standing = `${order.status} ${order.paymentStatus} ${order.refundable}`
  const shown = useRef(standing)
  // The pressed button is gone with its move: the focus goes to the heading, below which the new status stands.
  useEffect(() => {
    if (shown.current === standing || to || refunds || returned || paid) return
    shown.current = standing
    moveFocus(document.querySelector<HTMLElement>('main h1'))
  }, [standing, to, refunds, returned, paid])
  const legal = order.moves.filter((status) => status !== 'pending').reverse()
  return (
    <>
      {legal.length > 0 || order.refundable || isOwed(order) ? (
        <div className="flex flex-wrap-reverse gap-3 max-sm:w-full max-sm:*:flex-1">
          {order.refundable ? (
            <Button kind="secondary" className="whitespace-nowrap" onClick={() => setRefunds(true)}>
              {t('shopOrders.refund.button')}
            </Button>
          ) : null}
          {order.status === 'shipped' ? (
            <Button kind="secondary" className="whitespace-nowrap" onClick={() => setReturned(true)}>
              {t('shopOrders.undelivered.button')}
            </Button>
          ) : null}
          {isOwed(order) ? (
            <Button kind="secondary" className="whitespace-nowrap" onClick={() => setPaid(true)}>
              {t('shopOrders.paid.button')}
            </Button>
          ) : null}
          {legal.map((status) => (
            <Button
              key={status}
              kind={status === 'cancelled' ? 'secondary' : 'primary'}
              className="whitespace-nowrap"
              onClick={() => setTo(status)}
            >
              {t(`shopOrders.move.${status}.button`)}
            </Button>
          ))}
        </div>
      ) : null}
      {paid ? <PaidDialog order={order} onClose={() => setPaid(false)} /> : null}
      {returned ? <ParcelEndDialog order={order} onClose={() => setReturned(false)} /> : null}
      {refunds ? <RefundDialog order={order} onClose={() => setRefunds(false)} /> : null}
      {to ? <MoveDialog order={order} to={to} onClose={() => setTo(null)} /> : null}
    </>
  )
}
