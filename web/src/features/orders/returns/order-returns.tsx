import type { OrderDetail } from 'contract/orders/calls'
import type { Return } from 'contract/orders/return-calls'
import { mayTakeBack } from 'contract/orders/return-rules'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { deferred } from '../../../i18n/lazy-words'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { DateText } from '../../../ui/date'
import { useDayFormat } from '../../../ui/day-format'
import { Status } from '../../../ui/status'
import { useToast } from '../../../ui/toast'
import { toneOf } from '../../site/status-tones'
import { useTakeBackReturn } from '../orders.api'
import { ordersWords } from '../words/orders-words'

/** Few orders are returned: the form loads when it is asked for. */
const RequestDialog = lazy(
  deferred(async () => ({ default: (await import('./request-dialog')).RequestDialog })),
)

interface Props {
  order: OrderDetail
  onChange: () => void
}

/** Returns of an order, and the button for another while something can still come back. */
export function OrderReturns({ order, onChange }: Props) {
  const t = useT(ordersWords)
  const day = useDayFormat()
  const [asking, setAsking] = useState(false)
  const { returns, returnable, returnUntil } = order
  if (returns.length === 0 && returnable.length === 0) return null
  return (
    <section aria-labelledby="returns" className="grid gap-4 border-hairline border-t pt-6">
      <h2 id="returns" className="text-xl">
        {t('orders.returns.title')}
      </h2>
      {returns.length > 0 ? (
        <ul className="grid gap-3">
          {returns.map((one) => (
            <ReturnCard key={one._id} one={one} order={order} onChange={onChange} />
          ))}
        </ul>
      ) : null}
      {returnable.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="secondary" onClick={() => setAsking(true)}>
            {t('orders.returns.button')}
          </Button>
          {returnUntil ? (
            <span className="text-ink-soft text-sm">
              {t('orders.returns.until', { day: isolated(day(atNoon(returnUntil))) })}
            </span>
          ) : null}
        </p>
      ) : null}
      {asking ? (
        <Suspense>
          <RequestDialog order={order} onDone={onChange} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

/** A day of the shop, as the same day wherever it is read. */
const atNoon = (day: string) => new Date(`${day}T12:00:00`)

function ReturnCard({ one, order, onChange }: Props & { one: Return }) {
  const t = useT(errorWords, ordersWords)
  const toast = useToast()
  const { mutateAsync: takeBack, isPending } = useTakeBackReturn(order.orderNumber)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const nameOf = (itemId: string) => order.items.find(({ _id }) => _id === itemId)?.name ?? ''
  const run = async () => {
    setAsking(false)
    setProblem('')
    try {
      await takeBack(one._id)
      toast(t('orders.returns.takenBack'))
    } catch (error) {
      setProblem(errorText(t, error, t('orders.one.notDone')))
    }
    onChange()
  }
  return (
    <li className="grid gap-2 rounded-card border border-hairline bg-raised p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Status tone={toneOf('returns', one.state, 'customer')}>
          {t(`orders.returns.state.${one.state}`)}
        </Status>
        <span className="text-ink-soft text-sm">
          <DateText value={one.createdAt} />
        </span>
      </p>
      <ul className="grid gap-0.5">
        {one.lines.map(({ itemId, quantity, received }) => (
          <li key={itemId} className="wrap-anywhere leading-snug">
            {t.number(received ?? quantity)} × <bdi>{nameOf(itemId)}</bdi>
          </li>
        ))}
      </ul>
      {one.state === 'approved' ? <p className="text-ink-soft">{t('orders.returns.approved')}</p> : null}
      {one.answer ? (
        <p dir="auto" className="wrap-anywhere text-ink-soft">
          {one.answer}
        </p>
      ) : null}
      {mayTakeBack(one.state) ? (
        <Button
          kind="secondary"
          size="sm"
          busy={isPending}
          className="justify-self-start"
          onClick={() => setAsking(true)}
        >
          {t('orders.returns.takeBack')}
        </Button>
      ) : null}
      <Alert text={problem || null} />
      <ConfirmDialog
        open={asking}
        title={t('orders.returns.takeBackTitle')}
        text={t('orders.returns.takeBackText')}
        confirm={t('orders.returns.takeBack')}
        cancel={t('orders.returns.keep')}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}
