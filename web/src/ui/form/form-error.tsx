import { Alert } from '../alert'
import { useFormContext, useProblemText } from './context'

/** Reason why the submit failed: the server's refusal, or the problem of a field whose text is shown here. */
export function FormError() {
  const { form, errorId, state, shown } = useFormContext()
  const textOf = useProblemText()
  const { failure } = state
  const [problem] =
    form.options.errorsAt === 'form' ? shown : shown.filter(({ path }) => !form.fields.has(path))
  const text = failure
    ? 'invalid' in failure
      ? form.options.invalidText?.(failure.invalid)
      : form.options.errorText(failure.error)
    : problem && textOf(problem)
  return <Alert id={errorId} text={text ?? null} />
}
