import { expect } from '@playwright/test'
import { testWords } from '../../lib/blood-tests'
import { owner } from '../../lib/owner'
import type { Fixture, State } from './fixture'

const LIST = '**/admin/blood-tests?*'

async function list({ page, api, locale }: Fixture, search = '') {
  const me = owner(page, locale)
  await me.arrive(api, `/admin/blood-tests${search}`)
  return { ...me, w: testWords(locale) }
}

export const bloodTestsConsoleStates: State[] = [
  {
    name: 'console, blood tests',
    async reach(fixture) {
      const { main } = await list(fixture)
      await expect(main.getByRole('row').nth(2)).toBeVisible()
    },
  },
  {
    name: 'console, a search for blood tests that finds nothing',
    async reach(fixture) {
      const { main, w } = await list(fixture, '?search=nobody-at-all')
      await expect(main.getByText(w('consoleTests.list.nothingFoundText'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, blood tests failed',
    expectedErrors: /^400 GET \/api\/v1\/admin\/blood-tests/,
    async reach(fixture) {
      await fixture.page.route(LIST, (route) => route.fulfill({ status: 400, json: { success: false } }))
      const { main, w } = await list(fixture)
      await expect(main.getByText(w('consoleTests.list.failed'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, a blood test with a value that lacks its number',
    async reach(fixture) {
      const { main, w } = await list(fixture)
      await main.getByRole('row').nth(1).getByRole('link').click()
      await main.getByLabel(w('submitTest.values.label'), { exact: true }).fill('Iron')
      await main.getByRole('button', { name: w('consoleTests.values.submit'), exact: true }).click()
      await expect(main.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
]
