import type { OrderDetail } from 'contract/orders/calls'
import type { OrderStatus } from 'contract/orders/rules'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { DateText } from '../../ui/date'
import { StepMark } from '../../ui/step-mark'
import { ordersWords } from './words/orders-words'

const WAY: readonly OrderStatus[] = ['pending', 'confirmed', 'processing', 'shipped', 'delivered']

/** The steps that an order has taken with their times, and those that are still to come. */
export function OrderTimeline({ order }: { order: Pick<OrderDetail, 'status' | 'timeline'> }) {
  const t = useT(ordersWords)
  const done = order.timeline
  const last = done[done.length - 1]?.status ?? order.status
  const ahead = last === 'cancelled' ? [] : WAY.slice(WAY.indexOf(last) + 1)
  const steps = [
    ...done.map((move) => ({ status: move.status, at: move.at as string | undefined })),
    ...ahead.map((status) => ({ status, at: undefined })),
  ]
  return (
    <section aria-labelledby="order-way" className="grid gap-4">
      <h2 id="order-way" className="text-xl">
        {t('orders.one.way')}
      </h2>
      <ol className="grid gap-0">
        {steps.map(({ status, at }, i) => (
          <li
            key={`${status}-${at ?? 'ahead'}`}
            aria-current={at && status === last ? 'step' : undefined}
            className={cx(
              'relative grid grid-cols-[1.75rem_1fr] gap-4 pb-5',
              i < steps.length - 1 &&
                'before:absolute before:top-7 before:bottom-0 before:start-[calc(0.875rem-1px)] before:border-s-2',
              // The way that lies behind is drawn through.
              i < steps.length - 1 && (steps[i + 1]?.at ? 'before:border-saffron' : 'before:border-hairline'),
            )}
          >
            <StepMark done={at !== undefined} className="size-7" />
            <span className="grid leading-snug">
              <span className={at ? 'font-semibold' : 'text-ink-soft'}>{t(`orders.status.${status}`)}</span>
              {at ? (
                <span className="text-ink-soft text-sm">
                  <DateText value={at} look="time" />
                </span>
              ) : (
                <span className="sr-only">{t('orders.one.ahead')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
