import type { ConsoleReview } from 'contract/reviews/console-calls'
import { RATING_MAX, REVIEW_ANSWER_MAX, type RefusalReason, refusalReasons } from 'contract/reviews/rules'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { EmailLink, Fact } from '../../../ui/fact'
import { DialogForm } from '../../../ui/form/dialog-form'
import { SelectField, TextAreaField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { useAddress } from '../../../ui/use-address'
import { useReviewPhoto, useReviewStep } from './console-reviews.api'
import { consoleReviewsWords } from './words/console-reviews-words'

interface Props {
  review: ConsoleReview
  onClose: () => void
}

type Task = 'refuse' | 'answer'

/** One review with what staff may do; a step that needs input takes the place of the facts. */
export function ReviewDialog({ review, onClose }: Props) {
  const t = useT(consoleReviewsWords)
  const [task, setTask] = useState<Task>()
  const back = () => setTask(undefined)
  return (
    <GuardedDialog onClose={onClose} title={t('reviewDesk.one', { name: isolated(review.product.name) })}>
      {(close) => {
        if (task === 'refuse') return <RefuseForm review={review} onDone={back} />
        if (task === 'answer') return <AnswerForm review={review} onDone={back} />
        return <Facts review={review} onTask={setTask} onClose={close} />
      }}
    </GuardedDialog>
  )
}

function Facts({ review, onTask, onClose }: Props & { onTask: (task: Task) => void }) {
  const t = useT(errorWords, consoleReviewsWords)
  const toast = useToast()
  const { mutateAsync: take, isPending } = useReviewStep(review._id)
  const [problem, setProblem] = useState('')
  const approve = async () => {
    setProblem('')
    try {
      await take({ step: 'approve' })
      toast(t('reviewDesk.done.approve'))
    } catch (error) {
      setProblem(errorText(t, error, t('reviewDesk.notDone')))
    }
  }
  const { customer, state, refusal } = review
  return (
    <>
      <DialogBody className="grid content-start gap-5" reading>
        <p className="flex flex-wrap gap-x-4">
          <span className="font-semibold tabular-nums">
            {t('reviewDesk.ratingOf', { rating: review.rating, max: RATING_MAX })}
          </span>
          <span className="text-ink-soft">{t(`reviewDesk.states.${state}`)}</span>
        </p>
        {review.bought ? null : <p className="text-pomegranate">{t('reviewDesk.sentBack')}</p>}
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {review.text || t('reviewDesk.noText')}
        </p>
        {review.photos.length > 0 ? (
          <ul aria-label={t('reviewDesk.photos')} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {review.photos.map((photo, i) => (
              <li key={photo}>
                <Photo id={review._id} photoId={photo} n={i + 1} />
              </li>
            ))}
          </ul>
        ) : null}
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact name={t('reviewDesk.columns.customer')}>
            <bdi>{`${customer.firstName} ${customer.lastName}`}</bdi>
            <br />
            <EmailLink address={customer.email} />
          </Fact>
          <Fact name={t('reviewDesk.order')}>
            <Link to={`/admin/orders?search=${encodeURIComponent(review.orderNumber)}`} className="link">
              <bdi dir="ltr">{review.orderNumber}</bdi>
            </Link>
          </Fact>
          {refusal ? <Fact name={t('reviewDesk.refusal')}>{t(`reviewDesk.reasons.${refusal}`)}</Fact> : null}
          {review.answer ? (
            <Fact name={t('reviewDesk.answer')} className="sm:col-span-2">
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {review.answer}
              </p>
            </Fact>
          ) : null}
        </dl>
      </DialogBody>
      <DialogFoot cancel={t('reviewDesk.dismiss')} onCancel={onClose} note={<Alert text={problem || null} />}>
        <Button kind="secondary" onClick={() => onTask('answer')}>
          {t('reviewDesk.steps.answer')}
        </Button>
        {state === 'refused' ? null : (
          <Button kind="secondary" onClick={() => onTask('refuse')}>
            {t('reviewDesk.steps.refuse')}
          </Button>
        )}
        {state === 'approved' ? null : (
          <Button busy={isPending} onClick={() => void approve()}>
            {t('reviewDesk.steps.approve')}
          </Button>
        )}
      </DialogFoot>
    </>
  )
}

function Photo({ id, photoId, n }: { id: string; photoId: string; n: number }) {
  const t = useT(consoleReviewsWords)
  const { data, error } = useReviewPhoto(id, photoId)
  const address = useAddress(data)
  if (error) return <p className="text-ink-soft text-sm">{t('reviewDesk.photoFailed')}</p>
  if (!address) return <Skeleton className="aspect-square" />
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block overflow-clip rounded-field">
      <img src={address} alt={t('reviewDesk.photo', { n })} className="aspect-square w-full object-cover" />
    </a>
  )
}

interface FormProps {
  review: ConsoleReview
  onDone: () => void
}

function RefuseForm({ review, onDone }: FormProps) {
  const t = useT(errorWords, consoleReviewsWords)
  const toast = useToast()
  const { mutateAsync: take } = useReviewStep(review._id)
  const form = useForm({
    rules: ({ reason }) => (reason ? [] : [{ path: 'reason', code: 'reviews.reason_required' as const }]),
    initial: { reason: '' },
    show: 'first',
    errorText: (error) => errorText(t, error, t('reviewDesk.notDone')),
    submit: async ({ reason }) => {
      await take({ step: 'refuse', reason: reason as RefusalReason })
      toast(t('reviewDesk.done.refuse'))
      onDone()
    },
  })
  return (
    <DialogForm
      form={form}
      onCancel={onDone}
      submit={
        <SubmitButton kind="danger" busyText={t('reviewDesk.saving')}>
          {t('reviewDesk.steps.refuse')}
        </SubmitButton>
      }
    >
      <SelectField name="reason" label={t('reviewDesk.reason')} hint={t('reviewDesk.reasonHint')}>
        <option value="">{t('reviewDesk.chooseReason')}</option>
        {refusalReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reviewDesk.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
    </DialogForm>
  )
}

function AnswerForm({ review, onDone }: FormProps) {
  const t = useT(errorWords, consoleReviewsWords)
  const toast = useToast()
  const { mutateAsync: take } = useReviewStep(review._id)
  const form = useForm({
    rules: () => [],
    initial: { text: review.answer },
    limits: { text: REVIEW_ANSWER_MAX },
    show: 'first',
    errorText: (error) => errorText(t, error, t('reviewDesk.notDone')),
    submit: async ({ text }) => {
      await take({ step: 'answer', text: text.trim() })
      toast(t('reviewDesk.done.answer'))
      onDone()
    },
  })
  return (
    <DialogForm
      form={form}
      onCancel={onDone}
      submit={<SubmitButton busyText={t('reviewDesk.saving')}>{t('reviewDesk.save')}</SubmitButton>}
    >
      <TextAreaField
        name="text"
        rows={4}
        label={t('reviewDesk.answer')}
        hint={t('reviewDesk.answerHint')}
        dir="auto"
      />
    </DialogForm>
  )
}
