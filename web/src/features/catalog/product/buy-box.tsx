import { LINE_UNITS_MAX } from 'contract/cart/rules'
import type { Product } from 'contract/catalog/calls'
import { useState } from 'react'
import { errorText, isStockError } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { QuantityStepper } from '../../../ui/quantity-stepper'
import { useAddToCart } from '../add-to-cart'
import { useCartAccess } from '../cart-access'
import { catalogWords } from '../words/catalog-words'

/** Quantity and the one main action of the page. On phones that stand upright it stays in reach at the lower edge. */
export function BuyBox({ product }: { product: Product }) {
  const t = useT(catalogWords, errorWords)
  const [quantity, setQuantity] = useState(1)
  const { quantityOf } = useCartAccess()
  const { submit, busy, failure } = useAddToCart(product)
  const soldOut = product.availability === 'sold_out'
  const inCart = quantityOf(product._id)
  const max = addable(product.stockQuantity, inCart)
  const chosen = max > 0 ? Math.min(quantity, max) : quantity

  const why = (error: unknown) => {
    if (isStockError(error)) return t('common.error.stock')
    return errorText(t, error, t('product.failed'))
  }
  return (
    <div
      data-keep-clear
      className="order-4 max-md:tall:sticky max-md:bottom-(--foot) max-md:z-(--z-bar) max-md:-mx-[clamp(1rem,4vw,3rem)] max-md:border-hairline max-md:border-t max-md:bg-paper max-md:px-[clamp(1rem,4vw,3rem)] max-md:pt-3 max-md:pb-[max(0.75rem,var(--safe-foot))] md:order-none"
    >
      <div role="alert">
        {failure ? (
          <Notice kind="bad" className="mb-3 animate-appear">
            {why(failure.error)}
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-col gap-2.5">
        <div className="flex gap-3">
          <QuantityStepper size="lg" value={chosen} onChange={setQuantity} max={max} disabled={soldOut} />
          <Button
            size="lg"
            className="min-w-0 flex-1 max-lg:px-2 max-sm:text-base"
            busy={busy}
            disabled={soldOut}
            onClick={() => void submit(chosen)}
          >
            {t('product.add')}
          </Button>
        </div>
        {/* Next to the button on phones, whose bar is away from the stock line. */}
        {soldOut ? <p className="text-ink-soft text-sm md:hidden">{t('product.stock.out')}</p> : null}
        {/* Above the button on phones: the bar at the lower edge grows upwards and the button stays where it is. */}
        {inCart > 0 ? (
          <p className="text-ink-soft text-sm tabular-nums max-md:order-first">
            {t('product.inCart', { count: inCart })}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** Returns the units that can be added: at least 1, so that a press explains the limit; 0 for unknown stock. */
function addable(stock: number, inCart: number): number {
  return stock > 0 ? Math.max(1, Math.min(stock, LINE_UNITS_MAX) - inCart) : 0
}
