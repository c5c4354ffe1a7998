import { expect, type Locator } from '@playwright/test'
import { type Locale, locales } from 'contract/locale'

const PARTS = ['year', 'month', 'day'] as const

/** Returns the group of a date field by its label. */
export function dateField(place: Locator, name: string): Locator {
  const part = place.page().locator('[data-part]')
  return place.getByRole('group', { name, exact: true }).filter({ has: part })
}

/** Types a day `YYYY-MM-DD` into a date field, in the calendar and digits of the language. */
export async function fillDay(
  place: Locator,
  name: string,
  day: string,
  locale: Locale = 'en',
): Promise<void> {
  const field = dateField(place, name)
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  })
  const typed = format.formatToParts(new Date(`${day}T12:00:00Z`))
  for (const part of PARTS) {
    const box = field.locator(`[data-part=${part}]`)
    await box.focus()
    await box.pressSequentially(typed.find(({ type }) => type === part)?.value ?? '')
    await expect(box).not.toHaveAttribute('data-placeholder')
  }
}
