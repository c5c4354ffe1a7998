import type { Page } from '@playwright/test'
import { shopper } from './lib/shopper'
import { expect, test } from './lib/test'
import { expectAccessible, expectNoSidewaysScroll, settled } from './lib/visual-checks'

const rowOf = (page: Page, table: string, name: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('X-103: a label is read in Persian on a small phone, and another flavor looked at', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const [vanilla, cacao] = await Promise.all([
    api.product('DAM-WHEY-VAN', 'fa'),
    api.product('DAM-WHEY-CAC', 'fa'),
  ])
  await page.goto(`/fa/product/${vanilla._id}`)
  const { main } = shopper(page, 'fa')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(vanilla.name)
  await expect(main.getByText('۹٪ مالیات')).toBeVisible()
  await expect(main.getByText(/^تحویل از .+ تا /)).toBeVisible()

  await test.step('the table stands right to left, with a value for 100 g and for a serving', async () => {
    const protein = rowOf(page, 'ارزش غذایی', 'پروتئین')
    await expect(protein.getByRole('cell')).toHaveText(['۸۶٫۷ گرم', '۲۶ گرم'])
    await expect(rowOf(page, 'ارزش غذایی', 'انرژی').getByRole('cell').last()).toContainText('۱۱۱ کیلوکالری')
    const [name, value] = await Promise.all([
      protein.getByRole('rowheader').boundingBox(),
      protein.getByRole('cell').first().boundingBox(),
    ])
    expect(name?.x).toBeGreaterThan((value?.x ?? 0) + (value?.width ?? 0) - 1)
  })

  await test.step('what one may not tolerate stands out by its weight', async () => {
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

  await test.step('another flavor changes the page in place', async () => {
    const choice = main.getByRole('group', { name: 'طعم' }).getByRole('link', { name: /کاکائوی تلخ/ })
    await choice.scrollIntoViewIfNeeded()
    await choice.focus()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/fa/product/${cacao._id}`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(cacao.name)
    await expect(choice).toBeFocused()
    await expect(choice).toHaveAttribute('aria-current', 'page')
    await expect(rowOf(page, 'ارزش غذایی', 'پروتئین').getByRole('cell').last()).toHaveText('۲۵ گرم')
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(1)
  })
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(vanilla.name)
})

test('a picture is looked at closely by the keyboard', async ({ page, api }) => {
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
  // The head stays where it is, however far the picture is moved.
  expect(await dialog.getByRole('button', { name: 'Close' }).boundingBox()).toEqual(close)
  await expectAccessible(page, 'a picture in the whole window')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('X-103: the label prints, the buttons around it do not', async ({ page, api }) => {
  const product = await api.product('SEP-OATS-1KG')
  await page.goto(`/product/${product._id}`)
  await expect(page.getByRole('table', { name: 'Nutrition' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'Nutrition' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enlarge image' })).toBeHidden()
})
