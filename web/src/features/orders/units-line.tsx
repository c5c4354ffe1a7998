import { unbroken } from 'contract/text'
import { type ReactNode, useId } from 'react'
import { useT } from '../../i18n/i18n'
import { Money } from '../../ui/money'
import { QuantityStepper } from '../../ui/quantity-stepper'
import { ordersWords } from './words/orders-words'

interface Props {
  name: string
  /** Price of one unit in USD. */
  price?: number
  value: number
  max: number
  onChange: (units: number) => void
  /** What belongs to the line, with the id of its name. */
  children?: (id: string) => ReactNode
}

/** A line of an order with a stepper for its units. */
export function UnitsLine({ name, price, value, max, onChange, children }: Props) {
  const t = useT(ordersWords)
  const id = useId()
  return (
    <li className="grid gap-2 border-hairline border-b py-3 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="grid min-w-0 flex-1 basis-40 leading-snug">
          <span id={id} className="wrap-anywhere font-semibold">
            <bdi>{unbroken(name)}</bdi>
          </span>
          {price === undefined ? null : (
            <span className="text-ink-soft text-sm">
              <Money amount={price} />
            </span>
          )}
        </span>
        <span className="flex items-center gap-3">
          <QuantityStepper min={0} value={value} max={max} onChange={onChange} describedBy={id} />
          <span className="text-ink-soft text-sm tabular-nums">{t('orders.of', { n: max })}</span>
        </span>
      </div>
      {children?.(id)}
    </li>
  )
}
