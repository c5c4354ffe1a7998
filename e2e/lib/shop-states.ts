import { expect } from '@playwright/test'
import { type Fixture, open, openProduct, type State } from './fixture'

/** Stores a guest cart in the browser. */
async function fillLocalCart({ page, api, locale }: Fixture, lines: [sku: string, quantity: number][]) {
  const items = []
  for (const [sku, quantity] of lines) {
    const { _id, images, ...product } = await api.product(sku, locale)
    items.push({ ...product, productId: _id, image: images[0] ?? '', quantity, total: 0 })
  }
  await page.evaluate((cart) => {
    localStorage.setItem('localCartTimestamp', String(Date.now()))
    localStorage.setItem('localCart', JSON.stringify(cart))
  }, items)
}

const usual: [string, number][] = [
  ['DAM-WHEY-CAC', 2],
  ['ZAG-KETT-16', 1],
  ['DAM-BETA-300', 1],
]

/** Home, shop, cart and checkout as a visitor and a customer meet them. */
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
      await fixture.page.route('**/api/v1/products?*', () => {})
      await open('/shop')(fixture)
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
      await open('/shop')(fixture)
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
  { name: 'cart, empty', reach: open('/cart') },
  {
    name: 'cart',
    async reach(fixture) {
      await fillLocalCart(fixture, usual)
      await open('/cart')(fixture)
      await fixture.me.expectCart(4)
    },
  },
  {
    name: 'cart, unfolded in the header',
    async reach(fixture) {
      await fillLocalCart(fixture, usual)
      await open('/shop')(fixture)
      await fixture.me.cartButton(4).click()
      await expect(
        fixture.page.getByRole('list', { name: fixture.t('cart.dropdown'), exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'cart, clear?',
    modal: true,
    async reach(fixture) {
      await fillLocalCart(fixture, usual)
      await open('/cart')(fixture)
      await fixture.me.main.getByRole('button', { name: fixture.t('cart.clear.button'), exact: true }).click()
      await expect(fixture.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'cart, after a removal',
    async reach(fixture) {
      await fillLocalCart(fixture, usual)
      await open('/cart')(fixture)
      const { name } = await fixture.api.product('ZAG-KETT-16', fixture.locale)
      await fixture.me.main
        .getByRole('button', { name: fixture.t('cart.remove', { name }), exact: true })
        .click()
      await fixture.me.expectCart(3)
    },
  },
  {
    name: 'cart, a line in the way',
    who: 'withCart',
    async reach(fixture) {
      await fixture.page.route('**/api/v1/orders/cart', async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: { items: { stockQuantity: number }[] } }
        for (const item of answer.data.items) item.stockQuantity = 1
        await route.fulfill({ response, json: answer })
      })
      await open('/cart')(fixture)
      await expect(fixture.page.getByText(fixture.t('cart.tooMany', { count: 1 })).first()).toBeVisible()
    },
  },
  {
    name: 'cart, another from before the sign-in',
    who: 'withCart',
    async reach(fixture) {
      await fillLocalCart(fixture, usual)
      await open('/cart')(fixture)
      await expect(fixture.page.getByText(fixture.t('cart.offer.title', { count: 4 })).first()).toBeVisible()
    },
  },
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
      await fillLocalCart(fixture, usual)
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
