import { expect } from '@playwright/test'
import { type Api, newEmail } from '../../lib/api'
import { ADMIN } from '../../lib/owner'
import { peopleStaff } from '../../lib/people-staff'
import type { Fixture, State } from './fixture'

let invited: Promise<unknown> | undefined
/** Creates the run's only open invitation. */
function invite(api: Api): Promise<unknown> {
  invited ??= api.signIn(ADMIN).then(({ token }) =>
    api.call('POST', '/admin/staff/invitations', {
      token,
      body: { email: newEmail(), staffRole: 'support', locale: 'nl' },
    }),
  )
  return invited
}

async function openPerson({ page, api, locale, people }: Fixture) {
  const me = peopleStaff(page, locale)
  await me.arrive(api, `/admin/people/${people.withOrders.id}`)
  await expect(me.button(me.p('people.lock.button'))).toBeVisible()
  return me
}

/** Stubs the data of an invitation link. */
const offer = ({ page }: Fixture, account: boolean) =>
  page.route('**/auth/staff-invitation', (route) =>
    route.fulfill({
      json: { success: true, data: { email: 'sara.bakker@tavan.test', staffRole: 'coaches', account } },
    }),
  )

export const peopleConsoleStates: State[] = [
  {
    name: 'console, people',
    async reach({ page, api, locale }) {
      const me = peopleStaff(page, locale)
      await me.arrive(api, '/admin/people?role=customer')
      await expect(me.rows.nth(6)).toBeVisible()
    },
  },
  {
    name: 'console, a person',
    async reach(fixture) {
      const me = await openPerson(fixture)
      await expect(me.main.getByText(me.p('people.one.ordersTotal'))).toBeVisible()
    },
  },
  {
    name: 'console, lock an account without a reason',
    modal: true,
    async reach(fixture) {
      const me = await openPerson(fixture)
      await me.button(me.p('people.lock.button')).click()
      await me.answer(me.p('people.lock.submit')).click()
      await expect(me.dialog.getByText(me.t.error('people.reason_required'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, staff and an open invitation',
    async reach({ page, api, locale }) {
      const me = peopleStaff(page, locale)
      await invite(api)
      await me.arrive(api, '/admin/staff')
      await expect(me.rows.nth(1)).toBeVisible()
      await expect(
        me.main.getByText(me.p('staffInvitations.open.withdraw'), { exact: true }).first(),
      ).toBeVisible()
    },
  },
  {
    name: 'console, invite someone without an address',
    modal: true,
    async reach({ page, api, locale }) {
      const me = peopleStaff(page, locale)
      await me.arrive(api, '/admin/staff')
      await me.button(me.p('consoleStaff.invite')).click()
      await me.answer(me.p('staffInvitations.sending.submit')).click()
      await expect(me.dialog.getByText(me.t.error('auth.email_required'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'invitation to the staff',
    async reach(fixture) {
      await offer(fixture, false)
      const { main, p } = peopleStaff(fixture.page, fixture.locale)
      await fixture.page.goto('/admin/invitation?token=good')
      await expect(main.getByLabel(p('staffInvitations.join.firstName'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'invitation to the staff, for an account',
    async reach(fixture) {
      await offer(fixture, true)
      const { button, p } = peopleStaff(fixture.page, fixture.locale)
      await fixture.page.goto('/admin/invitation?token=good')
      await expect(button(p('staffInvitations.join.submit'))).toBeVisible()
    },
  },
  {
    name: 'invitation to the staff, dead link',
    expectedErrors: /^400 POST \/api\/v1\/auth\/staff-invitation/,
    async reach({ page, locale }) {
      const { main, t } = peopleStaff(page, locale)
      await page.goto('/admin/invitation?token=no-such-token')
      await expect(main.getByText(t.error('people.invitation_dead'), { exact: true })).toBeVisible()
    },
  },
]
