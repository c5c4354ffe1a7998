import { formatUsd } from 'contract/money'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { Money } from '../../../../ui/money'
import type { PricePreview } from './price-preview'
import { bulkPricesWords } from './words/bulk-prices-words'

interface Props {
  previews: readonly PricePreview[]
  /** Ids of the products that changed since the dialog showed them. */
  changed: ReadonlySet<string>
}

/** Old and new price of each product, and why one stays as it is. */
export function PreviewTable({ previews, changed }: Props) {
  const t = useT(bulkPricesWords)
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{t('bulkPrices.preview')}</caption>
      <thead>
        <tr className="border-hairline border-b text-ink-soft">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t('bulkPrices.product')}
          </th>
          <th scope="col" className="py-2 pe-3 text-end font-medium">
            {t('bulkPrices.now')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t('bulkPrices.next')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {previews.map((preview) => (
          <Line key={preview.row._id} preview={preview} isChanged={changed.has(preview.row._id)} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ preview, isChanged }: { preview: PricePreview; isChanged: boolean }) {
  const t = useT(bulkPricesWords)
  const { row, next, note, changes } = preview
  const sale = isolated(formatUsd(row.salePrice ?? 0))
  const price = isolated(formatUsd(next ?? 0))
  const text =
    note === 'sale' || note === 'struck'
      ? t(`bulkPrices.notes.${note}`, { sale, price })
      : note && t(`bulkPrices.notes.${note}`)
  return (
    <tr className="align-baseline">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        <bdi className="font-semibold">{row.name}</bdi>
        {isChanged ? <span className="block text-pomegranate">{t('bulkPrices.notes.changed')}</span> : null}
        {note ? (
          <span className={changes || note === 'same' ? 'block text-ink-soft' : 'block text-pomegranate'}>
            {text}
          </span>
        ) : null}
      </th>
      <td className="py-2 pe-3 text-end">
        <Money amount={row.price} />
      </td>
      <td className="py-2 text-end font-semibold">
        {changes && next !== undefined ? <Money amount={next} /> : '–'}
      </td>
    </tr>
  )
}
