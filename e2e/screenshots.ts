import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import sharp from 'sharp'
import { catalogueStaff } from './lib/catalogue-staff'
import { chatActions } from './lib/chat-actions'
import { coach } from './lib/coach'
import { dashboard } from './lib/dashboard'
import { editor } from './lib/programs'
import { shopper } from './lib/shopper'
import { arriveAs, test } from './lib/test'
import { settled } from './lib/visual-checks'

/** Folder of the README's screenshots, taken by `npm run screenshots`. */
const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url))

const desk = { width: 1280, height: 840 }
/** Wide enough for a list next to the opened item. */
const wideDesk = { width: 1440, height: 945 }
const phone = { width: 390, height: 844 }

test.use({ deviceScaleFactor: 1.5 })
test.describe.configure({ mode: 'serial' })

async function shoot(page: Page): Promise<Buffer> {
  // Waits for pictures that are loaded lazily.
  await page.waitForLoadState('networkidle')
  await settled(page)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

async function keep(name: string, picture: Buffer): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(`${FOLDER}/${name}.webp`)
}

/** Saves screenshots of equal height side by side on a plain background. */
async function keepBeside(name: string, pictures: Buffer[], ground: string): Promise<void> {
  const gap = 48
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const height = Math.max(...sizes.map((size) => size.height))
  const width = sizes.reduce((sum, size) => sum + size.width + gap, gap)
  let left = gap
  const layers = pictures.map((input, index) => {
    const layer = { input, left, top: gap }
    left += (sizes[index]?.width ?? 0) + gap
    return layer
  })
  const sheet = sharp({ create: { width, height: height + 2 * gap, channels: 3, background: ground } })
  await keep(name, await sheet.composite(layers).png().toBuffer())
}

const look = async (page: Page, locale: Locale, theme: 'light' | 'dark', size = desk) => {
  await page.setViewportSize(size)
  await arriveAs(page, { locale, theme })
  return shopper(page, locale)
}

/** Scrolls an element to just below the header. */
const scrollTo = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? 0
    window.scrollTo({ top: window.scrollY + top - 96, behavior: 'instant' })
  }, selector)

test('home', async ({ page }) => {
  const { main } = await look(page, 'en', 'light')
  await page.goto('/')
  await main.getByRole('article').first().waitFor()
  await keep('home', await shoot(page))
  await scrollTo(page, '#categories')
  await keep('categories', await shoot(page))
})

test('shop', async ({ page }) => {
  const { main } = await look(page, 'en', 'light')
  await page.goto('/shop')
  await main.getByRole('article').nth(11).waitFor()
  await scrollTo(page, 'main [role=search]')
  await keep('shop', await shoot(page))
})

test('product', async ({ page, api }) => {
  await look(page, 'nl', 'dark')
  await page.goto(`/product/${(await api.product('ZAG-KETT-16'))._id}`)
  await page.locator('article h1').waitFor()
  await keep('product-nl-dark', await shoot(page))
})

test('in Persian, on phones', async ({ page, api }) => {
  const pictures: Buffer[] = []
  const { t, main, ...visitor } = await look(page, 'fa', 'light', phone)
  await page.goto('/')
  await main.getByRole('article').first().waitFor()
  pictures.push(await shoot(page))
  await page.goto('/shop')
  for (const sku of ['DAM-WHEY-VAN', 'ZAG-KETT-16', 'PAR-BAND-SET'])
    await visitor.findAndAdd(sku, (await api.product(sku, 'fa')).name)
  await page.goto(`/product/${(await api.product('DAM-PREW-POM'))._id}`)
  await page.locator('article h1').waitFor()
  pictures.push(await shoot(page))
  await page.goto('/cart')
  await visitor.expectCart(3)
  pictures.push(await shoot(page))
  await keepBeside('phones-fa', pictures, '#e9e4d8')
})

