import type { CartItem } from 'contract/cart/calls'
import type { Product } from 'contract/catalog/calls'
import { effectivePrice } from 'contract/money'
import { unbroken } from 'contract/text'
import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import { Money } from '../../ui/money'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { QuantityStepper } from '../../ui/quantity-stepper'
import { useToast } from '../../ui/toast'
import { isMild, noteOf } from './line-note'
import { useCart } from './store/cart-context'
import { cartWords } from './words/cart-words'

/** Returns the product of a removed line, to add it again on undo. */
function productOf(line: CartItem): Product {
  const { productId, image, quantity: _quantity, total: _total, ...rest } = line
  return { ...rest, _id: productId, images: image ? [image] : [], lowestPrice: null, isFeatured: false }
}

/** Removes a line at once and offers an undo for 5 seconds. */
function useRemove(line: CartItem): (button: HTMLElement) => void {
  const t = useT(cartWords)
  const toast = useToast()
  const { remove, add } = useCart()
  return (button: HTMLElement) => {
    // The pressed button is removed with its line, so the focus moves to the next line or the heading.
    const row = button.closest('li')
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    const heir = next?.querySelector('a:not([tabindex])') ?? document.querySelector('main h1')
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
    void remove(line.productId)
    toast(t('cart.removed', { name: line.name }), {
      action: {
        label: t('cart.undo'),
        run: () => void add(productOf(line), line.quantity).catch(() => undefined),
      },
    })
  }
}

export function CartLineNote({ line, id }: { line: CartItem; id?: string }) {
  const t = useT(cartWords)
  const note = noteOf(line)
  if (!note) return null
  return (
    <p
      id={id}
      className={cx(
        'flex items-start gap-1.5 font-medium text-sm',
        isMild(note) ? 'text-saffron-ink' : 'text-pomegranate',
      )}
    >
      <Icon name={isMild(note) ? 'info' : 'alert'} size={16} className="mt-[0.28em]" />
      {note.kind === 'soldOut' || note.kind === 'owned'
        ? t(`cart.${note.kind}`)
        : t(`cart.${note.kind}`, { count: note.count })}
    </p>
  )
}

/** Line of the cart page: picture, name, price, quantity, amount, remove. */
export function CartLine({ line }: { line: CartItem }) {
  const t = useT(cartWords)
  const id = useId()
  const { update } = useCart()
  const remove = useRemove(line)
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
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-2 @lg:col-start-3 @lg:flex-col @lg:items-end">
        <p className="order-last font-semibold text-lg @lg:order-first">
          <span className="sr-only">{t('cart.lineTotal')} </span>
          <Money amount={line.total} />
        </p>
        <div className="flex items-center gap-1">
          <QuantityStepper
            size="sm"
            value={line.quantity}
            max={line.stockQuantity}
            disabled={soldOut}
            describedBy={`${id}-name`}
            onChange={(quantity) => void update(line.productId, quantity)}
          />
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

/** Line in the narrow panel of the header. */
export function SmallCartLine({ line, onFollow }: { line: CartItem; onFollow: () => void }) {
  const t = useT(cartWords)
  const id = useId()
  const { update } = useCart()
  const remove = useRemove(line)
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-start gap-x-3 gap-y-2 py-3.5">
      <span className="row-span-2 overflow-clip rounded-field bg-sunken">
        <Picture src={line.image} alt="" sizes="64px" className="photograph" />
      </span>
      <div className="grid gap-0.5">
        <Link
          id={`${id}-name`}
          to={`/product/${line.productId}`}
          onClick={onFollow}
          className="font-semibold text-base leading-snug underline-offset-4 hover:underline"
        >
          {unbroken(line.name)}
        </Link>
        <Money
          amount={effectivePrice(line.price, line.salePrice)}
          className="justify-self-start text-ink-soft text-sm"
        />
        <CartLineNote line={line} />
      </div>
      <Money amount={line.total} className="font-semibold" />
      <div className="col-span-2 col-start-2 flex items-center justify-between">
        <QuantityStepper
          size="sm"
          value={line.quantity}
          max={line.stockQuantity}
          disabled={line.availability === 'sold_out'}
          describedBy={`${id}-name`}
          onChange={(quantity) => void update(line.productId, quantity)}
        />
        <Button
          kind="quiet"
          size="sm"
          iconOnly
          aria-label={t('cart.remove', { name: line.name })}
          onClick={(event) => remove(event.currentTarget)}
        >
          <Icon name="trash" size={18} />
        </Button>
      </div>
    </li>
  )
}
