import { untilReady } from './lib/navigation'
import { arriveAs, expect, test } from './lib/test'
import { settled } from './lib/visual-checks'

declare global {
  var shifts: number
}

for (const width of [360, 1280])
  test(`U2 what comes takes the place of what stood for it, at ${width} px`, async ({
    page,
    api,
    customer,
  }) => {
    await api.add(customer.token, 'DAM-CREA-500')
    const withOrders = await api.signIn('customer@tavan.test')
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      globalThis.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          globalThis.shifts += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const pages = [
      ['/cart', customer],
      ['/checkout', customer],
      ['/account', customer],
      ['/orders', withOrders],
      ['/programs', withOrders],
    ] as const
    for (const [path, who] of pages) {
      await arriveAs(page, { customer: who })
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/api/v1/**', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      const blocks = page.getByRole('main').locator('[role=status][aria-busy=true]')
      await expect(blocks, path).toBeVisible()
      await settled(page)
      answer()
      await expect(blocks, path).toHaveCount(0)
      await untilReady(page)
      await settled(page)
      expect(await page.evaluate(() => globalThis.shifts), path).toBeLessThanOrEqual(0.02)
      await page.unrouteAll()
    }
  })
