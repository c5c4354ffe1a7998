import type { CartItem } from 'contract/cart/calls'
import { unbroken } from 'contract/text'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import { Money } from '../../ui/money'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { QuantityStepper } from '../../ui/quantity-stepper'
import { SaveForLater } from '../catalog/wish-list/save-for-later'
import { CartLineNote, isOneProgram, useRemove, useTakeOut } from './cart-line'
import { useCart } from './store/cart-context'
import { cartWords } from './words/cart-words'

/** Line of the cart page: picture, name, price, the customer's allergens in it, quantity, amount, remove. */
export function CartLine({ line, mark }: { line: CartItem; mark: ReactNode }) {
  const t = useT(cartWords)
  const id = useId()
  const { update } = useCart()
  const remove = useRemove(line)
  const { takeOut, putBack } = useTakeOut(line)
  const soldOut = line.availability === 'sold_out'
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 py-5 @lg:grid-cols-[7.5rem_1fr_auto] @lg:gap-x-6">
      <Link
        to={`/product/${line.productId}`}
        tabIndex={-1}
        aria-hidden="true"
        className="row-span-2 self-start overflow-clip rounded-card bg-sunken @lg:row-span-1"
      >
        <Picture
          src={line.image}
          alt=""
          sizes="120px"
          className={cx('photograph', soldOut && 'opacity-50')}
        />
      </Link>
      <div className="grid content-start gap-1.5">
        <h2 className="font-semibold text-lg leading-snug">
          <Link
            id={`${id}-name`}
            to={`/product/${line.productId}`}
            className="underline-offset-4 hover:underline"
          >
            {unbroken(line.name)}
          </Link>
        </h2>
        <Price price={line.price} salePrice={line.salePrice} />
        <CartLineNote line={line} id={`${id}-note`} />
        {mark}
        {line.programId ? null : (
          <div className="-ms-2 min-h-9">
            <SaveForLater productId={line.productId} name={line.name} onMove={takeOut} onUndo={putBack} />
          </div>
        )}
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-2 @lg:col-start-3 @lg:flex-col @lg:items-end">
        <p className="order-last font-semibold text-lg @lg:order-first">
          <span className="sr-only">{t('cart.lineTotal')} </span>
          <Money amount={line.total} />
        </p>
        <div className="flex items-center gap-1">
          {isOneProgram(line) ? null : (
            <QuantityStepper
              size="sm"
              value={line.quantity}
              max={line.stockQuantity}
              disabled={soldOut}
              describedBy={`${id}-name`}
              onChange={(quantity) => void update(line.productId, quantity)}
            />
          )}
          <Button
            kind="quiet"
            iconOnly
            aria-label={t('cart.remove', { name: line.name })}
            onClick={(event) => remove(event.currentTarget)}
          >
            <Icon name="trash" />
          </Button>
        </div>
      </div>
    </li>
  )
}
