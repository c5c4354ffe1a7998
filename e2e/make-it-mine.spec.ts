import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectWellFormed } from './lib/visual-checks'

test('changes texts, direction and products at once and stores the language (SHOP-I18N-01 SHOP-I18N-04 SHOP-I18N-06 SHOP-I18N-07 SHOP-I18N-08)', async ({
  page,
  api,
}) => {
  const { _id } = await api.product('ZAG-KETT-16')
  await page.goto(`/product/${_id}`)
  await expectWellFormed(page, 'en', 'first visit')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  let now: Locale = 'en'
  for (const next of ['nl', 'en', 'fa'] as const) {
    await shopper(page, now).chooseLanguage(next)
    const { t, main, banner } = shopper(page, next)
    const { name } = await api.product('ZAG-KETT-16', next)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(main.getByRole('button', { name: t('product.add'), exact: true })).toBeVisible()
    await expect(banner.getByRole('link', { name: t('nav.shop'), exact: true })).toBeVisible()
    await expectWellFormed(page, next, next)
    now = next
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // Right to left: the page is mirrored.
  const brand = page.getByRole('banner').getByRole('link').first()
  expect((await brand.boundingBox())?.x).toBeGreaterThan(640)

  await page.reload()
  await expectWellFormed(page, 'fa', 'after a reload')
  await page.goto('/cart')
  await expect(
    page.getByRole('heading', { name: shopper(page, 'fa').t('cart.title'), exact: true }),
  ).toBeVisible()
})

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

test(
  'opens a shared Persian link in Persian and stores the language (X-102)',
  inFullRun,
  async ({ page, api }) => {
    const { _id, name } = await api.product('ZAG-KETT-16', 'fa')
    const answer = await page.goto(`/fa/product/${_id}`)
    const { main, t } = shopper(page, 'fa')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    // The head is the same before and after hydration.
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('<html lang="fa" dir="rtl">')
    expect(html).toContain(`<title>${await page.title()}</title>`)
    expect(await stored(page)).toBe('fa')

    // Every shop link keeps the language; the coach area needs none.
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
  },
)

test('serves English at a URL without a locale and redirects to a stored language before the first paint (X-102)', async ({
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
  // The redirect replaces the history entry.
  await page.goBack()
  await expect(page).toHaveURL('/favicon.svg')
  await context.close()
})

/** Returns the brightness of the page's background, 0 to 255. */
const ground = () => {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return -1
  canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return (red + green + blue) / 3
}

// The page adopts a change of the system's theme with a short delay.
const light = (page: Page) => expect.poll(() => page.evaluate(ground)).toBeGreaterThan(200)

const dark = (page: Page) => expect.poll(() => page.evaluate(ground)).toBeLessThan(60)

test('offers light, dark and system theme and keeps the choice', inFullRun, async ({ page }) => {
  await page.goto('/')
  await light(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await dark(page)
  const choose = async (name: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await choose('Light')
  await light(page)
  await page.reload()
  await light(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await choose('Dark')
  await dark(page)
  await choose('Match System')
  await light(page)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('never paints a dark page light first', async ({ page, context }) => {
  await arriveAs(page, { theme: 'dark' })
  // Samples the background before every paint, from the first frame on.
  await context.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => {
      const context = document.createElement('canvas').getContext('2d')
      if (context && document.body) {
        context.fillStyle = getComputedStyle(document.documentElement).colorScheme.includes('light')
          ? '#fff'
          : '#000'
        context.fillRect(0, 0, 1, 1)
        const colour = getComputedStyle(document.documentElement).backgroundColor
        if (colour !== 'rgba(0, 0, 0, 0)') {
          context.fillStyle = colour
          context.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
        seen.push((red + green + blue) / 3)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/shop')
  await expect(shopper(page).main.getByRole('article')).toHaveCount(12)
  const sampled = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  // The list is prerendered, so it may exist before the first frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const seen = await sampled()
  expect(seen.length).toBeGreaterThan(1)
  expect(Math.max(...seen)).toBeLessThan(60)
})
