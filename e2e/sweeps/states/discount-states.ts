import { expect } from '@playwright/test'
import { discountStaff } from '../../lib/discount-staff'
import { type Fixture, open, type State } from './fixture'

/** Opens the checkout with a code typed into its field. */
async function typeCode(fixture: Fixture, code: string) {
  const { me, page, t } = fixture
  await open('/checkout')(fixture)
  await expect(me.field(t('auth.firstName'))).toHaveValue('Robin')
  await page.getByRole('button', { name: t('checkout.discount.open'), exact: true }).click()
  await me.field(t('checkout.discount.label')).fill(code)
  await page.keyboard.press('Enter')
}

/** Discount codes for customers and staff. */
export const discountStates: State[] = [
  {
    name: 'checkout, a discount code nobody knows',
    who: 'withCart',
    expectedErrors: /^409 POST \/api\/v1\/orders\/discount$/,
    async reach(fixture) {
      // Stubbed, because guesses are rate-limited and all states share the account.
      await fixture.page.route('**/api/v1/orders/discount', (route) =>
        route.fulfill({
          status: 409,
          json: { success: false, code: 'orders.discount_unknown', message: '' },
        }),
      )
      await typeCode(fixture, 'NOBODY-KNOWS-THIS')
      await expect(fixture.page.getByText(fixture.t.error('orders.discount_unknown'))).toBeVisible()
    },
  },
  {
    name: 'checkout, a discount code that needs a confirmed address',
    who: 'withCart',
    expectedErrors: /^409 POST \/api\/v1\/orders\/discount$/,
    async reach(fixture) {
      await fixture.page.route('**/api/v1/orders/discount', (route) =>
        route.fulfill({
          status: 409,
          json: { success: false, code: 'orders.discount_unconfirmed', message: '' },
        }),
      )
      await typeCode(fixture, 'welcome10')
      await expect(fixture.page.getByText(fixture.t.error('orders.discount_unconfirmed'))).toBeVisible()
    },
  },
  {
    name: 'checkout, with a discount code',
    who: 'withCart',
    async reach(fixture) {
      await typeCode(fixture, 'welcome10')
      await expect(
        fixture.page.getByRole('button', { name: fixture.t('checkout.discount.remove'), exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'console, discount codes',
    async reach({ page, api, locale }) {
      const me = discountStaff(page, locale)
      await me.arrive(api, '/admin/discounts')
      await expect(me.main.getByRole('row').nth(3)).toBeVisible()
    },
  },
  {
    name: 'console, a new discount code without its code',
    modal: true,
    async reach({ page, api, locale }) {
      const me = discountStaff(page, locale)
      await me.arrive(api, '/admin/discounts?code=new')
      await me.answer(me.d('submit')).click()
      await expect(
        me.dialog.getByText(me.t.error('orders.discount_code_invalid'), { exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'console, no such discount code',
    async reach({ page, api, locale }) {
      const me = discountStaff(page, locale)
      await me.arrive(api, '/admin/discounts?search=nothing-like-it')
      await expect(me.main.getByText(me.d('nothingFound'), { exact: true })).toBeVisible()
    },
  },
]
