import type { Product } from 'contract/catalog/calls'
import { unbroken } from 'contract/text'
import { useT } from '../../../../i18n/i18n'
import { ComboboxField } from '../../../../ui/combobox/combobox-field'
import { ComboboxList } from '../../../../ui/combobox/combobox-list'
import { useCombobox } from '../../../../ui/combobox/use-combobox'
import { Price } from '../../../../ui/price'
import { useProductsOnSale } from './enter.api'
import { enterOrderWords } from './words/enter-order-words'

/** Search field whose results are added to the order; sold-out products are listed, but can't be chosen. */
export function ProductSearch({ onChoose }: { onChoose: (product: Product) => void }) {
  const t = useT(enterOrderWords)
  const box = useCombobox()
  const { found, failed, stale } = useProductsOnSale(box.settled)
  const options = (found ?? []).map((product) => ({
    key: product._id,
    content: <Offer product={product} />,
    onChoose: isOnSale(product)
      ? () => {
          box.write('')
          onChoose(product)
        }
      : undefined,
  }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what one types in
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      // Enter would submit the surrounding form; during IME composition it belongs to the IME.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
    >
      <ComboboxField
        box={box}
        label={t('enterOrder.search')}
        placeholder={t('enterOrder.searchHint')}
        clearLabel={t('enterOrder.clear')}
      />
      {failed ? (
        <p role="alert" className="text-pomegranate">
          {t('enterOrder.searchFailed')}
        </p>
      ) : null}
      <p role="status" className="text-ink-soft empty:hidden">
        {found?.length === 0 && !stale ? t('enterOrder.none') : null}
      </p>
      <div className={options.length > 0 ? 'rounded-card border border-hairline bg-raised p-2' : undefined}>
        <ComboboxList
          box={box}
          label={t('enterOrder.results')}
          groups={options.length > 0 ? [{ key: 'products', options }] : []}
          announcement={t('enterOrder.found', { count: options.length })}
          stale={stale}
          place="here"
        />
      </div>
    </div>
  )
}

const isOnSale = ({ availability }: Product) => availability === 'in_stock'

function Offer({ product }: { product: Product }) {
  const t = useT(enterOrderWords)
  const { name, sku, price, salePrice } = product
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className="grid min-w-0">
        {/* Keeps names in the other script aligned to the list's start edge. */}
        <span className="wrap-anywhere font-medium">
          <bdi>{unbroken(name)}</bdi>
        </span>
        <bdi dir="ltr" className="justify-self-start break-all text-ink-soft text-sm">
          {sku}
        </bdi>
      </span>
      {isOnSale(product) ? (
        <Price price={price} salePrice={salePrice} size="sm" />
      ) : (
        <span className="text-ink-soft text-sm">{t('enterOrder.soldOut')}</span>
      )}
    </span>
  )
}
