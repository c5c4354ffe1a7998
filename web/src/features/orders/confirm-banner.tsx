import type { Order } from 'contract/orders/calls'
import { confirmAddressBy } from 'contract/orders/rules'
import { useT } from '../../i18n/i18n'
import { DateText } from '../../ui/date'
import { LinkButton } from '../../ui/link-button'
import { Notice } from '../../ui/notice'
import { useMe } from '../auth/account/account.api'
import { ordersWords } from './words/orders-words'

/** Deadline for confirming the address of a cash order; nothing if not needed. */
export function ConfirmBanner({ order, userId }: { order: Order; userId: string }) {
  const t = useT(ordersWords)
  const { data: me } = useMe(userId)
  const until = confirmAddressBy(order)
  if (!until || !me || me.emailVerified) return null
  return (
    <Notice
      kind="warn"
      title={t('orders.one.confirmAddress')}
      action={<LinkButton to="/account">{t('orders.one.confirm')}</LinkButton>}
    >
      {t('orders.one.held')} <DateText value={until.toISOString()} look="time" />
    </Notice>
  )
}
