import type { Page } from '@playwright/test'
import { apiOf } from './lib/api'
import { freePort, newDataDir, type Served, serve } from './lib/server'
import { DELIVERY, shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun, variants } from './lib/tested-locales'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker controls the page and has cached what the visit loaded before. */
async function workerReady(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => stored(page, 'tavan-seen')).not.toEqual([])
}

/** Returns the URLs in all of the browser's caches, or in one. */
const stored = (page: Page, cache?: string) =>
  page.evaluate(async (cache) => {
    const names = cache ? [cache] : await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url.replace(location.origin, ''))
  }, cache)

test('shows the visited shop, product and cart offline with a notice (U41)', async ({
  page,
  context,
  api,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  // React logs the chunk of a page that was never opened and cannot be fetched.
  consoleErrors.expect(/^console: .*Failed to fetch dynamically imported module: .*\/rare-page-/)
  const me = shopper(page)
  const { name, _id } = await api.product('SEP-OATS-1KG')
  await page.goto('/shop')
  await workerReady(page)
  await me.findAndAdd('SEP-OATS-1KG', name)
  await page.goto(`/product/${_id}`)
  await expect(me.main.getByRole('heading', { level: 1 })).toHaveText(name)
  // The page was prerendered with its data; the worker requests that data when the page is idle.
  await expect.poll(() => stored(page)).toContain(`/api/v1/products/${_id}?lang=en`)
  await page.goto('/shop')
  await expect(me.main.getByRole('article')).toHaveCount(12)

  await context.setOffline(true)
  const line = page.getByText(/^You’re offline\./)
  await page.reload()
  await expect(me.main.getByRole('article')).toHaveCount(12)
  await expect(line).toHaveText(
    /^You’re offline\. You’re viewing a copy saved (just now|\d+ minutes? ago)\.$/,
  )
  await page.goto(`/product/${_id}`)
  await expect(me.main.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(line).toBeVisible()
  await page.goto('/cart')
  await expect(me.main.getByRole('link', { name, exact: true })).toBeVisible()
  // A page that was never opened explains the missing connection instead of announcing a new version.
  await page.goto('/become-coach')
  await expect(me.main.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByText(/has been updated/)).toHaveCount(0)

  await expect(line).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re back online.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload the Page' }).click()
  await expect(me.main.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
})

test(
  'redirects a URL without a locale to the reader’s language offline (U41 X-102)',
  inFullRun,
  async ({ page, context, consoleErrors }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const { main, t } = shopper(page, 'fa')
    await page.goto('/fa/shop')
    await workerReady(page)
    await page.reload()
    await expect(main.getByRole('article')).toHaveCount(12)
    await expect.poll(async () => (await stored(page)).join('\n')).toContain('/api/v1/products?')

    await context.setOffline(true)
    for (const address of ['/shop', '/fa/shop']) {
      await page.goto(address)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('shop.title'))
      await expect(main.getByRole('article')).toHaveCount(12)
      expect(new URL(page.url()).pathname).toBe('/fa/shop')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    }
  },
)

test('keeps an order offline with a notice and places it as typed once online (U41)', async ({
  page,
  context,
  api,
  customer,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await api.add(customer.token, 'SEP-OATS-1KG')
  const me = shopper(page)
  await arriveAs(page, { customer })
  await page.goto('/checkout')
  await workerReady(page)
  await expect(me.field('First Name')).toHaveValue('Robin')
  await me.fillDelivery()
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await context.setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await me.placeOrder().click()
  await expect(me.main.getByText(/Nothing was sent, and nothing you entered is lost\./)).toBeVisible()
  await expect(me.field('City')).toHaveValue(DELIVERY.city)
  expect(await api.orders(customer.token)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('You’re back online.')).toBeVisible()
  await me.placeOrder().click()
  const number = await me.orderNumber()
  expect((await api.orders(customer.token)).map(({ orderNumber }) => orderNumber)).toEqual([number])
})

test(
  'caches only public URLs, even when a customer is signed in (S39 S40)',
  inFullRun,
  async ({ page, api, customer }) => {
    await api.add(customer.token, 'SEP-OATS-1KG')
    await arriveAs(page, { customer })
    await page.goto('/shop')
    await workerReady(page)
    const { _id } = await api.product('SEP-HONE-500')
    for (const path of [
      ...variants(['/account', '/checkout'], ['/orders', '/cart', '/messages']).flat(),
      `/product/${_id}`,
    ])
      await page.goto(path)
    // Once the last cacheable response is stored, all earlier ones are too.
    await expect.poll(() => stored(page)).toContain(`/api/v1/products/${_id}?lang=en`)
    const all = await stored(page)
    expect(all.length).toBeGreaterThan(10)
    const open =
      /^\/(assets|images)\/|^\/api\/v1\/(products|categories|config)\b|^\/[\w.]+\.(html|js|svg|webmanifest)$/
    expect(all.filter((path) => !open.test(path))).toEqual([])
  },
)

// A separate server, because these tests stop and kill it. Reduced faults prove the same of the server alone (F4, F11).
test.describe('server restart', inFullRun, () => {
  test.use({ serviceWorkers: 'block' })
  test.describe.configure({ mode: 'serial' })

  let data: Awaited<ReturnType<typeof newDataDir>>

  let server: Served | undefined

  let port: string

  let ended: 'in order' | 'killed' = 'in order'

  const start = async () => {
    server = await serve(data.path, { PORT: port })
    ended = 'in order'
  }

  test.beforeAll(async () => {
    data = await newDataDir()
    port = String(await freePort())
    await start()
  })

  test.afterAll(async () => {
    // A killed server leaves its database running; a new one adopts and stops it.
    if (ended === 'killed') await start()
    await server?.stop()
    await data.remove()
  })

  for (const way of variants<'killed' | 'stopped'>('killed', 'stopped')) {
    test(`keeps an order and the session when the server was ${way}`, async ({ page, consoleErrors }) => {
      // Requests that fail while the server is down.
      consoleErrors.expect(/ERR_(CONNECTION|EMPTY|SOCKET)/)
      const origin = `http://localhost:${port}`
      const api = apiOf(origin)
      const customer = await api.register()
      const { t, main, ...buyer } = shopper(page)
      await arriveAs(page, { customer }, origin)
      const product = await api.product('ZAG-PULL-DR')
      await page.goto(`${origin}/product/${product._id}`)
      await main.getByRole('button', { name: 'Add to Cart' }).click()
      await buyer.expectCart(1)
      // The count is optimistic; the next page must not read the cart before the server has saved the change.
      await expect.poll(async () => (await api.cart(customer.token)).itemCount).toBe(1)
      await page.goto(`${origin}/checkout`)
      await buyer.fillDelivery()
      await buyer.order()
      const number = await buyer.orderNumber()
      // The cart survives too.
      await api.add(customer.token, 'ZAG-RING-WD', 2)

      if (way === 'killed') ended = 'killed'
      await (way === 'killed' ? server?.kill() : server?.stop())
      await start()

      await page.goto(`${origin}/orders`)
      await expect(page.getByRole('button', { name: 'Your account: Robin' })).toBeVisible()
      const order = main.getByRole('article', { name: `Order ${number}` })
      await expect(order.getByText(product.name)).toBeVisible()
      await buyer.expectCart(2)
      expect((await api.orders(customer.token)).map((one) => one.orderNumber)).toEqual([number])
    })
  }
})
