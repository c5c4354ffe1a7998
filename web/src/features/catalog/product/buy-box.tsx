import { LINE_UNITS_MAX } from 'contract/cart/rules'
import type { Product } from 'contract/catalog/calls'
import { effectivePrice } from 'contract/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText, isStockError } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Money } from '../../../ui/money'
import { Notice } from '../../../ui/notice'
import { Picture } from '../../../ui/picture'
import { QuantityStepper } from '../../../ui/quantity-stepper'
import { useAddToCart } from '../add-to-cart'
import { useCartAccess } from '../cart-access'
import { labelWords } from '../label/words/label-words'
import { catalogWords } from '../words/catalog-words'

/**
 * Quantity and the one main action of the page. On phones that stand upright the quantity is in the text, and a bar with
 * picture, name, price and button stays at the lower edge.
 */
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
    <div className="max-md:tall:contents grid gap-2.5 md:flex md:flex-wrap md:gap-x-3">
      {product.programId ? null : (
        <div className={cx('justify-self-start', soldOut && 'max-md:hidden')}>
          <QuantityStepper size="lg" value={chosen} onChange={setQuantity} max={max} disabled={soldOut} />
        </div>
      )}
      <div
        data-keep-clear
        className="order-4 grid gap-2.5 max-md:tall:sticky max-md:tall:bottom-(--foot) max-md:tall:z-(--z-bar) max-md:tall:-mx-[clamp(1rem,4vw,3rem)] max-md:tall:border-hairline max-md:tall:border-t max-md:tall:bg-paper max-md:tall:px-[clamp(1rem,4vw,3rem)] max-md:tall:pt-2.5 max-md:tall:pb-[max(0.625rem,var(--safe-foot))] md:order-none md:contents"
      >
        <div role="alert" className="empty:hidden md:order-first md:basis-full">
          {failure ? (
            <Notice kind="bad" className="animate-appear">
              {why(failure.error)}
            </Notice>
          ) : null}
        </div>
        {/* Above the button on phones: the bar at the lower edge grows upwards and the button stays where it is. */}
        {inCart > 0 ? (
          <p className="text-ink-soft text-sm tabular-nums md:order-last md:basis-full">
            {t('product.inCart', { count: inCart })}{' '}
            <Link to="/cart" className="link ms-2 inline-flex min-h-9 items-center">
              {t('shop.card.toCart')}
            </Link>
          </p>
        ) : null}
        <div className="flex min-w-0 items-center gap-3 md:flex-1">
          <BarProduct product={product} />
          <Button
            size="lg"
            className={cx(
              'shrink-0 max-lg:px-3 max-sm:text-base md:min-w-0 md:flex-1',
              soldOut && 'max-md:hidden',
            )}
            busy={busy}
            disabled={soldOut}
            onClick={() => void submit(chosen)}
          >
            {t('product.add')}
          </Button>
          {soldOut ? <TellMe /> : null}
        </div>
      </div>
    </div>
  )
}

/** Picture, name and price in the bar of phones; the page's heading says the same to screen readers. */
function BarProduct({ product }: { product: Product }) {
  return (
    <div aria-hidden="true" className="flex min-w-0 flex-1 items-center gap-2.5 md:hidden">
      <span className="scheme-light size-12 shrink-0 overflow-clip rounded-field bg-sunken max-[22.5rem]:hidden">
        <Picture src={product.images[0]} alt="" sizes="3rem" className="photograph" />
      </span>
      <span className="grid min-w-0">
        <span className="truncate font-semibold text-sm leading-tight">{product.name}</span>
        <Money
          amount={effectivePrice(product.price, product.salePrice)}
          className="font-semibold text-sm leading-tight"
        />
      </span>
    </div>
  )
}

/** Goes to the form that mails when the product is back. */
function TellMe() {
  const t = useT(labelWords)
  const goToForm = () => {
    const field = document.querySelector<HTMLInputElement>('section[aria-labelledby="notify"] input')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  return (
    <Button size="lg" className="shrink-0 max-sm:text-base md:hidden" onClick={goToForm}>
      {t('buy.tellMe')}
    </Button>
  )
}

/** Returns the units that can be added: at least 1, so that a press explains the limit; 0 for unknown stock. */
function addable(stock: number, inCart: number): number {
  return stock > 0 ? Math.max(1, Math.min(stock, LINE_UNITS_MAX) - inCart) : 0
}
