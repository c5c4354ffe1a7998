import { deliveryWindow, RETURN_DAYS } from 'contract/orders/rules'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { useDayFormat } from '../../../ui/day-format'
import type { ShownProduct } from '../catalog.api'
import { labelWords } from '../label/words/label-words'

/** Delivery date and return policy; programs are not shipped. */
export function BuyPromises({ product }: { product: ShownProduct }) {
  const t = useT(labelWords)
  if (product.programId) return null
  return (
    <ul className="grid gap-1 text-ink-soft text-sm">
      {product.availability === 'sold_out' ? null : (
        <li className="flex items-center gap-2">
          <AnyIcon name="box" size={18} />
          <Arrival />
        </li>
      )}
      <li className="flex items-center gap-2">
        <AnyIcon name="renew" size={18} />
        <Link to="/terms" className="link inline-flex min-h-9 items-center">
          {t('buy.returns', { days: RETURN_DAYS })}
        </Link>
      </li>
    </ul>
  )
}

const never = () => () => undefined

/** The line is there from the first paint on; its days follow, because a page made on the server knows no today. */
function Arrival() {
  const t = useT(labelWords)
  const day = useDayFormat()
  const today = useSyncExternalStore<string | null>(
    never,
    () => new Date().toDateString(),
    () => null,
  )
  if (!today) return <span className="min-h-[1lh]" />
  const [from, to] = deliveryWindow('standard', new Date(today))
  return <span>{t('buy.arrives', { from: day(from), to: day(to) })}</span>
}
