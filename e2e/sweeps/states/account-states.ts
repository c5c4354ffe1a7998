import { expect } from '@playwright/test'
import { COACH_LINK_HOURS, CONFIRM_LINK_DAYS, RESET_LINK_MINUTES } from 'contract/auth/rules'
import { type Fixture, open, openProduct, type State } from './fixture'

const NEW = 'Even-stronger-2!'

/** Stubs the check of a reset link, so that any token is valid. */
async function goodLink({ page }: Fixture) {
  await page.route('**/auth/verify-reset-token', (route) =>
    route.fulfill({ json: { success: true, data: { valid: true } } }),
  )
}

const region = ({ me }: Fixture, name: string) => me.main.getByRole('region', { name, exact: true })

export const accountStates: State[] = [
  {
    name: 'shop, sorted and filtered',
    async reach(fixture) {
      await open('/shop?sort=price_desc&minPrice=10&maxPrice=60&search=protein')(fixture)
      await expect(fixture.me.main.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'shop, price unfolded',
    async reach(fixture) {
      await open('/shop')(fixture)
      await fixture.me.main.getByRole('button', { name: fixture.t('shop.price.label'), exact: true }).click()
      await fixture.me.field(fixture.t('shop.price.minPrice')).fill('?')
      await fixture.me.main.getByRole('button', { name: fixture.t('shop.price.apply'), exact: true }).click()
      await expect(fixture.page.getByText(fixture.t('shop.price.invalid'))).toBeVisible()
    },
  },
  {
    name: 'product, sold out, waiting for it',
    async reach(fixture) {
      await fixture.page.route('**/notify', (route) => route.fulfill({ json: { success: true } }))
      await openProduct('SEP-MULB-250')(fixture)
      const form = region(fixture, fixture.t('product.notify.title'))
      await form.getByLabel(fixture.t('product.notify.email')).fill('robin@tavan.test')
      await form.getByRole('button', { name: fixture.t('product.notify.submit') }).click()
      await expect(form.getByText(fixture.t('product.notify.done'))).toBeVisible()
    },
  },
  { name: 'forgotten password', reach: open('/forgot-password') },
  {
    name: 'forgotten password, no address',
    async reach(fixture) {
      await open('/forgot-password')(fixture)
      await fixture.page.getByRole('button', { name: fixture.t('links.forgot.submit'), exact: true }).click()
      await expect(
        fixture.page.getByText(fixture.t.error('auth.reset_email_required'), { exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'forgotten password, mailed',
    async reach(fixture) {
      await fixture.page.route('**/auth/forgot-password', (route) =>
        route.fulfill({ json: { success: true } }),
      )
      await open('/forgot-password')(fixture)
      await fixture.me.field(fixture.t('auth.email')).fill('robin@tavan.test')
      await fixture.page.getByRole('button', { name: fixture.t('links.forgot.submit'), exact: true }).click()
      await expect(fixture.page.getByText(fixture.t('links.forgot.sent'))).toBeVisible()
    },
  },
  { name: 'reset link, incomplete', reach: open('/reset-password') },
  {
    name: 'reset link, dead',
    expectedErrors: /^400 POST \/api\/v1\/auth\/verify-reset-token/,
    async reach(fixture) {
      await open('/reset-password?token=no-such-token')(fixture)
      await expect(
        fixture.page.getByText(fixture.t('links.reset.deadText', { minutes: RESET_LINK_MINUTES })),
      ).toBeVisible()
    },
  },
  {
    name: 'new password, with problems',
    async reach(fixture) {
      await goodLink(fixture)
      await open('/reset-password?token=good')(fixture)
      await fixture.me.field(fixture.t('links.reset.newPassword')).fill('weak')
      await fixture.me.field(fixture.t('links.reset.confirmPassword')).fill('other')
      await fixture.page.getByRole('button', { name: fixture.t('links.reset.submit'), exact: true }).click()
      await expect(fixture.page.getByText(fixture.t.error('auth.password_weak'))).toBeVisible()
    },
  },
  {
    name: 'new password, set',
    async reach(fixture) {
      await goodLink(fixture)
      await fixture.page.route('**/auth/reset-password', (route) =>
        route.fulfill({ json: { success: true } }),
      )
      await open('/reset-password?token=good')(fixture)
      // Disables the redirect after 3 seconds.
      await fixture.page.evaluate(() => {
        const real = setTimeout
        const kept = (run: TimerHandler, wait?: number) => (wait === 3000 ? 0 : real(run, wait))
        window.setTimeout = kept as typeof setTimeout
      })
      await fixture.me.field(fixture.t('links.reset.newPassword')).fill(NEW)
      await fixture.me.field(fixture.t('links.reset.confirmPassword')).fill(NEW)
      await fixture.page.getByRole('button', { name: fixture.t('links.reset.submit'), exact: true }).click()
      await expect(fixture.page.getByText(fixture.t('links.reset.doneText'))).toBeVisible()
    },
  },
  {
    name: 'mailbox confirmed',
    who: 'fresh',
    async reach(fixture) {
      await fixture.page.route('**/auth/verify-email', (route) => route.fulfill({ json: { success: true } }))
      await open('/verify-email?token=good')(fixture)
      await fixture.page.getByRole('button', { name: fixture.t('links.confirm.submit') }).click()
      await expect(fixture.page.getByText(fixture.t('links.confirm.doneText'))).toBeVisible()
    },
  },
  {
    name: 'mailbox, password of a coach',
    who: 'fresh',
    expectedErrors: /^400 POST \/api\/v1\/auth\/verify-email/,
    async reach(fixture) {
      await fixture.page.route('**/auth/verify-email', (route) =>
        route.fulfill({ status: 400, json: { success: false, code: 'auth.password_required' } }),
      )
      await open('/verify-email?token=good')(fixture)
      await fixture.page.getByRole('button', { name: fixture.t('links.confirm.submit') }).click()
      await expect(fixture.page.getByText(fixture.t('links.confirm.passwordHint'))).toBeVisible()
    },
  },
  {
    name: 'mailbox, dead link',
    expectedErrors: /^400 POST \/api\/v1\/auth\/verify-email/,
    async reach(fixture) {
      await open('/verify-email?token=no-such-token')(fixture)
      await fixture.page.getByRole('button', { name: fixture.t('links.confirm.submit') }).click()
      await expect(
        fixture.page.getByText(
          fixture.t('links.confirm.deadText', { days: CONFIRM_LINK_DAYS, hours: COACH_LINK_HOURS }),
        ),
      ).toBeVisible()
    },
  },
  {
    name: 'account',
    who: 'settled',
    async reach(fixture) {
      await open('/account')(fixture)
      await expect(region(fixture, fixture.t('account.sessions.title')).getByRole('listitem')).toHaveCount(2)
      await expect(region(fixture, fixture.t('account.addresses.title')).getByRole('listitem')).toHaveCount(1)
    },
  },
  {
    name: 'account, nothing kept yet',
    who: 'fresh',
    async reach(fixture) {
      await open('/account')(fixture)
      await expect(fixture.page.getByText(fixture.t('account.addresses.empty'))).toBeVisible()
    },
  },
  {
    name: 'account, an address with problems',
    who: 'fresh',
    modal: true,
    async reach(fixture) {
      await open('/account')(fixture)
      await fixture.me.main
        .getByRole('button', { name: fixture.t('account.addresses.add'), exact: true })
        .click()
      const form = fixture.page.getByRole('dialog')
      await form.getByRole('button', { name: fixture.t('account.addresses.save'), exact: true }).click()
      await expect(form.getByText(fixture.t.error('orders.zip_required'))).toBeVisible()
    },
  },
  {
    name: 'account, sign out everywhere?',
    who: 'settled',
    modal: true,
    async reach(fixture) {
      await open('/account')(fixture)
      await fixture.me.main
        .getByRole('button', { name: fixture.t('account.sessions.everywhere'), exact: true })
        .click()
      await expect(fixture.page.getByRole('dialog')).toBeVisible()
    },
  },
]
