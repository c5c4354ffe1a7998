import type { ConsoleReview } from 'contract/reviews/console-calls'
import { RATING_MAX, reviewStates } from 'contract/reviews/rules'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { EmptyState } from '../../../ui/empty-state'
import { FilterLinks } from '../../../ui/filter-links'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { listQuery, readListPlace } from '../../../ui/list-params'
import { usePageTitle } from '../../../ui/page-title'
import type { Column } from '../../../ui/table/columns'
import { PagedTable } from '../../../ui/table/paged-table'
import { type ReviewsQuery, useConsoleReviews } from './console-reviews.api'
import { ReviewDialog } from './review-dialog'
import { consoleReviewsWords } from './words/console-reviews-words'

const ALL = 'all'

/** The query of the list's address with these changes; the list begins with what waits to be read. */
function reviewsSearch(from: ReviewsQuery, change: Partial<ReviewsQuery>): string {
  const { state, page } = { ...from, page: 1, ...change }
  return listQuery({ status: state === 'new' ? undefined : (state ?? ALL), search: '', page })
}

function useReviewsQuery(): ReviewsQuery {
  const [params] = useSearchParams()
  const status = params.get('status')
  const state = status === ALL ? undefined : (reviewStates.find((one) => one === status) ?? 'new')
  return { state, page: readListPlace(params).page }
}

/** /admin/reviews: reviews of all products, those to read first. */
export default function ReviewsPage() {
  const t = useT(consoleWords, consoleReviewsWords)
  const at = useReviewsQuery()
  const reviews = useConsoleReviews(at)
  const [openId, setOpenId] = useState<string>()
  const [opened, setOpened] = useState<ConsoleReview>()
  const title = t('reviewDesk.title')
  usePageTitle(t('console.title', { page: title }))
  const found = reviews.data?.items.find(({ _id }) => _id === openId)
  // A review that left the list with its step stays open until it is closed.
  if (found && found !== opened) setOpened(found)
  const shown = openId ? (found ?? opened) : undefined
  const columns = useReviewColumns((review) => {
    setOpened(review)
    setOpenId(review._id)
  })
  return (
    <ListPage title={title} intro={t('reviewDesk.intro')}>
      <FilterLinks
        label={t('reviewDesk.filter')}
        links={[...reviewStates, undefined].map((state) => ({
          key: state ?? ALL,
          label: t(`reviewDesk.states.${state ?? ALL}`),
          to: { search: reviewsSearch(at, { state }) },
          current: state === at.state,
        }))}
      />
      <PagedTable
        label={title}
        columns={columns}
        query={reviews}
        page={at.page}
        to={(page) => ({ search: reviewsSearch(at, { page }) })}
        loading={t('reviewDesk.loading')}
        failed={t('reviewDesk.failed')}
        empty={<Empty at={at} />}
        found={(count) => t('reviewDesk.found', { count })}
      />
      {shown ? <ReviewDialog key={shown._id} review={shown} onClose={() => setOpenId(undefined)} /> : null}
    </ListPage>
  )
}

function Empty({ at }: { at: ReviewsQuery }) {
  const t = useT(consoleReviewsWords)
  if (at.state === 'new')
    return <EmptyState drawing="parcel" title={t('reviewDesk.none')} text={t('reviewDesk.noneText')} />
  return (
    <EmptyState drawing="parcel" title={t('reviewDesk.nothingFound')}>
      <LinkButton to={{ search: '' }} kind="secondary">
        {t('reviewDesk.showNew')}
      </LinkButton>
    </EmptyState>
  )
}

function useReviewColumns(open: (review: ConsoleReview) => void): Column<ConsoleReview>[] {
  const t = useT(consoleReviewsWords)
  return [
    {
      key: 'product',
      label: t('reviewDesk.columns.product'),
      card: 'title',
      cell: (review) => (
        <button
          type="button"
          onClick={() => open(review)}
          className="link wrap-anywhere min-h-9 text-start font-semibold"
        >
          {review.product.name}
        </button>
      ),
    },
    {
      key: 'rating',
      label: t('reviewDesk.columns.rating'),
      card: 'corner',
      width: '6rem',
      cell: ({ rating }) => (
        <span className="tabular-nums">{t('reviewDesk.ratingOf', { rating, max: RATING_MAX })}</span>
      ),
    },
    {
      key: 'text',
      label: t('reviewDesk.columns.text'),
      width: 'minmax(0,1.6fr)',
      cell: ({ text }) => (
        <p dir="auto" className="wrap-anywhere line-clamp-2">
          {text || t('reviewDesk.noText')}
        </p>
      ),
    },
    {
      key: 'customer',
      label: t('reviewDesk.columns.customer'),
      cell: ({ customer: { firstName, lastName, email } }) => (
        <bdi className="wrap-anywhere">{`${firstName} ${lastName}`.trim() || email}</bdi>
      ),
    },
    {
      key: 'created',
      label: t('reviewDesk.columns.created'),
      width: '8rem',
      cell: ({ editedAt, createdAt }) => <DateText value={editedAt ?? createdAt} look="short" />,
    },
    {
      key: 'state',
      label: t('reviewDesk.columns.state'),
      width: '9rem',
      cell: ({ state }) => t(`reviewDesk.states.${state}`),
    },
  ]
}
