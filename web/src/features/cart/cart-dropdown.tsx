import { lazy, Suspense, useEffect } from 'react'
import { useT } from '../../i18n/i18n'
import { deferred } from '../../i18n/lazy-words'
import { Icon } from '../../ui/icon'
import { PopoverMenu } from '../../ui/popover-menu'
import { Skeleton } from '../../ui/skeleton'
import { useCart } from './store/cart-context'

const loadPanel = deferred(() => import('./cart-panel'))
const CartPanel = lazy(() => loadPanel())

/** Cart in the header; opens only with lines in it and closes when the last one is removed. */
export function CartDropdown() {
  const t = useT()
  const { cart } = useCart()
  const empty = cart.items.length === 0
  useEffect(() => {
    // Preloads the panel before it is opened; an empty cart cannot be opened.
    if (!empty) loadPanel().catch(() => undefined)
  }, [empty])
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
        <Suspense fallback={<Skeleton className="m-4 h-40" />}>
          <CartPanel close={close} />
        </Suspense>
      )}
    </PopoverMenu>
  )
}
