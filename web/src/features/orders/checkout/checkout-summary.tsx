import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { Money } from '../../../ui/money'
import { Picture } from '../../../ui/picture'
import { useCart, useCartMerge } from '../../cart/cart-context'
import { Amounts } from '../amounts'
import { deliveryWindow, useDayFormat } from './delivery'
import type { Checkout } from './use-checkout'

const STICKY_LINES = 4

/** What will be ordered, where it goes and what it costs, above the one button that orders it. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const t = useT()
  const id = useId()
  const day = useDayFormat()
  const { cart } = useCart()
  const { mergeProposal } = useCartMerge()
  const { form, shippingMethod, shippable, paymentMethod, shipping, total, busy, failure } = checkout
  const [from, to] = deliveryWindow(shippingMethod, new Date())
  const name = `${form.firstName} ${form.lastName}`.trim()
  const place = [form.street, form.zipCode, form.city, form.state, form.country].filter((part) => part.trim())
  return (
    <section
      aria-labelledby={`${id}-title`}
      // A long list is taller than the window; stuck to its top it would hide the button until the very end.
      className={cx(
        'grid gap-5 rounded-card border border-hairline bg-raised p-5 sm:p-6 lg:top-28',
        cart.items.length <= STICKY_LINES && 'lg:sticky',
      )}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`${id}-title`} className="text-xl">
          {t('checkout.summary')}
        </h2>
        <Link to="/cart" className="link inline-flex min-h-9 items-center text-sm">
          {t('checkout.edit')}
        </Link>
      </div>
      <ul className="grid gap-3">
        {cart.items.map((line) => (
          <li key={line.productId} className="grid grid-cols-[3.5rem_1fr_auto] items-start gap-3">
            <span className="overflow-clip rounded-field bg-sunken">
              <Picture src={line.image} alt="" sizes="56px" />
            </span>
            <span className="grid leading-snug">
              <span className="font-semibold">{line.name}</span>
              <span className="text-ink-soft text-sm">{t('orders.quantity', { n: line.quantity })}</span>
            </span>
            <Money amount={line.total} />
          </li>
        ))}
      </ul>
      <Amounts
        subtotal={cart.subtotal}
        tax={cart.tax}
        shipping={shipping}
        total={total}
        shippingLabel={t(`checkout.${shippingMethod}`)}
      />
      <div className="grid gap-1 border-hairline border-t pt-4 text-sm">
        <p className="font-semibold">{t('checkout.review')}</p>
        {name || place.length > 0 ? (
          <p className="text-ink-soft">
            {t('checkout.deliverTo')}: <bdi>{[name, ...place].filter(Boolean).join(', ')}</bdi>
          </p>
        ) : null}
        <p className="text-ink-soft">
          {t(`checkout.${paymentMethod}`)}
          {shippable ? ` · ${t('checkout.arrives', { from: day(from), to: day(to) })}` : null}
        </p>
      </div>
      <div className="grid gap-3">
        <div id={`${id}-error`} role="alert">
          {failure ? (
            <p className="flex animate-appear gap-2.5 rounded-card bg-pomegranate-wash p-4 font-medium text-pomegranate text-sm">
              <Icon name="alert" className="mt-0.5" />
              <span>{failure}</span>
            </p>
          ) : null}
        </div>
        <Button
          type="submit"
          size="lg"
          wide
          busy={busy}
          disabled={mergeProposal.length > 0}
          aria-describedby={`${id}-note`}
        >
          {busy ? t('checkout.placing') : t('checkout.place')}
        </Button>
        <p id={`${id}-note`} className="text-center text-ink-soft text-sm">
          {mergeProposal.length > 0 ? t('checkout.chooseFirst') : t('checkout.placeNote')}
        </p>
      </div>
    </section>
  )
}
