import type { MyQuestionnaire } from 'contract/programs/calls'
import { useParams } from 'react-router'
import { isNotFound } from '../../../../api/error-text'
import { useT } from '../../../../i18n/i18n'
import { Breadcrumb } from '../../../../ui/breadcrumb'
import { EmptyState } from '../../../../ui/empty-state'
import { ErrorState } from '../../../../ui/error-state'
import { LinkButton } from '../../../../ui/link-button'
import { usePageTitle } from '../../../../ui/page-title'
import { Skeleton } from '../../../../ui/skeleton'
import { useSession } from '../../../auth/session'
import { useQuestionnaire } from '../../questionnaire.api'
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
    <div className="page grid gap-7 py-8 sm:py-12">
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
  if (!data) {
    if (!error) return <Loading />
    const absent = isNotFound(error)
    return (
      <ErrorState
        heading="h1"
        title={t(absent ? 'questionnaire.absent' : 'questionnaire.failed')}
        onRetry={absent ? undefined : () => void refetch()}
      >
        <BackButton />
      </ErrorState>
    )
  }
  if (data.editable && data.questions.length > 0)
    return <QuestionnaireForm userId={userId} id={id} questionnaire={data} />
  if (data.submittedAt) return <Submitted questionnaire={data} />
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

/** The answers as they were sent: from here on they belong to the plan. */
function Submitted({ questionnaire: { questions, responses } }: { questionnaire: MyQuestionnaire }) {
  const t = useT(questionnaireWords)
  const answers = Object.fromEntries(
    questions.map((question) => [
      question.id,
      heldOf(question, responses.find(({ questionId }) => questionId === question.id)?.answer),
    ]),
  )
  return (
    <div className="grid max-w-2xl gap-7">
      <div className="grid gap-3">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('questionnaire.done.title')}
        </h1>
        <p className="text-ink-soft">{t('questionnaire.done.text')}</p>
        <div>
          <BackButton />
        </div>
      </div>
      <section aria-labelledby="sent-answers" className="grid gap-4 border-hairline border-t pt-6">
        <h2 id="sent-answers" className="text-xl">
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
