import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Api, Customer } from './lib/api'
import { catalogueStaff } from './lib/catalogue-staff'
import { dashboard } from './lib/dashboard'
import { placeOrder } from './lib/order-staff'
import { expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectAccessible, expectWellFormed } from './lib/visual-checks'

const full = process.env.TAVAN_FULL === '1'

const stamp = Date.now().toString(36)

const SLUG = `balance-${stamp}`

const CATEGORY = `Balance ${stamp}`

const PRODUCT = `Cork Board ${stamp}`

const SHOWS = 'The board on its roller, from the front'

async function picture(name: string, background: string) {
  const image = sharp({ create: { width: 900, height: 900, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

/** Three valid lines and three invalid ones: price, category, duplicate SKU. */
const FILE = [
  'sku,name,category,price,stock,name_nl',
  `ROPE-1-${stamp},Jute rope,${SLUG},12.50,4,Jutetouw`,
  `ROPE-2-${stamp},Long jute rope,${SLUG},14.00,4,Lang jutetouw`,
  `ROPE-3-${stamp},Rope without a price,${SLUG},free,1,`,
  `ROPE-4-${stamp},Rope without an aisle,nowhere,10.00,1,`,
  `ROPE-1-${stamp},The first rope again,${SLUG},10.00,1,`,
  `ROPE-5-${stamp},Short jute rope,${SLUG},9.00,4,`,
].join('\n')

/** Two variants of Shopify's export in a category that the shop does not have. */
const SHOPIFY = [
  'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src',
  `band,Band ${stamp},Bands,Size,Light,BAND-1-${stamp},9.00,12.00,https://shop.example/band.jpg`,
  `band,,,,Heavy,BAND-2-${stamp},11.00,,`,
].join('\n')

async function addCategory(page: Page) {
  const { main, dialog, k, button, answer } = catalogueStaff(page)
  const name = (language: string) =>
    dialog
      .getByRole('group', { name: language, exact: true })
      .getByLabel(k('categories.name'), { exact: true })
  await button(k('categories.add')).click()
  await name('English').fill(CATEGORY)
  await name('فارسی').fill('تعادل')
  await name('Nederlands').fill('Balans')
  await dialog.getByLabel(k('categories.address'), { exact: true }).fill(SLUG)
  await expectAccessible(page, 'a new category')
  await answer(k('categories.submit')).click()
  await expect(main.getByText(CATEGORY, { exact: true })).toBeVisible()
}

/** Creates a product with two reordered pictures and shows it in the shop; returns its id and the first picture. */
async function addProduct(page: Page) {
  const { main, dialog, k, button, answer, texted } = catalogueStaff(page)
  await page.goto('/admin/catalogue/new')
  const field = (name: string) => main.getByLabel(name, { exact: true })
  await texted('English').getByLabel(k('fields.name'), { exact: true }).fill(PRODUCT)
  await texted('فارسی').getByLabel(k('fields.name'), { exact: true }).fill('تختهٔ تعادل')
  await texted('Nederlands').getByLabel(k('fields.name'), { exact: true }).fill('Kurken plank')
  await field(k('fields.category')).selectOption({ label: CATEGORY })
  await field(k('fields.sku')).fill(`BOARD-${stamp}`)
  await field(k('fields.price')).fill('۴۹.۵۰')
  await field(k('fields.stock')).fill('40')
  await button(k('create.submit')).click()

  await page.waitForURL('**/admin/catalogue/*?part=pictures')
  const show = button(k('products.restore'))
  await expect(show).toHaveAccessibleDescription(k('show.missing', { parts: k('show.parts.images') }))
  await field(k('pictures.label')).setInputFiles([
    await picture('side.png', '#88aa77'),
    await picture('front.png', '#aa8877'),
  ])
  await expect(button(k('pictures.remove', { n: 2 }))).toBeVisible()
  const first = main.getByRole('listitem').first().getByRole('img')
  const before = await first.getAttribute('src')
  await button(k('pictures.later', { n: 1 })).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(first).not.toHaveAttribute('src', before ?? '')
  await expectAccessible(page, 'pictures of a product')
  await main
    .getByRole('button', { name: k('pictures.addText') })
    .first()
    .click()
  const english = dialog.getByRole('group', { name: 'English', exact: true })
  await english.getByLabel(k('pictures.alt'), { exact: true }).fill(SHOWS)
  await answer(k('pictures.saveTexts')).click()
  await expect(first).toHaveAccessibleName(SHOWS)
  await show.click()
  await expect(button(k('products.archive'))).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return { id, shown: (await first.getAttribute('src')) ?? '' }
}

async function adjustStock(page: Page) {
  const { main, dialog, k, button, answer } = catalogueStaff(page)
  await main.getByRole('tab', { name: k('one.tabs.stock'), exact: true }).click()
  await button(k('products.adjust')).click()
  await dialog.getByLabel(k('adjust.delta'), { exact: true }).fill('-3')
  await dialog.getByLabel(k('adjust.reason'), { exact: true }).selectOption('damaged')
  await answer(k('adjust.submit')).click()
  await expect(main.getByRole('row').filter({ hasText: k('reasons.damaged') })).toContainText(/−3.*37/)
}

/** A dry run, its wrong lines, and then the import itself. */
async function importFile(page: Page) {
  const { main, k, button } = catalogueStaff(page)
  await page.goto('/admin/catalogue/import')
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'ropes.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await expect(main.getByRole('heading', { name: /ropes\.csv.* is checked$/ })).toBeVisible()
  const line = (n: number) =>
    main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(n), exact: true }) })
  await expect(line(4)).toContainText(/price.*free/)
  await expect(line(5)).toContainText(/category.*nowhere/)
  await expect(line(6)).toContainText(`ROPE-1-${stamp}`)
  await expectAccessible(page, 'wrong lines of a file')
  await button(k('import.start', { count: 3 })).click()
  await expect(main.getByRole('heading', { name: /ropes\.csv.* is imported$/ })).toBeVisible()
  await page.goto(`/admin/catalogue?search=ROPE+${stamp}`)
  await expect(main.getByText(k('products.found', { count: 3 }), { exact: true })).toBeVisible()
}

