import type { MyQuestionnaire } from 'contract/programs/calls'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '../../../../api/error-text'
import { useT } from '../../../../i18n/i18n'
import { Breadcrumb } from '../../../../ui/breadcrumb'
import { buttonClass } from '../../../../ui/button-style'
import { EmptyState } from '../../../../ui/empty-state'
import { ErrorState } from '../../../../ui/error-state'
import { LinkButton } from '../../../../ui/link-button'
import { usePageTitle } from '../../../../ui/page-title'
import { Skeleton } from '../../../../ui/skeleton'
import { useSession } from '../../../auth/session'
import { useAthleteProfile } from '../../profile.api'
import { useQuestionnaire, useSubmitAnswers } from '../../questionnaire.api'
import { AnswerList } from './answer-list'
import { heldOf } from './answers'
import { QuestionnaireForm } from './questionnaire-form'
import { questionnaireWords } from './words/questionnaire-words'

/** The questionnaire of one of my programs: answered in steps, submitted once. */
export default function QuestionnairePage() {
  const t = useT(questionnaireWords)
  const { id = '' } = useParams()
  const { user } = useSession('customer')
  usePageTitle(t('questionnaire.title'))
  return (
    <div className="page grid grid-cols-1 gap-7 py-8 sm:py-12">
      <Breadcrumb
        crumbs={[
          { label: t('questionnaire.programs'), to: '/programs' },
          { label: t('questionnaire.title') },
        ]}
      />
      {user ? <Loaded key={id} userId={user.id} id={id} /> : null}
    </div>
  )
}

function Loaded({ userId, id }: { userId: string; id: string }) {
  const t = useT(questionnaireWords)
  const { data, error, refetch } = useQuestionnaire(userId, id)
  const profile = useAthleteProfile(userId)
  const { mutateAsync: submit, isSuccess: isSent } = useSubmitAnswers(userId, id)
  const failure = error ?? (data?.editable ? profile.error : null)
  if (!data || (data.editable && !profile.data)) {
    if (!failure) return <Loading />
    const absent = isNotFound(error)
    const retry = () => {
      if (!data) void refetch()
      if (!profile.data) void profile.refetch()
    }
    return (
      <ErrorState
        heading="h1"
        title={t(absent ? 'questionnaire.absent' : 'questionnaire.failed')}
        onRetry={absent ? undefined : retry}
      >
        <BackButton />
      </ErrorState>
    )
  }
  if (data.editable && profile.data && data.questions.length > 0) {
    return (
      <QuestionnaireForm
        userId={userId}
        id={id}
        questionnaire={data}
        profile={profile.data}
        submit={submit}
      />
    )
  }
  if (data.submittedAt) return <Submitted questionnaire={data} isSent={isSent} />
  return (
    <EmptyState
      drawing="clipboard"
      heading="h1"
      title={t('questionnaire.closed.title')}
      text={t('questionnaire.closed.text')}
    >
      <BackButton />
    </EmptyState>
  )
}

interface SubmittedProps {
  questionnaire: MyQuestionnaire
  /** True right after the submit: the confirmation then takes the focus. */
  isSent: boolean
}

/** The answers as they were sent: from here on they belong to the plan. */
function Submitted({ questionnaire: { questions, responses }, isSent }: SubmittedProps) {
  const t = useT(questionnaireWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isSent) return
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [isSent])
  const answers = Object.fromEntries(
    questions.map((question) => [
      question.id,
      heldOf(question, responses.find(({ questionId }) => questionId === question.id)?.answer),
    ]),
  )
  return (
    <div className="grid max-w-2xl gap-7">
      <div className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="wide text-3xl">
          {t('questionnaire.done.title')}
        </h1>
        <p className="text-ink-soft">{t('questionnaire.done.text')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/programs">{t('questionnaire.back')}</LinkButton>
          <a href="#sent-answers" className={buttonClass({ kind: 'secondary' })}>
            {t('questionnaire.done.see')}
          </a>
        </div>
      </div>
      <section aria-labelledby="sent-answers" className="grid gap-4 border-hairline border-t pt-6">
        <h2 id="sent-answers" tabIndex={-1} className="scroll-mt-24 text-xl">
          {t('questionnaire.done.answers')}
        </h2>
        <AnswerList questions={questions} answers={answers} />
      </section>
    </div>
  )
}

function BackButton() {
  const t = useT(questionnaireWords)
  return (
    <LinkButton to="/programs" kind="secondary">
      {t('questionnaire.back')}
    </LinkButton>
  )
}

function Loading() {
  const t = useT(questionnaireWords)
  return (
    <div role="status" aria-busy="true" className="grid max-w-2xl gap-5">
      <span className="sr-only">{t('questionnaire.loading')}</span>
      <Skeleton className="h-12 max-w-sm" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  )
}
