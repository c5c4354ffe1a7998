import { expect } from '@playwright/test'
import { coach } from '../../lib/coach'
import { leaveUnanswered } from '../../lib/navigation'
import type { Fixture, State } from './fixture'

const USERS = '**/coach/my-users?*'
const STATUS = '**/coach-applications/status?*'

async function dashboard({ page, api, locale }: Fixture, path = '/coach/dashboard') {
  const me = coach(page, locale)
  await me.arrive(api, path)
  return me
}

export const coachStates: State[] = [
  {
    name: 'coach, sign-in',
    async reach({ page, locale }) {
      await page.goto('/coach/login')
      await expect(coach(page, locale).field(coach(page, locale).t('auth.email'))).toBeVisible()
    },
  },
  {
    name: 'coach, sign-in refused',
    async reach({ page, locale, people }) {
      const me = coach(page, locale)
      await page.goto('/coach/login')
      await me.signIn(people.fresh.email, people.fresh.password)
      await expect(page.getByText(me.w('login.refused'), { exact: true })).toBeVisible()
    },
  },
  ...(['approved', 'pending', 'rejected'] as const).map(
    (status): State => ({
      name: `coach, registration of one who is ${status}`,
      async reach({ page, locale }) {
        const me = coach(page, locale)
        await page.route(STATUS, (route) => route.fulfill({ json: { success: true, data: { status } } }))
        await page.goto('/coach/register?email=lotte@example.test')
        await me.button(me.w('register.check')).click()
        await expect(me.main.getByText(me.w(`register.status.${status}`), { exact: true })).toBeVisible()
      },
    }),
  ),
  {
    name: 'coach, registration with nothing filled in',
    async reach({ page, locale }) {
      const me = coach(page, locale)
      await page.goto('/coach/register')
      await me.button(me.w('register.submit')).click()
      await expect(me.main.getByText(me.t.error('auth.email_required'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'coach, dashboard',
    async reach(fixture) {
      const { users } = await dashboard(fixture)
      await expect(users.first()).toBeVisible()
    },
  },
  {
    name: 'coach, users on their way',
    async reach(fixture) {
      await leaveUnanswered(fixture.page, USERS)
      const { main, w } = await dashboard(fixture)
      await expect(main.getByText(w('users.loading'), { exact: true })).toBeAttached()
    },
  },
  {
    name: 'coach, users failed',
    expectedErrors: /^400 GET \/api\/v1\/coach\/my-users/,
    async reach(fixture) {
      await fixture.page.route(USERS, (route) => route.fulfill({ status: 400, json: { success: false } }))
      const { main, w } = await dashboard(fixture)
      await expect(main.getByText(w('users.failed'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'coach, a search that finds nobody',
    async reach(fixture) {
      const { main, w } = await dashboard(fixture, '/coach/dashboard?search=nobody')
      await expect(main.getByText(w('users.none'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'coach, settings',
    async reach(fixture) {
      const { main, w } = await dashboard(fixture, '/coach/settings')
      await main.getByRole('switch', { name: w('settings.hours.on') }).check()
      await expect(main.getByLabel(w('settings.hours.from'), { exact: true })).toBeVisible()
    },
  },
]
