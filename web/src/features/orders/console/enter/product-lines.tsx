import { lineCents } from 'contract/cart/rules'
import { toUsd } from 'contract/money'
import { unbroken } from 'contract/text'
import { useId, useRef, useState } from 'react'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { ItemButton } from '../../../../ui/edit/item-button'
import { FieldError } from '../../../../ui/field'
import { useField } from '../../../../ui/form/context'
import { Money } from '../../../../ui/money'
import { Price } from '../../../../ui/price'
import { QuantityStepper } from '../../../../ui/quantity-stepper'
import { cartWords } from '../../../cart/words/cart-words'
import { addProduct, type EnteredLine } from './enter-form'
import { ProductSearch } from './product-search'
import { enterOrderWords } from './words/enter-order-words'

/** Products of the order: a search that adds them, and a line for each. */
export function ProductLines({ labelledBy }: { labelledBy: string }) {
  const t = useT(enterOrderWords)
  const group = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const { value: items, change, error } = useField<readonly EnteredLine[]>('items')
  // Screen-reader text of the last change.
  const [note, setNote] = useState('')
  const remove = ({ _id, name }: EnteredLine) => {
    change(items.filter((one) => one._id !== _id))
    setNote(t('enterOrder.removed', { name: isolatedName(name) }))
    // The pressed button is removed with its line.
    group.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second heading as its legend
    <div
      ref={group}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={error ? errorId : undefined}
      tabIndex={-1}
      data-field="items"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <ProductSearch
        onChoose={(product) => {
          const next = addProduct(items, product)
          change(next)
          const n = next.find(({ _id }) => _id === product._id)?.quantity ?? 1
          setNote(t('enterOrder.added', { name: isolatedName(product.name), n }))
        }}
      />
      <p role="status" className="sr-only">
        {note}
      </p>
      {error ? (
        <div role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
      {items.length === 0 ? (
        <p className="text-ink-soft">{t('enterOrder.empty')}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {items.map((line) => (
            <Line
              key={line._id}
              line={line}
              onQuantity={(quantity) =>
                change(items.map((one) => (one === line ? { ...line, quantity } : one)))
              }
              onRemove={() => remove(line)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface LineProps {
  line: EnteredLine
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

function Line({ line, onQuantity, onRemove }: LineProps) {
  const t = useT(cartWords)
  const id = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline border-t py-3 last:border-b">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <span id={id} className="wrap-anywhere font-semibold leading-snug">
          <bdi>{unbroken(line.name)}</bdi>
        </span>
        <bdi dir="ltr" className="justify-self-start break-all text-ink-soft text-sm">
          {line.sku}
        </bdi>
        <Price price={line.price} salePrice={line.salePrice} size="sm" />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <QuantityStepper
          size="sm"
          value={line.quantity}
          max={line.stockQuantity}
          describedBy={id}
          onChange={onQuantity}
        />
        <p className="min-w-20 text-end font-semibold">
          <span className="sr-only">{t('cart.lineTotal')} </span>
          <Money amount={toUsd(lineCents(line))} />
        </p>
        <ItemButton
          label={t('cart.remove', { name: isolatedName(line.name) })}
          icon="trash"
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
