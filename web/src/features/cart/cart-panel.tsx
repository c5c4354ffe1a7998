import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { LinkButton } from '../../ui/link-button'
import { Money } from '../../ui/money'
import { useTax } from '../site/tax'
import { CartAlert } from './cart-alert'
import { CartChanges } from './cart-changes'
import { SmallCartLine } from './cart-line'
import { useCartTotals } from './cart-totals'
import { isBlocked } from './line-note'
import { useCart, useCartView } from './store/cart-context'
import { cartWords } from './words/cart-words'

/** Content of the header's cart: lines, total, and links to cart and checkout. */
export default function CartPanel({ close }: { close: () => void }) {
  const t = useT(cartWords)
  const { cart } = useCart()
  const { taxRate } = useTax()
  const { total } = useCartTotals()
  const { failure, changes } = useCartView()
  const blocked = cart.items.some(isBlocked)
  return (
    <div className="grid">
      <div className="px-4 pt-1 empty:hidden">
        <CartAlert failure={failure} />
      </div>
      <div className="max-h-[min(26rem,50dvh)] overflow-y-auto px-4">
        <CartChanges changes={changes} className="pt-2 pb-1" />
        <ul aria-label={t('cart.dropdown')} className="divide-y divide-hairline">
          {cart.items.map((line) => (
            <SmallCartLine key={line.productId} line={line} onFollow={close} />
          ))}
        </ul>
      </div>
      <div className="grid gap-3 border-hairline border-t p-4">
        <p className="flex items-baseline justify-between gap-3 font-semibold text-lg">
          <span>
            {t('cart.summary.total')}{' '}
            <span className="font-normal text-ink-soft text-sm">
              {taxRate === 0 ? null : t('cart.summary.withTax', { percent: taxRate })}
            </span>
          </span>
          <Money amount={total} />
        </p>
        <div className="flex flex-wrap gap-2.5 *:flex-auto">
          <LinkButton to="/cart" kind="secondary" onClick={close}>
            {t('cart.view')}
          </LinkButton>
          {blocked ? (
            <Button disabled aria-describedby="cart-panel-blocked">
              {t('cart.checkout')}
            </Button>
          ) : (
            <LinkButton to="/checkout" onClick={close}>
              {t('cart.checkout')}
            </LinkButton>
          )}
        </div>
        {blocked ? (
          <p id="cart-panel-blocked" className="font-medium text-pomegranate text-sm">
            {t('cart.blocked')}
          </p>
        ) : null}
      </div>
    </div>
  )
}
