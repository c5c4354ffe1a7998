import { expect, type Locator } from '@playwright/test'
import { leaveUnanswered } from '../../lib/navigation'
import { cartStates, fillLocalCart } from './cart-states'
import { type Fixture, open, openProduct, type State } from './fixture'

/** Types a SKU, equal in every language, and moves to the first suggestion. */
async function suggest({ page }: Fixture, field: Locator) {
  await field.fill('DAM-')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
}

/** Home, shop, cart and checkout for visitors and customers. */
export const shopStates: State[] = [
  {
    name: 'home',
    async reach(fixture) {
      await open('/')(fixture)
      await expect(fixture.me.main.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'home, menu open',
    only: 'narrow',
    modal: true,
    async reach(fixture) {
      await open('/')(fixture)
      await fixture.me.banner.getByRole('button', { name: fixture.t('nav.menu'), exact: true }).click()
      await expect(fixture.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'home, languages open',
    only: 'wide',
    async reach(fixture) {
      await open('/')(fixture)
      await fixture.me.banner.getByRole('button', { name: fixture.t('nav.language'), exact: true }).click()
    },
  },
  {
    name: 'home, appearance open',
    only: 'wide',
    async reach(fixture) {
      await open('/')(fixture)
      await fixture.me.banner.getByRole('button', { name: fixture.t('nav.theme.label'), exact: true }).click()
    },
  },
  {
    name: 'shop',
    async reach(fixture) {
      await open('/shop')(fixture)
      await expect(fixture.me.main.getByRole('article')).toHaveCount(12)
    },
  },
  {
    name: 'shop, list',
    async reach(fixture) {
      await open('/shop?view=list&page=2')(fixture)
      await expect(fixture.me.main.getByRole('article')).toHaveCount(12)
    },
  },
  {
    name: 'shop, category',
    async reach(fixture) {
      await open('/shop/category/pantry')(fixture)
      await expect(fixture.me.main.getByRole('article').first()).toBeVisible()
    },
  },
  { name: 'shop, nothing found', reach: open('/shop?search=zzzz') },
  {
    name: 'shop, loading',
    async reach(fixture) {
      await leaveUnanswered(fixture.page, '**/api/v1/products?*')
      await open('/shop?minPrice=1')(fixture)
      await expect(
        fixture.me.main.getByRole('status', { name: fixture.t('shop.loading'), exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'shop, failed',
    expectedErrors: /^400 GET \/api\/v1\/products/,
    async reach(fixture) {
      await fixture.page.route('**/api/v1/products?*', (route) =>
        route.fulfill({ status: 400, json: { success: false } }),
      )
      await open('/shop?minPrice=1')(fixture)
      await expect(fixture.page.getByText(fixture.t('shop.error'))).toBeVisible()
    },
  },
  { name: 'product', reach: openProduct('DAM-WHEY-VAN') },
  { name: 'product, on sale', reach: openProduct('DAM-WHEY-CAC') },
  { name: 'product, sold out', reach: openProduct('SEP-MULB-250') },
  { name: 'product, a program', reach: openProduct('TAV-PROG-STR') },
  {
    name: 'product, all that is left',
    async reach(fixture) {
      await openProduct('DAM-BETA-300')(fixture)
      await fixture.me.field(fixture.t('common.quantity.label')).fill('3')
      await fixture.me.main.getByRole('button', { name: fixture.t('product.add'), exact: true }).click()
      await fixture.me.expectCart(3)
    },
  },
  {
    name: 'product, not found',
    expectedErrors: /^404 GET (\/api\/v1\/products|\/product\/)/,
    reach: open('/product/no-such-product-0001'),
  },
  ...cartStates,
  { name: 'sign-in', reach: open('/login') },
  {
    name: 'sign-in, wrong',
    expectedErrors: /^401 POST/,
    async reach(fixture) {
      await fixture.page.route('**/auth/login', (route) =>
        route.fulfill({ status: 401, json: { success: false, code: 'auth.wrong_credentials', message: '' } }),
      )
      await open('/login')(fixture)
      await fixture.me.signIn('robin@tavan.test', 'Wrong-pass-1!')
      await expect(fixture.page.getByText(fixture.t.error('auth.wrong_credentials'))).toBeVisible()
    },
  },
  { name: 'registration', reach: open('/register') },
  {
    name: 'registration, with problems',
    async reach(fixture) {
      await open('/register')(fixture)
      await fixture.me.field(fixture.t('auth.password')).fill('-')
      await fixture.page.getByRole('button', { name: fixture.t('auth.register.submit'), exact: true }).click()
      await expect(fixture.page.getByText(fixture.t.error('auth.first_name_required'))).toBeVisible()
    },
  },
  {
    name: 'registration, ready',
    async reach(fixture) {
      await open('/register')(fixture)
      await fixture.me.fillRegistration({ first: 'Robin', last: 'Jansen', email: 'robin@tavan.test' })
      await fixture.me.verify()
    },
  },
  {
    name: 'account’s menu open',
    who: 'fresh',
    async reach(fixture) {
      await open('/shop')(fixture)
      await fixture.me.openProfile('Noor')
    },
  },
  {
    name: 'checkout',
    who: 'withCart',
    async reach(fixture) {
      await open('/checkout')(fixture)
      await expect(fixture.me.field(fixture.t('auth.firstName'))).toHaveValue('Robin')
    },
  },
  {
    name: 'checkout, with problems',
    who: 'withCart',
    async reach(fixture) {
      await open('/checkout')(fixture)
      await expect(fixture.me.field(fixture.t('auth.firstName'))).toHaveValue('Robin')
      await fixture.me.placeOrder().click()
      await expect(fixture.page.getByText(fixture.t.error('orders.phone_required'))).toBeVisible()
    },
  },
  {
    name: 'checkout, what belongs to it?',
    who: 'withCart',
    async reach(fixture) {
      await fillLocalCart(fixture)
      await open('/checkout')(fixture)
      await expect(fixture.page.getByText(fixture.t('cart.offer.choose'))).toBeVisible()
    },
  },
  {
    name: 'order placed',
    who: 'withOrders',
    async reach(fixture) {
      const [order] = await fixture.api.orders((await fixture.api.signIn('customer@tavan.test')).token)
      await open(`/order-success?order=${order?.orderNumber}`)(fixture)
      await expect(fixture.page.getByText(order?.orderNumber ?? '?', { exact: true })).toBeVisible()
    },
  },
  { name: 'orders, none', who: 'fresh', reach: open('/orders') },
  {
    name: 'orders',
    who: 'withOrders',
    async reach(fixture) {
      await open('/orders')(fixture)
      await expect(fixture.me.main.getByRole('article').nth(5)).toBeVisible()
      await fixture.me.main.getByRole('group').first().locator('summary').click()
    },
  },
  {
    name: 'orders, failed',
    who: 'fresh',
    expectedErrors: /^400 GET/,
    async reach(fixture) {
      await fixture.page.route('**/orders/user*', (route) =>
        route.fulfill({ status: 400, json: { success: false } }),
      )
      await open('/orders')(fixture)
      await expect(fixture.page.getByText(fixture.t('orders.failed'))).toBeVisible()
    },
  },
  {
    name: 'a page that is not there',
    expectedErrors: /^404 GET \/nowhere\/at\/all$/,
    reach: open('/nowhere/at/all'),
  },
]

/** Suggestions below the header's field and on a sheet. */
export const searchStates: State[] = [
  {
    name: 'home, suggestions',
    only: 'wide',
    async reach(fixture) {
      await open('/')(fixture)
      await suggest(fixture, fixture.me.banner.getByRole('combobox'))
    },
  },
  {
    name: 'shop, search sheet',
    only: 'narrow',
    modal: true,
    async reach(fixture) {
      await open('/shop')(fixture)
      const label = fixture.t('nav.search.label')
      await fixture.me.banner.getByRole('button', { name: label, exact: true }).click()
      await suggest(fixture, fixture.page.getByRole('dialog').getByRole('combobox'))
    },
  },
]
