import type { ConsoleOrder } from 'contract/orders/console-calls'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { type Move, MoveDialog } from './move-dialog'
import { shopOrdersWords } from './words/shop-orders-words'

/** The legal moves of an order as buttons: the next step, and cancelling beside it. Each asks once more. */
export function Moves({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  const [to, setTo] = useState<Move | null>(null)
  const shown = useRef(order.status)
  // The pressed button is gone with its move: the focus goes to the heading, below which the new status stands.
  useEffect(() => {
    if (shown.current === order.status || to) return
    shown.current = order.status
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [order.status, to])
  const legal = order.moves.filter((status) => status !== 'pending').reverse()
  return (
    <>
      {legal.length > 0 ? (
        <div className="flex flex-wrap-reverse gap-3 max-sm:w-full max-sm:*:flex-1">
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
      {to ? <MoveDialog order={order} to={to} onClose={() => setTo(null)} /> : null}
    </>
  )
}
