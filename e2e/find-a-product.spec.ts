import type { Product } from 'contract/catalog/calls'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

test.describe('as a visitor', () => {
  test('shows the products page by page (SHOP-GEN-01 SHOP-GEN-02 SHOP-GEN-03 SHOP-NAV-01 SHOP-NAV-02 SHOP-LIST-01 SHOP-LIST-05 SHOP-ROLE-01)', async ({
    page,
    api,
  }) => {
    const { main, banner } = shopper(page)
    const { totalProducts, totalPages, products } = await api.call<{
      totalProducts: number
      totalPages: number
      products: { name: string }[]
    }>('GET', '/products?page=2')
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await banner.getByRole('link', { name: 'Shop', exact: true }).click()
    await page.waitForURL('**/shop')
    await expect(main.getByText(`${totalProducts} products`)).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(12)

    await main.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/shop?page=2')
    await expect(main.getByRole('article').first()).toContainText(products[0]?.name ?? '?')
    await main.getByRole('link', { name: `Page ${totalPages}` }).click()
    await expect(main.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
    await expect(main.getByRole('article')).toHaveCount(totalProducts - 12 * (totalPages - 1))
    await main.getByRole('link', { name: 'Previous page' }).click()
    await page.waitForURL(`**/shop?page=${totalPages - 1}`)
    await page.goBack()
    await page.waitForURL(`**/shop?page=${totalPages}`)
    await expect(main.getByRole('article')).toHaveCount(totalProducts - 12 * (totalPages - 1))
    expect(await page.evaluate(() => 'sameDocument' in window), 'the document was never reloaded').toBe(true)
    await expectWellFormed(page, 'en', 'shop')
  })

  test(
    'selects a category from the list or by URL (SHOP-GEN-05 SHOP-NAV-03 SHOP-NAV-04 SHOP-LIST-03)',
    inFullRun,
    async ({ page, api, consoleErrors }) => {
      const { main } = shopper(page)
      const [first, second] = (await api.categories()).slice(1)
      if (!first || !second) throw new Error('The demo shop has categories.')
      await page.goto('/shop?view=list')
      await page.getByLabel('Category').selectOption({ label: first.name })
      await page.waitForURL(`**/shop/category/${first.slug}?view=list`)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(first.name)
      await expect(main.getByText(`${first.productCount} products`)).toBeVisible()
      await expect(page.getByLabel('Category')).toHaveValue(first.slug)

      await page.goto(`/shop/${second.slug}`)
      await page.waitForURL(`**/shop/category/${second.slug}`)
      await expect(main.getByText(`${second.productCount} products`)).toBeVisible()

      consoleErrors.expect(/^404 GET \/shop\/category\/nothing-of-the-sort$/)
      await page.goto('/shop/category/nothing-of-the-sort')
      await expect(main.getByRole('heading', { name: 'No products found' })).toBeVisible()
    },
  )

  test(
    'finds products by name, tag and number in any spelling (SHOP-GEN-04 SHOP-LIST-02 SHOP-LIST-08)',
    inFullRun,
    async ({ page, api }) => {
      const { main, card, ...visitor } = shopper(page)
      await page.goto('/shop?page=3')
      await visitor.search('BÈTA alanine')
      await expect(card('Damavand Beta-Alanine, 300 g')).toBeVisible()
      expect(new URL(page.url()).searchParams.get('page'), 'another term begins at its first page').toBeNull()
      await visitor.search('dam-crea-500')
      await expect(main.getByText('1 product for “dam-crea-500”')).toBeVisible()
      await expect(main.getByRole('article')).toHaveCount(1)
      await visitor.search('zzzz')
      await expect(main.getByText('No results for “zzzz”')).toBeVisible()
      await expect(main.getByRole('heading', { name: 'No products found' })).toBeVisible()
      await main.getByRole('button', { name: 'Clear Search' }).click()
      await page.waitForURL('**/shop')
      await expect(main.getByRole('article')).toHaveCount(12)

      // Persian input with Arabic letters, Persian digits, half-space or space.
      const persian = shopper(page, 'fa')
      await arriveAs(page, { locale: 'fa' })
      await page.goto('/shop')
      const kettlebell = (await api.product('ZAG-KETT-16', 'fa')).name
      await persian.search('كتل بل ۱۶')
      await expect(persian.card(kettlebell)).toBeVisible()
      await persian.search('کتل‌بل 16')
      await expect(persian.card(kettlebell)).toBeVisible()
    },
  )

  test('filters by facets, each choice an entry of the history', async ({ page, api }) => {
    const { main } = shopper(page)
    const totalOf = async (query: string) =>
      (await api.call<{ totalProducts: number }>('GET', `/products?${query}`)).totalProducts
    const filters = main.getByRole('complementary', { name: 'Filters' })
    const articles = main.getByRole('article')
    await page.goto('/shop')
    await filters.getByRole('link', { name: /^Gluten-free/ }).click()
    await page.waitForURL('**/shop?diet=gluten_free')
    await expect(articles).toHaveCount(await totalOf('diet=gluten_free'))
    await filters.getByRole('link', { name: /^Vegan/ }).focus()
    await page.keyboard.press('Enter')
    await expect(main.getByText(`${await totalOf('diet=gluten_free,vegan')} products`)).toBeVisible()
    await expect(filters.getByRole('link', { name: /^Vegan/ })).toBeFocused()
    await page.goBack()
    await expect(articles).toHaveCount(await totalOf('diet=gluten_free'))
    await expect(filters.getByRole('link', { name: /^Vegan/ })).not.toHaveAttribute('aria-current')
    await page.goForward()
    await main.getByRole('button', { name: 'Remove filter: Gluten-free' }).click()
    await expect(main.getByText(`${await totalOf('diet=vegan')} products`)).toBeVisible()
    await page.goto('/shop?diet=vegan&equipment=barbell')
    await main.getByRole('link', { name: 'Remove “Barbell”' }).click()
    await page.waitForURL('**/shop?diet=vegan')
  })

  test('filters by facets without scripts, on a phone too', async ({ browser, api }) => {
    const context = await browser.newContext({
      ...{ baseURL: api.origin, javaScriptEnabled: false, viewport: { width: 390, height: 800 } },
    })
    const page = await context.newPage()
    await page.goto('/shop?diet=vegan')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const link = filters.getByRole('link', { name: /^Endurance/ })
    const count = Number((await link.textContent())?.match(/\d+/)?.[0])
    await link.click()
    await page.waitForURL('**/shop?diet=vegan&goal=endurance')
    await expect(page.getByRole('article')).toHaveCount(count)
    await context.close()
  })

  test(
    'starts a new page at its top and restores the scroll position on Back (SHOP-NAV-20)',
    inFullRun,
    async ({ browser, consoleErrors }) => {
      const context = await browser.newContext({
        baseURL: process.env.TAVAN_URL,
        reducedMotion: 'no-preference',
      })
      consoleErrors.follow(context)
      const page = await context.newPage()
      const { main } = shopper(page)
      await page.goto('/shop')
      await main.getByRole('article').nth(9).scrollIntoViewIfNeeded()
      const left = await page.evaluate(() => scrollY)
      expect(left).toBeGreaterThan(300)
      await main.getByRole('article').nth(9).getByRole('link').click()
      await page.waitForURL('**/product/*')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(main.getByRole('article')).toHaveCount(12)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
      await context.close()
    },
  )
})

test(
  'suggests a product for a misspelt word and opens it with arrow key and Enter (SHOP-GEN-04)',
  inFullRun,
  async ({ page, api }) => {
    const { main, banner } = shopper(page)
    const { name, price, salePrice }: Product = await api.product('ZAG-KETT-16')
    await page.goto('/')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    const field = banner.getByRole('combobox', { name: 'Search products' })
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.type('kettelbell 16')
    const list = banner.getByRole('listbox', { name: 'Suggestions' })
    const option = list.getByRole('option').first()
    await expect(option).toContainText(name)
    await expect(option).toContainText(`$${(salePrice ?? price).toFixed(2)}`)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await list.getByRole('option').last().hover()
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/product/*')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(list).toBeHidden()
  },
)

test('keeps the words of Dutch product names whole on a phone', inFullRun, async ({ page }) => {
  const { main } = shopper(page, 'nl')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/nl/shop')
  await expect(main.getByRole('article')).toHaveCount(12)
  await page.evaluate(() => document.fonts.ready)
  const broken = await main
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .evaluateAll((names) =>
      names.flatMap(({ firstChild }) => {
        const words = firstChild?.textContent?.matchAll(/[^\s-]+-?/g) ?? []
        return [...words].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(firstChild as Node, index)
          range.setEnd(firstChild as Node, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )
  expect(broken).toEqual([])
})

test('opens the search on a phone as a sheet that Back closes, in Persian too', async ({ page, api }) => {
  const { t, main, banner } = shopper(page, 'fa')
  const { _id, name } = await api.product('DAM-WHEY-VAN', 'fa')
  await page.setViewportSize({ width: 320, height: 640 })
  await arriveAs(page, { locale: 'fa' })
  await page.goto('/shop')
  await expect(main.getByRole('article')).toHaveCount(12)
  const button = banner.getByRole('button', { name: t('nav.search.label'), exact: true })
  await button.click()
  const sheet = page.getByRole('dialog', { name: t('search.title'), exact: true })
  const field = sheet.getByRole('combobox')
  await expect(field).toBeFocused()
  // Letters of an Arabic keyboard.
  await page.keyboard.type('وي وانيل')
  await expect(sheet.getByRole('option').first()).toContainText(name)
  await expectNoSidewaysScroll(page, 'suggestions')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  expect(new URL(page.url()).pathname).toMatch(/\/shop$/)

  await button.click()
  await expect(field).toBeFocused()
  await page.keyboard.type('وانیل')
  await sheet.getByRole('option').filter({ hasText: name }).click()
  await page.waitForURL(`**/product/${_id}`)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await page.waitForURL('**/shop')
  await expect(sheet).toBeHidden()
})
