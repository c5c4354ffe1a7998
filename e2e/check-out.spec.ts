import { type Customer, PASSWORD } from './lib/api'
import { DELIVERY, shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'

const BAND = 'PAR-BAND-MIN'

test.describe('single order despite failures', () => {
  let customer: Customer

  test.beforeEach(async ({ page, api }) => {
    customer = await api.register('Noor')
    await api.add(customer.token, BAND)
    // A first order, so that the form is prefilled.
    await api.order(customer)
    await api.add(customer.token, BAND, 2)
    await arriveAs(page, { customer })
    await page.goto('/checkout')
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Amsterdam')
  })

  test('places one order when the page is reloaded during the request', async ({
    page,
    api,
    consoleErrors,
  }) => {
    consoleErrors.expect(/POST \/api\/v1\/orders\/checkout/)
    const { main, ...buyer } = shopper(page)
    const arrived = new Promise<void>((resolve) => {
      void page.route(
        '**/orders/checkout',
        async (route) => {
          await route.fetch()
          resolve()
          // The page is reloaded before the response arrives.
        },
        { times: 1 },
      )
    })
    await buyer.order()
    await arrived
    await page.reload()
    await main.getByRole('button', { name: 'Check My Order' }).click()
    const number = await buyer.orderNumber()
    const orders = await api.orders(customer.token)
    expect(orders).toHaveLength(2)
    expect(orders.map((one) => one.orderNumber)).toContain(number)
  })

  test(
    'refuses the order when the stock is sold meanwhile',
    inFullRun,
    async ({ page, api, consoleErrors }) => {
      consoleErrors.expect(/^409 POST \/api\/v1\/orders\/checkout/)
      const { main, card, ...buyer } = shopper(page)
      const bar = await api.product('ZAG-BARB-20')
      await api.add(customer.token, 'ZAG-BARB-20')
      await page.reload()
      const summary = main.getByRole('region', { name: 'Order summary' })
      await expect(summary.getByText(bar.name)).toBeVisible()
      const other = await api.register('Iris')
      await api.add(other.token, 'ZAG-BARB-20', bar.stockQuantity)
      await api.order(other)
      await buyer.order()
      await expect(
        main
          .getByRole('alert')
          .filter({ hasText: 'Sorry, there is not enough stock available for this quantity.' }),
      ).toBeVisible()
      await expect(buyer.field('City')).toHaveValue('Amsterdam')
      expect(await api.orders(customer.token)).toHaveLength(1)
      await main.getByRole('link', { name: 'Edit Cart' }).click()
      await card(bar.name)
        .getByRole('button', { name: `Remove ${bar.name}` })
        .click()
      await main.getByRole('link', { name: 'Proceed to Checkout' }).click()
      await buyer.order()
      await buyer.orderNumber()
      expect(await api.orders(customer.token)).toHaveLength(2)
    },
  )
})

test('keeps the confirmation on reload, clears the cart once and hides it from others (S33 SHOP-NAV-08 SHOP-SUCC-05 SHOP-SUCC-06 SHOP-SUCC-07 SHOP-SUCC-08 SHOP-ROLE-07)', async ({
  page,
  api,
  customer,
  consoleErrors,
}) => {
  consoleErrors.expect(/^404 GET \/api\/v1\/orders\/TV-/)
  const { main, ...buyer } = shopper(page)
  await page.goto('/order-success')
  await page.waitForURL((url) => url.pathname === '/')
  await api.add(customer.token, BAND)
  await api.order(customer)
  await api.add(customer.token, BAND)
  await arriveAs(page, { customer })
  await page.goto('/checkout')
  await buyer.order()
  const number = await buyer.orderNumber()
  await expect(buyer.cartButton(0)).toBeDisabled()
  // Reopening the old confirmation must not clear a new cart.
  await api.add(customer.token, 'SEP-OATS-1KG', 3)
  await page.reload()
  await expect(main.getByText(number)).toBeVisible()
  await buyer.expectCart(3)
  expect((await api.cart(customer.token)).itemCount).toBe(3)
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop')
  await expect(main.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders')

  const stranger = await api.register('Iris')
  await arriveAs(page, { customer: stranger })
  await page.goto(`/order-success?order=${number}`)
  await page.waitForURL((url) => url.pathname === '/')
})

test('orders only the cart from before the sign-in (X-23)', inFullRun, async ({ page, api, customer }) => {
  const { main, ...buyer } = shopper(page)
  await api.add(customer.token, BAND)
  await api.order(customer)
  await api.add(customer.token, 'SEP-HONE-500')
  await page.goto('/shop')
  await buyer.findAndAdd(BAND, (await api.product(BAND)).name)
  await page.goto('/checkout')
  await buyer.signIn(customer.email, PASSWORD)
  await page.waitForURL('**/checkout')
  await expect(main.getByRole('heading', { name: 'What should this order include?' })).toBeVisible()
  await expect(main.getByRole('radio', { name: 'Only what I chose before I signed in' })).toBeChecked()
  await buyer.order()
  await buyer.orderNumber()
  const [last] = await api.orders(customer.token)
  expect(last?.items.map((item) => item.sku)).toEqual([BAND])
  // The account's previous cart is restored.
  await page.goto('/cart')
  await expect(main.getByText((await api.product('SEP-HONE-500')).name).first()).toBeVisible()
})

const FIELDS = [
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Country',
  'Street Address',
  'City',
  'Zip Code',
] as const

test('prefills everything for a returning customer, shows all costs and needs two clicks (U33)', async ({
  page,
  api,
  customer,
}) => {
  const { main, field, ...buyer } = shopper(page)
  await api.add(customer.token, BAND)
  await api.order(customer)
  await api.add(customer.token, 'DAM-WHEY-VAN')
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveAs(page, { customer })

  await page.goto('/cart')
  const amounts = main.getByRole('region', { name: 'Order summary' })
  await expect(amounts.getByText('$49.99')).toBeVisible()
  await expect(amounts.getByText('Tax (9%)')).toBeVisible()
  await expect(amounts.getByText(/^Shipping/)).toBeVisible()
  const promised = await amounts.getByRole('definition').last().textContent()
  const proceed = main.getByRole('link', { name: 'Proceed to Checkout' })
  await page.setViewportSize({ width: 390, height: 560 })
  await page.mouse.wheel(0, -5000)
  await expect(amounts.getByText('Total', { exact: true })).not.toBeInViewport()
  await expect(proceed).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await proceed.click()
  await expect(field('City')).toHaveValue(DELIVERY.city)
  await expect(page.getByRole('contentinfo'), 'nothing leads away').toBeHidden()
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  // The offered reminder of the cart is a box that wants no answer.
  const asked = await main
    .locator('input:not([type=radio], [type=checkbox]):visible, select:visible')
    .evaluateAll((all) => ({
      empty: all.filter((one) => (one as HTMLInputElement).value === '').length,
      // Single column: no two fields share a row.
      rows: new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size,
      count: all.length,
    }))
  expect(asked.empty).toBeLessThanOrEqual(8)
  expect(asked.empty).toBe(0)
  expect(asked.count).toBe(FIELDS.length)
  expect(asked.rows).toBe(asked.count)
  const notes = main.getByRole('textbox', { name: 'Notes' })
  expect((await notes.boundingBox())?.height, 'the note is folded').toBeLessThan(64)
  const summary = main.getByRole('region', { name: 'Order summary' })
  await expect(summary.getByText(promised ?? '?', { exact: true })).toBeVisible()
  await expect(summary.getByText(/Lijnbaansgracht 12/), 'what will happen, above the button').toBeVisible()
  await buyer.placeOrder().click()
  await buyer.orderNumber()
  await expect(main.getByText(promised ?? '?', { exact: true })).toBeVisible()
})
