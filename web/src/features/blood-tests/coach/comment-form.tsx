import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import { COMMENT_MAX, commentProblem } from 'contract/blood-tests/rules'
import { errorText, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { useFormContext } from '../../../ui/form/context'
import { TextAreaField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { useCommentTest } from './coach-tests.api'
import { coachTestsWords } from './words/coach-tests-words'

interface Props {
  coachId: string
  test: CoachBloodTest
  onCommented: () => void
}

/** Form of a test's only comment; keeps the text if sending fails. */
export function CommentForm({ coachId, test, onCommented }: Props) {
  const t = useT(coachTestsWords, errorWords)
  const toast = useToast()
  const { mutateAsync: comment } = useCommentTest(coachId, test.id)
  const { firstName, lastName } = test.userId
  const form = useForm({
    rules: ({ comment }) => {
      const code = commentProblem(comment)
      return code ? [{ path: 'comment', code }] : []
    },
    initial: { comment: '' },
    limits: { comment: COMMENT_MAX },
    show: 'first',
    errorText: () => t('coachTests.form.failed'),
    submit: async (values) => {
      await comment(values.comment)
      toast(t('coachTests.form.done', { name: isolatedName(`${firstName} ${lastName}`) }))
      onCommented()
      return 'leaving'
    },
  })
  const { comment: typed } = useFormValues(form)
  const { busy } = useFormState(form)
  const empty = commentProblem(typed) !== undefined
  useUnsaved(!empty && !busy)
  return (
    <Form form={form} className="grid gap-4">
      <TextAreaField
        name="comment"
        label={t('coachTests.form.label')}
        hint={t('coachTests.form.hint')}
        dir="auto"
        rows={4}
      />
      <div className="grid gap-1">
        <FormError />
        <Reason />
      </div>
      <SubmitButton
        className="justify-self-start max-sm:w-full"
        disabled={empty || busy}
        busyText={t('coachTests.form.busy')}
      >
        {t('coachTests.form.submit')}
      </SubmitButton>
    </Form>
  )
}

/** Reason of the server's refusal, below the general error. */
function Reason() {
  const t = useT(errorWords)
  const { state } = useFormContext()
  const error = state.failure && 'error' in state.failure ? state.failure.error : null
  const reason = refusalOf(error) ? errorText(t, error, '') : ''
  return reason ? <p className="text-ink-soft text-sm">{reason}</p> : null
}
