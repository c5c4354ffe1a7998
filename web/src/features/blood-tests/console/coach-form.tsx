import type { ConsoleBloodTest } from 'contract/blood-tests/console-calls'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { SelectField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { useChangeTest, useCoachChoices } from './console-tests.api'
import { consoleTestsWords } from './words/console-tests-words'

/** Coaches who can read a test, and the one to whom staff assign it. */
export function CoachForm({ test }: { test: ConsoleBloodTest }) {
  const t = useT(errorWords, consoleTestsWords)
  const toast = useToast()
  const { data: coaches = [] } = useCoachChoices()
  const { mutateAsync: change } = useChangeTest(test.id)
  const form = useForm({
    rules: () => [],
    initial: { coachId: test.coachId ?? '' },
    show: 'first',
    errorText: (error) => errorText(t, error, t('consoleTests.failed')),
    submit: async ({ coachId }) => {
      await change({ coachId: coachId || null })
      toast(t('consoleTests.coach.saved'))
    },
  })
  const names = test.coaches.map((coach) => isolatedName(fullName(coach))).join(' · ')
  return (
    <Form form={form} className="grid max-w-md gap-4">
      <p>{names ? t('consoleTests.coach.readers', { names }) : t('consoleTests.coach.nobody')}</p>
      <SelectField name="coachId" label={t('consoleTests.coach.label')} hint={t('consoleTests.coach.text')}>
        <option value="">{t('consoleTests.coach.none')}</option>
        {coaches.map((coach) => (
          <option key={coach.id} value={coach.id}>
            {fullName(coach)}
          </option>
        ))}
      </SelectField>
      <FormError />
      <SubmitButton kind="secondary" className="justify-self-start" busyText={t('consoleTests.saving')}>
        {t('consoleTests.coach.submit')}
      </SubmitButton>
    </Form>
  )
}
