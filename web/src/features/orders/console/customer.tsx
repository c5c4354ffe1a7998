import type { ConsoleOrder } from 'contract/orders/console-calls'
import { useT } from '../../../i18n/i18n'
import { EmailLink, Fact, PhoneLink } from '../../../ui/fact'
import { AddressLines } from '../address-lines'
import { shopOrdersWords } from './words/shop-orders-words'

/** Customer with contact data and delivery address. */
export function Customer({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  const { firstName, lastName, email, phone, address } = order.customerInfo
  return (
    <section aria-labelledby="customer" className="grid gap-3">
      <h2 id="customer" className="text-lg">
        {t('shopOrders.one.customer')}
      </h2>
      <dl className="grid gap-3">
        <Fact name={t('shopOrders.one.name')}>
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </Fact>
        <Fact name={t('shopOrders.one.email')}>
          <EmailLink address={email} />
        </Fact>
        {order.accountEmail === email ? null : (
          <Fact name={t('shopOrders.one.accountEmail')}>
            <EmailLink address={order.accountEmail} />
          </Fact>
        )}
        <Fact name={t('shopOrders.one.phone')}>
          <PhoneLink number={phone} />
        </Fact>
        <Fact name={t('shopOrders.one.address')}>
          <address className="grid not-italic">
            <AddressLines address={address} />
          </address>
        </Fact>
        {order.notes ? (
          <Fact name={t('shopOrders.one.note')}>
            <p dir="auto" className="whitespace-pre-line">
              {order.notes}
            </p>
          </Fact>
        ) : null}
      </dl>
    </section>
  )
}
