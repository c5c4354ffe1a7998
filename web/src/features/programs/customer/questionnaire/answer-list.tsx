import type { Question } from 'contract/programs/calls'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { DateText } from '../../../../ui/date'
import { answerOf, type Held } from './answers'
import { questionnaireWords } from './words/questionnaire-words'

interface Props<Q extends Question> {
  questions: readonly Q[]
  answers: Readonly<Record<string, Held>>
  /** Leads to the question, where it can still be changed. */
  onChange?: (question: Q) => void
  /** The text of a number, where it is more than a number. */
  numberText?: (question: Q, answer: number) => string | undefined
}

/** Questions with their answers. */
export function AnswerList<Q extends Question>({ questions, answers, onChange, numberText }: Props<Q>) {
  const t = useT(questionnaireWords)
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-raised">
      {questions.map((question) => (
        <li key={question.id} className="flex flex-wrap items-start justify-between gap-x-4 p-4">
          <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
            <p className="text-ink-soft text-sm">{question.question}</p>
            <p dir="auto" className="w-fit whitespace-pre-line text-start wrap-anywhere">
              <AnswerText question={question} held={answers[question.id]} numberText={numberText} />
            </p>
          </div>
          {onChange ? (
            <Button
              kind="quiet"
              size="sm"
              aria-label={t('questionnaire.changeNamed', { question: question.question })}
              onClick={() => onChange(question)}
            >
              {t('questionnaire.change')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface TextProps<Q extends Question> {
  question: Q
  held: Held | undefined
  numberText: Props<Q>['numberText']
}

function AnswerText<Q extends Question>({ question, held, numberText }: TextProps<Q>) {
  const t = useT(questionnaireWords)
  const answer = answerOf(question, held)
  if (answer === null) {
    return (
      <span className={question.required ? 'font-semibold text-pomegranate' : 'text-ink-soft'}>
        {t(question.required ? 'questionnaire.missing' : 'questionnaire.none')}
      </span>
    )
  }
  if (Array.isArray(answer)) return answer.join('\n')
  if (typeof answer === 'boolean') return t(answer ? 'questionnaire.yes' : 'questionnaire.no')
  if (typeof answer === 'number') return numberText?.(question, answer) ?? t.number(answer)
  return question.type === 'date' ? <DateText value={answer} /> : answer
}
