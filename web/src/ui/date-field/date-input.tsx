import { Suspense } from 'react'
import { inputLook } from '../input-look'
import { lazyPage } from '../lazy-page'

export interface DateInputProps {
  /** Id of the native input that a `label` names; pressing that label focuses the first part of the date. */
  id: string
  /** Accessible name. */
  label: string
  /** Day `YYYY-MM-DD`, or empty. */
  value: string
  /** Receives the day, or an empty text while a part of the date is missing. */
  onChange: (day: string) => void
  /** Called when the focus leaves the field, with the problem of a date of which only a part is entered. */
  onLeave?: (problem: string | undefined) => void
  name?: string
  /** First and last day that the calendar offers; typed days are checked by the form. */
  min?: string
  max?: string
  required?: boolean
  disabled?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  autoComplete?: 'bday'
  className?: string
}

/** The control with the library, 40 kB that load beside the page. */
export const DateControl = lazyPage<DateInputProps>(() => import('./date-control'))

/** Input of a day in the calendar and digits of the page. */
export function DateInput(props: DateInputProps) {
  return (
    <Suspense fallback={<div aria-hidden className={inputLook()} />}>
      <DateControl {...props} />
    </Suspense>
  )
}
