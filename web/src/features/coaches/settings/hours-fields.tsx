import { type Weekday, weekdays } from 'contract/coaches/rules'
import { useField } from '../../../ui/form/context'
import { CheckboxField, Field } from '../../../ui/form/field'
import { useMessages } from '../words/use-messages'

export function HoursFields() {
  const t = useMessages()
  const { value: on } = useField<boolean>('hours.on')
  return (
    <div className="grid gap-4">
      <CheckboxField name="hours.on">{t('settings.hours.on')}</CheckboxField>
      {on ? (
        <>
          <DaysField />
          <div className="grid max-w-sm grid-cols-2 gap-4">
            <Field name="hours.from" type="time" label={t('settings.hours.from')} />
            <Field name="hours.until" type="time" label={t('settings.hours.until')} />
          </div>
        </>
      ) : null}
    </div>
  )
}

function DaysField() {
  const t = useMessages()
  const { value: days, change, described } = useField<Weekday[]>('hours.days')
  return (
    <fieldset className="grid gap-2" aria-describedby={described['aria-describedby']}>
      <legend className="mb-1.5 font-semibold text-sm">{t('settings.hours.days')}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <label
            key={day}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-edge px-3 text-sm has-checked:border-pine has-checked:bg-pine-wash has-checked:font-semibold"
          >
            <input
              type="checkbox"
              name="hours.days"
              checked={days.includes(day)}
              onChange={({ target }) =>
                change(weekdays.filter((one) => (one === day ? target.checked : days.includes(one))))
              }
            />
            {t(`settings.weekdays.${day}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
