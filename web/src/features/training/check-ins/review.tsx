import type { AthleteCheckIn } from 'contract/training/check-in-calls'
import { CHECK_IN_REPLY_MAX } from 'contract/training/check-in-rules'
import { type ComponentType, useState } from 'react'
import { errorText, isNotFound } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { ErrorState } from '../../../ui/error-state'
import { TextAreaField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { Icon } from '../../../ui/icon'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import type { DateOf } from '../../programs/coach/date-of'
import { Picture } from '../photos/picture'
import { AnswerValues } from './answer-values'
import { heldAnswers } from './check-in-answers'
import { CheckInStatus } from './check-in-state'
import { useAthleteCheckIn, useReply } from './check-ins.api'
import { checkInsWords } from './words/check-ins-words'

interface Props {
  coachId: string
  /** Id of the program. */
  id: string
  checkInId: string
  When: ComponentType<DateOf>
  onBack: () => void
}

/** A check-in of a user with its answers, photos and the coach's reply. */
export function Review({ coachId, id, checkInId, When, onBack }: Props) {
  const t = useT(checkInsWords)
  const { data, error, refetch } = useAthleteCheckIn(coachId, checkInId)
  return (
    <div className="grid max-w-2xl gap-6">
      <div>
        <Button kind="quiet" tight onClick={onBack}>
          <Icon name="chevron-start" size={16} />
          {t('checkIns.review.back')}
        </Button>
      </div>
      {data ? (
        <Loaded coachId={coachId} id={id} checkIn={data} When={When} />
      ) : error ? (
        <ErrorState
          heading="p"
          title={t(isNotFound(error) ? 'checkIns.absent' : 'checkIns.failed')}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
        />
      ) : (
        <div role="status" aria-busy="true" className="grid gap-3">
          <span className="sr-only">{t('checkIns.loading')}</span>
          <Skeleton className="h-32" />
        </div>
      )}
    </div>
  )
}

type LoadedProps = Pick<Props, 'coachId' | 'id' | 'When'> & { checkIn: AthleteCheckIn }

function Loaded({ coachId, id, checkIn, When }: LoadedProps) {
  const t = useT(checkInsWords)
  const { state, dueDate, submittedAt, questions } = checkIn
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <h3 tabIndex={-1} className="text-lg">
          {t('checkIns.due')} <When value={dueDate} look="long" />
        </h3>
        <CheckInStatus state={state} reader="coach" />
      </header>
      {submittedAt === null ? (
        <p className="text-ink-soft">{t('checkIns.review.waiting')}</p>
      ) : (
        <>
          {questions.length > 0 ? (
            <section aria-label={t('checkIns.review.answers')}>
              <AnswerValues questions={questions} answers={heldAnswers(checkIn)} />
            </section>
          ) : null}
          <Photos coachId={coachId} id={id} checkIn={checkIn} />
          <ReplyForm coachId={coachId} id={id} checkIn={checkIn} />
        </>
      )}
    </>
  )
}

/** Photos of the period; none is read before the press, because each reading is recorded. */
function Photos({ coachId, id, checkIn: { photos } }: Omit<LoadedProps, 'When'>) {
  const t = useT(checkInsWords)
  const [isOpen, setIsOpen] = useState(false)
  if (photos.length === 0) return null
  return (
    <section aria-label={t('checkIns.photos')} className="grid gap-3">
      {isOpen ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo) => (
            <li key={photo._id}>
              <Picture reader={{ area: 'coach', userId: coachId, id }} photo={photo} />
            </li>
          ))}
        </ul>
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            {t('checkIns.review.showPhotos', { count: photos.length })}
          </Button>
        </div>
      )}
      <p className="text-ink-soft text-sm">{t('checkIns.review.audited')}</p>
    </section>
  )
}

function ReplyForm({ coachId, id, checkIn }: Omit<LoadedProps, 'When'>) {
  const t = useT(errorWords, checkInsWords)
  const toast = useToast()
  const { mutateAsync: reply } = useReply(coachId, id, checkIn._id)
  const before = checkIn.reply?.text ?? ''
  const form = useForm<{ text: string }>({
    rules: ({ text }) => (text.trim() === '' ? [{ path: 'text', code: 'check_ins.reply' }] : []),
    initial: { text: before },
    limits: { text: CHECK_IN_REPLY_MAX },
    show: 'all',
    errorText: (error) => errorText(t, error, t('checkIns.review.failed')),
    submit: async ({ text }) => {
      await reply(text)
      toast(t('checkIns.review.sent'))
    },
  })
  const { text } = useFormValues(form)
  useUnsaved(text.trim() !== before)
  return (
    <Form form={form} className="grid gap-4">
      <TextAreaField
        name="text"
        label={t('checkIns.review.reply')}
        hint={checkIn.reply ? undefined : t('checkIns.review.replyHint')}
        dir="auto"
      />
      <FormError />
      <SubmitButton className="justify-self-start" busyText={t('checkIns.submitting')}>
        {t(checkIn.reply ? 'checkIns.review.change' : 'checkIns.review.send')}
      </SubmitButton>
    </Form>
  )
}
