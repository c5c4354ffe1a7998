import { act, fireEvent, screen, within } from '@testing-library/react'
import { DateControl } from '../src/ui/date-field/date-input'

/** Loads the lazy control, so that date fields render at once. */
export async function loadDateFields(): Promise<void> {
  // happy-dom emits `selectionchange` inside of `collapse`, which the library calls upon that event.
  Selection.prototype.collapse = () => undefined
  await act(() => DateControl.load())
}

type Queries = Pick<typeof screen, 'getAllByRole'>
const PARTS = ['year', 'month', 'day'] as const

/** Returns the group of a date field by its label; other groups may have the same one. */
export function dateField(name: string, place: Queries = screen): HTMLElement {
  const found = place.getAllByRole('group', { name }).find((group) => group.querySelector('[data-part]'))
  if (!found) throw new Error(`there is no date field "${name}"`)
  return found
}

/** Returns year, month or day of a date field. */
export function partOf(field: HTMLElement, part: (typeof PARTS)[number]): HTMLElement {
  const found = within(field)
    .getAllByRole('spinbutton')
    .find(({ dataset }) => dataset.part === part)
  if (!found) throw new Error(`the date field has no ${part}`)
  return found
}

const typed = (data: string) =>
  new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true })

/** Types characters into a part of a date field, as a keyboard does. */
export function typeInto(part: HTMLElement, text: string): void {
  fireEvent.focus(part)
  for (const character of text) fireEvent(part, typed(character))
}

/**
 * Types a day, `year-month-day` in the calendar of the page, into a date field. Awaits `act` for each character, since
 * the owner may navigate in answer.
 */
export async function typeDay(name: string, day: string, place: Queries = screen): Promise<void> {
  for (const [at, text] of day.split('-').entries()) {
    const part = partOf(dateField(name, place), PARTS[at] ?? 'day')
    fireEvent.focus(part)
    for (const character of text) await act(async () => fireEvent(part, typed(character)))
  }
}

/** Returns a date field's value, `YYYY-MM-DD` or empty. */
export const dayIn = (field: HTMLElement): string | undefined =>
  field.parentElement?.parentElement?.querySelector<HTMLInputElement>('input[type=date]')?.value