test('cart, checkout, orders', async ({ page, api }) => {
  const customer = await api.register('Robin', 'Jansen', 'robin.jansen@tavan.test')
  for (const sku of ['SEP-OATS-1KG', 'CHA-DUFF-40']) await api.add(customer.token, sku)
  await api.order(customer)
  for (const sku of ['DAM-WHEY-VAN', 'DAM-CREA-500', 'ZAG-KETT-16']) await api.add(customer.token, sku)
  const { main, expectCart, field } = await look(page, 'en', 'light')
  await arriveAs(page, { customer, locale: 'en', theme: 'light' })
  await page.goto('/cart')
  await expectCart(3)
  await keep('cart', await shoot(page))
  await page.goto('/checkout')
  await field('City').and(page.locator('[value="Amsterdam"]')).waitFor()
  await keep('checkout', await shoot(page))
  const demo = await api.signIn('customer@tavan.test')
  await arriveAs(page, { customer: { ...demo, name: 'Sara' }, locale: 'en', theme: 'dark' })
  await page.goto('/orders')
  await main.getByRole('article').nth(3).waitFor()
  await keep('orders-dark', await shoot(page))
})

test('the owner’s console', async ({ page, api }) => {
  await look(page, 'en', 'light')
  const { arrive, main, d } = dashboard(page)
  await arrive(api, '/admin')
  await main.getByRole('slider', { name: d('chart.walk') }).waitFor()
  await keep('console-overview', await shoot(page))
  await page.goto('/admin/applications')
  await main.locator('a[href*="/admin/applications/"]').first().click()
  await main.getByRole('button', { name: /jpg/i }).first().click()
  await main.locator('img[src^="blob:"]').waitFor()
  await keep('console', await shoot(page))
  await page.goto('/admin/orders')
  await page.setViewportSize(wideDesk)
  await main.locator('a[href*="/admin/orders/"]').nth(2).click()
  await main.locator('a[href*="/admin/orders/"][aria-current]').waitFor()
  await keep('console-orders', await shoot(page))
  await page.setViewportSize(desk)
  const { k } = catalogueStaff(page)
  await page.goto(`/admin/catalogue/${(await api.product('ZAG-KETT-16'))._id}`)
  await main.getByLabel(k('fields.sku'), { exact: true }).waitFor()
  await keep('console-product', await shoot(page))
})

test('a coach’s users and programs', async ({ page, api }) => {
  await look(page, 'en', 'light')
  const { arrive, users } = coach(page)
  await arrive(api)
  await users.nth(1).waitFor()
  await keep('coach', await shoot(page))
})

test('a program in the hands of its coach', async ({ page, api }) => {
  await look(page, 'en', 'dark')
  const me = editor(page)
  await me.arrive(api, '/coach/dashboard?search=customer@tavan.test')
  await me.users.getByRole('list').getByRole('button').nth(1).click()
  await me.tab('tabs.nutrition').click()
  await me.dialog.locator('button[aria-expanded=false]').first().click()
  await keep('program-dark', await shoot(page))
})

test('blood tests and messages of a customer', async ({ page, api }) => {
  const demo = await api.signIn('customer@tavan.test')
  await look(page, 'en', 'light')
  await arriveAs(page, { customer: { ...demo, name: 'Sara' }, locale: 'en', theme: 'light' })
  await page.goto('/blood-tests')
  await page.getByRole('slider').waitFor()
  await keep('blood-tests', await shoot(page))
  await page.goto('/messages')
  await chatActions(page).field.waitFor()
  await page.getByRole('listitem').last().waitFor()
  await keep('messages', await shoot(page))
})

test('a member’s day, on phones', async ({ page, api }) => {
  const demo = await api.signIn('customer@tavan.test')
  const pictures: Buffer[] = []
  for (const [locale, theme] of [
    ['en', 'light'],
    ['fa', 'dark'],
  ] as const) {
    const { main } = await look(page, locale, theme, phone)
    await arriveAs(page, { customer: { ...demo, name: 'Sara' }, locale, theme })
    await page.goto('/today')
    await main.getByRole('checkbox').first().waitFor()
    pictures.push(await shoot(page))
  }
  await look(page, 'en', 'light', phone)
  await arriveAs(page, { customer: { ...demo, name: 'Sara' }, locale: 'en', theme: 'light' })
  await page.goto('/today')
  await page.getByRole('button', { name: 'Start Session', exact: true }).click()
  await page.getByRole('button', { name: 'Log Set', exact: true }).click()
  await page.getByRole('button', { name: 'Skip Rest', exact: true }).waitFor()
  pictures.push(await shoot(page))
  await keepBeside('phones-training', pictures, '#e9e4d8')
})
