import { RATING_MAX } from 'contract/reviews/rules'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { reviewsWords } from './words/reviews-words'

const SHAPE = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

/** Stars of a rating; an average fills the last one in part. */
export function Stars({ rating, label }: { rating: number; label?: string }) {
  const t = useT(reviewsWords)
  return (
    <span
      role="img"
      aria-label={label ?? t('reviews.stars', { count: rating })}
      className="relative inline-flex text-edge"
    >
      <Row />
      <span
        className="absolute inset-y-0 start-0 overflow-clip text-saffron"
        style={{ width: `${(rating / RATING_MAX) * 100}%` }}
      >
        <Row />
      </span>
    </span>
  )
}

function Row() {
  return (
    <span className="flex w-max">
      {Array.from({ length: RATING_MAX }, (_, i) => (
        <Star key={String(i)} />
      ))}
    </span>
  )
}

/** Star, or only its outline. */
export function Star({ className, isOutline }: { className?: string; isOutline?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={cx('size-5 shrink-0', className)}
      {...(isOutline
        ? { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' }
        : { fill: 'currentColor' })}
    >
      <path d={SHAPE} />
    </svg>
  )
}
