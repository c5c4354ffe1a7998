import { deliveryWindow, STANDARD, specifiedShipping } from 'contract/orders/shipping-rules'
import { subscriptionRhythms } from 'contract/orders/subscription-rules'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { useDayFormat } from '../../../ui/day-format'
import { useShopDay } from '../../site/shop-day'
import { useSiteConfig } from '../../site/site.api'
import { useTrade } from '../../site/trade'
import type { ShownProduct } from '../catalog.api'
import { isEaten } from '../label/label-section'
import { labelWords } from '../label/words/label-words'

/** Delivery date, return policy and the way to a subscription; programs are not shipped. */
export function BuyPromises({ product }: { product: ShownProduct }) {
  if (product.programId) return null
  return (
    <ul className="grid gap-1 text-ink-soft text-sm">
      {product.availability === 'sold_out' ? null : (
        <li className="flex items-center gap-2">
          <AnyIcon name="box" size={18} />
          <Arrival />
        </li>
      )}
      <Returns />
      <Subscribe product={product} />
    </ul>
  )
}

/** Its place is there while the settings load; without them the shop promises nothing. */
function Returns() {
  const t = useT(labelWords)
  const { data, isPending } = useSiteConfig()
  const days = data?.returnDays
  if (!days && !isPending) return null
  return (
    <li className="flex min-h-9 items-center gap-2">
      <AnyIcon name="renew" size={18} />
      {days ? (
        <Link to="/terms" className="link inline-flex min-h-9 items-center">
          {t('buy.returns', { days })}
        </Link>
      ) : null}
    </li>
  )
}

/** What is eaten comes again, at an interval that the customer chooses. */
function Subscribe({ product }: { product: ShownProduct }) {
  const t = useT(labelWords)
  if (!product.facts || !isEaten(product.facts)) return null
  return (
    <li className="flex min-h-9 items-center gap-2">
      <AnyIcon name="calendar" size={18} />
      <Link to={`/subscriptions?product=${product._id}`} className="link inline-flex min-h-9 items-center">
        {t('buy.subscribe', { from: subscriptionRhythms[0], to: subscriptionRhythms[4] })}
      </Link>
    </li>
  )
}

const never = () => () => undefined

/** The line is there from the first paint on; its days follow, because a page made on the server knows no today. */
function Arrival() {
  const t = useT(labelWords)
  const day = useDayFormat()
  const { shippingMethods } = useTrade()
  const shopDay = useShopDay()
  const today = useSyncExternalStore<string | null>(
    never,
    () => new Date().toDateString(),
    () => null,
  )
  if (!today) return <span className="min-h-[1lh]" />
  const standard = shippingMethods.find(({ code }) => code === STANDARD) ?? specifiedShipping[0]
  const [from, to] = deliveryWindow(standard.businessDays, shopDay(new Date()))
  return <span>{t('buy.arrives', { from: day(from), to: day(to) })}</span>
}
