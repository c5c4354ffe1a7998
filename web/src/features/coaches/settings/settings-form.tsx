import type { CoachSettings } from 'contract/coaches/settings-calls'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { useToast } from '../../../ui/toast'
import { AccountSection } from '../../auth/account/account-section'
import { FormAlert } from '../../auth/auth-layout'
import { useAction } from '../../auth/use-action'
import { EnglishDate } from '../coach-date'
import { useSaveCoachSettings } from '../coaches.api'
import { useMessages } from '../words/use-messages'
import { Check } from './check'
import { HoursFields } from './hours-fields'

const notices = ['messages', 'bloodTests', 'programs'] as const

/** What the server keeps of a coach's choices, saved together. */
export function SettingsForm({ coachId, stored }: { coachId: string; stored: CoachSettings }) {
  const t = useMessages()
  const toast = useToast()
  const { mutateAsync: saveSettings } = useSaveCoachSettings(coachId)
  const id = useId()
  const [form, setForm] = useState(stored)
  const { busy, problem, setProblem, run } = useAction()
  const change = (part: Partial<CoachSettings>) => {
    setForm({ ...form, ...part })
    setProblem(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await saveSettings(form)
      toast(t('settings.saved'))
    })
  }
  const today = new Date().toISOString()

  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <AccountSection title={t('settings.dates.title')} text={t('settings.dates.text')}>
        <Check
          checked={form.localizedDates}
          onChange={(localizedDates) => change({ localizedDates })}
          hint={t('settings.dates.localizedHint')}
        >
          {t('settings.dates.localized')}
        </Check>
        <p className="text-ink-soft text-sm">
          {t('settings.dates.example')}{' '}
          {form.localizedDates ? (
            <DateText value={today} look="long" />
          ) : (
            <EnglishDate value={today} look="long" />
          )}
        </p>
      </AccountSection>
      <AccountSection title={t('settings.notify.title')} text={t('settings.notify.text')}>
        <div className="grid">
          {notices.map((name) => (
            <Check
              key={name}
              checked={form.notify[name]}
              onChange={(on) => change({ notify: { ...form.notify, [name]: on } })}
            >
              {t(`settings.notify.${name}`)}
            </Check>
          ))}
        </div>
      </AccountSection>
      <AccountSection title={t('settings.hours.title')} text={t('settings.hours.text')}>
        <HoursFields
          hours={form.workingHours}
          onChange={(workingHours) => change({ workingHours })}
          describedBy={problem ? `${id}-problem` : undefined}
        />
        <FormAlert id={`${id}-problem`} text={problem} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? t('settings.saving') : t('settings.save')}
        </Button>
      </AccountSection>
    </form>
  )
}
