import type { ConsoleOrder } from 'contract/orders/console-calls'
import { addressOpen } from 'contract/orders/rules'
import { mayUse } from 'contract/staff'
import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { EmailLink, Fact, PhoneLink } from '../../../ui/fact'
import { useSession } from '../../auth/session'
import { AddressLines } from '../address-lines'
import { AddressDialog } from './desk/address-dialog'
import { orderDeskWords } from './desk/words/order-desk-words'
import { shopOrdersWords } from './words/shop-orders-words'

/** Customer with contact data and delivery address. */
export function Customer({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords, orderDeskWords)
  const { user } = useSession('admin')
  const [correcting, setCorrecting] = useState(false)
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
          {addressOpen.includes(order.status) ? (
            <Button kind="secondary" size="sm" className="mt-2" onClick={() => setCorrecting(true)}>
              {t('orderDesk.address.button')}
            </Button>
          ) : null}
        </Fact>
        {order.notes ? (
          <Fact name={t('shopOrders.one.note')}>
            <p dir="auto" className="whitespace-pre-line">
              {order.notes}
            </p>
          </Fact>
        ) : null}
      </dl>
      {mayUse(user?.staffRole, 'people') ? (
        <Link to={`/admin/people/${order.accountId}`} className="link inline-flex min-h-9 items-center">
          {t('orderDesk.person')}
        </Link>
      ) : null}
      {correcting ? <AddressDialog order={order} onClose={() => setCorrecting(false)} /> : null}
    </section>
  )
}
