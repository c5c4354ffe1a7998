import type { Page } from '@playwright/test'
import { localeCodes, locales } from 'contract/locale'
import { addressOf } from 'contract/site/address'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { words } from './lib/words'

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

test('X-102: a shared Persian link opens in Persian for whoever follows it, and is remembered', async ({
  page,
  api,
}) => {
  const { _id, name } = await api.product('ZAG-KETT-16', 'fa')
  const answer = await page.goto(`/fa/product/${_id}`)
  const { main, t } = shopper(page, 'fa')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  // What the server wrote into the head is what the application says.
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<html lang="fa" dir="rtl">')
  expect(html).toContain(`<title>${await page.title()}</title>`)
  expect(await stored(page)).toBe('fa')

  // Every link of the shop keeps the language, that of the coaches' area needs none.
  for (const href of await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
    if (href.startsWith('/')) expect(href).toMatch(/^\/fa(\/|\?|$)|^\/(coach|admin)\//)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.shop'), exact: true })
    .click()
  await page.waitForURL('**/fa/shop')
  await page.goto('/help')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('nav.footer.help'))
  expect(pathOf(page)).toBe('/fa/help')
})

test('X-102: a bare address is English for everybody, and moves to a stored language before it is painted', async ({
  browser,
  baseURL,
  consoleErrors,
}) => {
  const context = await browser.newContext({ baseURL, locale: 'fa-IR' })
  consoleErrors.follow(context)
  const page = await context.newPage()
  await page.goto('/shop')
  await expect(shopper(page, 'en').main.getByRole('heading', { level: 1 })).toHaveText('Shop')
  expect([pathOf(page), await stored(page)]).toEqual(['/shop', null])

  await page.addInitScript(() => {
    const painted: string[] = []
    Object.assign(window, { painted })
    const look = () => {
      if (document.body?.textContent?.trim())
        painted.push(`${document.documentElement.lang} ${location.pathname}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await arriveAs(page, { locale: 'nl' }, baseURL)
  await page.goto('/shop?page=2')
  await expect(shopper(page, 'nl').main.getByRole('article').first()).toBeVisible()
  expect(pathOf(page)).toBe('/nl/shop?page=2')
  const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted)
  expect(new Set(painted)).toEqual(new Set(['nl /nl/shop']))
  // The bare address is no step of the history.
  await page.goBack()
  await expect(page).toHaveURL('/favicon.svg')
  await context.close()
})

test('X-102: switching the language changes the address and nothing that was typed', async ({ page }) => {
  await page.goto('/register?from=mail')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await shopper(page, 'en').field('First Name').fill('Robin')
  await shopper(page, 'en').chooseLanguage('nl')
  const dutch = shopper(page, 'nl')
  await expect(dutch.field(dutch.t('auth.firstName'))).toHaveValue('Robin')
  expect(pathOf(page)).toBe('/nl/register?from=mail')
  await dutch.chooseLanguage('en')
  await expect(shopper(page, 'en').field('First Name')).toHaveValue('Robin')
  expect(pathOf(page)).toBe('/register?from=mail')
  await shopper(page, 'en').chooseLanguage('fa')
  await page.waitForURL('**/fa/register?from=mail')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.reload()
  const persian = shopper(page, 'fa')
  await expect(persian.field(persian.t('auth.firstName'))).toBeVisible()
})

test('X-102: back and forward keep the language that was chosen last', async ({ page }) => {
  await page.goto('/fa')
  const persian = shopper(page, 'fa')
  await persian.banner.getByRole('link', { name: persian.t('nav.shop'), exact: true }).click()
  await page.waitForURL('**/fa/shop')
  await persian.chooseLanguage('nl')
  await page.waitForURL('**/nl/shop')
  await page.goBack()
  await page.waitForURL('**/nl')
  const dutch = shopper(page, 'nl')
  await expect(dutch.main.getByRole('heading', { level: 1 })).toHaveText(dutch.t('home.hero.title'))
  await page.goForward()
  await page.waitForURL('**/nl/shop')
  await expect(dutch.main.getByRole('heading', { level: 1 })).toHaveText(dutch.t('shop.title'))
})

test('X-102: areas of work have one address, which follows the stored language', async ({ page }) => {
  await page.goto('/nl')
  for (const path of ['/coach/login', '/admin/login', '/fa/coach/login']) {
    await page.goto(path)
    const locale = path.startsWith('/fa/') ? 'fa' : 'nl'
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(pathOf(page)).toBe(path.replace('/fa', ''))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('fa')('nav.language'), exact: true })
    .click()
  await page.getByRole('button', { name: locales.nl.name, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  expect(pathOf(page)).toBe('/coach/login')
})

test('X-102: a sign-in returns to the page in the language it was left in', async ({ page, customer }) => {
  await page.goto('/fa/orders?from=mail')
  await page.waitForURL('**/fa/login')
  const visitor = shopper(page, 'fa')
  await visitor.signIn(customer.email, customer.password)
  await page.waitForURL('**/fa/orders?from=mail')
  await expect(visitor.main.getByRole('heading', { level: 1 })).toHaveText(visitor.t('orders.title'))
})

test('X-102: search engines are told each page in each language, and an address of nothing says so in its own', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^404 GET \/(fa|en)\//)
  for (const locale of localeCodes) {
    await page.goto(addressOf({ locale, path: '/tips' }))
    const hrefs = (rel: string) =>
      page
        .locator(`head link[rel="${rel}"]`)
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    expect(await hrefs('canonical')).toEqual([addressOf({ locale, path: '/tips' })])
    expect(await hrefs('alternate')).toEqual(['/tips', '/fa/tips', '/nl/tips', '/tips'])
  }
  await arriveAs(page, {})
  const fresh = await page.goto('/fa/nothing')
  expect(fresh?.status()).toBe(404)
  const t = words('fa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.notFound.title'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.notFound.shop') })
    .click()
  await page.waitForURL('**/fa/shop')
  await arriveAs(page, {})
  expect((await page.goto('/en/shop'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
