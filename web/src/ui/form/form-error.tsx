import { Icon } from '../icon'
import { useFormContext, useProblemText } from './context'

/** Why the form was not sent: what the server refused, or the problem of a field whose text stands here. */
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
  return <FormAlert id={errorId} text={text ?? null} />
}

/** The one message of a form; `quiet` where it has been announced before. */
export function FormAlert({ id, text, quiet }: { id?: string; text: string | null; quiet?: boolean }) {
  return (
    <div id={id} role={quiet ? undefined : 'alert'} className="empty:hidden">
      {text ? (
        <p className="flex animate-appear gap-2.5 rounded-card bg-pomegranate-wash p-4 font-medium text-pomegranate text-sm">
          <Icon name="alert" className="mt-0.5" />
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  )
}
