import { type CalendarDate, getLocalTimeZone, today } from '@internationalized/date'
import { useRef } from 'react'
import {
  useCalendar,
  useCalendarCell,
  useCalendarGrid,
  useCalendarMonthPicker,
  useCalendarYearPicker,
} from 'react-aria/useCalendar'
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState'
import { useLocale, useT } from '../../i18n/i18n'
import { Button } from '../button'
import { cx } from '../cx'
import { Icon } from '../icon'
import { inputLook } from '../input-look'
import { createCalendar } from './calendar-day'
import { dateFieldWords } from './words/date-field-words'

interface Props {
  day: CalendarDate | null
  min: CalendarDate | null
  max: CalendarDate | null
  /** Offers to clear the date. */
  clears: boolean
  onChoose: (day: CalendarDate | null) => void
}

/** Month of days in the page's calendar; opens on the chosen day, else on today. */
export function DayCalendar({ day, min, max, clears, onChoose }: Props) {
  const t = useT(dateFieldWords)
  const { tag } = useLocale()
  const state = useCalendarState({
    locale: tag,
    createCalendar,
    value: day,
    onChange: onChoose,
    autoFocus: true,
    ...(min && { minValue: min }),
    ...(max && { maxValue: max }),
  }) as CalendarState
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar({}, state)
  const now = today(getLocalTimeZone())
  return (
    <div {...calendarProps} className="grid gap-2">
      <div className="flex items-center gap-2">
        <Button
          kind="quiet"
          size="sm"
          iconOnly
          aria-label={prevButtonProps['aria-label']}
          disabled={prevButtonProps.isDisabled ?? false}
          onClick={() => state.focusPreviousPage()}
        >
          <Icon name="chevron-start" />
        </Button>
        <MonthAndYear state={state} years={min && max ? max.year - min.year + 1 : YEARS} />
        <Button
          kind="quiet"
          size="sm"
          iconOnly
          aria-label={nextButtonProps['aria-label']}
          disabled={nextButtonProps.isDisabled ?? false}
          onClick={() => state.focusNextPage()}
        >
          <Icon name="chevron-end" />
        </Button>
      </div>
      <Days state={state} />
      <div className="flex justify-between gap-2">
        {clears ? (
          <Button kind="quiet" size="sm" disabled={day === null} onClick={() => onChoose(null)}>
            {t('dateField.clear')}
          </Button>
        ) : null}
        <Button
          kind="quiet"
          size="sm"
          className="ms-auto"
          disabled={state.isInvalid(now)}
          onClick={() => onChoose(now)}
        >
          {t('dateField.today')}
        </Button>
      </div>
    </div>
  )
}

/** Number of years to choose from where the field has no first and last day. */
const YEARS = 21

function MonthAndYear({ state, years }: { state: CalendarState; years: number }) {
  const month = useCalendarMonthPicker({ format: 'long' }, state)
  const year = useCalendarYearPicker({ visibleYears: years }, state)
  return (
    <>
      {[month, year].map(({ items, onChange, value, 'aria-label': label }) => (
        <select
          key={label}
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
          className={cx(inputLook('sm'), 'min-w-0 flex-auto')}
        >
          {items.map(({ id, formatted }) => (
            <option key={id} value={id}>
              {formatted}
            </option>
          ))}
        </select>
      ))}
    </>
  )
}

function Days({ state }: { state: CalendarState }) {
  const { locale } = useLocale()
  // Short Persian names are whole words.
  const weekdayStyle = locale === 'fa' ? 'narrow' : 'short'
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle }, state)
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week))
  return (
    <table {...gridProps} className="w-full border-separate border-spacing-0.5">
      <thead {...headerProps}>
        <tr>
          {weekDays.map((name) => (
            <th key={name} className="pb-1 font-medium text-ink-soft text-xs">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days.find(Boolean)?.toString()}>
            {days.map((date) => date && <Day key={date.toString()} state={state} date={date} />)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ state, date }: { state: CalendarState; date: CalendarDate }) {
  const ref = useRef<HTMLDivElement>(null)
  const { cellProps, buttonProps, isSelected, isDisabled, isOutsideVisibleRange, formattedDate } =
    useCalendarCell({ date }, state, ref)
  const { 'aria-label': wholeDate, ...button } = buttonProps
  const isToday = date.compare(today(state.timeZone)) === 0
  return (
    <td {...cellProps} className="p-0 text-center">
      <div
        {...button}
        ref={ref}
        hidden={isOutsideVisibleRange}
        className={cx(
          'relative mx-auto grid size-9 cursor-pointer place-items-center rounded-field text-sm tabular-nums',
          isSelected ? 'bg-turquoise text-paper' : 'hover:bg-sunken',
          isToday && !isSelected && 'font-semibold text-turquoise',
          isDisabled && 'pointer-events-none text-ink-soft line-through',
        )}
      >
        <span aria-hidden>{formattedDate}</span>
        <span className="sr-only">{wholeDate}</span>
      </div>
    </td>
  )
}
