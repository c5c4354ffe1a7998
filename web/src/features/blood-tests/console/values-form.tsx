import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import { itemsProblems } from 'contract/blood-tests/form'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { type FormStore, resetForm } from '../../../ui/form/store'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { blankRow, type ItemRow, pathInForm, problemsInForm, sentItems } from '../items/item-rows'
import { ItemsField } from '../items/items-field'
import { useChangeTest } from './console-tests.api'
import { consoleTestsWords } from './words/console-tests-words'

type Values = { items: readonly ItemRow[] }

const blank = (): Values => ({ items: [blankRow()] })

/** Form for values copied from the laboratory's report; cleared after a save. */
export function ValuesForm({ test }: { test: CoachBloodTest }) {
  const t = useT(consoleTestsWords, errorWords)
  const toast = useToast()
  const { mutateAsync: change } = useChangeTest(test.id)
  const form: FormStore<Values> = useForm<Values>({
    rules: ({ items }) => {
      const sent = sentItems(items)
      if (sent.length === 0) return [{ path: 'items', code: 'blood_tests.nothing_to_change' as const }]
      return problemsInForm(itemsProblems(sent), items)
    },
    initial: blank(),
    show: 'all',
    check: 'blur',
    fieldPath: (path) => pathInForm(path, form.values().items),
    errorText: (error) => errorText(t, error, t('consoleTests.failed')),
    submit: async ({ items }) => {
      const sent = sentItems(items)
      await change({ items: sent })
      resetForm(form, blank())
      toast(t('consoleTests.values.saved', { count: sent.length }))
    },
  })
  const { items } = useFormValues(form)
  const { busy } = useFormState(form)
  useUnsaved(sentItems(items).length > 0 && !busy)
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ItemsField />
      <FormError />
      <SubmitButton
        className="justify-self-start max-sm:w-full"
        disabled={busy}
        busyText={t('consoleTests.saving')}
      >
        {t('consoleTests.values.submit')}
      </SubmitButton>
    </Form>
  )
}
