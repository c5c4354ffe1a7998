import { useT } from '../../../i18n/i18n'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import { Notice } from '../../../ui/notice'
import { type CheckInValues, heldAnswers } from './check-in-answers'
import { type FormDraft, sentQuestion } from './form-draft'
import { QuestionList } from './question-list'
import { checkInsWords } from './words/check-ins-words'

/** The questions as the user will see them; what is typed goes nowhere. */
export function FormPreview({ draft }: { draft: FormDraft }) {
  const t = useT(checkInsWords)
  const questions = draft.questions.map((question) => ({ ...sentQuestion(question), id: question.key }))
  const form = useForm<CheckInValues>({
    rules: () => [],
    initial: { answers: heldAnswers({ questions, responses: [] }), consent: false },
    show: 'all',
    errorText: () => '',
    submit: async () => undefined,
  })
  return (
    <Form form={form} className="grid gap-7">
      <Notice kind="info">{t('checkIns.form.previewText')}</Notice>
      <QuestionList questions={questions} />
      {draft.photos ? <p className="text-ink-soft">{t('checkIns.photosAsked')}</p> : null}
    </Form>
  )
}
