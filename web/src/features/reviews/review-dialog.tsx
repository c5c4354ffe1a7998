import type { MyReview } from 'contract/reviews/calls'
import {
  RATING_MAX,
  REVIEW_PHOTO_SIDE_MAX,
  REVIEW_TEXT_MAX,
  reviewPhotoUploads,
} from 'contract/reviews/rules'
import { useId, useState } from 'react'
import { errorText, isOffline, isServerFailure } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { GuardedDialog } from '../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../ui/edit/unsaved'
import { FieldError } from '../../ui/field'
import { useField } from '../../ui/form/context'
import { DialogForm } from '../../ui/form/dialog-form'
import { TextAreaField } from '../../ui/form/field'
import { SubmitButton } from '../../ui/form/submit-button'
import { useForm, useFormValues } from '../../ui/form/use-form'
import { useToast } from '../../ui/toast'
import { type PhotoRules, PhotosField } from '../orders/returns/photos-field'
import { useSaveReview } from './reviews.api'
import { Star } from './stars'
import { reviewsWords } from './words/reviews-words'

interface Props {
  productId: string
  userId: string
  /** Null for a first review, which names the order that delivered the product. */
  review: MyReview | null
  orderNumber: string
  onClose: () => void
}

/** Asks for stars, text and photos of a review. */
export default function ReviewDialog(props: Props) {
  const t = useT(reviewsWords)
  return (
    <GuardedDialog onClose={props.onClose} title={t(props.review ? 'reviews.change' : 'reviews.write')}>
      {(close) => <ReviewForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

function ReviewForm({
  productId,
  userId,
  review,
  orderNumber,
  onClose,
  onCancel,
}: Props & { onCancel: () => void }) {
  const t = useT(errorWords, reviewsWords)
  const toast = useToast()
  const { mutateAsync: save } = useSaveReview(productId, userId)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [kept, setKept] = useState<readonly string[]>(review?.photos ?? [])
  const initial = { rating: review?.rating ?? 0, text: review?.text ?? '' }
  const form = useForm({
    rules: ({ rating }) =>
      rating >= 1 ? [] : [{ path: 'rating', code: 'reviews.rating_required' as const }],
    initial,
    limits: { text: REVIEW_TEXT_MAX },
    show: 'first',
    errorText: (error) =>
      isOffline(error) || isServerFailure(error)
        ? t('reviews.form.failed')
        : errorText(t, error, t('reviews.form.failed')),
    submit: async ({ rating, text }) => {
      const to = review ? { review: { id: review._id, keep: kept } } : { orderNumber }
      await save({ rating, text: text.trim(), photos, ...to })
      toast(t('reviews.form.sent'))
      onClose()
    },
  })
  const { rating, text } = useFormValues(form)
  useUnsaved(
    rating !== initial.rating ||
      text !== initial.text ||
      photos.length > 0 ||
      kept.length !== (review?.photos.length ?? 0),
  )
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton className="whitespace-nowrap max-sm:px-3" busyText={t('reviews.form.sending')}>
          {t('reviews.form.submit')}
        </SubmitButton>
      }
    >
      <RatingField />
      <TextAreaField
        name="text"
        rows={4}
        label={t('reviews.form.text')}
        hint={t('reviews.form.hint')}
        dir="auto"
      />
      {kept.length > 0 ? (
        <ul className="grid gap-1">
          {kept.map((photo, i) => (
            <li key={photo} className="flex items-center justify-between gap-3">
              {t('reviews.form.keep', { n: i + 1 })}
              <Button
                kind="quiet"
                size="sm"
                aria-label={t('reviews.form.removeKept', { n: i + 1 })}
                onClick={() => setKept(kept.filter((one) => one !== photo))}
              >
                {t('reviews.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <PhotosField photos={photos} onChange={setPhotos} rules={rulesWith(kept.length)} />
    </DialogForm>
  )
}

/** The rules of a review's photos where some are there already. */
const rulesWith = (kept: number): PhotoRules => ({
  uploads: { ...reviewPhotoUploads, files: reviewPhotoUploads.files - kept },
  sideMax: REVIEW_PHOTO_SIDE_MAX,
  codes: {
    tooMany: 'reviews.photos_too_many',
    type: 'reviews.photo_type',
    tooLarge: 'reviews.photo_too_large',
  },
})

/** Stars as radio buttons, 48 px each. */
function RatingField() {
  const t = useT(reviewsWords)
  const id = useId()
  const { value, change, error } = useField<number>('rating')
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1">
      <legend className="font-semibold">{t('reviews.form.rating')}</legend>
      <div className="-ms-2 flex">
        {Array.from({ length: RATING_MAX }, (_, i) => i + 1).map((n) => (
          <label
            key={n}
            className={cx(
              'relative grid size-12 cursor-pointer place-items-center rounded-field has-focus-visible:outline-2 has-focus-visible:outline-pine',
              n <= value ? 'text-saffron' : 'text-edge hover:text-ink-soft',
            )}
          >
            <input
              type="radio"
              name="rating"
              value={n}
              checked={value === n}
              onChange={() => change(n)}
              aria-label={t('reviews.stars', { count: n })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star className="size-8" isOutline={n > value} />
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
