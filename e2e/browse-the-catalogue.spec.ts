import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { expectWellFormed } from './lib/visual-checks'

test.describe('as a visitor', () => {
  test('the shop shows its products, a page at a time (SHOP-GEN-01 SHOP-GEN-02 SHOP-GEN-03 SHOP-NAV-01 SHOP-NAV-02 SHOP-LIST-01 SHOP-LIST-05 SHOP-ROLE-01)', async ({
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

  test('a category is chosen from the list or by its address (SHOP-GEN-05 SHOP-NAV-03 SHOP-NAV-04 SHOP-LIST-03)', async ({
    page,
    api,
    consoleErrors,
  }) => {
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
  })

  test('search finds by name, tag and number, in any spelling (SHOP-GEN-04 SHOP-LIST-02 SHOP-LIST-08)', async ({
    page,
    api,
  }) => {
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

    // In Persian: Arabic letters, Persian digits, half-space or space.
    const persian = shopper(page, 'fa')
    await arriveAs(page, { locale: 'fa' })
    await page.goto('/shop')
    const kettlebell = (await api.product('ZAG-KETT-16', 'fa')).name
    await persian.search('كتل بل ۱۶')
    await expect(persian.card(kettlebell)).toBeVisible()
    await persian.search('کتل‌بل 16')
    await expect(persian.card(kettlebell)).toBeVisible()
  })

  test('grid or list, remembered in the address (SHOP-LIST-04 SHOP-LIST-09 SHOP-LIST-10)', async ({
    page,
    api,
  }) => {
    const { main, card } = shopper(page)
    const { name, description, tags } = await api.product('DAM-CREA-500')
    await page.goto('/shop?search=DAM-CREA-500')
    const cut = card(name).getByText(description.slice(0, 60))
    await expect(cut).toHaveText(/…$/)
    expect([...((await cut.textContent()) ?? '')].length).toBeLessThanOrEqual(101)
    await main.getByRole('button', { name: 'List view' }).click()
    await page.waitForURL(/view=list/)
    await expect(main.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true')
    await expect(card(name).first().getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
      tags.slice(0, 3),
    )
    await page.reload()
    await expect(card(name).first().getByRole('list', { name: 'Tags' })).toBeVisible()
    await main.getByRole('button', { name: 'Grid view' }).click()
    await expect(card(name).getByText(description.slice(0, 60))).toHaveText(/…$/)
  })

  test('another page begins at its top, Back returns to the same place (SHOP-NAV-20)', async ({
    browser,
    consoleErrors,
  }) => {
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
  })

  test('a slow list shows that it is on its way (SHOP-LIST-07)', async ({ page }) => {
    const { main } = shopper(page)
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/v1/products?*', async (route) => {
      await gate
      await route.continue()
    })
    // What is filtered is not painted by the server.
    await page.goto('/shop?minPrice=1')
    await expect(main.getByRole('status', { name: 'Loading products' })).toBeVisible()
    release()
    await expect(main.getByRole('article')).toHaveCount(12)
    await expect(main.getByRole('status', { name: 'Loading products' })).toBeHidden()
  })
})

const linkOf = (links: (HTMLElement | SVGElement)[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')])

test('the home page says what there is and leads there (SHOP-HOME-01 SHOP-HOME-02 SHOP-HOME-03 SHOP-HOME-04 SHOP-HOME-05 SHOP-HOME-06)', async ({
  page,
}) => {
  const { main } = shopper(page)
  await page.goto('/')
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/app')
  await expect(main.getByRole('link', { name: 'Shop Products' })).toHaveAttribute('href', '/shop')
  for (const [value, label] of [
    ['10K+', 'active users'],
    ['500+', 'expert coaches'],
    ['95%', 'success rate'],
    ['24/7', 'support'],
  ] as const) {
    await expect(main.getByText(value, { exact: true })).toBeVisible()
    await expect(main.getByText(label, { exact: true })).toBeVisible()
  }
  const features = main.locator('section[aria-labelledby="features"]').getByRole('listitem')
  await expect(features).toHaveCount(4)
  await expect(features.getByRole('heading')).toHaveText([
    'Fitness Plans',
    'Nutrition Guidance',
    'Lifestyle Coaching',
    'Community',
  ])
  const action = main.locator('section[aria-labelledby="cta"]')
  await expect(action.getByRole('heading', { name: 'Start with one good week.' })).toBeVisible()
  expect(await action.getByRole('link').evaluateAll(linkOf)).toEqual([
    ['Get the App', '/app'],
    ['Become a Coach', '/become-coach'],
  ])
  // The whole card: quote, author and detail.
  const cards = main.locator('section[aria-labelledby="testimonials"]').getByRole('listitem')
  await expect(cards.getByRole('blockquote')).toHaveCount(3)
  expect(new Set(await cards.allTextContents()).size).toBe(1)
})

test('the frame: links of header and footer on every page (SHOP-HDR-01 SHOP-HDR-02 SHOP-HDR-03 SHOP-HDR-04 SHOP-HDR-05 SHOP-HDR-06 SHOP-HDR-07 SHOP-HDR-18 SHOP-HDR-25 SHOP-HDR-26)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^404 GET \/nowhere$/)
  for (const path of ['/', '/shop', '/cart', '/login', '/nowhere']) {
    await page.goto(path)
    const banner = page.getByRole('banner')
    for (const [name, href] of [
      ['Home', '/'],
      ['Shop', '/shop'],
      ['Programs', '/programs'],
      ['Become a Coach', '/become-coach'],
      ['App', '/app'],
      ['Login', '/login'],
    ] as const)
      await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(banner.getByRole('button', { name: /^Cart/ })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    for (const name of ['help', 'contact', 'privacy', 'terms', 'blog', 'tips', 'nutrition', 'stories'])
      await expect(footer.locator(`a[href="/${name}"]`)).toBeVisible()
  }
})
