import { ANSWER_MAX } from 'contract/programs/questions'
import type { MyCheckIn } from 'contract/training/check-in-calls'
import { useEffect, useRef } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { CheckboxField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { Notice } from '../../../ui/notice'
import { fieldOf } from '../../programs/customer/questionnaire/answers'
import { createDraftSaver, useDraftSaver } from '../../programs/customer/questionnaire/draft-saver'
import { DraftLine } from '../../programs/customer/questionnaire/steps'
import { type CheckInValues, checkInProblems, heldAnswers } from './check-in-answers'
import { saveCheckInAnswers, useSubmitCheckIn } from './check-ins.api'
import { QuestionList } from './question-list'
import { checkInsWords } from './words/check-ins-words'

interface Props {
  userId: string
  id: string
  checkIn: MyCheckIn
}

/** Answers of an open check-in: saved as they are typed, sent once, and corrected until the coach replies. */
export function CheckInForm({ userId, id, checkIn }: Props) {
  const t = useT(errorWords, checkInsWords)
  const { questions, responses, date, consentNeeded } = checkIn
  const isSent = checkIn.submittedAt !== null
  const { mutateAsync: send, isSuccess } = useSubmitCheckIn(userId, id, date)
  const [saver, draft] = useDraftSaver(() =>
    createDraftSaver(
      (sent) => saveCheckInAnswers(id, date, sent),
      questions,
      new Map(responses.map(({ questionId, answer }) => [questionId, answer])),
    ),
  )
  const form = useForm<CheckInValues>({
    rules: (values) => checkInProblems(questions, values, consentNeeded),
    initial: { answers: heldAnswers(checkIn), consent: false },
    limits: Object.fromEntries(questions.map((question) => [fieldOf(question.id), ANSWER_MAX])),
    show: 'all',
    check: 'blur',
    draft: { read: () => undefined, write: saver.write, drop: () => undefined },
    errorText: (error) => errorText(t, error, t('checkIns.notSent')),
    submit: async ({ consent }) => {
      await saver.flush()
      await send(consent)
    },
  })
  return (
    <Form form={form} className="grid gap-7">
      {isSent ? <SentNotice isNew={isSuccess} /> : null}
      <QuestionList questions={questions} />
      {consentNeeded ? <CheckboxField name="consent">{t('checkIns.consent')}</CheckboxField> : null}
      <FormError />
      {isSent ? null : (
        <SubmitButton className="justify-self-start" busyText={t('checkIns.submitting')}>
          {t('checkIns.submit')}
        </SubmitButton>
      )}
      <DraftLine state={draft} onRetry={() => void saver.flush().catch(() => undefined)} />
    </Form>
  )
}

/** Says that the answers were sent; right after it, in view and in focus. */
function SentNotice({ isNew }: { isNew: boolean }) {
  const t = useT(checkInsWords)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    scrollTo({ top: 0 })
    line.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <div ref={line} tabIndex={-1}>
      <Notice kind="good">{t('checkIns.sent')}</Notice>
    </div>
  )
}
