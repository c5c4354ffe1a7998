import type { BulkResult, OrderRow } from 'contract/orders/console-calls'
import type { BulkMove } from 'contract/orders/rules'
import { useState } from 'react'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/dialog'
import { useToast } from '../../../../ui/toast'
import { allowedMoves } from '../allowed-moves'
import { useMoveOrders } from '../shop-orders.api'
import { shopOrdersWords } from '../words/shop-orders-words'
import { BulkFailed, Refused } from './bulk-results'
import { bulkMovesWords } from './words/bulk-moves-words'

interface Props {
  to: Exclude<BulkMove, 'shipped'>
  /** All that are chosen; those that may not take the step stay as they are. */
  rows: readonly OrderRow[]
  onChosen: (chosen: ReadonlySet<string>) => void
  onClose: () => void
}

/** Asks before several orders move, with how many; then says which were not moved, and why. */
export function BulkDialog({ to, rows, onChosen, onClose }: Props) {
  const t = useT(shopOrdersWords, bulkMovesWords)
  const toast = useToast()
  // Sends the rows that were confirmed, whatever the list shows meanwhile.
  const [able] = useState(() => rows.filter((row) => allowedMoves(row).includes(to)))
  const [left] = useState(rows.length - able.length)
  const [refused, setRefused] = useState<readonly BulkResult[]>([])
  const { mutate, isPending, error } = useMoveOrders()
  const move = () =>
    mutate(
      { status: to, orders: able.map(({ _id, status }) => ({ _id, from: status })) },
      {
        onSuccess: (results) => {
          const not = results.filter(({ outcome }) => outcome === 'refused')
          const count = results.length - not.length
          if (count > 0) toast(t('bulkMoves.done', { count, status: t(`shopOrders.status.${to}`) }))
          if (not.length > 0) return setRefused(not)
          onClose()
          onChosen(new Set())
        },
      },
    )
  const close = () => {
    if (refused.length > 0) onChosen(new Set(refused.map(({ _id }) => _id)))
    onClose()
  }
  return (
    <Dialog open onClose={close} title={t(`bulkMoves.title.${to}`, { count: able.length })}>
      <DialogBody className="grid content-start gap-3">
        {refused.length > 0 ? (
          <Refused results={refused} />
        ) : (
          <>
            <p>{t(`bulkMoves.text.${to}`)}</p>
            <p className="text-ink-soft">{t('bulkMoves.forGood')}</p>
            {left > 0 ? <p className="text-ink-soft">{t('bulkMoves.stay', { count: left })}</p> : null}
            <BulkFailed error={error} />
          </>
        )}
      </DialogBody>
      {refused.length > 0 ? (
        <DialogFoot>
          <Button onClick={close}>{t('bulkMoves.close')}</Button>
        </DialogFoot>
      ) : (
        <DialogFoot cancel={t('common.cancel')} onCancel={close}>
          <Button busy={isPending} className="whitespace-nowrap" onClick={move}>
            {t(`bulkMoves.button.${to}`, { count: able.length })}
          </Button>
        </DialogFoot>
      )}
    </Dialog>
  )
}
