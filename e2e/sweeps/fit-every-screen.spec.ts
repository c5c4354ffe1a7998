import type { Locator, Page } from '@playwright/test'
import { type Locale, localeCodes } from 'contract/locale'
import { coach } from '../lib/coach'
import { owner } from '../lib/owner'
import { shopper } from '../lib/shopper'
import { arriveAs, expect, test } from '../lib/test'
import { expectNoSidewaysScroll, resize, settled } from '../lib/visual-checks'

const HEIGHT = 800

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not on the page`)
  return { ...box, end: box.x + box.width, bottom: box.y + box.height }
}

const at = (page: Page, width: number) => resize(page, { width, height: HEIGHT })

test('shows the whole picture on the home page at every width', async ({ page }) => {
  const { main, banner } = shopper(page)
  await page.goto('/')
  const picture = main.locator('img').first()
  for (const width of [640, 700, 820, 1000, 1280]) {
    await at(page, width)
    const { x, y, end } = await boxOf(picture)
    expect(x, `${width} px: begins inside`).toBeGreaterThanOrEqual(0)
    expect(end, `${width} px: ends inside`).toBeLessThanOrEqual(width)
    // Its outermost pixels are transparent.
    expect(y, `${width} px: below the header`).toBeGreaterThan((await boxOf(banner)).bottom - 8)
  }
})

test('puts product and picture, header links, cart and summary side by side from 700 px', async ({
  page,
  api,
}) => {
  const { main, banner, ...visitor } = shopper(page)
  const { _id } = await api.product('DAM-WHEY-CAC')
  await page.goto(`/product/${_id}`)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  for (const width of [700, 768, 1000]) {
    await at(page, width)
    const picture = await boxOf(main.getByRole('region', { name: 'Product pictures' }).locator('img').first())
    const title = await boxOf(main.getByRole('heading', { level: 1 }))
    expect(title.x, `${width} px: beside the picture`).toBeGreaterThan(picture.end)
    expect(title.y, `${width} px: in the first view`).toBeLessThan(HEIGHT / 2)
    await expect(main.getByRole('button', { name: 'Add to Cart', exact: true }).first()).toBeInViewport()
  }
  await at(page, 700)
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await visitor.expectCart(1)
  await page.goto('/cart')
  const lines = await boxOf(main.getByRole('list').first())
  expect((await boxOf(main.getByRole('region', { name: 'Order summary' }))).x).toBeGreaterThan(lines.end)

  for (const locale of localeCodes) {
    await arriveAs(page, { locale })
    await page.goto('/shop')
    const { t } = shopper(page, locale)
    for (const width of [700, 1000, 1024]) {
      await at(page, width)
      for (const name of ['nav.home', 'nav.shop', 'nav.programs', 'nav.coach', 'nav.app'] as const)
        await expect(banner.getByRole('link', { name: t(name), exact: true })).toBeVisible()
      expect((await boxOf(banner)).height, `${locale}, ${width} px: one row`).toBeLessThan(80)
      await expectNoSidewaysScroll(page, `${locale}, ${width} px`)
    }
  }
})

test('gives controls in a row equal height and fills category tiles with their picture', async ({ page }) => {
  const { main } = shopper(page)
  for (const width of [360, 1280]) {
    await at(page, width)
    await page.goto('/shop')
    await expect(main.getByRole('article').first()).toBeVisible()
    const controls = [
      main.getByRole('searchbox'),
      main.getByRole('search').getByRole('button', { name: 'Search', exact: false }).first(),
      main.getByLabel('Category', { exact: true }),
      main.getByLabel('View', { exact: true }),
      main.getByRole('button', { name: 'Price', exact: true }),
      main.getByLabel('Sort by', { exact: true }),
    ]
    const heights = await Promise.all(controls.map(async (one) => (await boxOf(one)).height))
    expect(new Set(heights).size, `${width} px: ${heights}`).toBe(1)
    await page.goto('/')
    const tiles = main.getByRole('region', { name: 'Find your aisle' }).getByRole('link')
    await expect(tiles).toHaveCount(6)
    const gaps = await tiles.evaluateAll((links) =>
      links.map((link) => {
        const picture = link.querySelector('img')?.getBoundingClientRect().bottom ?? 0
        return Math.round(Math.abs(link.getBoundingClientRect().bottom - picture))
      }),
    )
    expect(gaps, `${width} px`).toEqual([0, 0, 0, 0, 0, 0])
  }
})

/** Letter, word, line and paragraph spacing of WCAG 1.4.12. */
const spaceOut = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

test('allows text spacing on the narrowest screen', async ({ page, api }) => {
  await resize(page, { width: 320, height: 720 })
  const check = async (where: string) => {
    await page.evaluate(spaceOut)
    await settled(page)
    await expectNoSidewaysScroll(page, where)
  }
  const customer = await api.signIn('customer@tavan.test')
  for (const locale of localeCodes) {
    const { main } = shopper(page, locale)
    await arriveAs(page, { customer, locale })
    await page.goto('/orders')
    await expect(main.getByRole('article').first()).toBeVisible()
    await check(`orders (${locale})`)
  }
  const buyer = await api.register('Robin')
  await api.add(buyer.token, 'DAM-CREA-500')
  for (const locale of ['nl', 'fa'] as const) {
    await arriveAs(page, { customer: buyer, locale })
    await page.goto('/checkout')
    await expect(shopper(page, locale).placeOrder()).toBeVisible()
    await check(`checkout (${locale})`)
    await arriveAs(page, { locale })
    const { users, arrive } = coach(page, locale)
    await arrive(api)
    await expect(users.first()).toBeVisible()
    await check(`coach dashboard (${locale})`)
    await arriveAs(page, { locale })
    const staff = owner(page, locale)
    for (const path of ['/admin/applications', '/admin/orders']) {
      await staff.arrive(api, path)
      await expect(staff.main.getByRole('listitem').first()).toBeVisible()
      await check(`${path} (${locale})`)
    }
  }
})

test('covers no low screen with bars, and focuses the bottom row without scrolling', async ({
  page,
  api,
}) => {
  const { main, banner } = shopper(page)
  const { _id } = await api.product('DAM-WHEY-CAC')
  // A window of 1280 by 1024 px at 400%.
  await resize(page, { width: 320, height: 256 })
  await page.goto(`/product/${_id}`)
  const add = main.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  await expect(add).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 600))
  await expect(banner).not.toBeInViewport()

  await resize(page, { width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 200))
  await expect(banner).toBeInViewport()
  await expect(add).toBeInViewport()
  const before = await page.evaluate(() => scrollY)
  await main.getByLabel('Quantity', { exact: true }).first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(add).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('starts another list page at the search field, with the range that it shows', async ({ page }) => {
  const { main, banner, search } = shopper(page)
  const atTheHead = async () => {
    const bar = await boxOf(banner)
    await expect.poll(async () => (await boxOf(main.getByRole('searchbox'))).y - bar.bottom).toBeLessThan(48)
    const head = await boxOf(main.getByRole('searchbox'))
    expect(head.y, 'the search is not under the header').toBeGreaterThanOrEqual(bar.bottom)
    const title = await boxOf(main.getByRole('heading', { level: 1 }))
    expect(title.bottom, 'nothing is left of the title').toBeLessThanOrEqual(bar.bottom)
  }
  for (const width of [360, 1280]) {
    await at(page, width)
    await page.goto('/shop')
    await expect(main.getByText(/^1–12 of \d+ products$/)).toBeVisible()
    await main.getByRole('link', { name: 'Next page' }).click()
    await expect(main.getByText(/^13–24 of \d+ products$/)).toBeVisible()
    await atTheHead()
    await search('protein')
    await atTheHead()
  }
})

test('prints an order with its number on white, without controls', async ({ page, api }) => {
  const customer = await api.signIn('customer@tavan.test')
  const [order] = await api.orders(customer.token)
  if (!order) throw new Error('The demo customer has orders.')
  await arriveAs(page, { customer, theme: 'dark' })
  await page.goto(`/orders/${order.orderNumber}`)
  const { main, banner, t } = shopper(page)
  const title = main.getByRole('heading', { level: 1 })
  await expect(title).toContainText(order.orderNumber)
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  await expect(main.locator('header').getByText(t(`orders.status.${order.status}`))).toBeVisible()
  await expect(main.locator('header time')).toBeVisible()
  await expect(banner).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  const [ground, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    return [backgroundColor, color]
  })
  expect(ground).toBe('rgb(255, 255, 255)')
  expect(ink).toMatch(/^oklch\(0\.2/)
})

test('loads the Persian font only when a page has Persian text, names included', async ({ page, api }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/persian.*\.woff2/.test(request.url())) fetched.push(request.url())
  })
  const { banner } = shopper(page)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await settled(page)
  expect(fetched, 'an English page').toEqual([])
  await banner.getByRole('button', { name: 'Language', exact: true }).click()
  // A click before hydration opens the menu afterwards.
  await expect.poll(() => fetched.length, 'the name of the language').toBe(1)

  await page.goto('/coach/login')
  const { arrive, users } = coach(page)
  await arrive(api)
  const name = users
    .locator('h3 bdi')
    .filter({ hasText: /\p{Script=Arabic}/u })
    .first()
  await expect(name).toBeVisible()
  await settled(page)
  expect(await faceOf(page, name)).toMatch(/Vazirmatn/)
})

/** Returns the font that the browser used to draw a text. */
async function faceOf(page: Page, text: Locator): Promise<string> {
  const client = await page.context().newCDPSession(page)
  await text.evaluate((element) => element.setAttribute('data-face', ''))
  const { root } = await client.send('DOM.getDocument', { depth: 0 })
  await client.send('CSS.enable')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-face]' })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName).join(', ')
}

test('keeps Persian numbers together in a sentence', async ({ page, api }) => {
  const locale: Locale = 'fa'
  const { _id, stockQuantity } = await api.product('ZAG-KETT-16', locale)
  await arriveAs(page, { locale })
  await page.goto(`/product/${_id}`)
  const { main, t } = shopper(page, locale)
  const stock = main.getByText(t('product.stock.many', { count: stockQuantity })).first()
  await expect(stock).toBeVisible()
  expect(await stock.evaluate((element) => getComputedStyle(element).fontVariantNumeric)).toBe('normal')
})
