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
