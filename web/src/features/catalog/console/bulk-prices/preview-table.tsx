import { formatUsd } from 'contract/money'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { AnyIcon } from '../../../../ui/any-icon'
import { cx } from '../../../../ui/cx'
import { Money } from '../../../../ui/money'
import { type PricePreview, shareOf } from './price-preview'
import { useShareText } from './share-text'
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
          <th scope="col" className="py-2 pe-3 text-end font-medium">
            {t('bulkPrices.next')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t('bulkPrices.share')}
          </th>
        </tr>
      </thead>
      {previews.map((preview) => (
        <Line key={preview.row._id} preview={preview} isChanged={changed.has(preview.row._id)} />
      ))}
    </table>
  )
}

/** Prices of a product, and below them over the full width what to know about them. */
function Line({ preview, isChanged }: { preview: PricePreview; isChanged: boolean }) {
  const t = useT(bulkPricesWords)
  const shareText = useShareText()
  const { row, next, note, changes } = preview
  const sale = isolated(formatUsd(row.salePrice ?? 0))
  const price = isolated(formatUsd(next ?? 0))
  const text =
    note === 'sale'
      ? t('bulkPrices.notes.sale', { sale, price })
      : note === 'struck'
        ? t('bulkPrices.notes.struck', { price })
        : note && t(`bulkPrices.notes.${note}`)
  return (
    <tbody className="border-hairline border-b last:border-b-0">
      <tr className="align-baseline">
        <th scope="row" className="wrap-anywhere py-2 pe-3 text-start font-semibold">
          <bdi>{row.name}</bdi>
        </th>
        <td className="py-2 pe-3 text-end">
          <Money amount={row.price} />
        </td>
        <td className="py-2 pe-3 text-end font-semibold">
          {changes && next !== undefined ? <Money amount={next} /> : '–'}
        </td>
        <td className="py-2 text-end text-ink-soft">
          <bdi dir="ltr">{changes ? shareText(shareOf(preview)) : '–'}</bdi>
        </td>
      </tr>
      {isChanged || text ? (
        <tr>
          <td colSpan={4} className="pb-2.5">
            {isChanged ? <p className="text-pomegranate">{t('bulkPrices.notes.changed')}</p> : null}
            {text ? (
              <p className="flex items-start gap-1.5">
                {note === 'same' ? null : (
                  <AnyIcon
                    name={note === 'struck' ? 'attention' : 'alert'}
                    size={16}
                    className={cx('mt-[0.22em]', note === 'struck' ? 'text-saffron-ink' : 'text-pomegranate')}
                  />
                )}
                <span className={note === 'same' ? 'text-ink-soft' : undefined}>{text}</span>
              </p>
            ) : null}
          </td>
        </tr>
      ) : null}
    </tbody>
  )
}
