import type { ProductDetail } from 'contract/catalog/calls'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Drawing } from '../../../ui/icon'
import { catalogWords } from '../words/catalog-words'

const STAR = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

/** Average and number of the reviews, as a link to them; nothing without reviews. */
export function RatingLine({ rating }: { rating: ProductDetail['rating'] }) {
  const t = useT(catalogWords)
  if (!rating) return null
  return (
    <Link
      to="#reviews"
      state={{ keepPlace: true }}
      className="group inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm tabular-nums"
    >
      <Drawing path={STAR} size={16} className="fill-current text-saffron" />
      <span className="underline-offset-4 group-hover:underline">
        <span className="sr-only">{t('product.rated')} </span>
        {t('product.rating', { average: rating.average, count: rating.count })}
      </span>
    </Link>
  )
}
