import { expect } from '@playwright/test'
import { leaveUnanswered } from '../../lib/navigation'
import { owner } from '../../lib/owner'
import type { Fixture, State } from './fixture'

const LIST = '**/admin/coach-applications?*'

/** Opens the demo application of Bram Jansen. */
async function openApplication({ page, api, locale }: Fixture) {
  const me = owner(page, locale)
  await me.arrive(api, '/admin/applications?search=bram.jansen')
  await me.one('Bram Jansen').click()
  await expect(me.main.getByRole('heading', { level: 1, name: 'Bram Jansen' })).toBeVisible()
  await expect(me.main.locator('iframe')).toBeVisible()
  return me
}

export const consoleStates: State[] = [
  {
    name: 'console, sign-in',
    async reach({ page, locale }) {
      await page.goto('/admin')
      await expect(owner(page, locale).submit).toBeVisible()
    },
  },
  {
    name: 'console, sign-in refused',
    expectedErrors: /^401 POST \/api\/v1\/auth\/login/,
    async reach({ page, locale }) {
      const me = owner(page, locale)
      await page.goto('/admin')
      await me.signIn('nobody@tavan.test', 'wrong')
      await expect(me.main.getByText(me.t.error('auth.wrong_credentials'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, applications of every status',
    async reach({ page, api, locale }) {
      const me = owner(page, locale)
      await me.arrive(api, '/admin/applications?status=all')
      // The header row and the six of the demo data.
      await expect(me.main.getByRole('row').nth(6)).toBeVisible()
    },
  },
  {
    name: 'console, a search that finds nothing',
    async reach({ page, api, locale }) {
      const me = owner(page, locale)
      await me.arrive(api, '/admin/applications?search=nobody')
      await expect(me.main.getByText(me.w('list.nothingFoundText'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, applications on their way',
    async reach({ page, api, locale }) {
      const me = owner(page, locale)
      await leaveUnanswered(page, LIST)
      await me.arrive(api)
      await expect(me.main.getByText(me.w('list.loading'), { exact: true })).toBeAttached()
    },
  },
  {
    name: 'console, applications failed',
    expectedErrors: /^400 GET \/api\/v1\/admin\/coach-applications/,
    async reach({ page, api, locale }) {
      const me = owner(page, locale)
      await page.route(LIST, (route) => route.fulfill({ status: 400, json: { success: false } }))
      await me.arrive(api)
      await expect(me.main.getByText(me.w('list.failed'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, one application',
    reach: async (fixture) => void (await openApplication(fixture)),
  },
  {
    name: 'console, one application that was decided',
    async reach({ page, api, locale }) {
      const me = owner(page, locale)
      await me.arrive(api, '/admin/applications?status=approved&search=rostami')
      await me.one('Kaveh Rostami').click()
      await expect(me.main.getByText('Welcome, Kaveh', { exact: false })).toBeVisible()
    },
  },
  {
    name: 'console, approve?',
    modal: true,
    async reach(fixture) {
      const { main, dialog, w } = await openApplication(fixture)
      await main.getByRole('button', { name: w('decision.approve'), exact: true }).click()
      await expect(dialog.getByLabel(w('decision.note'))).toBeVisible()
    },
  },
  {
    name: 'console, reject without a reason',
    modal: true,
    async reach(fixture) {
      const { main, dialog, w, t } = await openApplication(fixture)
      await main.getByRole('button', { name: w('decision.reject'), exact: true }).click()
      await dialog.getByRole('button', { name: w('decision.reject'), exact: true }).click()
      await expect(dialog.getByText(t.error('coaches.notes_required'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, menu',
    modal: true,
    only: 'narrow',
    async reach({ page, api, locale }) {
      const me = owner(page, locale)
      await me.arrive(api)
      await page
        .getByRole('banner')
        .getByRole('button', { name: me.t('nav.menu'), exact: true })
        .click()
      await expect(me.dialog.getByRole('button', { name: me.c('logout'), exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, a page that is not there',
    async reach({ page, api, locale }) {
      const me = owner(page, locale)
      await me.arrive(api, '/admin/nowhere')
      await expect(me.main.getByText(me.c('notFound.text'), { exact: true })).toBeVisible()
    },
  },
]
