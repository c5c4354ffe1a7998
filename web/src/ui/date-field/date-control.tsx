import type { CalendarDate } from '@internationalized/date'
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useDateField, useDateSegment } from 'react-aria/useDateField'
import { type DateFieldState, useDateFieldState } from 'react-stately/useDateFieldState'
import { useLocale, useT } from '../../i18n/i18n'
import { AnyIcon } from '../any-icon'
import { buttonClass } from '../button-style'
import { cx } from '../cx'
import { inputLook } from '../input-look'
import { PopoverMenu } from '../popover-menu'
import { createCalendar, dayOf } from './calendar-day'
import type { DateInputProps } from './date-input-props'
import { DayCalendar } from './day-calendar'
import { textOf, useDayValue } from './use-day-value'
import { useTypedDigits } from './use-typed-digits'
import { dateFieldWords } from './words/date-field-words'

/** Input of a day in the page's calendar and digits: parts to type or to step through, and a calendar to open. */
export default function DateControl(props: DateInputProps) {
  const { tag } = useLocale()
  return (
    <I18nProvider locale={tag}>
      <LocalizedControl {...props} />
    </I18nProvider>
  )
}

/** State of the parts, and the day that they make up. */
function useDateParts(props: DateInputProps, group: RefObject<HTMLDivElement | null>) {
  const { label, required, disabled, invalid } = props
  const t = useT(dateFieldWords)
  const { tag } = useLocale()
  const { held, setHeld, emit } = useDayValue(props.value, props.onChange)
  const state = useDateFieldState<CalendarDate>({
    locale: tag,
    createCalendar,
    value: held,
    onChange: setHeld,
    shouldForceLeadingZeros: true,
    ...(required && { isRequired: true }),
    ...(disabled && { isDisabled: true }),
    ...(invalid && { isInvalid: true }),
  })
  const parts = state.segments.filter(({ isEditable }) => isEditable)
  const typed = parts.filter(({ isPlaceholder }) => !isPlaceholder)
  // A year of fewer digits is still being typed.
  const isWhole = typed.length === parts.length && (state.value?.year ?? 0) >= 1000
  const day = isWhole ? textOf(held) : ''
  useEffect(() => emit(day))
  useTypedDigits(group, tag)
  const { fieldProps } = useDateField(
    {
      'aria-label': label,
      'aria-describedby': props.describedBy,
      isDisabled: disabled,
      onBlur: () => props.onLeave?.(typed.length > 0 && day === '' ? t('dateField.partial') : undefined),
    },
    state,
    group,
  )
  return { state, fieldProps, held, setHeld, day }
}

function LocalizedControl(props: DateInputProps) {
  const { id, label, name, min, max, required, disabled, invalid, autoComplete = 'off' } = props
  const t = useT(dateFieldWords)
  const group = useRef<HTMLDivElement>(null)
  const { state, fieldProps, held, setHeld, day } = useDateParts(props, group)
  const openCalendar = () => group.current?.parentElement?.querySelector('button')?.click()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit()
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    openCalendar()
  }
  return (
    <div className={cx('relative', props.className)}>
      {/* Receives autofill, the press of the label and the focus of an invalid field. */}
      <input
        id={id}
        name={name}
        type="date"
        aria-hidden
        tabIndex={-1}
        autoComplete={autoComplete}
        disabled={disabled}
        value={day}
        onChange={({ target }) => setHeld(dayOf(target.value))}
        onFocus={() => group.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()}
        className="sr-only"
      />
      <div
        data-disabled={disabled || undefined}
        data-invalid={invalid || undefined}
        className={cx(inputLook(), look)}
      >
        <div
          {...fieldProps}
          ref={group}
          dir="ltr"
          onKeyDownCapture={onKeyDown}
          className="flex min-w-0 flex-1 cursor-text items-center rtl:justify-end"
        >
          {state.segments.map((segment, at, all) => (
            <Segment
              key={segment.type === 'literal' ? `after ${all[at - 1]?.type}` : segment.type}
              segment={segment}
              state={state}
            />
          ))}
        </div>
        <PopoverMenu
          label={t('dateField.open', { name: label })}
          trigger={<AnyIcon name="calendar" size={18} />}
          disabled={disabled ?? false}
          className={buttonClass({ kind: 'quiet', size: 'sm', iconOnly: true }, '-me-2.5')}
          panelClassName="p-3"
        >
          {(close) => (
            <DayCalendar
              day={held}
              min={dayOf(min)}
              max={dayOf(max)}
              clears={!required}
              onChoose={(chosen) => {
                close()
                setHeld(chosen)
              }}
            />
          )}
        </PopoverMenu>
      </div>
    </div>
  )
}

const look =
  'flex items-center justify-between gap-1 focus-within:border-turquoise data-disabled:bg-sunken data-disabled:text-ink-soft data-invalid:border-pomegranate'

type SegmentProps = { state: DateFieldState; segment: DateFieldState['segments'][number] }

/** Day, month or year, or the sign between two of them. */
function Segment({ segment, state }: SegmentProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { segmentProps } = useDateSegment(segment, state, ref)
  if (segment.type === 'literal') {
    return (
      <span aria-hidden className="whitespace-pre text-ink-soft">
        {segment.text}
      </span>
    )
  }
  return (
    <div
      {...(segmentProps as ComponentProps<'div'>)}
      data-part={segment.type}
      ref={ref}
      className={cx(
        'min-h-6 min-w-6 rounded-sm px-0.5 text-center tabular-nums outline-none focus:bg-turquoise focus:text-paper',
        segment.isPlaceholder && 'text-ink-soft',
      )}
    >
      {segment.text}
    </div>
  )
}
