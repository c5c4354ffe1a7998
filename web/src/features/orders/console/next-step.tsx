import type { OrderRow } from 'contract/orders/console-calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { allowedMoves } from './allowed-moves'
import { type Move, MoveDialog } from './move-dialog'
import { shopOrdersWords } from './words/shop-orders-words'

/** The next step of an order in the list; nothing if there is none. */
export function NextStep({ order }: { order: OrderRow }) {
  const t = useT(shopOrdersWords)
  const [to, setTo] = useState<Move | null>(null)
  const next = allowedMoves(order).find(
    (status): status is Move => status !== 'pending' && status !== 'cancelled',
  )
  return (
    <>
      {next ? (
        <Button
          kind="secondary"
          size="sm"
          // A row outdents its buttons for those without a border.
          className="whitespace-nowrap @max-[40rem]:ms-2"
          aria-label={`${t(`shopOrders.move.${next}.button`)}: ${isolated(order.orderNumber)}`}
          onClick={() => setTo(next)}
        >
          {t(`shopOrders.move.${next}.button`)}
        </Button>
      ) : null}
      {to ? <MoveDialog order={order} to={to} onClose={() => setTo(null)} /> : null}
    </>
  )
}
