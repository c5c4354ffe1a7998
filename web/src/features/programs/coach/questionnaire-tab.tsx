import type { Question, Questionnaire, QuestionResponse } from 'contract/programs/calls'
import { type AnswerValue, isEmptyAnswer } from 'contract/programs/questions'
import type { ComponentType } from 'react'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { EmptyState } from '../../../ui/empty-state'
import type { DateOf } from './date-of'
import { Section } from './section'
import { programEditorWords } from './words/program-editor-words'

/** The questions by category, in the order in which the categories first come. */
function byCategory(questions: readonly Question[]): [string, Question[]][] {
  const groups = new Map<string, Question[]>()
  for (const question of questions) {
    const group = groups.get(question.category)
    if (group) group.push(question)
    else groups.set(question.category, [question])
  }
  return [...groups]
}

interface Props {
  questionnaire: Questionnaire
  When: ComponentType<DateOf>
}

export function QuestionnaireTab({ questionnaire, When }: Props) {
  const t = useT(programEditorWords)
  const { questions, responses } = questionnaire
  const answers = new Map(responses.map((one) => [one.questionId, one]))
  if (questions.length === 0)
    return <EmptyState drawing="clipboard" heading="h3" title={t('planQuestions.none')} />
  return (
    <div className="grid gap-8">
      {byCategory(questions).map(([category, group]) => (
        <Section key={category} title={category}>
          <ol className="divide-y divide-hairline rounded-card border border-hairline bg-raised">
            {group.map((question, at) => (
              <QuestionItem
                key={question.id}
                n={at + 1}
                question={question}
                response={answers.get(question.id)}
                When={When}
              />
            ))}
          </ol>
        </Section>
      ))}
    </div>
  )
}

interface ItemProps {
  n: number
  question: Question
  response: QuestionResponse | undefined
  When: ComponentType<DateOf>
}

function QuestionItem({ n, question, response, When }: ItemProps) {
  const t = useT(programEditorWords)
  return (
    <li className="grid gap-2 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <span className="tabular-nums">{t('planQuestions.number', { n })}</span>
        <Badge>{t(`planQuestions.types.${question.type}`)}</Badge>
        <Badge kind={question.required ? 'info' : 'neutral'}>
          {t(question.required ? 'planQuestions.required' : 'planQuestions.optional')}
        </Badge>
      </div>
      <p dir="auto" className="w-fit max-w-prose font-semibold">
        {question.question}
      </p>
      {response ? (
        <div className="grid gap-0.5">
          <p className={isEmptyAnswer(response.answer) ? 'text-ink-soft' : 'max-w-prose whitespace-pre-line'}>
            <span className="sr-only">{t('planQuestions.answer')}: </span>
            <span dir="auto" className="block w-fit">
              <AnswerText answer={response.answer} />
            </span>
          </p>
          <p className="text-ink-soft text-sm">
            {t('planQuestions.answered')} <When value={response.answeredAt} look="long" />
          </p>
        </div>
      ) : (
        <p className="text-ink-soft">{t('planQuestions.noResponse')}</p>
      )}
    </li>
  )
}

function AnswerText({ answer }: { answer: AnswerValue }) {
  const t = useT(programEditorWords)
  if (isEmptyAnswer(answer)) return t('planQuestions.noAnswer')
  if (typeof answer === 'boolean') return t(answer ? 'planQuestions.yes' : 'planQuestions.no')
  if (typeof answer === 'number') return t.number(answer)
  return Array.isArray(answer) ? answer.join(t('common.comma')) : answer
}
