import { createContext, use, useEffect } from 'react'
import { type FieldValues, useController, useWatch } from 'react-hook-form'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { changeField, type FormState, type FormStore, leaveField, type Problem } from './store'

interface FormContextValue {
  form: FormStore<FieldValues>
  /** Id of the form's message, which describes an invalid field if `errorsAt` is `form`. */
  errorId: string
  state: FormState
  shown: readonly Problem[]
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const value = use(FormContext)
  if (!value) throw new Error('A field stands outside of a form')
  return value
}

/** Returns the sentence of a problem in the page's language. */
export function useProblemText(): (problem: Problem) => string {
  const t = useT(errorWords)
  const { form } = useFormContext()
  return (problem) =>
    form.options.problemText?.(problem, form.values()) ??
    t.error(problem.code, { ...form.options.params?.(form.values()), ...problem.params })
}

/** Returns the value of a field on which others depend, and re-renders when it changes. */
export function useFieldValue<T = string>(name: string): T {
  return useWatch({ control: useFormContext().form.control, name }) as T
}

/** Returns the state of one field; `input` holds the `aria-*` props for its element. */
export function useField<T = string>(name: string) {
  const { form, errorId, shown } = useFormContext()
  const textOf = useProblemText()
  const { field } = useController({ control: form.control, name })
  if (field.value === undefined) throw new Error(`The form has no field "${name}"`)
  useEffect(() => {
    form.fields.add(name)
    return () => void form.fields.delete(name)
  }, [form, name])

  const problem = shown.find(({ path }) => path === name)
  const atForm = form.options.errorsAt === 'form'
  return {
    form,
    value: field.value as T,
    limit: form.options.limits?.[name],
    change: (value: T) => changeField(form, name, value),
    leave: () => leaveField(form, name, field.value),
    problem,
    /** Error text for the field itself; undefined if the form's message shows it. */
    error: problem && !atForm ? textOf(problem) : undefined,
    /** ARIA props of a field whose error text is in the form's message. */
    described:
      problem && atForm
        ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const)
        : ({} as { 'aria-invalid'?: true; 'aria-describedby'?: string }),
  }
}
