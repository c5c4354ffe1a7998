import type { ConsoleMove, ConsoleOrder } from 'contract/orders/console-calls'
import { type OrderStep, orderSteps, UNCONFIRMED_CASH_HOLD } from 'contract/orders/rules'
import { HOUR } from 'contract/units'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { DateText } from '../../../ui/date'
import { StepMark } from '../../../ui/step-mark'
import { shopOrdersWords } from './words/shop-orders-words'

/** Every step of the order with who took it, oldest first. */
export function Timeline({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  return (
    <section aria-labelledby="timeline" className="grid gap-4 border-hairline border-t pt-7">
      <h2 id="timeline" className="text-lg">
        {t('shopOrders.one.timeline')}
      </h2>
      <ol className="grid">
        {order.timeline.map((move) => (
          <li
            key={`${move.status}-${move.at}`}
            className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0 not-last:before:absolute not-last:before:inset-y-6 not-last:before:start-[0.7rem] not-last:before:border-hairline not-last:before:border-s-2"
          >
            <StepMark className="size-6" />
            <p className="grid leading-snug">
              <span className="font-semibold">
                {isStep(move.status)
                  ? t(`shopOrders.steps.${move.status}`)
                  : t(`shopOrders.status.${move.status}`)}
              </span>
              {isLapse(order, move) ? (
                <span className="max-w-prose">
                  {t('shopOrders.one.lapsed', { hours: UNCONFIRMED_CASH_HOLD / HOUR })}
                </span>
              ) : null}
              {move.reason ? (
                <span dir="auto" className="wrap-anywhere w-fit max-w-prose">
                  {move.reason}
                </span>
              ) : null}
              <span className="text-ink-soft text-xs">
                <By move={move} /> · <DateText value={move.at} look="time" />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const isStep = (status: ConsoleMove['status']): status is OrderStep =>
  orderSteps.some((step) => step === status)

/** Returns true if the system cancelled a cash order whose account was not confirmed in time. */
const isLapse = ({ paymentMethod }: ConsoleOrder, { status, by }: ConsoleMove) =>
  status === 'cancelled' && by === 'system' && paymentMethod === 'cod'

function By({ move: { by, name } }: { move: ConsoleMove }) {
  const t = useT(shopOrdersWords)
  return by === 'staff'
    ? t('shopOrders.by.staff', { name: isolatedName(name ?? t('shopOrders.by.someone')) })
    : t(`shopOrders.by.${by}`)
}
