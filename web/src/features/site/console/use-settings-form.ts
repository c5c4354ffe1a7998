import type { ErrorCode } from 'contract/errors'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { errorText, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useUnsaved } from '../../../ui/edit/unsaved'
import type { FormOptions } from '../../../ui/form/store'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { settingsWords } from './words/settings-words'

interface Options<V extends FieldValues, N extends string | number>
  extends Pick<FormOptions<V>, 'rules' | 'initial' | 'limits'> {
  version: N
  /** Saves the values over the version that they began from; returns the saved version. */
  save: (values: V, version: N) => Promise<{ version: N }>
  /** Refusal of a save over newer values. */
  conflict?: ErrorCode
  /** Text of the toast after a save. */
  said?: string
}

/** Returns the form of a settings page, its saved values, and whether newer settings refused the last save. */
export function useSettingsForm<V extends FieldValues, N extends string | number = string>({
  version,
  save,
  conflict = 'site.settings_changed',
  said,
  ...options
}: Options<V, N>) {
  const t = useT(errorWords, settingsWords)
  const toast = useToast()
  const latest = useRef(version)
  const isConflict = useRef(false)
  const [saved, setSaved] = useState(options.initial)
  const form = useForm<V>({
    ...options,
    show: 'all',
    errorText: (error) => errorText(t, error, t('settings.notSaved')),
    onFailure: (error) => {
      isConflict.current = refusalOf(error)?.code === conflict
    },
    submit: async (values) => {
      isConflict.current = false
      latest.current = (await save(values, latest.current)).version
      setSaved(values)
      toast(said ?? t('settings.saved'))
    },
  })
  const { busy } = useFormState(form)
  const values = useFormValues(form)
  useUnsaved(!busy && !isSame(values, saved))
  return { form, values, saved, isConflict: isConflict.current }
}

/** Compares form values, which are only texts, lists and objects. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
