import { apiOf } from './lib/api'
import { freePort, newDataDir, type Served, serve } from './lib/server'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

// A server of its own, which these tests stop and kill.
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

for (const way of ['stopped', 'killed'] as const) {
  test(`an order and the session outlive a server that was ${way}`, async ({ page, consoleErrors }) => {
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
    // The count is shown before the server has answered; the next page would read the cart that is still empty.
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
