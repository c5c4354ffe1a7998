import { type Locale, locales } from 'contract/locale'
import { shopper } from './lib/shopper'
import { expect, test } from './lib/test'
import { expectWellFormed } from './lib/visual-checks'

test('the switcher changes words, direction and products at once, and is remembered (SHOP-I18N-01 SHOP-I18N-04 SHOP-I18N-06 SHOP-I18N-07 SHOP-I18N-08)', async ({
  page,
  api,
}) => {
  const { _id } = await api.product('ZAG-KETT-16')
  await page.goto(`/product/${_id}`)
  await expectWellFormed(page, 'en', 'first visit')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  let now: Locale = 'en'
  for (const next of ['fa', 'nl', 'en', 'fa'] as const) {
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

test('a stored language is there from the first paint', async ({ page, context }) => {
  await context.addInitScript(() => {
    const first: string[] = []
    Object.assign(window, { first })
    const look = () => {
      if (document.body?.textContent?.trim()) first.push(document.documentElement.dir)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    localStorage.setItem('language', 'fa')
  })
  await page.goto('/shop')
  await expect(shopper(page, 'fa').main.getByRole('article')).toHaveCount(12)
  const seen = await page.evaluate(() => (window as unknown as { first: string[] }).first)
  expect(new Set(seen)).toEqual(new Set(['rtl']))
})

test('the cart follows the language, prices stay in dollars with Latin digits (SHOP-GEN-07)', async ({
  page,
  api,
}) => {
  const visitor = shopper(page)
  const product = (locale: Locale) => api.product('SEP-HONE-500', locale)
  await page.goto('/shop')
  await visitor.findAndAdd('SEP-HONE-500', (await product('en')).name)
  await page.goto('/cart')
  await visitor.chooseLanguage('fa')
  const persian = shopper(page, 'fa')
  await expect(persian.card((await product('fa')).name)).toBeVisible()
  const price = persian
    .card((await product('fa')).name)
    .locator('bdi')
    .first()
  await expect(price).toHaveText(`$${(await product('en')).price.toFixed(2)}`)
  await expect(price).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('button', { name: persian.t('nav.language') })).toBeVisible()
  expect(Object.keys(locales)).toEqual(['en', 'fa', 'nl'])
})
