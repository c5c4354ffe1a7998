import { dayKeys } from 'contract/programs/plan'
import { CHECK_IN_DATES_MAX, checkInRhythms } from 'contract/training/check-in-rules'
import { useLocale, useT } from '../../../i18n/i18n'
import { inWeekOrder } from '../../../i18n/week'
import { Button } from '../../../ui/button'
import { DatePicker } from '../../../ui/date-field/date-picker'
import { Icon } from '../../../ui/icon'
import { Segmented } from '../../../ui/segmented'
import { Select } from '../../../ui/select'
import type { FormDraft } from './form-draft'
import { checkInsWords } from './words/check-ins-words'

interface Props {
  draft: FormDraft
  onChange: (draft: FormDraft) => void
}

/** When the check-ins come. */
export function Schedule({ draft, onChange }: Props) {
  const t = useT(checkInsWords)
  const { locale } = useLocale()
  const { every, weekday } = draft
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p id="check-in-rhythm" className="font-semibold text-sm">
          {t('checkIns.form.rhythm')}
        </p>
        <Segmented
          autofocus
          labelledBy="check-in-rhythm"
          segments={[...checkInRhythms, 'none' as const].map((value) => ({
            value,
            label: t(`checkIns.form.rhythms.${value}`),
          }))}
          value={every ?? 'none'}
          onChange={(value) =>
            onChange({
              ...draft,
              every: value === 'none' ? null : value,
              dates: value === 'dates' && draft.dates.length === 0 ? [''] : draft.dates,
            })
          }
        />
      </div>
      {every === 'week' ? (
        <Select
          label={t('checkIns.form.weekday')}
          hint={t('checkIns.form.weekdayHint')}
          value={weekday}
          onChange={({ target }) =>
            onChange({ ...draft, weekday: dayKeys.find((day) => day === target.value) ?? weekday })
          }
        >
          {inWeekOrder(dayKeys, locale).map((day) => (
            <option key={day} value={day}>
              {t(`checkIns.form.days.${day}`)}
            </option>
          ))}
        </Select>
      ) : null}
      {every === 'dates' ? <Dates draft={draft} onChange={onChange} /> : null}
    </div>
  )
}

function Dates({ draft, onChange }: Props) {
  const t = useT(checkInsWords)
  const { dates } = draft
  const set = (next: string[]) => onChange({ ...draft, dates: next })
  return (
    <div className="grid gap-3">
      {dates.map((date, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days have no other name
        <div key={at} className="flex flex-wrap items-end gap-3">
          <DatePicker
            label={t('checkIns.form.date', { n: at + 1 })}
            value={date}
            onChange={(day) => set(dates.with(at, day))}
          />
          <Button
            kind="quiet"
            aria-label={t('checkIns.form.removeDate', { n: at + 1 })}
            onClick={() => set(dates.toSpliced(at, 1))}
          >
            <Icon name="trash" size={18} />
          </Button>
        </div>
      ))}
      {dates.length < CHECK_IN_DATES_MAX ? (
        <Button kind="secondary" className="justify-self-start" onClick={() => set([...dates, ''])}>
          <Icon name="plus" size={16} />
          {t('checkIns.form.addDate')}
        </Button>
      ) : null}
    </div>
  )
}
