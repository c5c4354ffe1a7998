import type { Product } from 'contract/catalog/calls'
import { useState } from 'react'
import { errorText, isStockError } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { QuantityStepper } from '../../ui/quantity-stepper'
import { useAddToCart } from './add-to-cart'
import { useCartAccess } from './cart-access'
import { catalogWords } from './words/catalog-words'

/** Quantity and the one main action of the page. On phones that stand upright it stays in reach at the lower edge. */
export function BuyBox({ product }: { product: Product }) {
  const t = useT(catalogWords, errorWords)
  const [quantity, setQuantity] = useState(1)
  const { quantityOf } = useCartAccess()
  const { submit, busy, failure } = useAddToCart(product)
  const soldOut = product.availability === 'sold_out'
  const inCart = quantityOf(product._id)

  const why = (error: unknown) => {
    if (isStockError(error)) return t('common.error.stock')
    return errorText(t, error, t('product.failed'))
  }
  return (
    <div
      data-keep-clear
      className="order-4 max-md:tall:sticky max-md:bottom-(--foot) max-md:z-(--z-bar) max-md:-mx-[clamp(1rem,4vw,3rem)] max-md:border-hairline max-md:border-t max-md:bg-paper max-md:px-[clamp(1rem,4vw,3rem)] max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:order-none"
    >
      <div role="alert">
        {failure ? (
          <Notice kind="bad" className="mb-3 animate-appear">
            {why(failure.error)}
          </Notice>
        ) : null}
      </div>
      <div className="flex gap-3">
        <QuantityStepper
          size="lg"
          value={quantity}
          onChange={setQuantity}
          max={product.stockQuantity}
          disabled={soldOut}
        />
        <Button
          size="lg"
          className="min-w-0 flex-1 max-lg:px-2 max-sm:text-base"
          busy={busy}
          disabled={soldOut}
          onClick={() => void submit(quantity)}
        >
          {t('product.add')}
        </Button>
      </div>
      {/* Beside the button on phones, whose bar stands away from the line of the stock. */}
      {soldOut ? <p className="mt-2.5 text-ink-soft text-sm md:hidden">{t('product.stock.out')}</p> : null}
      {inCart > 0 ? (
        <p className="mt-2.5 text-ink-soft text-sm tabular-nums max-md:hidden">
          {t('product.inCart', { count: inCart })}
        </p>
      ) : null}
    </div>
  )
}
