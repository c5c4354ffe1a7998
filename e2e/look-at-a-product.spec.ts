import type { Locator, Page } from '@playwright/test'
import { newEmail } from './lib/api'
import { linkIn, mailTo } from './lib/mails'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun, variants } from './lib/tested-locales'
import { expectAccessible, expectNoSidewaysScroll, settled } from './lib/visual-checks'

for (const colorScheme of variants<'light' | 'dark'>('light', 'dark')) {
  test(
    `shows the cart message beside the button and links to the cart, ${colorScheme}`,
    inFullRun,
    async ({ page, api }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.emulateMedia({ colorScheme })
      const { main } = shopper(page)
      const product = await api.product('ZAG-KETT-24')
      await page.goto(`/product/${product._id}`)
      const add = main.getByRole('button', { name: 'Add to Cart' }).first()
      await add.click()
      const words = page.getByText(`${product.name} is in your cart`)
      await expect(words).toBeVisible()
      // Hovering keeps the message open while the page scrolls.
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
      // Positions of the bar in the page, slightly above the lower edge of the screen.
      for (const above of [0, 30, 60, 120]) {
        await bar.evaluate((node, gap) => {
          const { bottom } = node.getBoundingClientRect()
          window.scrollBy({ top: bottom - innerHeight + gap, behavior: 'instant' })
        }, above)
        await expect.poll(lap, `${above} px above the edge`).toBeLessThanOrEqual(0)
      }
      await page.getByRole('button', { name: 'View Cart' }).click()
      await page.waitForURL('**/cart')
    },
  )
}

for (const locale of variants<'en' | 'fa'>('en', 'fa')) {
  test(`has name, price and the way to buy in the first view of a small phone, ${locale}`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width: 390, height: 667 })
    const product = await api.product('ZAG-KETT-24')
    await page.goto(`${locale === 'en' ? '' : `/${locale}`}/product/${product._id}`)
    const { main } = shopper(page, locale)
    const heading = main.getByRole('heading', { level: 1 })
    const bottom = async (part: Locator) => {
      const box = await part.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    }
    const bar = page.locator('[data-keep-clear]')
    const top = (await bar.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThan(500)
    expect(await bottom(heading)).toBeLessThan(top)
    expect(
      await bottom(heading.locator('xpath=ancestor::header').locator('bdi', { hasText: '$' }).first()),
    ).toBeLessThan(top)
    expect((await main.locator('section img').first().boundingBox())?.height).toBeLessThanOrEqual(300)
    await expect(bar.locator('img')).toBeVisible()
    await expect(bar).toContainText(/\$\d/)
    await expectNoSidewaysScroll(page, 'product')
    await expectAccessible(page, 'product')
  })
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Drags one finger sideways on the picture by `dx` and lifts it unless `hold` is set. */
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

  for (const locale of variants<'en' | 'fa'>('fa', 'en')) {
    // In the mirrored page a swipe to the right moves onward (decision X-82).
    const onward = locale === 'fa' ? 1 : -1
    test(
      `changes the picture on a swipe, in ${locale} (SHOP-PDP-05 SHOP-PDP-06 SHOP-PDP-07)`,
      inFullRun,
      async ({ page, api }) => {
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
      },
    )
  }
})

