import type { Locator, Page } from '@playwright/test'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

const shown = (page: Page, n: number, count: number) =>
  expect(page.getByText(`Image ${n} of ${count}`)).toBeAttached()

test('everything there is to know (SHOP-NAV-05 SHOP-PDP-01 SHOP-PDP-08 SHOP-PDP-09 SHOP-PDP-10 SHOP-PDP-11 SHOP-PDP-12 SHOP-PDP-14 SHOP-PDP-16 SHOP-PDP-17)', async ({
  page,
  api,
}) => {
  const { main } = shopper(page)
  const product = await api.product('ZAG-KETT-24')
  await page.goto(`/product/${product._id}`)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(page).toHaveTitle(new RegExp(`^${product.name}.*Tavan`))
  await expect(main.getByText(product.description)).toBeVisible()
  await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(product.tags)
  await expect(main.getByText(`$${product.price.toFixed(2)}`).first()).toBeVisible()
  await expect(main.getByText(`In stock: ${product.stockQuantity}`).first()).toBeVisible()
  const fact = (label: string) =>
    main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  await expect(fact('Category')).toContainText(product.categoryId.name)
  await expect(fact('SKU')).toContainText('ZAG-KETT-24')
  await expect(fact('Availability')).toContainText(`In stock: ${product.stockQuantity}`)
  await expect(fact('Weight')).toContainText(`${product.weight} kg`)
  await expect(fact('Featured')).toContainText(product.isFeatured ? 'Yes' : 'No')
  await expect(main.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  await main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click()
  await page.waitForURL('**/shop')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what tells of the cart lies over no button and leads there, ${colorScheme}`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.emulateMedia({ colorScheme })
    const { main } = shopper(page)
    const product = await api.product('ZAG-KETT-24')
    await page.goto(`/product/${product._id}`)
    const add = main.getByRole('button', { name: 'Add to Cart' }).first()
    await add.click()
    const words = page.getByText(`${product.name} is in your cart`)
    await expect(words).toBeVisible()
    // The pointer rests on it, so that it stays while the page moves.
    await words.hover()
    const box = words.locator('xpath=ancestor::div[1]')
    const ground = await box.evaluate((node) => getComputedStyle(node).backgroundColor)
    expect(ground).not.toBe(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    )
    const lap = async () => {
      const [message, button] = await Promise.all([box.boundingBox(), add.boundingBox()])
      if (!message || !button) throw new Error('The message or the button is not there.')
      return Math.min(message.y + message.height, button.y + button.height) - Math.max(message.y, button.y)
    }
    const bar = page.locator('[data-keep-clear]')
    await expect.poll(lap).toBeLessThanOrEqual(0)
    // Where the bar lies in the page, a little above the lower edge of the screen.
    for (const above of [0, 30, 60, 120]) {
      await bar.evaluate((node, gap) => {
        const { bottom } = node.getBoundingClientRect()
        window.scrollBy({ top: bottom - innerHeight + gap, behavior: 'instant' })
      }, above)
      await expect.poll(lap, `${above} px above the edge`).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: 'View Cart' }).click()
    await page.waitForURL('**/cart')
  })
}

test('pictures go round in a circle (SHOP-PDP-02 SHOP-PDP-03 SHOP-PDP-04)', async ({ page, api }) => {
  const { main } = shopper(page)
  const product = await api.product('DAM-WHEY-VAN')
  const count = product.images.length
  expect(count).toBeGreaterThan(1)
  await page.goto(`/product/${product._id}`)
  await shown(page, 1, count)
  await main.getByRole('button', { name: 'Previous image' }).click()
  await shown(page, count, count)
  await main.getByRole('button', { name: 'Next image' }).click()
  await shown(page, 1, count)
  await main.getByRole('button', { name: 'Show image 2' }).click()
  await shown(page, 2, count)
  await expect(main.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-current', 'true')
  await expect(main.getByRole('img', { name: /view 2/ })).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** One finger on the picture, moved sideways by `dx` and, unless held, lifted. */
  async function drag(page: Page, picture: Locator, dx: number, hold = false) {
    const box = await picture.boundingBox()
    if (!box) throw new Error('The picture is not there.')
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
    await touch('touchStart', x)
    for (let step = 1; step <= 6; step++) await touch('touchMove', x + (dx * step) / 6)
    const lift = async () => {
      await touch('touchEnd')
      await client.detach()
    }
    if (!hold) await lift()
    return lift
  }

  for (const locale of ['en', 'fa'] as const) {
    // In the mirrored page a swipe to the right goes onward (decision X-82).
    const onward = locale === 'fa' ? 1 : -1
    test(`a swipe changes the picture, in ${locale} (SHOP-PDP-05 SHOP-PDP-06 SHOP-PDP-07)`, async ({
      page,
      api,
    }) => {
      const { t, main } = shopper(page, locale)
      await arriveAs(page, { locale })
      const product = await api.product('DAM-WHEY-VAN', locale)
      const count = product.images.length
      const at = (n: number) =>
        expect(page.getByText(t('product.gallery.position', { n, count }))).toBeAttached()
      await page.goto(`/product/${product._id}`)
      const picture = main
        .getByRole('region', { name: t('product.gallery.label') })
        .getByRole('img')
        .first()
      const next = main.getByRole('button', { name: t('product.gallery.next') })
      const previous = main.getByRole('button', { name: t('product.gallery.previous') })
      await drag(page, picture, onward * 80)
      await at(2)
      await drag(page, picture, -onward * 80)
      await at(1)
      await drag(page, picture, onward * 40)
      await expect(next).not.toHaveAttribute('data-hint')
      await at(1)

      const lift = await drag(page, picture, onward * 30, true)
      await expect(next).toHaveAttribute('data-hint')
      await expect(previous).not.toHaveAttribute('data-hint')
      await lift()
      await expect(next).not.toHaveAttribute('data-hint')
      await at(1)
    })
  }
})

test('a sale shows both prices and how much it is (SHOP-PDP-13 SHOP-VAL-56)', async ({ page, api }) => {
  const { main } = shopper(page)
  const sale = await api.product('DAM-WHEY-CAC')
  expect(sale).toMatchObject({ price: 49.99, salePrice: 42.49 })
  await page.goto(`/product/${sale._id}`)
  const head = main.getByRole('article').locator('header')
  await expect(head.getByText('$42.49')).toBeVisible()
  await expect(head.getByText('$49.99')).toBeVisible()
  await expect(head.getByText('15% off')).toBeVisible()
  const plain = await api.product('DAM-WHEY-VAN')
  await page.goto(`/product/${plain._id}`)
  await expect(main.getByText('$49.99').first()).toBeVisible()
  await expect(head.getByText(/% off/)).toHaveCount(0)
})

test('the quantity stays between one and the stock (SHOP-PDP-15 SHOP-VAL-51 SHOP-VAL-52 SHOP-VAL-53 SHOP-VAL-54)', async ({
  page,
  api,
}) => {
  const { main, ...visitor } = shopper(page)
  const product = await api.product('DAM-BETA-300')
  expect(product.stockQuantity).toBe(3)
  await page.goto(`/product/${product._id}`)
  await expect(main.getByText('Only 3 left').first()).toBeVisible()
  const quantity = visitor.field('Quantity')
  const more = main.getByRole('button', { name: 'Increase quantity' })
  const less = main.getByRole('button', { name: 'Decrease quantity' })
  await expect(less).toBeDisabled()
  await more.click()
  await expect(quantity).toHaveValue('2')
  await expect(less).toBeEnabled()
  await more.click()
  await expect(more).toBeDisabled()
  await expect(more).toHaveAttribute('title', 'Max available: 3')
  await quantity.fill('99')
  await quantity.blur()
  await expect(quantity).toHaveValue('3')
  for (const nonsense of ['0', '-4', 'many']) {
    await quantity.fill(nonsense)
    await quantity.blur()
    await expect(quantity).toHaveValue(/^[1-3]$/)
  }
  await quantity.fill('3')
  await main.getByRole('button', { name: 'Add to Cart' }).click()
  await visitor.expectCart(3)
})

test('what is sold out cannot be bought (SHOP-VAL-55)', async ({ page, api }) => {
  const { main, card } = shopper(page)
  const product = await api.product('SEP-MULB-250')
  expect(product.stockQuantity).toBe(0)
  await page.goto('/shop?search=SEP-MULB-250')
  await expect(card(product.name).getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  await expect(card(product.name).getByText('Sold out')).toBeVisible()
  await page.goto(`/product/${product._id}`)
  await expect(main.getByRole('button', { name: 'Add to Cart', exact: true }).first()).toBeDisabled()
  await expect(main.getByText('Sold out').first()).toBeVisible()
})

test('a product that is not there leads back to the shop (SHOP-PDP-18 SHOP-ERR-14 SHOP-ERR-15)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^404 GET (\/api\/v1\/products|\/product)\//)
  const { main } = shopper(page)
  await page.goto('/product/no-such-product-0001')
  await expect(main.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  await expect(main.getByText('The product you are looking for does not exist.')).toBeVisible()
  await main.getByRole('link', { name: 'Back to Shop' }).click()
  await page.waitForURL('**/shop')
})

test('a picture that fails leaves a blank one (SHOP-CALL-35)', async ({ page, api, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED GET \/images\//)
  const { main } = shopper(page)
  await page.route('**/images/**', (route) => route.abort('failed'))
  await page.goto(`/product/${(await api.product('DAM-CREA-500'))._id}`)
  const picture = main.getByRole('region', { name: 'Product pictures' }).getByRole('img').first()
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc || image.src).pathname),
    )
    .toBe('/placeholder.svg')
})