/** A table of another shop: the preview, a category for its lines, another check, and drafts. */
async function importFromShopify(page: Page) {
  const { main, k, button } = catalogueStaff(page)
  await page.goto('/admin/catalogue/import')
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'shopify.csv', mimeType: 'text/csv', buffer: Buffer.from(SHOPIFY) })
  await expect(main.getByText(k('import.kinds.shopify'), { exact: true })).toBeVisible()
  await expect(main.getByText(k('import.pictures'), { exact: true })).toBeVisible()
  await expect(main.getByLabel('Variant Compare At Price')).toHaveValue('compare_at_price')
  await expectAccessible(page, 'columns of a file')
  await main.getByLabel(k('import.mapping.category'), { exact: true }).selectOption({ label: CATEGORY })
  await button(k('import.mapping.check')).click()
  await button(k('import.start', { count: 2 })).click()
  await expect(main.getByRole('heading', { name: /shopify\.csv.* is imported$/ })).toBeVisible()
  await page.goto(`/admin/catalogue?status=archived&search=Band+${stamp}`)
  await expect(main.getByText(k('products.found', { count: 2 }), { exact: true })).toBeVisible()
}

/** Buys and pays through the API. */
async function sell(api: Api, customer: Customer, productId: string, quantity: number): Promise<string> {
  await api.call('POST', '/orders/cart/add', { token: customer.token, body: { productId, quantity } })
  const { orderNumber, paymentUrl } = await api.orderOnline(customer)
  await api.pay(paymentUrl, 'approve')
  return orderNumber
}

