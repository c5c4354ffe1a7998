import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import type { FormOptions } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import type { Kinds, LibraryArea } from '../library.api'
import { type Bodies, useSaveEntry } from './library-page.api'
import { libraryWords } from './words/library-words'

export interface EntryFormProps<K extends keyof Kinds> {
  area: LibraryArea
  /** Null for a new one. */
  entry: Kinds[K] | null
  notSaved: string
  onSaved: (entry: Kinds[K]) => void
  onCancel: () => void
}

interface Props<K extends keyof Kinds, V extends FieldValues> extends EntryFormProps<K> {
  kind: K
  /** Values of the form of a kind, and its rules. */
  values: Pick<FormOptions<V>, 'limits' | 'fieldPath'> & {
    valuesOf: (entry: Kinds[K] | null) => V
    bodyOf: (values: V) => Bodies[K]
    valueProblems: FormOptions<V>['rules']
  }
  children: (values: V) => ReactNode
}

/** Form of an entry of the library, with its fields in it. */
export function EntryForm<K extends keyof Kinds, V extends FieldValues>(props: Props<K, V>) {
  const { area, kind, entry, notSaved, onSaved, onCancel, children } = props
  const { valuesOf, bodyOf, valueProblems, limits, fieldPath } = props.values
  const t = useT(libraryWords, errorWords)
  const { mutateAsync } = useSaveEntry(area, kind)
  const initial = valuesOf(entry)
  const form = useForm<V>({
    rules: valueProblems,
    initial,
    show: 'all',
    limits,
    fieldPath,
    errorText: (error) => errorText(t, error, notSaved),
    submit: async (values) => onSaved(await mutateAsync({ body: bodyOf(values), stored: entry })),
  })
  const values = useFormValues(form)
  useUnsaved(JSON.stringify(values) !== JSON.stringify(initial))
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={<SubmitButton busyText={t('library.saving')}>{t('library.save')}</SubmitButton>}
    >
      {children(values)}
    </DialogForm>
  )
}
