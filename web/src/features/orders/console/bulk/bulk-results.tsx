import type { BulkResult } from 'contract/orders/console-calls'
import { orderStatuses } from 'contract/orders/rules'
import { useId } from 'react'
import { isOffline } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Alert } from '../../../../ui/alert'
import { shopOrdersWords } from '../words/shop-orders-words'
import { bulkMovesWords } from './words/bulk-moves-words'

/** Message for a step of several orders that failed, or whose answer was lost. */
export function BulkFailed({ error }: { error: Error | null }) {
  const t = useT(bulkMovesWords)
  const id = useId()
  if (!error) return null
  return <Alert id={id} text={t(isOffline(error) ? 'bulkMoves.unsure' : 'bulkMoves.failed')} />
}

/** Orders that were refused, each with its reason. */
export function Refused({ results }: { results: readonly BulkResult[] }) {
  const t = useT(errorWords, shopOrdersWords, bulkMovesWords)
  const id = useId()
  const why = ({ code = '', message, params }: BulkResult) => {
    const now = orderStatuses.find((status) => status === params?.from)
    return code === 'orders.move_refused' && now
      ? t('bulkMoves.elsewhere', { status: t(`shopOrders.status.${now}`) })
      : t.error(code, params, message)
  }
  return (
    <>
      <Alert id={id} text={t('bulkMoves.refused', { count: results.length })} />
      <ul className="divide-y divide-hairline">
        {results.map((result) => (
          <li key={result._id} className="flex flex-wrap gap-x-3 py-2">
            <bdi dir="ltr" className="font-semibold tabular-nums">
              {result.orderNumber ?? '–'}
            </bdi>
            <span className="text-ink-soft">{why(result)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
