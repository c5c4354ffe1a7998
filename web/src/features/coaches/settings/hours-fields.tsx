import type { Weekday, WorkingHours } from 'contract/coaches/settings-calls'
import { TextField } from '../../../ui/text-field'
import { useMessages } from '../words/use-messages'
import { Check } from './check'

/** The week as the contract names it; values from there would bring its schemas along. */
const week: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]
const usual: WorkingHours = { days: week.slice(0, 5), from: '09:00', until: '17:00' }

interface Props {
  hours: WorkingHours | undefined
  onChange: (hours: WorkingHours | undefined) => void
  describedBy: string | undefined
}

export function HoursFields({ hours, onChange, describedBy }: Props) {
  const t = useMessages()
  const toggle = (day: Weekday) => {
    if (!hours) return
    const days = week.filter((one) => (one === day ? !hours.days.includes(one) : hours.days.includes(one)))
    onChange({ ...hours, days })
  }
  return (
    <div className="grid gap-4">
      <Check checked={hours !== undefined} onChange={(on) => onChange(on ? usual : undefined)}>
        {t('settings.hours.on')}
      </Check>
      {hours ? (
        <>
          <fieldset className="grid gap-2" aria-describedby={describedBy}>
            <legend className="mb-1.5 font-semibold text-sm">{t('settings.hours.days')}</legend>
            <div className="flex flex-wrap gap-2">
              {week.map((day) => (
                <label
                  key={day}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-edge px-3 text-sm has-checked:border-pine has-checked:bg-pine-wash has-checked:font-semibold"
                >
                  <input type="checkbox" checked={hours.days.includes(day)} onChange={() => toggle(day)} />
                  {t(`settings.weekdays.${day}`)}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="grid max-w-sm grid-cols-2 gap-4">
            {(['from', 'until'] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                label={t(`settings.hours.${end}`)}
                value={hours[end]}
                onChange={(event) => onChange({ ...hours, [end]: event.target.value })}
              />
            ))}
          </div>
        </>
      ) : null}
    </div>
  )
}
