import { expect } from '@playwright/test'
import { leaveUnanswered } from '../../lib/navigation'
import { editor, programWords } from '../../lib/programs'
import type { Fixture, State } from './fixture'

const LIST = '**/api/v1/user-programs'

/** Returns the id of the demo customer's program with a status. */
async function programOf({ api, people }: Fixture, status: string): Promise<string> {
  const { data } = await api.call<{ data: { _id: string; status: string }[] }>('GET', '/user-programs', {
    token: people.withOrders.token,
  })
  return data.find((one) => one.status === status)?._id ?? ''
}

/** Opens the demo customer's running program as the demo coach. */
async function openEditor({ page, api, locale }: Fixture) {
  const me = editor(page, locale)
  await me.arrive(api, '/coach/dashboard?search=customer@tavan.test')
  await expect(me.users).toHaveCount(1)
  await me.users.getByRole('list').getByRole('button').nth(1).click()
  await expect(me.tab('tabs.overview')).toBeVisible()
  return me
}

const TABS = ['overview', 'nutrition', 'workout', 'lifestyle', 'tracking'] as const
const EDITOR_TABS = ['overview', 'nutrition', 'workout', 'tracking', 'questionnaire'] as const

export const programStates: State[] = [
  {
    name: 'programs',
    who: 'withOrders',
    async reach({ page }) {
      await page.goto('/programs')
      await expect(page.getByRole('main').getByRole('article').nth(2)).toBeVisible()
    },
  },
  {
    name: 'programs, none',
    who: 'fresh',
    async reach({ page, locale }) {
      await page.goto('/programs')
      await expect(page.getByText(programWords(locale)('mine.empty.title'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'programs, on their way',
    who: 'withOrders',
    async reach({ page, locale }) {
      await leaveUnanswered(page, LIST)
      await page.goto('/programs')
      await expect(page.getByText(programWords(locale)('mine.loading'), { exact: true })).toBeAttached()
    },
  },
  {
    name: 'programs, failed',
    who: 'withOrders',
    expectedErrors: /^400 GET \/api\/v1\/user-programs/,
    async reach({ page, locale }) {
      await page.route(LIST, (route) => route.fulfill({ status: 400, json: { success: false } }))
      await page.goto('/programs')
      await expect(page.getByText(programWords(locale)('mine.failed'), { exact: true })).toBeVisible()
    },
  },
  ...TABS.map(
    (tab): State => ({
      name: `program, ${tab}`,
      who: 'withOrders',
      modal: true,
      async reach(fixture) {
        const { page, locale } = fixture
        await page.goto(`/programs?program=${await programOf(fixture, 'active')}&tab=${tab}`)
        const name = programWords(locale)(`mine.detail.${tab}`)
        await expect(page.getByRole('dialog').getByRole('tab', { name, selected: true })).toBeVisible()
      },
    }),
  ),
  {
    name: 'program, the week to print',
    who: 'withOrders',
    async reach(fixture) {
      await fixture.page.goto(`/programs/${await programOf(fixture, 'active')}/week`)
      await expect(fixture.page.locator('h1')).toHaveCount(1)
    },
  },
  {
    name: 'program, photos',
    who: 'withOrders',
    async reach(fixture) {
      await fixture.page.goto(`/programs/${await programOf(fixture, 'active')}/photos`)
      await expect(fixture.page.locator('h1')).toHaveCount(1)
      await expect(fixture.page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    },
  },
  {
    name: 'questionnaire',
    who: 'athlete',
    async reach({ page, people }) {
      await page.goto(`/programs/${people.athlete.program}/questionnaire`)
      await expect(page.getByRole('progressbar')).toBeVisible()
    },
  },
  {
    name: 'questionnaire, with nothing answered',
    who: 'athlete',
    async reach({ page, people, locale }) {
      const f = programWords(locale)
      await page.goto(`/programs/${people.athlete.program}/questionnaire?step=5`)
      await page.getByRole('button', { name: f('ask.submit'), exact: true }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  ...EDITOR_TABS.map(
    (tab): State => ({
      name: `coach, a program, ${tab}`,
      modal: true,
      async reach(fixture) {
        const me = await openEditor(fixture)
        await me.tab(`tabs.${tab}`).click()
        const folded = me.dialog.locator('button[aria-expanded=false]')
        if (tab === 'nutrition' || tab === 'workout') await folded.first().click()
      },
    }),
  ),
  {
    name: 'coach, an exercise being written',
    modal: true,
    async reach(fixture) {
      const me = await openEditor(fixture)
      await me.tab('tabs.workout').click()
      await me.dialog.locator('button[aria-expanded=false]').first().click()
      await me.dialog.getByRole('article').first().getByRole('button').first().click()
      await expect(me.dialog.getByRole('article').first().getByRole('textbox').first()).toBeFocused()
    },
  },
  {
    name: 'coach, the history of a plan',
    modal: true,
    async reach(fixture) {
      const me = await openEditor(fixture)
      await me.chooseMore(me.e('history.open'))
      const history = fixture.page.getByRole('dialog', { name: me.e('history.title') })
      await expect(history.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'coach, a plan changed by somebody else',
    modal: true,
    expectedErrors: /^409 PUT \/api\/v1\/coach\/user-programs/,
    async reach(fixture) {
      const { page } = fixture
      const me = await openEditor(fixture)
      await page.route('**/complete-data', (route) =>
        route.fulfill({
          status: 409,
          json: {
            success: false,
            code: 'programs.changed_meanwhile',
            message: 'Someone else changed this while you were editing',
            requestId: 'r',
            data: { version: 9, current: { duration: 70 } },
          },
        }),
      )
      const label = me.e('plan.duration')
      await me.button(me.e('place.edit', { name: label })).click()
      await me.field(label).fill('90')
      await me.field(label).press('Enter')
      await expect(page.getByRole('dialog', { name: me.e('conflict.title') })).toBeVisible()
    },
  },
]
