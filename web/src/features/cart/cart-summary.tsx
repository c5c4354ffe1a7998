import { formatCents, toCents } from 'contract/money'
import { shippingCents } from 'contract/orders/shipping-rules'
import type { TaxTerms } from 'contract/tax'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { LinkButton } from '../../ui/link-button'
import { Money } from '../../ui/money'
import { useTrade } from '../site/trade'
import { useCartTotals } from './cart-totals'
import { isBlocked } from './line-note'
import { useCart } from './store/cart-context'
import { useTaxLabel } from './tax-label'
import { cartWords } from './words/cart-words'

/**
 * Costs of the order and link to the checkout. On phones that stand upright the total and the button stay at the
 * lower edge of the view while the lines above it pass.
 */
export function CartSummary() {
  const t = useT(cartWords)
  const { cart } = useCart()
  const totals = useCartTotals()
  const trade = useTrade()
  const taxLabel = useTaxLabel()
  const shippingText = useShippingText()
  const shippable = cart.items.some((line) => line.programId === null)
  return (
    <div className="max-md:contents md:grid md:gap-5 md:rounded-card md:border md:border-hairline md:bg-raised md:p-5 md:tall:sticky md:top-28 lg:p-6">
      <section
        aria-labelledby="cart-summary"
        className="grid gap-5 max-md:rounded-card max-md:border max-md:border-hairline max-md:bg-raised max-md:p-5"
      >
        <h2 id="cart-summary" className="text-xl">
          {t('cart.summary.title')}
        </h2>
        <dl className="grid gap-2.5">
          <Row label={t('cart.summary.subtotal')}>
            <Money amount={totals.subtotal} />
          </Row>
          {trade.taxShown === 'included' ? null : (
            <Row label={taxLabel(trade)}>
              <Money amount={totals.tax} />
            </Row>
          )}
          <Row label={t('cart.summary.shipping')}>
            <span className="text-ink-soft">
              {shippable ? shippingText(totals.subtotal) : t('cart.summary.nothingToShip')}
            </span>
          </Row>
          <div className="flex items-baseline justify-between gap-4 border-hairline border-t pt-3.5 font-semibold text-xl">
            <dt>{t('cart.summary.total')}</dt>
            <dd>
              <Money amount={totals.total} />
            </dd>
          </div>
          {trade.taxShown === 'included' ? (
            <Row label={taxLabel(trade)}>
              <Money amount={totals.tax} />
            </Row>
          ) : null}
        </dl>
        {shippable || trade.taxShown === 'included' ? (
          <p className="text-ink-soft text-sm">{t(`cart.summary.${noteOf(trade)}`)}</p>
        ) : null}
      </section>
      <CheckoutBar blocked={cart.items.some(isBlocked)} count={cart.itemCount} total={totals.total} />
      <LinkButton to="/shop" kind="quiet" wide>
        {t('cart.summary.continue')}
      </LinkButton>
    </div>
  )
}

function noteOf({ taxShown, shippingTaxed }: TaxTerms): 'taxNote' | 'taxNoteAll' | 'taxNoteIncluded' {
  if (taxShown === 'included') return 'taxNoteIncluded'
  return shippingTaxed ? 'taxNoteAll' : 'taxNote'
}

/** Returns what shipping goods of this amount (USD) costs: free, or the least and the next price. */
function useShippingText(): (goods: number) => string {
  const t = useT(cartWords)
  const { shippingMethods } = useTrade()
  return (goods) => {
    const prices = shippingMethods.map((method) => shippingCents(method, toCents(goods)))
    const [least = 0, next] = [...new Set(prices)].sort((a, b) => a - b)
    const price = isolated(formatCents(least || (next ?? 0)))
    if (least > 0) return t('cart.summary.shippingFrom', { price })
    return next === undefined ? t('cart.summary.shippingFree') : t('cart.summary.shippingFreeOr', { price })
  }
}

interface BarProps {
  /** True while a line cannot be ordered: the button is disabled and names the reason. */
  blocked: boolean
  /** Units in the cart. */
  count: number
  /** USD. */
  total: number
}

/** The way to the checkout, on phones beside the total, which the summary above it says to screen readers. */
function CheckoutBar({ blocked, count, total }: BarProps) {
  const t = useT(cartWords)
  return (
    <div
      data-keep-clear
      className="grid gap-2.5 max-md:-mx-[clamp(1rem,4vw,3rem)] max-md:border-hairline max-md:border-t max-md:bg-paper max-md:px-[clamp(1rem,4vw,3rem)] max-md:pt-2.5 max-md:pb-[max(0.625rem,var(--safe-foot))] max-md:tall:sticky max-md:tall:bottom-(--foot) max-md:tall:z-(--z-bar)"
    >
      {blocked ? (
        <p id="cart-blocked" className="font-medium text-pomegranate text-sm md:order-last">
          {t('cart.blocked')}
        </p>
      ) : null}
      <div className="flex items-center gap-4">
        <p aria-hidden="true" className="grid shrink-0 leading-tight md:hidden">
          <Money amount={total} className="font-semibold text-lg" />
          <span className="text-ink-soft text-sm">{t('cart.items', { count })}</span>
        </p>
        {blocked ? (
          <Button size="lg" wide disabled aria-describedby="cart-blocked">
            {t('cart.summary.proceed')}
          </Button>
        ) : (
          <LinkButton to="/checkout" size="lg" wide className="max-md:px-3 max-sm:text-base">
            {t('cart.summary.proceed')}
            <Icon name="arrow-end" />
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
