import type { ConsoleOrder } from 'contract/orders/console-calls'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { Money } from '../../../ui/money'
import { Notice } from '../../../ui/notice'
import { shopOrdersWords } from './words/shop-orders-words'

/** A dispute of the order's payment: what it means now, how much it is about, and until when to answer. */
export function DisputeNotice({ order: { dispute } }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  if (!dispute) return null
  const { state, amount, reason, dueBy } = dispute
  const isRunning = state === 'open' || state === 'inquiry'
  return (
    <Notice kind={state === 'won' ? 'info' : 'warn'} title={t(`shopOrders.dispute.state.${state}`)}>
      <p>
        {t('shopOrders.dispute.amount')}: <Money amount={amount} /> · {t('shopOrders.dispute.reason')}:{' '}
        <bdi dir="ltr">{reason.replaceAll('_', ' ')}</bdi>
      </p>
      {isRunning && dueBy ? (
        <p>
          {t('shopOrders.dispute.due')} <DateText value={dueBy} look="time" />
        </p>
      ) : null}
    </Notice>
  )
}
