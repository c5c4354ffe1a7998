import type { ConsoleOrder } from 'contract/orders/console-calls'
import { unitsLeft } from 'contract/orders/rules'
import { deliveryWindow } from 'contract/orders/shipping-rules'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { useDayFormat } from '../../../ui/day-format'
import { Fact, PhoneLink } from '../../../ui/fact'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { useShopDay } from '../../site/shop-day'
import { AddressLines } from '../address-lines'
import { checkoutWords } from '../checkout/words/checkout-words'
import { OneOrder } from './one-order'
import { useConsoleOrder } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

/** Packing slip: address, deadline and items, without prices. */
export default function SlipPage() {
  const { id = '' } = useParams()
  const { data } = useConsoleOrder(id)
  const t = useT(consoleWords, shopOrdersWords)
  const title = t('shopOrders.slip.title')
  usePageTitle(t('console.title', { page: data ? `${title} ${data.orderNumber}` : title }))
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-8 lg:py-8 print:p-0">
      <OneOrder>{(order) => <Slip order={order} />}</OneOrder>
    </div>
  )
}

function Slip({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => print()}>{t('shopOrders.slip.print')}</Button>
        <LinkButton to={`/admin/orders/${order._id}`} kind="secondary">
          {t('shopOrders.slip.back')}
        </LinkButton>
      </div>
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="text-2xl">
          {t('shopOrders.slip.title')}{' '}
          <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
            {order.orderNumber}
          </bdi>
        </h1>
        <p className="text-ink-soft">
          {t('shopOrders.one.placed')} <DateText value={order.createdAt} />
        </p>
      </div>
      {order.programsOnly ? <p>{t('shopOrders.slip.programs')}</p> : <Delivery order={order} />}
      <Items items={order.items} />
    </>
  )
}

function Delivery({ order }: { order: ConsoleOrder }) {
  const t = useT(checkoutWords, shopOrdersWords)
  const day = useDayFormat()
  const { address, phone } = order.customerInfo
  const [from, to] = deliveryWindow(order.shippingDays, useShopDay()(new Date(order.createdAt)))
  return (
    <div className="grid gap-5 sm:grid-cols-2 print:grid-cols-2">
      <dl>
        <Fact name={t('shopOrders.one.address')}>
          <address className="grid text-lg not-italic">
            <AddressLines name={fullName(order.customerInfo)} address={address} />
          </address>
        </Fact>
      </dl>
      <dl className="grid content-start gap-3">
        <Fact name={t('shopOrders.one.shippingMethod')}>
          {order.shippingName}
          {order.status === 'cancelled' ? null : (
            <p>{t('checkout.arrives', { from: day(from), to: day(to) })}</p>
          )}
        </Fact>
        <Fact name={t('shopOrders.one.phone')}>
          <PhoneLink number={phone} />
        </Fact>
        {order.notes ? (
          <Fact name={t('shopOrders.one.note')}>
            <p dir="auto" className="whitespace-pre-line">
              {order.notes}
            </p>
          </Fact>
        ) : null}
      </dl>
    </div>
  )
}

/** One line per item that was not refunded: quantity, name and shelf number. */
function Items({ items }: Pick<ConsoleOrder, 'items'>) {
  const t = useT(shopOrdersWords)
  const packed = items.filter(({ quantity, refunded }) => quantity > refunded)
  return (
    <table className="w-full border-ink border-t text-start">
      <caption className="sr-only">{t('shopOrders.one.items')}</caption>
      <thead>
        <tr className="border-edge border-b text-ink-soft text-xs">
          <Head>{t('shopOrders.slip.quantity')}</Head>
          <Head>{t('shopOrders.slip.item')}</Head>
          <Head>{t('shopOrders.slip.sku')}</Head>
        </tr>
      </thead>
      <tbody>
        {packed.map(({ _id, quantity, refunded, name, sku }) => (
          <tr key={_id} className="break-inside-avoid border-hairline border-b align-baseline">
            <td className="py-2.5 pe-4 font-semibold text-lg tabular-nums">
              {t.number(quantity - refunded)}
            </td>
            <td className="wrap-anywhere py-2.5 pe-4">
              <bdi>{name}</bdi>
            </td>
            <td className="py-2.5">
              <bdi dir="ltr" className="wrap-break-word tabular-nums">
                {sku}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3} className="py-2.5 font-semibold">
            {t('shopOrders.list.units', { count: unitsLeft(items) })}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pe-4 text-start font-normal">
      {children}
    </th>
  )
}
