import type { MyReview } from 'contract/reviews/calls'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useT } from '../../i18n/i18n'
import { deferred } from '../../i18n/lazy-words'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useToast } from '../../ui/toast'
import { useSession } from '../auth/session'
import { useDeleteReview, useMyReview } from './reviews.api'
import { Stars } from './stars'
import { reviewsWords } from './words/reviews-words'

const ReviewDialog = lazy(deferred(() => import('./review-dialog')))

/** True after a link that asks for a review; not after a reload or Back, which keep the link's state. */
function useWritesReview(): boolean {
  const state = useLocation().state as { writesReview?: unknown } | null
  return useNavigationType() === 'PUSH' && state?.writesReview === true
}

/** Lets the signed-in customer write a review of a delivered product, or change and delete it. */
export function MyReviewPart({ productId }: { productId: string }) {
  const t = useT(reviewsWords)
  const { user } = useSession('customer')
  const { data } = useMyReview(productId, user?.id)
  const [isOpen, setIsOpen] = useState(useWritesReview())
  if (!user || !data || (!data.review && !data.orderNumber)) return null
  const { review, orderNumber } = data
  return (
    <>
      {review ? (
        <Mine productId={productId} userId={user.id} review={review} onChange={() => setIsOpen(true)} />
      ) : (
        <Button kind="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {t('reviews.write')}
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          <ReviewDialog
            productId={productId}
            userId={user.id}
            review={review}
            orderNumber={orderNumber ?? ''}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

interface MineProps {
  productId: string
  userId: string
  review: MyReview
  onChange: () => void
}

function Mine({ productId, userId, review, onChange }: MineProps) {
  const t = useT(reviewsWords)
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: remove, isPending } = useDeleteReview(productId, userId)
  const confirm = async () => {
    setIsAsking(false)
    try {
      await remove(review._id)
      toast(t('reviews.removed'))
    } catch {
      toast(t('reviews.removeFailed'))
    }
  }
  return (
    <div className="grid max-w-prose gap-2 rounded-card border border-hairline bg-raised p-5">
      <h3 className="text-lg">{t('reviews.mine')}</h3>
      <Stars rating={review.rating} />
      {review.text ? (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {review.text}
        </p>
      ) : null}
      <p className="text-ink-soft text-sm">
        {review.state === 'refused'
          ? t('reviews.states.refused', {
              reason: review.refusal ? t(`reviews.reasons.${review.refusal}`) : '',
            })
          : t(`reviews.states.${review.state}`)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="secondary" onClick={onChange}>
          {t('reviews.change')}
        </Button>
        <Button kind="quiet" busy={isPending} onClick={() => setIsAsking(true)}>
          {t('reviews.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('reviews.removeTitle')}
        text={t('reviews.removeText')}
        confirm={t('reviews.remove')}
        cancel={t('reviews.keepIt')}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
