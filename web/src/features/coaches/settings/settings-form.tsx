import { hoursProblems, weekdays } from 'contract/coaches/rules'
import type { CoachSettings, WorkingHours } from 'contract/coaches/settings-calls'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { useField } from '../../../ui/form/context'
import { CheckboxField, SwitchField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { AccountSection } from '../../auth/account/account-section'
import { accountErrorText } from '../../auth/auth-errors'
import { authWords } from '../../auth/words/auth-words'
import { EnglishDate } from '../coach-date'
import { useSaveCoachSettings } from '../coaches.api'
import { coachWords } from '../words/coach-words'
import { HoursFields } from './hours-fields'

const notices = ['messages', 'bloodTests', 'programs'] as const

/** Form values; working hours keep their values while switched off. */
interface SettingsValues extends Omit<CoachSettings, 'workingHours'> {
  hours: WorkingHours & { on: boolean }
}

const usualHours: WorkingHours = { days: weekdays.slice(0, 5), from: '09:00', until: '17:00' }

function valuesOf({ workingHours, ...rest }: CoachSettings): SettingsValues {
  return { ...rest, hours: { ...usualHours, ...workingHours, on: workingHours !== undefined } }
}

function settingsOf({ hours: { on, ...workingHours }, ...rest }: SettingsValues): CoachSettings {
  return on ? { ...rest, workingHours } : rest
}

/** Form of the coach's settings, saved together. */
export function SettingsForm({ coachId, stored }: { coachId: string; stored: CoachSettings }) {
  const t = useT(authWords, coachWords, errorWords)
  const toast = useToast()
  const { mutateAsync: saveSettings } = useSaveCoachSettings(coachId)
  const form = useForm<SettingsValues>({
    rules: ({ hours }) =>
      hours.on ? hoursProblems(hours).map(({ path, code }) => ({ path: `hours.${path}`, code })) : [],
    initial: valuesOf(stored),
    show: 'first',
    errorsAt: 'form',
    fieldPath: (path) => path.replace('workingHours', 'hours'),
    errorText: (error) => accountErrorText(t, error, t('auth.notDone')),
    submit: async (values) => {
      await saveSettings(settingsOf(values))
      toast(t('coach.settings.saved'))
    },
  })

  return (
    <Form form={form} className="grid gap-8">
      <AccountSection title={t('coach.settings.dates.title')} text={t('coach.settings.dates.text')}>
        <CheckboxField name="localizedDates" hint={t('coach.settings.dates.localizedHint')}>
          {t('coach.settings.dates.localized')}
        </CheckboxField>
        <DateExample />
      </AccountSection>
      <AccountSection title={t('coach.settings.notify.title')} text={t('coach.settings.notify.text')}>
        <div className="grid">
          {notices.map((name) => (
            <SwitchField key={name} name={`notify.${name}`}>
              {t(`coach.settings.notify.${name}`)}
            </SwitchField>
          ))}
        </div>
      </AccountSection>
      <AccountSection title={t('coach.settings.hours.title')} text={t('coach.settings.hours.text')}>
        <HoursFields />
        <FormError />
        <SubmitButton className="justify-self-start" busyText={t('coach.settings.saving')}>
          {t('coach.settings.save')}
        </SubmitButton>
      </AccountSection>
    </Form>
  )
}

/** Example date in the selected format. */
function DateExample() {
  const t = useT(coachWords)
  const { value: localized } = useField<boolean>('localizedDates')
  const today = new Date().toISOString()
  return (
    <p className="text-ink-soft text-sm">
      {t('coach.settings.dates.example')}{' '}
      {localized ? <DateText value={today} look="long" /> : <EnglishDate value={today} look="long" />}
    </p>
  )
}
