import { expect } from '@playwright/test'
import { submitter, testWords } from '../../lib/blood-tests'
import { coach } from '../../lib/coach'
import type { Fixture, State } from './fixture'

const LIST = '**/blood-tests/coach/all*'

async function coachTab({ page, api, locale }: Fixture) {
  const me = coach(page, locale)
  await me.arrive(api, '/coach/dashboard?tab=blood-tests')
  return { ...me, w: testWords(locale) }
}

export const bloodTestStates: State[] = [
  {
    name: 'coach, no blood tests',
    async reach(fixture) {
      const data = {
        bloodTests: [],
        total: 0,
        currentPage: 1,
        totalPages: 1,
        counts: { reviewing: 0, completed: 0 },
      }
      await fixture.page.route(LIST, (route) =>
        route.fulfill({ json: { success: true, data, bloodTests: [] } }),
      )
      const { main, w } = await coachTab(fixture)
      await expect(main.getByText(w('coachTests.empty'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'coach, blood tests',
    async reach(fixture) {
      const { main } = await coachTab(fixture)
      await expect(main.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'coach, blood tests failed',
    expectedErrors: /^400 GET \/api\/v1\/blood-tests\/coach\/all/,
    async reach(fixture) {
      await fixture.page.route(LIST, (route) => route.fulfill({ status: 400, json: { success: false } }))
      const { main, w } = await coachTab(fixture)
      await expect(main.getByText(w('coachTests.failed'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'coach, a blood test',
    async reach(fixture) {
      const { page } = fixture
      const { main, w } = await coachTab(fixture)
      await main.getByRole('article').first().getByRole('button').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(w('coachTests.detail.person'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'blood tests, none',
    who: 'fresh',
    async reach({ page, locale }) {
      await page.goto('/blood-tests')
      await expect(page.getByText(testWords(locale)('bloodTests.empty.title'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'blood tests',
    who: 'withOrders',
    async reach({ page }) {
      await page.goto('/blood-tests')
      await expect(page.getByRole('slider')).toBeVisible()
    },
  },
  {
    name: 'blood test',
    who: 'withOrders',
    async reach({ page, locale }) {
      await page.goto('/blood-tests')
      await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click()
      await expect(
        page.getByRole('heading', { name: testWords(locale)('bloodTests.views.title') }),
      ).toBeVisible()
    },
  },
  {
    name: 'blood test, to submit with problems',
    who: 'fresh',
    async reach({ page, locale }) {
      const { t, main, row, press } = submitter(page, locale)
      await page.goto('/blood-tests/new')
      await expect(main.getByRole('checkbox')).toBeVisible()
      await row(1).getByLabel(t('submitTest.values.label'), { exact: true }).fill('Ferritin')
      await press(t('submitTest.send'))
      await expect(main.getByText(t('submitTest.invalid', { count: 2 }), { exact: true })).toBeVisible()
    },
  },
]
