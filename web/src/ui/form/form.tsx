import { type ComponentProps, useEffect, useId, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { FormContext } from './context'
import { type FormStore, shownProblems, submitForm } from './store'
import { useFormState, useFormValues } from './use-form'

type Props<V extends FieldValues> = { form: FormStore<V> } & Omit<
  ComponentProps<'form'>,
  'ref' | 'noValidate' | 'onSubmit'
>

/** Form element: provides its state to the fields, submits, and focuses the first invalid field. */
export function Form<V extends FieldValues>({ form, ...rest }: Props<V>) {
  const errorId = useId()
  const element = useRef<HTMLFormElement>(null)
  const { knowsError } = useT(errorWords)
  const state = useFormState(form)
  const shown = shownProblems(form, useFormValues(form))
  useEffect(() => {
    form.knows = knowsError
  }, [form, knowsError])
  useEffect(() => {
    if (!state.focus) return
    const name = CSS.escape(state.focus.path)
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    // A group precedes its controls in the DOM, so it is the fallback target only.
    const target = find(`[name="${name}"]`) ?? find(`[data-field="${name}"]`)
    target?.focus()
  }, [state.focus])

  const value = { form: form as unknown as FormStore<FieldValues>, errorId, state, shown }
  return (
    <FormContext value={value}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submitForm(form)
        }}
        {...rest}
      />
    </FormContext>
  )
}
