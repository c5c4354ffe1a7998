import { Suspense } from 'react'
import { inputLook } from '../input-look'
import { lazyPage } from '../lazy-page'
import type { DateInputProps } from './date-input-props'

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
