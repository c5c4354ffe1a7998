import { expect } from '@playwright/test'
import { type Fixture, open, type State } from './fixture'

const GOODS = [
  ['DAM-WHEY-CAC', 2],
  ['ZAG-KETT-16', 1],
  ['DAM-BETA-300', 1],
] as const

/** Stores a guest cart of four products in the browser. */
export async function fillLocalCart({ page, api, locale }: Fixture) {
  const items = []
  for (const [sku, quantity] of GOODS) {
    const { _id, images, ...product } = await api.product(sku, locale)
    items.push({ ...product, productId: _id, image: images[0] ?? '', quantity, total: 0 })
  }
  await page.evaluate((cart) => {
    localStorage.setItem('localCartTimestamp', String(Date.now()))
    localStorage.setItem('localCart', JSON.stringify(cart))
  }, items)
}

/** Cart of a visitor, and of a customer with both carts. */
export const cartStates: State[] = [
  { name: 'cart, empty', reach: open('/cart') },
  {
    name: 'cart',
    async reach(fixture) {
      await fillLocalCart(fixture)
      await open('/cart')(fixture)
      await fixture.me.expectCart(4)
    },
  },
  {
    name: 'cart, unfolded in the header',
    async reach(fixture) {
      await fillLocalCart(fixture)
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
      await fillLocalCart(fixture)
      await open('/cart')(fixture)
      await fixture.me.main.getByRole('button', { name: fixture.t('cart.clear.button'), exact: true }).click()
      await expect(fixture.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'cart, after a removal',
    async reach(fixture) {
      await fillLocalCart(fixture)
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
      await fillLocalCart(fixture)
      await open('/cart')(fixture)
      await expect(fixture.page.getByText(fixture.t('cart.offer.title', { count: 4 })).first()).toBeVisible()
    },
  },
]
