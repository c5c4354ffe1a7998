import type { Question } from 'contract/programs/calls'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { CheckboxField } from '../../../../ui/form/field'
import { FormError } from '../../../../ui/form/form-error'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { Icon } from '../../../../ui/icon'
import { ProgressBar } from '../../../../ui/progress-bar'
import { AnswerList } from './answer-list'
import type { Held, Step } from './answers'
import type { DraftState } from './draft-saver'
import { QuestionField } from './question-field'
import { questionnaireWords } from './words/questionnaire-words'

/** Step number and total; its heading takes the focus on a change of step. */
export function StepHead(props: { at: number; count: number; title: string; text: string }) {
  const t = useT(questionnaireWords)
  const { at, count, title, text } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    heading.current?.focus({ preventScroll: true })
  }, [at])
  const position = t('questionnaire.step', { n: at + 1, count })
  return (
    <header className="grid gap-3">
      <p className="text-ink-soft text-sm tabular-nums">{position}</p>
      <ProgressBar label={position} value={(at + 1) / count} />
      <h1 ref={heading} tabIndex={-1} className="wide text-3xl">
        <bdi>{title}</bdi>
      </h1>
      <p className="text-ink-soft">{text}</p>
    </header>
  )
}

export function QuestionStep({ step }: { step: Step }) {
  return (
    <div className="grid gap-7">
      {step.questions.map((question) => (
        <QuestionField key={question.id} question={question} />
      ))}
    </div>
  )
}

interface ReviewProps {
  questions: readonly Question[]
  answers: Readonly<Record<string, Held>>
  consentNeeded: boolean
  onChange: (question: Question) => void
}

/** All answers before they are sent, and the consent (decision X-104) where the first step has not given it. */
export function ReviewStep({ questions, answers, consentNeeded, onChange }: ReviewProps) {
  // The box stays once it is ticked, so that it can be unticked again.
  const [asksConsent] = useState(consentNeeded)
  return (
    <div className="grid gap-6">
      <AnswerList questions={questions} answers={answers} onChange={onChange} />
      {asksConsent ? <Consent /> : null}
      <FormError />
    </div>
  )
}

export function Consent() {
  const t = useT(questionnaireWords)
  return (
    <CheckboxField name="consent" hint={t('questionnaire.consentHint')}>
      {t('questionnaire.consent')}
    </CheckboxField>
  )
}

interface MovesProps {
  at: number
  last: number
  goTo: (step: number) => void
  /** Goes to the next step, unless this one has a wrong answer. */
  onNext: () => void
}

export function StepMoves({ at, last, goTo, onNext }: MovesProps) {
  const t = useT(questionnaireWords)
  return (
    <div className="flex flex-wrap justify-between gap-3">
      {at > 0 ? (
        <Button kind="secondary" onClick={() => goTo(at - 1)}>
          {t('questionnaire.previous')}
        </Button>
      ) : (
        <span />
      )}
      {at < last ? (
        <Button onClick={onNext}>{t('questionnaire.next')}</Button>
      ) : (
        <SubmitButton busyText={t('questionnaire.submitting')}>{t('questionnaire.submit')}</SubmitButton>
      )}
    </div>
  )
}

/** State of the draft. */
export function DraftLine({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  const t = useT(questionnaireWords)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3 text-sm">
      <p
        role="status"
        className={state === 'failed' ? 'flex gap-1.5 text-pomegranate' : 'flex gap-1.5 text-ink-soft'}
      >
        {state === 'saved' ? <Icon name="check" size={18} className="mt-0.5" /> : null}
        {state === 'resting' ? null : t(`questionnaire.draft.${state}`)}
      </p>
      {state === 'failed' ? (
        <Button kind="secondary" size="sm" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      ) : null}
    </div>
  )
}
