import { expect } from '@playwright/test'
import { coach } from '../../lib/coach'
import { orderStaff } from '../../lib/order-staff'
import { editor } from '../../lib/programs'
import { type Fixture, open, type State } from './fixture'

const heading = ({ me }: Fixture) => me.main.getByRole('heading', { level: 1 })

/** Opens a page whose data is there once nothing is busy. */
const openLoaded = (path: string) => async (fixture: Fixture) => {
  await open(path)(fixture)
  await expect(heading(fixture)).toBeVisible()
  await expect(fixture.me.main.locator('[aria-busy=true]')).toHaveCount(0)
}

const ofCoach =
  (path: string) =>
  async ({ page, api, locale }: Fixture) => {
    const { arrive, main } = coach(page, locale)
    await arrive(api, '/coach/dashboard')
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  }

const ofOwner =
  (path: string) =>
  async ({ page, api, locale }: Fixture) => {
    const { arrive, main } = orderStaff(page, locale)
    await arrive(api, path)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  }

/** Opens the workout of the demo customer's running program as its coach, with the first day unfolded. */
async function openDay({ page, api, locale, people }: Fixture) {
  const plan = editor(page, locale)
  await plan.arrive(api, '/coach/dashboard')
  const { data } = await api.call<{ data: { _id: string; status: string }[] }>('GET', '/user-programs', {
    token: people.withOrders.token,
  })
  const running = data.find(({ status }) => status === 'active')?._id ?? ''
  await page.goto(`/coach/dashboard?program=${running}`)
  await plan.tab('tabs.workout').click()
  await plan.dialog.locator('button[aria-expanded=false]').first().click()
  return plan
}

/** Pages that came after the first sheets: coming back to the shop, the coach's workshop, further parts of the console. */
export const laterStates: State[] = [
  { name: 'wish list, empty', who: 'fresh', reach: openLoaded('/wish-list') },
  { name: 'subscriptions, none', who: 'fresh', reach: openLoaded('/subscriptions') },
  { name: 'compare, nothing chosen', reach: open('/compare') },
  { name: 'newsletter, a link that is none', reach: open('/newsletter?token=none') },
  { name: 'unsubscribe, a link that is none', reach: open('/unsubscribe?token=none') },
  {
    name: 'order’s status, a link that is none',
    expectedErrors: /^4\d\d GET \/api\/v1\/orders\//,
    reach: open('/order-status?token=none'),
  },
  {
    name: 'checkout, sign-in or new account',
    async reach(fixture) {
      const { page, api, me } = fixture
      await page.goto(`/product/${(await api.product('PAR-BAND-MIN'))._id}`)
      await me.main.getByRole('button', { name: fixture.t('product.add') }).click()
      await me.expectCart(1)
      await page.goto('/checkout')
      await page.waitForURL('**/login')
      await expect(heading(fixture)).toBeVisible()
    },
  },
  {
    name: 'order, of a program',
    who: 'athlete',
    async reach(fixture) {
      const { api, people } = fixture
      const [order] = await api.orders(people.athlete.token)
      await openLoaded(`/orders/${order?.orderNumber}`)(fixture)
    },
  },
  { name: 'account, of an athlete', who: 'withOrders', reach: openLoaded('/account') },
  { name: 'today', who: 'withOrders', reach: openLoaded('/today') },
  { name: 'today, without a plan', who: 'athlete', reach: openLoaded('/today') },
  { name: 'coach, who needs me', reach: ofCoach('/coach/queue') },
  { name: 'coach, library', reach: ofCoach('/coach/library') },
  { name: 'coach, library of foods', reach: ofCoach('/coach/library/foods') },
  { name: 'coach, templates', reach: ofCoach('/coach/templates') },
  { name: 'coach, team', reach: ofCoach('/coach/team') },
  {
    name: 'coach, the lines of a day',
    modal: true,
    async reach(fixture) {
      const { button, e, dialog } = await openDay(fixture)
      await button(e('lines.open')).first().click()
      await expect(dialog.getByRole('group', { name: e('lines.open') })).toBeVisible()
    },
  },
  { name: 'console, reviews', reach: ofOwner('/admin/reviews') },
  { name: 'console, needs', reach: ofOwner('/admin/needs') },
  { name: 'console, newsletter', reach: ofOwner('/admin/newsletter') },
]