const rowOf = (page: Page, table: string, name: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test(
  'shows and prints a label in Persian on a small phone and switches the flavour (SHOP-NAV-05 X-103)',
  inFullRun,
  async ({ page, api }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const [vanilla, cacao] = await Promise.all([
      api.product('DAM-WHEY-VAN', 'fa'),
      api.product('DAM-WHEY-CAC', 'fa'),
    ])
    await page.goto(`/fa/product/${vanilla._id}`)
    const { t, main } = shopper(page, 'fa')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(vanilla.name)
    await expect(main.getByText('۹٪ مالیات')).toBeVisible()
    await expect(main.getByText(/^تحویل از .+ تا /)).toBeVisible()

    await test.step('shows the table right to left, with values per 100 g and per serving', async () => {
      const protein = rowOf(page, 'ارزش غذایی', 'پروتئین')
      await expect(protein.getByRole('cell')).toHaveText(['۸۶٫۷ گرم', '۲۶ گرم'])
      await expect(rowOf(page, 'ارزش غذایی', 'انرژی').getByRole('cell').last()).toContainText('۱۱۱ کیلوکالری')
      const [name, value] = await Promise.all([
        protein.getByRole('rowheader').boundingBox(),
        protein.getByRole('cell').first().boundingBox(),
      ])
      expect(name?.x).toBeGreaterThan((value?.x ?? 0) + (value?.width ?? 0) - 1)
    })

    await test.step('emphasises allergens by their weight', async () => {
      const ingredients = main.locator('dl > div').filter({ has: page.getByText('ترکیبات', { exact: true }) })
      const milk = ingredients.locator('strong')
      await expect(milk).toHaveText('شیر')
      const weights = await milk.evaluate((node) =>
        [node, node.parentElement as Element].map((one) => Number(getComputedStyle(one).fontWeight)),
      )
      expect(weights[0]).toBeGreaterThanOrEqual((weights[1] ?? 0) + 200)
    })
    await expectNoSidewaysScroll(page, 'the label at 320 px')
    await expectAccessible(page, 'the label in Persian')

    await test.step('changes the page in place for another flavour', async () => {
      const choice = main.getByRole('group', { name: 'طعم' }).getByRole('link', { name: /کاکائوی تلخ/ })
      await choice.scrollIntoViewIfNeeded()
      await choice.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/fa/product/${cacao._id}`)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(cacao.name)
      await expect(choice).toBeFocused()
      await expect(choice).toHaveAttribute('aria-current', 'page')
      await expect(rowOf(page, 'ارزش غذایی', 'پروتئین').getByRole('cell').last()).toHaveText('۲۵ گرم')
      // The line about the lowest price makes this page longer above the choice.
      await expect(choice).toBeInViewport({ ratio: 1 })
    })
    await page.goBack()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(vanilla.name)
    const enlarge = main.getByRole('button', { name: t('buy.zoom.open'), exact: true })
    await expect(enlarge).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table', { name: 'ارزش غذایی' })).toBeVisible()
    await expect(enlarge, 'no button on paper').toBeHidden()
  },
)

test('enlarges a picture by keyboard', inFullRun, async ({ page, api }) => {
  const product = await api.product('DAM-WHEY-VAN')
  await page.goto(`/product/${product._id}`)
  const open = page.getByRole('button', { name: 'Enlarge image' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: product.name })
  await expect(dialog).toBeVisible()
  const picture = dialog.getByRole('img')
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const before = await width()
  for (const _ of [1, 2]) await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(before * 2)
  await settled(page)
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
  await page.keyboard.press('ArrowDown')
  // The header stays in place, however far the picture is moved.
  expect(await dialog.getByRole('button', { name: 'Close' }).boundingBox()).toEqual(close)
  await expectAccessible(page, 'a picture in the whole window')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('blocks a sold-out product and mails subscribers when a cancelled order returns stock (SHOP-VAL-55)', async ({
  page,
  api,
}) => {
  const { t, main } = shopper(page, 'nl')
  const { _id, name, stockQuantity } = await api.product('ZAG-EZCB-08', 'nl')
  const buyer = await api.register()
  await api.add(buyer.token, 'ZAG-EZCB-08', stockQuantity)
  const number = await api.order(buyer)

  const email = newEmail()
  await arriveAs(page, { locale: 'nl' })
  await page.goto(`/product/${_id}`)
  await expect(main.getByRole('button', { name: t('product.add'), exact: true }).first()).toBeDisabled()
  const form = main.getByRole('region', { name: t('product.notify.title') })
  await form.getByLabel(t('product.notify.email')).fill('nobody')
  await form.getByRole('button', { name: t('product.notify.submit') }).click()
  await expect(form.getByText(t.error('auth.reset_email_invalid'))).toBeVisible()
  await form.getByLabel(t('product.notify.email')).fill(email)
  await form.getByRole('button', { name: t('product.notify.submit') }).click()
  await expect(main.getByText(t('product.notify.done'))).toBeVisible()

  await api.call('POST', `/orders/${number}/cancel`, { token: buyer.token })
  const mail = await mailTo(email, name)
  expect(mail.language).toBe('nl')
  await page.goto(linkIn(mail, 'product'))
  await main.getByRole('button', { name: t('product.add'), exact: true }).click()
  await shopper(page, 'nl').expectCart(1)
})