test('adds a category, a product with pictures and an import file, and records sales and refunds in ledger and figures', async ({
  page,
  api,
  customer,
}) => {
  const { main, t, k, arrive } = catalogueStaff(page)
  await arrive(api, '/admin/catalogue/categories')
  await addCategory(page)
  const { id, shown } = await addProduct(page)
  await adjustStock(page)
  await importFile(page)
  if (full) await importFromShopify(page)

  await page.goto(`/product/${id}`)
  await expect(main.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible()
  await expect(main.getByText('$49.50', { exact: true }).first()).toBeVisible()
  const inShop = (name: string) => main.getByRole('img', { name, exact: true })
  await expect(inShop(SHOWS)).toHaveAttribute('src', shown)
  await main.getByRole('button', { name: t('product.gallery.next'), exact: true }).click()
  await expect(inShop(t('product.gallery.alt', { name: PRODUCT, n: 2 }))).toBeVisible()

  const { token } = await api.asOwner()
  const move = (number: string, body: object) => api.call('PATCH', `/admin/orders/${number}`, { token, body })
  const shipped = await sell(api, customer, id, 30)
  await move(shipped, { status: 'processing' })
  await move(shipped, { status: 'shipped', trackingNumber: '3SABC 4711' })
  const refunded = await sell(api, customer, id, 2)
  await move(refunded, { status: 'cancelled' })
  await expect
    .poll(async () => (await api.orders(customer.token)).map((one) => [one.orderNumber, one.paymentStatus]))
    .toEqual([
      [refunded, 'refunded'],
      [shipped, 'paid'],
    ])

  await page.goto(`/admin/catalogue/${id}?part=stock`)
  const moved = (cause: string, order: string) =>
    main.getByRole('row').filter({ hasText: cause }).filter({ hasText: order })
  await expect(moved(k('causes.order_placed'), shipped)).toContainText(/−30.*7/)
  await expect(moved(k('causes.order_placed'), refunded)).toContainText(/−2.*5/)
  await expect(moved(k('causes.order_cancelled'), refunded)).toContainText(/\+2.*7/)
  await expectAccessible(page, 'stock of a product')

  const { d } = dashboard(page)
  await page.goto('/admin?days=1')
  await expect(main.getByRole('listitem').filter({ hasText: PRODUCT })).toContainText(
    d('best.units', { count: 30 }),
  )
})

test(
  'shows open tasks and a year’s figures, and publishes the shop’s phone number',
  inFullRun,
  async ({ page, api, customer }) => {
    await placeOrder(api, customer)
    const { main, arrive, d, s } = dashboard(page)
    await arrive(api, '/admin')
    const needs = main.getByRole('region', { name: d('needs.title') })
    const toConfirm = needs.getByRole('link', { name: /orders? to confirm/ })
    await expect(toConfirm).toBeVisible()
    const average = main.getByRole('listitem').filter({ hasText: d('figures.averageOrder') })
    await expect(average).toContainText(/\$\d/)
    await expectWellFormed(page, 'en', 'overview')
    await expectAccessible(page, 'overview')

    // The period is in the URL; the chart's figures are also a table.
    await main.getByRole('link', { name: d('period.days365') }).click()
    await page.waitForURL('**/admin?days=365')
    await main.getByText(d('chart.table'), { exact: true }).click()
    // A header row and twelve or thirteen months.
    await expect(
      main
        .getByRole('table', { name: d('chart.title') })
        .getByRole('row')
        .nth(12),
    ).toBeVisible()
    await toConfirm.click()
    await page.waitForURL('**/admin/orders?status=pending')
    await expect(main.getByRole('row').filter({ hasText: customer.email })).toBeVisible()

    await page.goto('/admin/settings')
    const phone = main.getByLabel(s('shop.phone'), { exact: true })
    const before = await phone.inputValue()
    await phone.fill('+31 30 765 43 21')
    const save = async () => {
      await main.getByRole('button', { name: s('save') }).click()
      await expect(page.getByText(s('saved'), { exact: true }).first()).toBeVisible()
    }
    await save()
    const contact = await page.context().newPage()
    await contact.goto('/contact')
    await expect(contact.getByText('+31 30 765 43 21').first()).toBeVisible()
    await contact.close()
    await phone.fill(before)
    await save()
  },
)

// By rule: console-needs.test.tsx of the web, and needs.test.ts of the server.
test(
  'adds a need with a product, and the shop’s search for its word shows the product first',
  inFullRun,
  async ({ page, api }) => {
    const { main, k, arrive, button } = catalogueStaff(page)
    const word = `wobble${stamp}`
    await arrive(api, '/admin/catalogue/needs')
    await button(k('needs.add')).click()
    const need = main.getByRole('group', { name: k('needs.need', { number: 11 }), exact: true })
    const words = (language: string) =>
      main.getByLabel(k('needs.words', { language }), { exact: true }).last()
    await words('فارسی').fill('لرزش')
    await words('Nederlands').fill('wiebelen')
    await need.getByRole('combobox', { name: k('needs.addProduct') }).fill('PAR-CORK')
    await page.getByRole('option', { name: /PAR-CORK-002/ }).click()
    await need.getByRole('combobox', { name: k('needs.addCategory') }).selectOption({ index: 1 })
    await words('English').fill(`${word}, ${word} often`)
    await expectAccessible(page, 'the needs')
    await button(k('needs.save')).click()
    await expect(page.getByText(k('needs.saved')).first()).toBeVisible()

    await page.goto(`/shop?search=${word}`)
    await expect(main.getByRole('heading', { name: /cork/i }).first()).toBeVisible()
    await expect(main.getByRole('region', { name: 'See also' }).getByRole('link')).toHaveCount(1)
  },
)
