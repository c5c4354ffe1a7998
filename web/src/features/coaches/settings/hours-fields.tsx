import { type Weekday, weekdays } from 'contract/coaches/rules'
import { useLocale, useT } from '../../../i18n/i18n'
import { inWeekOrder } from '../../../i18n/week'
import { CheckChip } from '../../../ui/chip'
import { useField } from '../../../ui/form/context'
import { Field, SwitchField } from '../../../ui/form/field'
import { coachWords } from '../words/coach-words'

export function HoursFields() {
  const t = useT(coachWords)
  const { value: on } = useField<boolean>('hours.on')
  return (
    <div className="grid gap-4">
      <SwitchField name="hours.on">{t('coach.settings.hours.on')}</SwitchField>
      {on ? (
        <>
          <DaysField />
          <div className="grid max-w-sm grid-cols-2 gap-4">
            <Field name="hours.from" type="time" label={t('coach.settings.hours.from')} />
            <Field name="hours.until" type="time" label={t('coach.settings.hours.until')} />
          </div>
        </>
      ) : null}
    </div>
  )
}

function DaysField() {
  const t = useT(coachWords)
  const { locale } = useLocale()
  const { value: days, change, described } = useField<Weekday[]>('hours.days')
  return (
    <fieldset className="grid gap-2" aria-describedby={described['aria-describedby']}>
      <legend className="mb-1.5 font-semibold text-sm">{t('coach.settings.hours.days')}</legend>
      <div className="flex flex-wrap gap-2">
        {inWeekOrder(weekdays, locale).map((day) => (
          <CheckChip
            key={day}
            name="hours.days"
            checked={days.includes(day)}
            onChange={({ target }) =>
              change(weekdays.filter((one) => (one === day ? target.checked : days.includes(one))))
            }
          >
            {t(`coach.settings.weekdays.${day}`)}
          </CheckChip>
        ))}
      </div>
    </fieldset>
  )
}
