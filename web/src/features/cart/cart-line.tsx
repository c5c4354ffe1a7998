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
import { QuantityStepper } from '../../ui/quantity-stepper'
import { useToast } from '../../ui/toast'
import { AllergenMark } from '../catalog/marks/allergen-mark'
import { isMild, noteOf } from './line-note'
import { useCart } from './store/cart-context'
import { cartWords } from './words/cart-words'

/** Returns the product of a removed line, to add it again on undo. */
function productOf(line: CartItem): Product {
  const { productId, image, quantity: _quantity, total: _total, ...rest } = line
  return { ...rest, _id: productId, images: image ? [image] : [], lowestPrice: null, isFeatured: false }
}

/** Takes a line out of the cart, and puts it back. */
export function useTakeOut(line: CartItem) {
  const { remove, add } = useCart()
  return {
    takeOut: (button: HTMLElement) => {
      // The pressed button is removed with its line, so the focus moves to the next line or the heading.
      const row = button.closest('li')
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      const heir = next?.querySelector('a:not([tabindex])') ?? document.querySelector('main h1')
      if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
      void remove(line.productId)
    },
    putBack: () => void add(productOf(line), line.quantity).catch(() => undefined),
  }
}

/** Removes a line at once and offers an undo for 5 seconds. */
export function useRemove(line: CartItem): (button: HTMLElement) => void {
  const t = useT(cartWords)
  const toast = useToast()
  const { takeOut, putBack } = useTakeOut(line)
  return (button: HTMLElement) => {
    takeOut(button)
    toast(t('cart.removed', { name: line.name }), { action: { label: t('cart.undo'), run: putBack } })
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

/** A program is followed once; a line of more keeps its stepper, so that it can be lowered. */
export const isOneProgram = ({ programId, quantity }: CartItem) => programId !== null && quantity === 1

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
        <AllergenMark productId={line.productId} place="panel" />
      </div>
      <Money amount={line.total} className="font-semibold" />
      <div className="col-span-2 col-start-2 flex items-center justify-between">
        {isOneProgram(line) ? null : (
          <QuantityStepper
            size="sm"
            value={line.quantity}
            max={line.stockQuantity}
            disabled={line.availability === 'sold_out'}
            describedBy={`${id}-name`}
            onChange={(quantity) => void update(line.productId, quantity)}
          />
        )}
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
