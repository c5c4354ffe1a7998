import { useT } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'
import { LinkButton } from '../../ui/link-button'
import { Money } from '../../ui/money'
import { PopoverMenu } from '../../ui/popover-menu'
import { CartAlert } from './cart-alert'
import { useCart, useCartView } from './cart-context'
import { SmallCartLine } from './cart-line'

/** The cart in the header: opens only with something in it, closes when the last line goes. */
export function CartDropdown() {
  const t = useT()
  const { cart } = useCart()
  const { failure } = useCartView()
  const empty = cart.items.length === 0
  return (
    <PopoverMenu
      label={t('nav.cart', { count: cart.itemCount })}
      disabled={empty}
      shut={empty}
      panelClassName="w-96"
      trigger={
        <span className="relative">
          <Icon name="bag" size={22} />
          {empty ? null : (
            <span
              aria-hidden="true"
              data-count={t.number(cart.itemCount)}
              className="absolute -end-2.5 -top-2 grid h-4.5 min-w-4.5 place-items-center rounded-pill bg-saffron px-1 font-semibold text-[11px] text-on-saffron leading-none tabular-nums before:content-[attr(data-count)]"
            />
          )}
        </span>
      }
    >
      {(close) => (
        <div className="grid">
          <div className="px-4 pt-1 empty:hidden">
            <CartAlert failure={failure} />
          </div>
          <ul
            aria-label={t('cart.dropdown')}
            className="max-h-[min(26rem,50dvh)] divide-y divide-hairline overflow-y-auto px-4"
          >
            {cart.items.map((line) => (
              <SmallCartLine key={line.productId} line={line} onFollow={close} />
            ))}
          </ul>
          <div className="grid gap-3 border-hairline border-t p-4">
            <p className="flex items-baseline justify-between font-semibold text-lg">
              <span>{t('cart.summary.total')}</span>
              <Money amount={cart.total} />
            </p>
            <div className="grid grid-cols-2 gap-2.5">
              <LinkButton to="/cart" kind="secondary" onClick={close}>
                {t('cart.view')}
              </LinkButton>
              <LinkButton to="/checkout" onClick={close}>
                {t('cart.checkout')}
              </LinkButton>
            </div>
          </div>
        </div>
      )}
    </PopoverMenu>
  )
}
