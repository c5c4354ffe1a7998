import { toUsd } from 'contract/money'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import type { PlannedRefund } from 'contract/orders/refund-rules'
import { hasLeft } from 'contract/orders/rules'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { Money } from '../../../ui/money'
import { UnitsLine } from '../units-line'
import { everything, type RefundChoice } from './refund-values'
import { shopOrdersWords } from './words/shop-orders-words'

interface Props {
  order: ConsoleOrder
  choice: RefundChoice
  onChange: (change: Partial<RefundChoice>) => void
  /** Lines whose units go back on the shelf. */
  shelved: ReadonlySet<string>
  onShelve: (shelved: ReadonlySet<string>) => void
}

/** Units of each line and the shipping to refund. */
export function RefundLines({ order, choice, onChange, shelved, onShelve }: Props) {
  const t = useT(shopOrdersWords)
  const open = order.items.filter(({ quantity, refunded }) => quantity > refunded)
  const shelve = (id: string, isBack: boolean) => {
    const next = new Set(shelved)
    if (isBack) next.add(id)
    else next.delete(id)
    onShelve(next)
  }
  return (
    <div className="grid gap-3">
      <ul className="grid">
        {open.map(({ _id, name, price, quantity, refunded }) => (
          <Line
            key={_id}
            name={name}
            price={price}
            value={choice.units[_id] ?? 0}
            max={quantity - refunded}
            onChange={(units) => onChange({ units: { ...choice.units, [_id]: units } })}
            {...(hasLeft(order) &&
              !order.programsOnly && {
                isBack: shelved.has(_id),
                onBack: (isBack: boolean) => shelve(_id, isBack),
              })}
          />
        ))}
      </ul>
      {order.left.shipping > 0 ? (
        <Checkbox
          checked={choice.shipping}
          onChange={(event) => onChange({ shipping: event.target.checked })}
        >
          {t('shopOrders.refund.shipping')} (<Money amount={order.left.shipping} />)
        </Checkbox>
      ) : null}
      <Button
        kind="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange(everything(order))}
      >
        {t('shopOrders.refund.everything')}
      </Button>
      {hasLeft(order) || order.endReason || order.programsOnly ? null : (
        <p className="text-ink-soft text-sm">{t('shopOrders.refund.notSent')}</p>
      )}
    </div>
  )
}

interface LineProps {
  name: string
  /** Price of one unit in USD. */
  price: number
  value: number
  max: number
  onChange: (units: number) => void
  /** Absent where no unit can come back. */
  isBack?: boolean
  onBack?: (isBack: boolean) => void
}

function Line({ name, price, value, max, onChange, isBack = false, onBack }: LineProps) {
  const t = useT(shopOrdersWords)
  return (
    <UnitsLine name={name} price={price} value={value} max={max} onChange={onChange}>
      {(id) =>
        onBack && value > 0 ? (
          <Checkbox checked={isBack} aria-describedby={id} onChange={(event) => onBack(event.target.checked)}>
            {t('shopOrders.refund.returned')}
          </Checkbox>
        ) : null
      }
    </UnitsLine>
  )
}

/** The sum of a refund, its tax, and what is left afterwards. */
export function RefundSum({ plan, order }: { plan: PlannedRefund | undefined; order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  const left = order.left.net + order.left.tax + order.left.shipping
  const amount = plan ? toUsd(plan.amount) : 0
  const rows = [
    [t('shopOrders.refund.sum'), amount],
    [t('shopOrders.refund.tax'), plan ? toUsd(plan.tax) : 0],
    [t('shopOrders.refund.left'), left - amount],
  ] as const
  return (
    <dl className="grid gap-1 rounded-card bg-sunken px-4 py-3">
      {rows.map(([label, usd], i) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className={i === 0 ? 'font-semibold' : 'text-ink-soft'}>{label}</dt>
          <dd className={i === 0 ? 'font-semibold' : ''}>
            <Money amount={usd} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
