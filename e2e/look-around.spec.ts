import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun, testedLocales, variants } from './lib/tested-locales'
import { expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

const ARTICLES = ['help', 'contact', 'privacy', 'terms', 'blog', 'tips', 'nutrition', 'stories'] as const

const linkOf = (links: (HTMLElement | SVGElement)[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')])

test('presents the shop on the home page and links to its pages (SHOP-HOME-01 SHOP-HOME-02 SHOP-HOME-03 SHOP-HOME-04 SHOP-HOME-05 SHOP-HOME-06)', async ({
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
  // The complete card: quote, author and detail.
  const cards = main.locator('section[aria-labelledby="testimonials"]').getByRole('listitem')
  await expect(cards.getByRole('blockquote')).toHaveCount(3)
  expect(new Set(await cards.allTextContents()).size).toBe(1)
})

test('shows header and footer links on every page (SHOP-HDR-01 SHOP-HDR-02 SHOP-HDR-03 SHOP-HDR-04 SHOP-HDR-05 SHOP-HDR-06 SHOP-HDR-07 SHOP-HDR-18 SHOP-HDR-25 SHOP-HDR-26)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^404 GET \/nowhere$/)
  for (const path of variants(['/', '/nowhere'], ['/shop', '/cart', '/login']).flat()) {
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
    for (const name of [...ARTICLES, 'withdraw'])
      await expect(footer.locator(`a[href="/${name}"]`)).toBeVisible()
  }
})

// The sweeps check every page in every language; here the mirrored one shows that the pages are reachable.
for (const locale of testedLocales) {
  test(`shows content on each footer page: ${locale} (SHOP-HDR-26)`, inFullRun, async ({ page }) => {
    const { t, main } = shopper(page, locale)
    await page.setViewportSize({ width: 320, height: 720 })
    await arriveAs(page, { locale })
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const name of ARTICLES) {
      await footer.getByRole('link', { name: t(`nav.footer.${name}`), exact: true }).click()
      await page.waitForURL(`**/${name}`)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t(`nav.footer.${name}`))
      await expect(main.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
      const words = ((await main.textContent()) ?? '').split(/\s+/).length
      expect(words, `${name}: words`).toBeGreaterThan(150)
      await expectWellFormed(page, locale, name)
      await expectNoSidewaysScroll(page, name)
    }
    // Each section has a URL.
    const part = main.getByRole('navigation').getByRole('link').nth(1)
    const title = (await part.textContent()) ?? ''
    await part.click()
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeInViewport()
    expect(new URL(page.url()).hash).not.toBe('')
  })
}
