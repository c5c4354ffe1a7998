import { useState, useSyncExternalStore } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { createForm, type FormOptions, type FormState, type FormStore } from './store'

/**
 * The form of a page. Its options may change with every render; `initial` and `draft` are read once. `kept` gives a form
 * that outlives its page.
 */
export function useForm<V extends FieldValues>(
  options: FormOptions<V>,
  kept?: () => FormStore<V>,
): FormStore<V> {
  const [form] = useState(() => kept?.() ?? createForm(options))
  form.options = options
  return form
}

/** Busy, done, failed: renders again when it changes. */
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

/** What the fields hold: renders again at each change. */
export function useFormValues<V extends FieldValues>(form: FormStore<V>): V {
  useWatch({ control: form.control })
  return form.values()
}
