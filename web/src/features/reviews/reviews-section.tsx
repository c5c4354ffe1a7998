import type { Review } from 'contract/reviews/calls'
import { RATING_MAX, REVIEWS_PER_PAGE, type ReviewSort, reviewSorts } from 'contract/reviews/rules'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { DateText } from '../../ui/date'
import { Select } from '../../ui/select'
import { Skeleton } from '../../ui/skeleton'
import { MyReviewPart } from './my-review'
import { photoAddress, useReviews } from './reviews.api'
import { Stars } from './stars'
import { reviewsWords } from './words/reviews-words'

/** Most that one answer lists. */
const LIMIT_MAX = 100

/** Reviews of a product: how they are checked, their average, the customer's own, and all that staff have read. */
export default function ReviewsSection({ productId }: { productId: string }) {
  const t = useT(reviewsWords)
  const [sort, setSort] = useState<ReviewSort>('newest')
  const [limit, setLimit] = useState(REVIEWS_PER_PAGE)
  const heading = useReviewsOfAddress()
  const { data, isError, isFetching, refetch } = useReviews(productId, { sort, limit })
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="mt-16 grid gap-6 border-hairline border-t pt-12 lg:mt-24"
    >
      <div className="grid gap-3">
        <h2 id="reviews-title" ref={heading} tabIndex={-1} className="text-2xl">
          {t('reviews.title')}
        </h2>
        {data?.average ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars
              rating={data.average}
              label={t('reviews.average', { average: data.average, max: RATING_MAX })}
            />
            <span aria-hidden="true" className="font-semibold tabular-nums">
              {t('reviews.average', { average: data.average, max: RATING_MAX })}
            </span>
            <span className="text-ink-soft">{t('reviews.count', { count: data.count })}</span>
          </p>
        ) : null}
        <p className="max-w-prose text-ink-soft text-sm">{t('reviews.checked')}</p>
      </div>
      <MyReviewPart productId={productId} />
      {data ? (
        <>
          {data.count > 1 ? (
            <div className="max-w-56">
              <Select
                label={t('reviews.sort')}
                value={sort}
                onChange={(event) => setSort(event.target.value as ReviewSort)}
              >
                {reviewSorts.map((one) => (
                  <option key={one} value={one}>
                    {t(`reviews.sorts.${one}`)}
                  </option>
                ))}
              </Select>
            </div>
          ) : null}
          {data.count === 0 ? <p>{t('reviews.none')}</p> : null}
          <ul className="grid gap-x-12 lg:grid-cols-2">
            {data.items.map((review) => (
              <OneReview key={review._id} productId={productId} review={review} />
            ))}
          </ul>
          {data.items.length < Math.min(data.count, LIMIT_MAX) ? (
            <Button
              kind="secondary"
              className="justify-self-start"
              busy={isFetching}
              onClick={() => setLimit(Math.min(LIMIT_MAX, limit + REVIEWS_PER_PAGE))}
            >
              {t('reviews.more')}
            </Button>
          ) : null}
        </>
      ) : isError ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert">{t('reviews.failed')}</p>
          <Button kind="secondary" onClick={() => void refetch()}>
            {t('reviews.retry')}
          </Button>
        </div>
      ) : (
        <div role="status" aria-label={t('reviews.loading')}>
          <Skeleton className="h-24 max-w-prose" />
        </div>
      )}
    </section>
  )
}

/** Returns the ref of the heading, which links to `#reviews` scroll to and focus, on arrival and on every later press. */
function useReviewsOfAddress() {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press of the same link is another entry
  useEffect(() => {
    const first = isFirst.current
    isFirst.current = false
    // Back and Forward restore the position (scroll.ts).
    if (hash !== '#reviews' || (type === 'POP' && !first)) return
    heading.current?.focus({ preventScroll: true })
    const isCalm = first || matchMedia('(prefers-reduced-motion: reduce)').matches
    heading.current?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
  }, [hash, key, type])
  return heading
}

function OneReview({ productId, review }: { productId: string; review: Review }) {
  const t = useT(reviewsWords)
  return (
    <li className="grid content-start gap-2 border-hairline border-b py-6">
      <Stars rating={review.rating} />
      <p className="text-ink-soft text-sm">
        <bdi className="font-semibold text-ink">{review.author}</bdi>
        {' · '}
        <DateText value={review.editedAt ?? review.createdAt} />
        {review.editedAt ? ` · ${t('reviews.edited')}` : null}
      </p>
      {review.text ? (
        <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
          {review.text}
        </p>
      ) : null}
      {review.photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {review.photos.map((photo, i) => (
            <li key={photo}>
              <a
                href={photoAddress(productId, review._id, photo)}
                target="_blank"
                rel="noreferrer"
                className="block overflow-clip rounded-field"
              >
                <img
                  src={photoAddress(productId, review._id, photo)}
                  alt={t('reviews.photo', { n: i + 1, author: review.author })}
                  width={96}
                  height={96}
                  loading="lazy"
                  className="size-24 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {review.answer ? (
        <div className="mt-1 grid gap-1 border-saffron border-s-2 ps-4">
          <p className="font-semibold text-sm">{t('reviews.answer')}</p>
          <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line text-sm">
            {review.answer}
          </p>
        </div>
      ) : null}
    </li>
  )
}
