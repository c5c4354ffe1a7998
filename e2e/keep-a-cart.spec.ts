import { holdingProxy } from './lib/holding-proxy'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun, variants } from './lib/tested-locales'

const OATS = 'SEP-OATS-1KG'

const HONEY = 'SEP-HONE-500'

test(
  'lists, changes and removes lines in the header’s cart (SHOP-HDR-06 SHOP-HDR-08 SHOP-HDR-09 SHOP-HDR-10 SHOP-HDR-11 SHOP-HDR-12 SHOP-HDR-13 SHOP-HDR-14 SHOP-HDR-15 SHOP-HDR-16 SHOP-HDR-17 SHOP-GEN-06 SHOP-GEN-07 SHOP-NAV-06)',
  inFullRun,
  async ({ page, api }) => {
    const { main, ...visitor } = shopper(page)
    const oats = await api.product(OATS)
    const honey = await api.product(HONEY)
    await page.goto('/shop')
    await expect(visitor.cartButton(0)).toBeDisabled()
    await visitor.findAndAdd(OATS, oats.name)
    await visitor.findAndAdd(HONEY, honey.name)
    const panel = page.getByRole('list', { name: 'Cart contents' })
    await visitor.cartButton(2).click()
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    const line = panel.getByRole('listitem').filter({ hasText: oats.name })
    await line.getByRole('button', { name: 'Increase quantity' }).click()
    await visitor.expectCart(3)
    await expect(line.getByLabel('Quantity', { exact: true })).toHaveValue('2')
    const goods = Math.round((2 * oats.price + honey.price) * 100)
    const total = (goods + Math.round(goods * 0.09)) / 100
    const dropdown = page.getByRole('group', { name: /^Cart/ })
    await expect(dropdown.getByText(`$${total.toFixed(2)}`)).toBeVisible()
    await expect(dropdown.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')

    await main.click({ position: { x: 5, y: 300 } })
    await expect(panel).toBeHidden()
    await visitor.cartButton(3).click()
    await panel.getByRole('button', { name: `Remove ${honey.name}` }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await panel.getByRole('button', { name: `Remove ${oats.name}` }).click()
    await expect(panel).toBeHidden()
    await expect(visitor.cartButton(0)).toBeDisabled()

    await visitor.undoRemoval(oats.name)
    await visitor.cartButton(2).click()
    await dropdown.getByRole('link', { name: 'View Cart' }).click()
    await page.waitForURL('**/cart')
  },
)

for (const who of variants<'a customer' | 'a visitor'>('a customer', 'a visitor')) {
  test(`two tabs of ${who} show one cart`, async ({ page, context, api, customer }) => {
    const one = shopper(page)
    await arriveAs(page, who === 'a customer' ? { customer } : {})
    const oats = await api.product(OATS)
    await page.goto(`/product/${oats._id}`)
    const other = await context.newPage()
    const two = shopper(other)
    await other.goto('/cart')
    await expect(two.main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await one.main.getByRole('button', { name: 'Add to Cart' }).click()
    await two.expectCart(1)
    await two.card(oats.name).getByRole('button', { name: 'Increase quantity' }).click()
    await one.expectCart(2)
    await two
      .card(oats.name)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(one.cartButton(0)).toBeDisabled()
  })
}

test.describe('cart transfer at sign-in', () => {
  test('moves the guest cart into an empty account (SHOP-STATE-08 SHOP-STATE-10 SHOP-STATE-11 SHOP-GEN-09 SHOP-CALL-25)', async ({
    page,
    api,
    customer,
  }) => {
    const visitor = shopper(page)
    const oats = await api.product(OATS)
    await page.goto('/shop')
    await visitor.findAndAdd(OATS, oats.name)
    await page.goto('/login')
    await visitor.signIn(customer.email, customer.password)
    await visitor.signedIn()
    await visitor.expectCart(1)
    await expect.poll(async () => (await api.cart(customer.token)).itemCount).toBe(1)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('localCart'))).toBeNull()
    await page.reload()
    await visitor.expectCart(1)
  })

  test(
    'shows a non-empty account cart and proposes to merge (SHOP-STATE-09)',
    inFullRun,
    async ({ page, api, customer }) => {
      const { main, card, ...visitor } = shopper(page)
      const oats = await api.product(OATS)
      const honey = await api.product(HONEY)
      await api.add(customer.token, HONEY, 2)
      await page.goto('/shop')
      await visitor.findAndAdd(OATS, oats.name)
      await visitor.findAndAdd(HONEY, honey.name)
      await page.goto('/login')
      await visitor.signIn(customer.email, customer.password)
      await visitor.signedIn()
      await visitor.expectCart(2)
      await page.goto('/cart')
      const offer = main.getByRole('region', { name: 'You chose 2 items before you signed in' })
      await expect(offer.getByText(`1 × ${oats.name}`)).toBeVisible()
      await expect(offer.getByText('for a total of 3 in your cart')).toBeVisible()
      await offer.getByRole('button', { name: 'Add These 2 Items' }).click()
      await visitor.expectCart(4)
      await expect(offer).toBeHidden()
      await expect(card(honey.name).getByLabel('Quantity', { exact: true })).toHaveValue('3')
      expect(await page.evaluate(() => localStorage.getItem('localCart'))).toBeNull()
      expect((await api.cart(customer.token)).itemCount).toBe(4)
    },
  )
})

test('saves a cart change when the page is left before the response (U36)', async ({
  page,
  api,
  customer,
}) => {
  const slow = await holdingProxy(process.env.TAVAN_URL ?? '', (path) => path.endsWith('/orders/cart/add'))
  const { _id } = await api.product(OATS)
  await arriveAs(page, { customer }, slow.url)
  await page.goto(`${slow.url}/product/${_id}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await shopper(page).expectCart(1)
  await expect.poll(slow.held).toBe(1)
  expect((await api.cart(customer.token)).itemCount).toBe(0)
  await page.goto(`${slow.url}/favicon.svg`)
  slow.release()
  await expect.poll(async () => (await api.cart(customer.token)).itemCount).toBe(1)
  slow.close()
})
