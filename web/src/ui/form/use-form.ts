import { useState, useSyncExternalStore } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { createForm, type FormOptions, type FormState, type FormStore } from './store'

/**
 * Returns the store of a form. Options may change with each render, but `initial` and `draft` are read once; `kept`
 * supplies a store that outlives its page.
 */
export function useForm<V extends FieldValues>(
  options: FormOptions<V>,
  kept?: () => FormStore<V>,
): FormStore<V> {
  const [form] = useState(() => kept?.() ?? createForm(options))
  form.options = options
  return form
}

/** Returns the form's state and re-renders when it changes. */
export function useFormState<V extends FieldValues>(form: FormStore<V>): FormState {
  return useSyncExternalStore(
    (listener) => {
      form.listeners.add(listener)
      return () => form.listeners.delete(listener)
    },
    () => form.state,
    () => form.state,
  )
}

/** Returns the values of the form and re-renders at each change. */
export function useFormValues<V extends FieldValues>(form: FormStore<V>): V {
  useWatch({ control: form.control })
  return form.values()
}
