import type { Locale } from 'contract/locale'
import { dateField, fillDay } from './lib/date-field'
import { orderStaff } from './lib/order-staff'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun, testedLocales } from './lib/tested-locales'
import { expectAccessible, expectNoSidewaysScroll, resize, settled } from './lib/visual-checks'

/** November 1, 2026 as the field shows it. */
const SHOWN: Record<Locale, string> = { en: '11/01/2026', fa: '۱۴۰۵/۰۸/۱۰', nl: '01-11-2026' }

// The order of the parts and their digits by language: web/src/ui/date-field/date-field.test.tsx.
for (const locale of testedLocales) {
  test(
    `types two days and chooses one in the calendar, in the calendar of the page (${locale}, U28 U31)`,
    inFullRun,
    async ({ page, api }) => {
      const { main, o, arrive } = orderStaff(page, locale)
      await arriveAs(page, { locale })
      await arrive(api, '/admin/orders')
      await resize(page, { width: 360, height: 740 })
      await main.getByText(o('list.days'), { exact: true }).click()
      const year = dateField(main, o('export.to')).locator('[data-part=year]')
      await expect(year).toBeVisible()
      const lines = ({ clientHeight }: HTMLElement) => clientHeight / 24
      expect(await year.evaluate(lines), 'lines of an empty part').toBeLessThan(1.5)
      await resize(page, { width: 1280, height: 900 })
      await fillDay(main, o('export.from'), '2026-11-01', locale)
      await fillDay(main, o('export.to'), '2026-11-30', locale)
      await page.waitForURL(/from=2026-11-01&to=2026-11-30/)
      const field = dateField(main, o('export.from'))
      await expect(field).toHaveText(SHOWN[locale])

      // The arrow goes to the part on its side, the down arrow with Alt opens the calendar.
      await field.locator('[data-part=month]').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(
        field.locator(`[data-part=${{ en: 'month', fa: 'year', nl: 'day' }[locale]}]`),
      ).toBeFocused()
      await page.keyboard.press('Alt+ArrowDown')
      const days = page.getByRole('grid')
      await expect(days.getByRole('button').and(page.locator(':focus'))).toBeVisible()
      await settled(page)
      await expectAccessible(page, `calendar in ${locale}`)
      await expectNoSidewaysScroll(page, `calendar in ${locale}`)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(/from=2026-11-08&to=2026-11-30/)
      await expect(days).toBeHidden()

      // The focus returns to the part from which the calendar was opened.
      await expect(field.locator(':focus')).toHaveAttribute('data-part')
      await page.keyboard.press('Alt+ArrowDown')
      await expect(days).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(days).toBeHidden()
      await expect(field.locator(':focus')).toHaveAttribute('data-part')
    },
  )
}
