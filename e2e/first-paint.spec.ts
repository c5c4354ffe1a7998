import type { Page } from '@playwright/test'
import { addressOf } from 'contract/site/address'
import type { Customer } from './lib/api'
import { cuttingProxy } from './lib/holding-proxy'
import { untilReady } from './lib/navigation'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun, testedLocales, variants } from './lib/tested-locales'
import { settled } from './lib/visual-checks'

/** Prerendered pages, one of each kind; the demo's products and categories are added. */
const PAGES = ['/', '/shop?page=2&view=list', '/app', '/login']

/** Further pages of these kinds. */
const MORE = ['/shop', '/help', '/contact', '/register', '/become-coach']

/** Pages built like one of the above. */
const ALIKE = [
  ...['/privacy', '/terms', '/blog', '/tips', '/nutrition', '/stories'],
  ...['/withdraw', '/forgot-password'],
]

async function addresses(api: {
  categories(): Promise<{ slug: string }[]>
  product(sku: string): Promise<{ _id: string }>
}) {
  const [category] = await api.categories()
  const { _id } = await api.product('DAM-WHEY-VAN')
  return variants([...PAGES, `/product/${_id}`], [...MORE, `/shop/category/${category?.slug}`]).flat()
}

/**
 * Opens a prerendered page. Under load the server may send it without content (decision 032), so it retries; `again`
 * then discards the records of the empty page.
 */
async function openPainted(
  page: Page,
  path: string,
  { again = () => {}, ...options }: Parameters<Page['goto']>[1] & { again?: () => void } = {},
): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const answer = await page.goto(path, options)
    if ((await answer?.text())?.includes('id="painted"')) return
    again()
  }
  throw new Error(`${path} came empty ten times`)
}

interface Seen {
  shift: number
  /** Shifted nodes with their old and new positions. */
  moved: string[]
  rewritten: string[]
}

/** Records layout shifts and DOM changes by the application, from before the first paint. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, moved: [], rewritten: [] }
    Object.assign(window, { seen })
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        seen.shift += value
        for (const { node, previousRect, currentRect } of sources)
          seen.moved.push(
            `${node?.nodeName} "${node?.textContent}": ${place(previousRect)} > ${place(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main')
      const changes = new MutationObserver((list) => {
        // A completed verification removes its spinner.
        for (const { removedNodes } of list)
          for (const node of removedNodes)
            if (node.nodeName !== 'svg') seen.rewritten.push((node as Element).outerHTML ?? node.textContent)
      })
      if (main) changes.observe(main, { childList: true, subtree: true })
    })
  })
  return () => page.evaluate(() => (window as Window & typeof globalThis & { seen: Seen }).seen)
}

// server/test/first-paint.test.ts checks that the HTML of each page has its content.
test('shows the page’s content without scripts (X-41)', async ({ browser, api }) => {
  const context = await browser.newContext({ baseURL: api.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of variants(['/shop'], [...(await addresses(api)), ...ALIKE]).flat()) {
    await openPainted(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first(), path).toBeVisible()
    if (path === '/' || /^\/(shop|product)\b/.test(path))
      await expect(page.getByRole('main').getByRole('article').first(), path).toBeVisible()
  }
  await context.close()
})

for (const locale of testedLocales)
  test(`hydrates a prerendered page without requests or layout shifts: ${locale}`, async ({ page, api }) => {
    const seen = await watch(page)
    const calls: string[] = []
    await withoutWebFonts(page)
    page.on('request', (request) => {
      if (/\/api\/v1\/(?!verification)/.test(request.url())) calls.push(request.url())
    })
    for (const path of await addresses(api)) {
      await openPainted(page, addressOf({ locale, path }), { again: () => calls.splice(0) })
      const found = { ...(await seen()), calls: calls.splice(0) }
      const nothing = { shift: 0, moved: [], rewritten: [], calls: [] }
      expect(found, `${path}: ${JSON.stringify(found)}`).toEqual(nothing)
    }
    expect(calls).toEqual([])
  })

for (const { where, cut } of variants(
  { where: 'content', cut: '<select' },
  { where: 'header', cut: 'href="/login"' },
))
  test(`paints a page only when complete if the connection stalls in its ${where}`, async ({ page, api }) => {
    const slow = await cuttingProxy(api.origin, '/shop', cut)
    try {
      const seen = await watch(page)
      await withoutWebFonts(page)
      const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length)
      await page.goto(`${slow.url}/shop`, { waitUntil: 'commit' })
      await page.locator('header a').first().waitFor({ state: 'attached' })
      // Long enough for a browser to paint what it has.
      await page.waitForTimeout(1000)
      expect(await painted()).toBe(0)
      slow.release()
      await untilReady(page)
      expect(await painted()).toBeGreaterThan(0)
      const found = await seen()
      expect(found, JSON.stringify(found)).toEqual({ shift: 0, moved: [], rewritten: [] })
    } finally {
      slow.close()
    }
  })

for (const locale of testedLocales)
  test(
    `shifts nothing when web fonts replace the fallback fonts: ${locale} (U30)`,
    inFullRun,
    async ({ page, api }) => {
      const seen = await watch(page)
      const { _id } = await api.product('DAM-WHEY-VAN')
      for (const width of variants(412, 1280)) {
        await page.setViewportSize({ width, height: 823 })
        for (const path of ['/', '/shop', `/product/${_id}`]) {
          const files = await holdEach(page, /\.woff2$/)
          await openPainted(page, addressOf({ locale, path }), {
            waitUntil: 'commit',
            again: () => files.splice(0),
          })
          await hydrated(page)
          const waiting = await page.evaluate(() => document.fonts.status)
          expect.soft({ path, width, waiting }).toEqual({ path, width, waiting: 'loading' })
          // One by one, as on a busy machine; preloaded fonts come last.
          for (const letGo of files.reverse()) {
            const before = await loadedFaces(page)
            letGo()
            await expect.poll(() => loadedFaces(page)).toBeGreaterThan(before)
          }
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
          const { shift } = await seen()
          expect.soft(shift, `${path} at ${width} px`).toBeLessThanOrEqual(0.02)
          await page.unrouteAll()
        }
      }
    },
  )

test('inserts the signed-in customer’s name into the header without a layout shift', async ({
  page,
  customer,
}) => {
  await withoutWebFonts(page)
  await arriveAs(page, { customer, theme: 'dark' })
  const seen = await watch(page)
  await openPainted(page, '/help')
  await expect(page.getByRole('banner').getByRole('button', { name: customer.name })).toBeVisible()
  const { shift, moved } = await seen()
  expect(shift, moved.join('; ')).toBe(0)
})

/** Blocks web fonts, whose swap shifts the layout slightly; U30 measures that separately. */
const withoutWebFonts = (page: Page) => page.route(/\.woff2$/, (route) => route.abort('aborted'))

