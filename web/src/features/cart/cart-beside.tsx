import { unbroken } from 'contract/text'
import { useT } from '../../i18n/i18n'
import { Money } from '../../ui/money'
import { Picture } from '../../ui/picture'
import { useTax } from '../site/tax'
import { useCartTotals } from './cart-totals'
import { useCart } from './store/cart-context'
import { cartWords } from './words/cart-words'

const SHOWN_LINES = 3

/** What waits in the cart, beside a form on the way to the checkout; on phones its total alone. */
export default function CartBeside() {
  const t = useT(cartWords)
  const { cart } = useCart()
  const { taxRate } = useTax()
  const { total } = useCartTotals()
  if (cart.items.length === 0) return null
  return (
    <aside
      aria-label={t('cart.title')}
      className="grid gap-4 rounded-card border border-hairline bg-raised px-5 py-4"
    >
      <ul className="grid gap-3 max-lg:hidden">
        {cart.items.slice(0, SHOWN_LINES).map((line) => (
          <li key={line.productId} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3">
            <span className="scheme-light overflow-clip rounded-field bg-sunken">
              <Picture src={line.image} alt="" sizes="48px" className="photograph" />
            </span>
            <span className="line-clamp-2 break-words text-sm">{unbroken(line.name)}</span>
            <Money amount={line.total} className="text-sm" />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {t('cart.items', { count: cart.itemCount })}{' '}
          <span className="text-ink-soft text-sm">
            {taxRate === 0 ? null : t('cart.summary.withTax', { percent: taxRate })}
          </span>
        </span>
        <Money amount={total} className="font-semibold text-lg" />
      </p>
    </aside>
  )
}
