import type { Page } from '@playwright/test'
import { withSessionToday } from './lib/session-today'
import { shopper } from './lib/shopper'
import { expect, test } from './lib/test'

/** Speed of /today for a member on a phone from the second visit on, measured by `npm run bench:screens`. */
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER = 4
const MOST_PAINTED = 1500
const ROUNDS = 5

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.use({
  viewport: { width: 390, height: 667 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // The service worker answers from the second visit on.
  serviceWorkers: 'allow',
})

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Opens /today anew; returns the time of its first paint and until its button is there, in milliseconds. */
async function visit(page: Page): Promise<{ painted: number; ready: number }> {
  await page.goto('/today', { waitUntil: 'commit' })
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime)
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
  await expect(page.getByRole('button', { name: 'Start Session', exact: true })).toBeVisible()
  return { painted, ready: await page.evaluate(() => performance.now()) }
}

test('paints /today in time from the second visit on, also without a network', async ({
  page,
  api,
  context,
  consoleErrors,
}) => {
  const { athlete } = await withSessionToday(api, 'TAV-PROG-STR')
  await page.goto('/login')
  await shopper(page).signIn(athlete.email, athlete.password)
  await page.waitForURL('**/today')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await visit(page)
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|^console: .*(Failed to|net::)/)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await session.send('Network.enable')
  for (const isOffline of [false, true]) {
    if (isOffline) await context.setOffline(true)
    else await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
    const painted: number[] = []
    const ready: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const seen = await visit(page)
      painted.push(seen.painted)
      ready.push(seen.ready)
    }
    const how = isOffline ? 'without a network' : 'at 1.6 Mbit/s'
    console.log(
      `/today ${how}: first paint ${median(painted).toFixed(0)} ms, its button ${median(ready).toFixed(0)} ms (${painted.map((one) => one.toFixed(0)).join(' ')})`,
    )
    expect.soft(median(painted), how).toBeLessThanOrEqual(MOST_PAINTED)
  }
})
