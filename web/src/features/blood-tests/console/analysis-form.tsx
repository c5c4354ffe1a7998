import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import { ANALYSIS_MAX } from 'contract/blood-tests/rules'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { TextAreaField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { coachTestsWords } from '../coach/words/coach-tests-words'
import { useChangeTest } from './console-tests.api'
import { consoleTestsWords } from './words/console-tests-words'

/** Form of the staff's analysis; saving an empty text deletes it. */
export function AnalysisForm({ test }: { test: CoachBloodTest }) {
  const t = useT(coachTestsWords, consoleTestsWords, errorWords)
  const toast = useToast()
  const { mutateAsync: change } = useChangeTest(test.id)
  const form = useForm({
    rules: () => [],
    initial: { analysis: test.analysis_result ?? '' },
    limits: { analysis: ANALYSIS_MAX },
    show: 'first',
    errorText: (error) => errorText(t, error, t('consoleTests.failed')),
    submit: async ({ analysis }) => {
      await change({ analysis_result: analysis.trim() })
      toast(t('consoleTests.analysis.saved'))
    },
  })
  const { analysis } = useFormValues(form)
  const { busy } = useFormState(form)
  const same = analysis.trim() === (test.analysis_result ?? '')
  useUnsaved(!same && !busy)
  return (
    <Form form={form} className="grid gap-4">
      <TextAreaField
        name="analysis"
        required={false}
        label={t('coachTests.detail.analysis')}
        hint={t('consoleTests.analysis.hint')}
        dir="auto"
        rows={6}
      />
      <FormError />
      <SubmitButton
        className="justify-self-start max-sm:w-full"
        disabled={busy}
        busyText={t('consoleTests.saving')}
      >
        {t('consoleTests.analysis.submit')}
      </SubmitButton>
    </Form>
  )
}