/** With fonts held back the page is hydrated but not ready; the banner's container marks that. */
const hydrated = (page: Page) => page.locator('#root > [role=status]').waitFor({ state: 'attached' })

const loadedFaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)

/** Holds each response from an address until released, in request order. */
async function holdEach(page: Page, address: RegExp): Promise<(() => void)[]> {
  const held: (() => void)[] = []
  await page.route(address, async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  return held
}

/** Holds the responses from an address until released. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(address, async (route) => {
    await gone
    await route.continue()
  })
  return go
}

const holdApplication = (page: Page) => hold(page, /\/assets\/index-[^/]*\.js$/)

test('keeps clicks and input made before hydration', async ({ page, api, customer }) => {
  const { _id } = await api.product('DAM-WHEY-VAN')
  const letGo = await holdApplication(page)
  await openPainted(page, `/product/${_id}`, { waitUntil: 'commit' })
  await page.getByLabel('Quantity', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  letGo()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeEnabled()

  await page.unrouteAll()
  const letGoAgain = await holdApplication(page)
  await openPainted(page, '/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.keyboard.press('Enter')
  letGoAgain()
  await expect(page.getByText('Confirmed')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('shows suggestions for a search typed before hydration', async ({ page, api }) => {
  const { name } = await api.product('DAM-WHEY-VAN')
  const letGo = await holdApplication(page)
  await openPainted(page, '/', { waitUntil: 'commit' })
  const field = page.getByRole('banner').getByRole('combobox')
  await field.pressSequentially(name)
  letGo()
  await expect(page.getByRole('option').first()).toContainText(name)
  await expect(field).toHaveValue(name)
  await expect(field).toBeFocused()
})

declare global {
  var shifts: number
}

for (const width of variants(360, 1280))
  test(`replaces placeholders without a layout shift at ${width} px (U2)`, async ({
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
    const pages = variants<[string, Customer]>(
      ['/checkout', customer],
      ['/cart', customer],
      ['/account', customer],
      ['/orders', withOrders],
      ['/programs', withOrders],
    )
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
