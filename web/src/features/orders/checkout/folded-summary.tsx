import { useT } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import { Money } from '../../../ui/money'
import { useCart } from '../../cart/store/cart-context'
import { EditCart, OrderLines } from './checkout-summary'
import { checkoutWords } from './words/checkout-words'

/** The order on phones and tablets: its total in one line above the form, which opens its lines. */
export function FoldedSummary({ total }: { total: number }) {
  const t = useT(checkoutWords)
  const { cart } = useCart()
  return (
    <details className="group rounded-card border border-hairline bg-raised">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 px-4 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        <span className="flex-1 font-medium">{t('checkout.inOrder', { count: cart.itemCount })}</span>
        <Money amount={total} className="font-semibold text-lg" />
      </summary>
      <div className="grid gap-3 border-hairline border-t p-4">
        <OrderLines items={cart.items} />
        <EditCart />
      </div>
    </details>
  )
}
