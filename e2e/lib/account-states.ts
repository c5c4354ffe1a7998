import { expect } from '@playwright/test'
import { open, openProduct, type Scene, type State } from './scene'

const NEW = 'Even-stronger-2!'

/** A reset link that the server takes for good; nothing is mailed for it. */
async function goodLink({ page }: Scene) {
  await page.route('**/auth/verify-reset-token', (route) =>
    route.fulfill({ json: { success: true, data: { valid: true } } }),
  )
}

const region = ({ me }: Scene, name: string) => me.main.getByRole('region', { name, exact: true })

export const accountStates: State[] = [
  {
    name: 'shop, sorted and filtered',
    async reach(scene) {
      await open('/shop?sort=price_desc&minPrice=10&maxPrice=60&search=protein')(scene)
      await expect(scene.me.main.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'shop, price unfolded',
    async reach(scene) {
      await open('/shop')(scene)
      await scene.me.main.getByRole('button', { name: scene.t('shop.price.label'), exact: true }).click()
      await scene.me.field(scene.t('shop.price.minPrice')).fill('?')
      await scene.me.main.getByRole('button', { name: scene.t('shop.price.apply'), exact: true }).click()
      await expect(scene.page.getByText(scene.t('shop.price.invalid'))).toBeVisible()
    },
  },
  {
    name: 'product, sold out, waiting for it',
    async reach(scene) {
      await scene.page.route('**/notify', (route) => route.fulfill({ json: { success: true } }))
      await openProduct('SEP-MULB-250')(scene)
      const form = region(scene, scene.t('product.notify.title'))
      await form.getByLabel(scene.t('product.notify.email')).fill('robin@tavan.test')
      await form.getByRole('button', { name: scene.t('product.notify.submit') }).click()
      await expect(form.getByText(scene.t('product.notify.done'))).toBeVisible()
    },
  },
  { name: 'forgotten password', reach: open('/forgot-password') },
  {
    name: 'forgotten password, no address',
    async reach(scene) {
      await open('/forgot-password')(scene)
      await scene.page.getByRole('button', { name: scene.t('account.forgot.submit'), exact: true }).click()
      await expect(
        scene.page.getByText(scene.t.error('auth.reset_email_required'), { exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'forgotten password, mailed',
    async reach(scene) {
      await scene.page.route('**/auth/forgot-password', (route) => route.fulfill({ json: { success: true } }))
      await open('/forgot-password')(scene)
      await scene.me.field(scene.t('auth.email')).fill('robin@tavan.test')
      await scene.page.getByRole('button', { name: scene.t('account.forgot.submit'), exact: true }).click()
      await expect(scene.page.getByText(scene.t('account.forgot.sent'))).toBeVisible()
    },
  },
  { name: 'reset link, incomplete', reach: open('/reset-password') },
  {
    name: 'reset link, dead',
    trouble: /^400 POST \/api\/v1\/auth\/verify-reset-token/,
    async reach(scene) {
      await open('/reset-password?token=no-such-token')(scene)
      await expect(scene.page.getByText(scene.t('account.reset.deadText'))).toBeVisible()
    },
  },
  {
    name: 'new password, with problems',
    async reach(scene) {
      await goodLink(scene)
      await open('/reset-password?token=good')(scene)
      await scene.me.field(scene.t('account.reset.newPassword')).fill('weak')
      await scene.me.field(scene.t('account.reset.confirmPassword')).fill('other')
      await scene.page.getByRole('button', { name: scene.t('account.reset.submit'), exact: true }).click()
      await expect(scene.page.getByText(scene.t.error('auth.password_weak'))).toBeVisible()
    },
  },
  {
    name: 'new password, set',
    async reach(scene) {
      await goodLink(scene)
      await scene.page.route('**/auth/reset-password', (route) => route.fulfill({ json: { success: true } }))
      // The page goes on by itself after 3 seconds; here it stays.
      await scene.page.addInitScript(() => {
        const real = setTimeout
        const kept = (run: TimerHandler, wait?: number) => (wait === 3000 ? 0 : real(run, wait))
        window.setTimeout = kept as typeof setTimeout
      })
      await open('/reset-password?token=good')(scene)
      await scene.me.field(scene.t('account.reset.newPassword')).fill(NEW)
      await scene.me.field(scene.t('account.reset.confirmPassword')).fill(NEW)
      await scene.page.getByRole('button', { name: scene.t('account.reset.submit'), exact: true }).click()
      await expect(scene.page.getByText(scene.t('account.reset.doneText'))).toBeVisible()
    },
  },
  {
    name: 'mailbox confirmed',
    who: 'fresh',
    async reach(scene) {
      await scene.page.route('**/auth/verify-email', (route) => route.fulfill({ json: { success: true } }))
      await open('/verify-email?token=good')(scene)
      await expect(scene.page.getByText(scene.t('account.confirm.doneText'))).toBeVisible()
    },
  },
  {
    name: 'mailbox, dead link',
    trouble: /^400 POST \/api\/v1\/auth\/verify-email/,
    async reach(scene) {
      await open('/verify-email?token=no-such-token')(scene)
      await expect(scene.page.getByText(scene.t('account.confirm.deadText'))).toBeVisible()
    },
  },
  {
    name: 'account',
    who: 'settled',
    async reach(scene) {
      await open('/account')(scene)
      await expect(region(scene, scene.t('account.sessions.title')).getByRole('listitem')).toHaveCount(2)
      await expect(region(scene, scene.t('account.addresses.title')).getByRole('listitem')).toHaveCount(1)
    },
  },
  {
    name: 'account, nothing kept yet',
    who: 'fresh',
    async reach(scene) {
      await open('/account')(scene)
      await expect(scene.page.getByText(scene.t('account.addresses.empty'))).toBeVisible()
    },
  },
  {
    name: 'account, an address with problems',
    who: 'fresh',
    modal: true,
    async reach(scene) {
      await open('/account')(scene)
      await scene.me.main.getByRole('button', { name: scene.t('account.addresses.add'), exact: true }).click()
      const form = scene.page.getByRole('dialog')
      await form.getByRole('button', { name: scene.t('account.addresses.save'), exact: true }).click()
      await expect(form.getByText(scene.t.error('orders.zip_required'))).toBeVisible()
    },
  },
  {
    name: 'account, sign out everywhere?',
    who: 'settled',
    modal: true,
    async reach(scene) {
      await open('/account')(scene)
      await scene.me.main
        .getByRole('button', { name: scene.t('account.sessions.everywhere'), exact: true })
        .click()
      await expect(scene.page.getByRole('dialog')).toBeVisible()
    },
  },
]
