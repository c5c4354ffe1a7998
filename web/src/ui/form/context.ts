import { createContext, use, useEffect } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { changeField, type FormState, type FormStore, leaveField, type Problem } from './store'

interface FormContextValue {
  form: FormStore<FieldValues>
  /** Of the form's message: what an invalid field is described by where the text stands there. */
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

/** The sentence of a problem, in the reader's language. */
export function useProblemText(): (problem: Problem) => string {
  const t = useT(errorWords)
  const { form } = useFormContext()
  return ({ code, params }) => t.error(code, { ...form.options.params?.(form.values()), ...params })
}

/** Everything that a control of the form needs; `input` is for elements that take `aria-*`. */
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
    /** The text to show at the field itself. */
    error: problem && !atForm ? textOf(problem) : undefined,
    /** For a field whose text stands in the form's message. */
    described:
      problem && atForm
        ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const)
        : ({} as { 'aria-invalid'?: true; 'aria-describedby'?: string }),
  }
}
