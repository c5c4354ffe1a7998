import { holdingProxy } from './lib/holding-proxy'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

const OATS = 'SEP-OATS-1KG'
const HONEY = 'SEP-HONE-500'

test('the cart in the header (SHOP-HDR-06 SHOP-HDR-08 SHOP-HDR-09 SHOP-HDR-10 SHOP-HDR-11 SHOP-HDR-12 SHOP-HDR-13 SHOP-HDR-14 SHOP-HDR-15 SHOP-HDR-16 SHOP-HDR-17 SHOP-GEN-06 SHOP-GEN-07)', async ({
  page,
  api,
}) => {
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
})

test('the cart’s own page (SHOP-NAV-06 SHOP-CART-01 SHOP-CART-02 SHOP-CART-03 SHOP-CART-04 SHOP-CART-05 SHOP-CART-06 SHOP-CART-07 SHOP-CART-08 SHOP-STATE-07)', async ({
  page,
  api,
}) => {
  const { main, card, ...visitor } = shopper(page)
  const oats = await api.product(OATS)
  const belt = await api.product('CHA-BELT-LTH')
  await page.goto('/cart')
  await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await main.getByRole('link', { name: 'Continue Shopping' }).click()
  await page.waitForURL('**/shop')
  await visitor.findAndAdd(OATS, oats.name)
  await visitor.findAndAdd('CHA-BELT-LTH', belt.name)
  await page.goto('/cart')
  await expect(card(oats.name)).toBeVisible()
  await card(oats.name).getByLabel('Quantity', { exact: true }).fill('4')
  await card(oats.name).getByLabel('Quantity', { exact: true }).press('Enter')
  await visitor.expectCart(5)
  const summary = main.getByRole('region', { name: 'Order summary' })
  const goods = Math.round((4 * oats.price + belt.price) * 100)
  const tax = Math.round(goods * 0.09)
  await expect(summary.getByRole('definition')).toContainText([
    `$${(goods / 100).toFixed(2)}`,
    `$${(tax / 100).toFixed(2)}`,
    'free',
    `$${((goods + tax) / 100).toFixed(2)}`,
  ])
  await expect(main.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop')

  await page.reload()
  await visitor.expectCart(5)
  await card(belt.name)
    .getByRole('button', { name: `Remove ${belt.name}` })
    .click()
  await expect(card(belt.name)).toBeHidden()
  await visitor.undoRemoval(belt.name)
  await expect(card(belt.name)).toBeVisible()

  await main.getByRole('button', { name: 'Clear Cart' }).click()
  const question = page.getByRole('dialog', { name: 'Clear your cart?' })
  await question.getByRole('button', { name: 'Keep My Cart' }).click()
  await expect(question).toBeHidden()
  await visitor.expectCart(5)
  await main.getByRole('button', { name: 'Clear Cart' }).click()
  await question.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(visitor.cartButton(0)).toBeDisabled()
})

for (const who of ['a visitor', 'a customer'] as const) {
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

test.describe('what becomes of the cart at sign-in', () => {
  test('an empty account takes it over (SHOP-STATE-08 SHOP-STATE-10 SHOP-STATE-11 SHOP-GEN-09 SHOP-CALL-25)', async ({
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

  test('a full account is shown, and asks what to do with the other (SHOP-STATE-09)', async ({
    page,
    api,
    customer,
  }) => {
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
  })

  test('what was sold out meanwhile stays behind, and is named', async ({ page, api, customer }) => {
    const { main, ...visitor } = shopper(page)
    const scarce = await api.product('SEP-PIST-200')
    await page.goto('/shop')
    await visitor.findAndAdd(OATS, (await api.product(OATS)).name)
    await visitor.findAndAdd('SEP-PIST-200', scarce.name)
    const other = await api.register('Iris')
    await api.add(other.token, 'SEP-PIST-200', scarce.stockQuantity)
    await api.order(other)
    await page.goto('/login')
    await visitor.signIn(customer.email, customer.password)
    await visitor.signedIn()
    await visitor.expectCart(1)
    await page.goto('/cart')
    await expect(
      main
        .getByText(`${scarce.name} is sold out and was not moved.`)
        .or(main.getByText('no longer available'))
        .first(),
    ).toBeVisible()
    expect((await api.cart(customer.token)).items.map((line) => line.productId)).not.toContain(scarce._id)
  })
})

test('signing out empties the cart here and keeps the account’s (SHOP-STATE-04 SHOP-STATE-06)', async ({
  page,
  api,
  customer,
}) => {
  const visitor = shopper(page)
  await api.add(customer.token, OATS, 2)
  await arriveAs(page, { customer })
  await page.goto('/')
  await visitor.expectCart(2)
  await visitor.signOut(customer.name)
  await expect(visitor.cartButton(0)).toBeDisabled()
  const again = await api.signIn(customer.email, customer.password)
  expect((await api.cart(again.token)).itemCount).toBe(2)
  await page.goto('/login')
  await visitor.signIn(customer.email, customer.password)
  await visitor.expectCart(2)
})

test('more than there is, asked for over two devices (SHOP-ERR-25)', async ({
  page,
  api,
  customer,
  consoleErrors,
}) => {
  consoleErrors.expect(/^409 POST \/api\/v1\/orders\/cart\/add/)
  const { main, ...visitor } = shopper(page)
  await arriveAs(page, { customer })
  const bench = await api.product('ZAG-BENC-FLT')
  await page.goto(`/product/${bench._id}`)
  await expect(visitor.cartButton(0)).toBeDisabled()
  await api.add(customer.token, 'ZAG-BENC-FLT', bench.stockQuantity)
  await main.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(
    main.getByText('Sorry, there is not enough stock available for this quantity.').first(),
  ).toBeVisible()
})

test('a line that fell behind its stock says so and stands in the way', async ({ page, api, customer }) => {
  const { main, card } = shopper(page)
  const wheel = await api.product('PAR-MEDB-06')
  await api.add(customer.token, 'PAR-MEDB-06', 5)
  const other = await api.register('Iris')
  await api.add(other.token, 'PAR-MEDB-06', wheel.stockQuantity - 3)
  await api.order(other)
  await arriveAs(page, { customer })
  await page.goto('/cart')
  await expect(card(wheel.name).getByText('Only 3 available. Lower the quantity to continue.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
  await card(wheel.name).getByLabel('Quantity', { exact: true }).fill('3')
  await card(wheel.name).getByLabel('Quantity', { exact: true }).press('Enter')
  await expect(card(wheel.name).getByText('Only 3 left')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
})

test('U36 a change reaches the account’s cart although the page was left before it had arrived', async ({
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
