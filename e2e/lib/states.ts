import { expect, type Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import { accountStates } from './account-states'
import type { Api } from './api'
import { applyStates } from './apply-states'
import { coachStates } from './coach-states'
import { consoleStates } from './console-states'
import { orderStates } from './order-states'
import { open, openProduct, type People, type Scene, type State } from './scene'
import { shopper } from './shopper'
import { arriveAs } from './test'

/** Lays products into the browser's own cart, as a visitor finds it on the next visit. */
async function fillLocalCart({ page, api, locale }: Scene, lines: [sku: string, quantity: number][]) {
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

const shopStates: State[] = [
  {
    name: 'home',
    async reach(scene) {
      await open('/')(scene)
      await expect(scene.me.main.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'home, menu open',
    only: 'narrow',
    modal: true,
    async reach(scene) {
      await open('/')(scene)
      await scene.me.banner.getByRole('button', { name: scene.t('nav.menu'), exact: true }).click()
      await expect(scene.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'home, languages open',
    only: 'wide',
    async reach(scene) {
      await open('/')(scene)
      await scene.me.banner.getByRole('button', { name: scene.t('nav.language'), exact: true }).click()
    },
  },
  {
    name: 'home, appearance open',
    only: 'wide',
    async reach(scene) {
      await open('/')(scene)
      await scene.me.banner.getByRole('button', { name: scene.t('nav.theme.label'), exact: true }).click()
    },
  },
  {
    name: 'shop',
    async reach(scene) {
      await open('/shop')(scene)
      await expect(scene.me.main.getByRole('article')).toHaveCount(12)
    },
  },
  {
    name: 'shop, list',
    async reach(scene) {
      await open('/shop?view=list&page=2')(scene)
      await expect(scene.me.main.getByRole('article')).toHaveCount(12)
    },
  },
  {
    name: 'shop, category',
    async reach(scene) {
      await open('/shop/category/pantry')(scene)
      await expect(scene.me.main.getByRole('article').first()).toBeVisible()
    },
  },
  { name: 'shop, nothing found', reach: open('/shop?search=zzzz') },
  {
    name: 'shop, loading',
    async reach(scene) {
      await scene.page.route('**/api/v1/products?*', () => {})
      await open('/shop')(scene)
      await expect(
        scene.me.main.getByRole('status', { name: scene.t('shop.loading'), exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'shop, failed',
    trouble: /^400 GET \/api\/v1\/products/,
    async reach(scene) {
      await scene.page.route('**/api/v1/products?*', (route) =>
        route.fulfill({ status: 400, json: { success: false } }),
      )
      await open('/shop')(scene)
      await expect(scene.page.getByText(scene.t('shop.error'))).toBeVisible()
    },
  },
  { name: 'product', reach: openProduct('DAM-WHEY-VAN') },
  { name: 'product, on sale', reach: openProduct('DAM-WHEY-CAC') },
  { name: 'product, sold out', reach: openProduct('SEP-MULB-250') },
  { name: 'product, a program', reach: openProduct('TAV-PROG-STR') },
  {
    name: 'product, all that is left',
    async reach(scene) {
      await openProduct('DAM-BETA-300')(scene)
      await scene.me.field(scene.t('common.quantity.label')).fill('3')
      await scene.me.main.getByRole('button', { name: scene.t('product.add'), exact: true }).click()
      await scene.me.expectCart(3)
    },
  },
  {
    name: 'product, not found',
    trouble: /^404 GET \/api\/v1\/products/,
    reach: open('/product/no-such-product-0001'),
  },
  { name: 'cart, empty', reach: open('/cart') },
  {
    name: 'cart',
    async reach(scene) {
      await fillLocalCart(scene, usual)
      await open('/cart')(scene)
      await scene.me.expectCart(4)
    },
  },
  {
    name: 'cart, unfolded in the header',
    async reach(scene) {
      await fillLocalCart(scene, usual)
      await open('/shop')(scene)
      await scene.me.cartButton(4).click()
      await expect(
        scene.page.getByRole('list', { name: scene.t('cart.dropdown'), exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'cart, clear?',
    modal: true,
    async reach(scene) {
      await fillLocalCart(scene, usual)
      await open('/cart')(scene)
      await scene.me.main.getByRole('button', { name: scene.t('cart.clear.button'), exact: true }).click()
      await expect(scene.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'cart, after a removal',
    async reach(scene) {
      await fillLocalCart(scene, usual)
      await open('/cart')(scene)
      const { name } = await scene.api.product('ZAG-KETT-16', scene.locale)
      await scene.me.main.getByRole('button', { name: scene.t('cart.remove', { name }), exact: true }).click()
      await scene.me.expectCart(3)
    },
  },
  {
    name: 'cart, a line in the way',
    who: 'withCart',
    async reach(scene) {
      await scene.page.route('**/api/v1/orders/cart', async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: { items: { stockQuantity: number }[] } }
        for (const item of answer.data.items) item.stockQuantity = 1
        await route.fulfill({ response, json: answer })
      })
      await open('/cart')(scene)
      await expect(scene.page.getByText(scene.t('cart.tooMany', { count: 1 })).first()).toBeVisible()
    },
  },
  {
    name: 'cart, another from before the sign-in',
    who: 'withCart',
    async reach(scene) {
      await fillLocalCart(scene, usual)
      await open('/cart')(scene)
      await expect(scene.page.getByText(scene.t('cart.offer.title', { count: 4 })).first()).toBeVisible()
    },
  },
  { name: 'sign-in', reach: open('/login') },
  {
    name: 'sign-in, wrong',
    trouble: /^401 POST/,
    async reach(scene) {
      await scene.page.route('**/auth/login', (route) =>
        route.fulfill({ status: 401, json: { success: false, code: 'auth.wrong_credentials', message: '' } }),
      )
      await open('/login')(scene)
      await scene.me.signIn('robin@tavan.test', 'Wrong-pass-1!')
      await expect(scene.page.getByText(scene.t.error('auth.wrong_credentials'))).toBeVisible()
    },
  },
  { name: 'registration', reach: open('/register') },
  {
    name: 'registration, with problems',
    async reach(scene) {
      await open('/register')(scene)
      await scene.me.field(scene.t('auth.password')).fill('-')
      await scene.page.getByRole('button', { name: scene.t('auth.register.submit'), exact: true }).click()
      await expect(scene.page.getByText(scene.t.error('auth.first_name_required'))).toBeVisible()
    },
  },
  {
    name: 'registration, ready',
    async reach(scene) {
      await open('/register')(scene)
      await scene.me.fillRegistration({ first: 'Robin', last: 'Jansen', email: 'robin@tavan.test' })
      await scene.me.verify()
    },
  },
  {
    name: 'account’s menu open',
    who: 'fresh',
    async reach(scene) {
      await open('/shop')(scene)
      await scene.me.openProfile('Noor')
    },
  },
  {
    name: 'checkout',
    who: 'withCart',
    async reach(scene) {
      await open('/checkout')(scene)
      await expect(scene.me.field(scene.t('auth.firstName'))).toHaveValue('Robin')
    },
  },
  {
    name: 'checkout, with problems',
    who: 'withCart',
    async reach(scene) {
      await open('/checkout')(scene)
      await expect(scene.me.field(scene.t('auth.firstName'))).toHaveValue('Robin')
      await scene.me.placeOrder().click()
      await expect(scene.page.getByText(scene.t.error('orders.phone_required'))).toBeVisible()
    },
  },
  {
    name: 'checkout, what belongs to it?',
    who: 'withCart',
    async reach(scene) {
      await fillLocalCart(scene, usual)
      await open('/checkout')(scene)
      await expect(scene.page.getByText(scene.t('cart.offer.choose'))).toBeVisible()
    },
  },
  {
    name: 'order placed',
    who: 'withOrders',
    async reach(scene) {
      const [order] = await scene.api.orders((await scene.api.signIn('customer@tavan.test')).token)
      await open(`/order-success?order=${order?.orderNumber}`)(scene)
      await expect(scene.page.getByText(order?.orderNumber ?? '?', { exact: true })).toBeVisible()
    },
  },
  { name: 'orders, none', who: 'fresh', reach: open('/orders') },
  {
    name: 'orders',
    who: 'withOrders',
    async reach(scene) {
      await open('/orders')(scene)
      await expect(scene.me.main.getByRole('article').nth(5)).toBeVisible()
      await scene.me.main.getByRole('group').first().locator('summary').click()
    },
  },
  {
    name: 'orders, failed',
    who: 'fresh',
    trouble: /^400 GET/,
    async reach(scene) {
      await scene.page.route('**/orders/user*', (route) =>
        route.fulfill({ status: 400, json: { success: false } }),
      )
      await open('/orders')(scene)
      await expect(scene.page.getByText(scene.t('orders.failed'))).toBeVisible()
    },
  },
  { name: 'a page that is not there', reach: open('/nowhere/at/all') },
]

/** Every state of the shop that is looked at; what is new goes to the end, so that the looks of the others stay. */
export const states: State[] = [
  ...shopStates,
  ...accountStates,
  ...orderStates,
  ...applyStates,
  ...consoleStates,
  ...coachStates,
]

/** Goes to a state in one language, theme and width. */
export async function reach(
  state: State,
  page: Page,
  api: Api,
  people: People,
  { locale, theme, wide }: { locale: Locale; theme: 'light' | 'dark'; wide: boolean },
): Promise<void> {
  const me = shopper(page, locale)
  await page.setViewportSize(wide ? { width: 1280, height: 900 } : { width: 320, height: 720 })
  await arriveAs(page, { customer: state.who && people[state.who], locale, theme })
  await state.reach({ page, api, people, locale, wide, t: me.t, me })
}
