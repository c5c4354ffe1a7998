import type { MyQuestionnaire } from 'contract/programs/calls'
import type { AthleteProfile } from 'contract/programs/profile-calls'
import { ANSWER_MAX } from 'contract/programs/questions'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { Form } from '../../../../ui/form/form'
import { leaveField } from '../../../../ui/form/store'
import { useForm, useFormState, useFormValues } from '../../../../ui/form/use-form'
import { useSaveBody } from '../../profile.api'
import { saveAnswers } from '../../questionnaire.api'
import { bodyValues } from '../profile/body'
import { answerProblems, fieldOf, heldOf, stepsOf, type Values, wrongField } from './answers'
import { BodyStep } from './body-step'
import { createDraftSaver, useDraftSaver } from './draft-saver'
import { DraftLine, QuestionStep, ReviewStep, StepHead, StepMoves } from './steps'
import { questionnaireWords } from './words/questionnaire-words'

interface Props {
  userId: string
  id: string
  questionnaire: MyQuestionnaire
  profile: AthleteProfile
  submit: (consent: boolean) => Promise<unknown>
}

/** Step of the body values and the consent; the questions follow it. */
const BODY_STEP = 0
const BODY_FIELDS: ReadonlySet<string> = new Set(['birthDate', 'height', 'weight', 'consent'])

/**
 * A step for body values and consent, one for each category of questions, and a last one to review and submit. The address
 * names the open step.
 */
export function QuestionnaireForm(props: Props) {
  const t = useT(questionnaireWords)
  const { profile } = props
  const { questions, consentNeeded } = props.questionnaire
  const steps = stepsOf(questions)
  const last = steps.length + 1
  const { at, goTo } = useStep(last)
  const step = steps[at - 1]
  const { form, draft, retry } = useAnswersForm(props)
  const values = useFormValues(form)
  const container = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  const showField = (path: string) => {
    const category = steps.findIndex((one) => one.questions.some((question) => fieldOf(question.id) === path))
    if (category < 0 && !BODY_FIELDS.has(path)) return
    // The consent can be given in the review too, where it is missing.
    if (at === last && path === 'consent') return
    const target = category < 0 ? BODY_STEP : category + 1
    if (target === at) return focusField(container.current, path)
    wanted.current = path
    goTo(target)
  }
  // The step comes after the address has changed; its heading has taken the focus by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is when its fields are there
  useEffect(() => {
    if (wanted.current) focusField(container.current, wanted.current)
    wanted.current = null
  }, [at])
  const onNext = () => {
    const wrong = wrongField(form.values(), step?.questions)
    if (!wrong) return goTo(at + 1)
    leaveField(form, wrong, '')
    focusField(container.current, wrong)
  }
  useRefusedField(form, showField)

  return (
    <Form form={form} className="grid max-w-2xl gap-7">
      <div ref={container} className="contents">
        <StepHead
          at={at}
          count={last + 1}
          title={at === BODY_STEP ? t('questionnaire.body') : (step?.category ?? t('questionnaire.review'))}
          text={t(
            at === BODY_STEP
              ? 'questionnaire.bodyText'
              : step
                ? 'questionnaire.intro'
                : 'questionnaire.reviewText',
          )}
        />
        {at === BODY_STEP ? (
          <BodyStep userId={props.userId} photo={profile.profilePhoto} consentNeeded={consentNeeded} />
        ) : step ? (
          <QuestionStep key={at} step={step} />
        ) : (
          <ReviewStep
            questions={questions}
            answers={values.answers}
            consentNeeded={consentNeeded && !values.consent}
            onChange={(question) => showField(fieldOf(question.id))}
          />
        )}
        <StepMoves at={at} last={last} goTo={goTo} onNext={onNext} />
        <DraftLine state={draft} onRetry={retry} />
      </div>
    </Form>
  )
}

/** Form of all steps; typed answers are saved as a draft. */
function useAnswersForm({ userId, id, questionnaire, profile, submit }: Props) {
  const t = useT(errorWords, questionnaireWords)
  const { questions, responses, consentNeeded } = questionnaire
  const { mutateAsync: saveBody } = useSaveBody(userId)
  const [saver, draft] = useDraftSaver(() =>
    createDraftSaver(
      (sent) => saveAnswers(id, sent),
      questions,
      new Map(responses.map((one) => [one.questionId, one.answer])),
      { known: profile, save: saveBody },
    ),
  )
  const form = useForm<Values>({
    rules: (values) => answerProblems(questions, values, consentNeeded),
    initial: {
      ...bodyValues(profile),
      answers: Object.fromEntries(
        questions.map((question) => [
          question.id,
          heldOf(question, responses.find(({ questionId }) => questionId === question.id)?.answer),
        ]),
      ),
      consent: false,
    },
    limits: Object.fromEntries(questions.map((question) => [fieldOf(question.id), ANSWER_MAX])),
    show: 'all',
    check: 'blur',
    draft: { read: () => undefined, write: saver.write, drop: () => undefined },
    errorText: (error) => errorText(t, error, t('questionnaire.notDone')),
    submit: async ({ consent }) => {
      await saver.flush()
      await submit(consent)
    },
  })
  return { form, draft, retry: () => void saver.flush().catch(() => undefined) }
}

/** A refused submit names a question of another step: that one is shown first. */
function useRefusedField(form: ReturnType<typeof useAnswersForm>['form'], show: (path: string) => void) {
  const { focus } = useFormState(form)
  const shown = useRef(focus)
  useEffect(() => {
    if (focus === shown.current) return
    shown.current = focus
    if (focus) show(focus.path)
  })
}

/** Focuses a field in the middle of the window, so that its message is in view. */
function focusField(container: HTMLElement | null, path: string): void {
  const field = container?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}

/** The step of the address, from 0; the last one is the review. */
function useStep(last: number): { at: number; goTo: (step: number) => void } {
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('step') ?? 1) - 1
  const at = Number.isInteger(asked) ? Math.min(last, Math.max(0, asked)) : 0
  return {
    at,
    goTo: (step) => {
      setParams(step === 0 ? {} : { step: String(step + 1) })
      scrollTo({ top: 0 })
    },
  }
}
