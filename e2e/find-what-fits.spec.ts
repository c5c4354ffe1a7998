import type { Product } from 'contract/catalog/calls'
import { newEmail } from './lib/api'
import { linkIn, mailTo } from './lib/mails'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

/** The effective price of each product on the page, in its order. */
const pays = (products: Product[]) =>
  products.map(({ price, salePrice }) => (salePrice && salePrice < price ? salePrice : price))

test('sorted by price, then within bounds that a person types, and back to all', async ({ page, api }) => {
  const { main, ...visitor } = shopper(page)
  // Numbers keep to their units by spaces that do not break.
  const names = async () => {
    const shown = await main.getByRole('article').getByRole('heading').allTextContents()
    return shown.map((name) => name.replaceAll('\u00a0', ' '))
  }
  const expectAsTheServerSays = async (query: string) => {
    const { products, totalProducts } = await api.call<{ products: Product[]; totalProducts: number }>(
      'GET',
      `/products?${query}`,
    )
    await expect(main.getByText(new RegExp(`^(1–12 of )?${totalProducts} products?$`))).toBeVisible()
    await expect.poll(names).toEqual(products.map(({ name }) => name))
    return pays(products)
  }
  await page.goto('/shop?page=3')
  await main.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await page.waitForURL((url) => url.searchParams.get('sort') === 'price_asc')
  expect(new URL(page.url()).searchParams.has('page'), 'another order begins on page 1').toBe(false)
  const rising = await expectAsTheServerSays('sort=price_asc')
  expect(rising).toEqual([...rising].sort((a, b) => a - b))

  await main.getByRole('button', { name: 'Price', exact: true }).click()
  const bounds = main.getByRole('form', { name: 'Filter by price' })
  await expect(bounds.getByLabel('From (USD)')).toBeFocused()
  await bounds.getByLabel('From (USD)').fill('a lot')
  await bounds.getByRole('button', { name: 'Show' }).click()
  await expect(bounds.getByText('Enter an amount such as 25')).toBeVisible()
  await bounds.getByLabel('From (USD)').fill('۲۰')
  await bounds.getByLabel('To (USD)').fill('30,50')
  await bounds.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL((url) => url.searchParams.get('maxPrice') === '30.5')
  const within = await expectAsTheServerSays('sort=price_asc&minPrice=20&maxPrice=30.5')
  expect(within.length).toBeGreaterThan(0)
  for (const price of within) {
    expect(price).toBeGreaterThanOrEqual(20)
    expect(price).toBeLessThanOrEqual(30.5)
  }

  await page.reload()
  await expectAsTheServerSays('sort=price_asc&minPrice=20&maxPrice=30.5')
  await visitor.search('protein')
  await expect(main.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2)
  await main.getByRole('button', { name: /^Remove filter.*protein/ }).click()
  await expectAsTheServerSays('sort=price_asc&minPrice=20&maxPrice=30.5')
  await main.getByRole('button', { name: /^Remove filter.*20/ }).click()
  await expectAsTheServerSays('sort=price_asc')
})

test('what goes well with a product is one step away', async ({ page, api }) => {
  const { main } = shopper(page)
  const { _id } = await api.product('DAM-WHEY-VAN')
  await page.goto(`/product/${_id}`)
  const related = main.getByRole('region', { name: 'Goes well with this' })
  await expect(related.getByRole('article').first()).toBeVisible()
  const count = await related.getByRole('article').count()
  expect(count).toBeGreaterThan(1)
  expect(count).toBeLessThanOrEqual(4)
  const link = related.getByRole('article').first().getByRole('link')
  const name = (await related.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  expect(await link.first().getAttribute('href')).not.toBe(`/product/${_id}`)
  await link.first().click()
  await expect(main.locator('article h1')).toHaveText(name)
})

test('whoever waits for a sold-out product is mailed when an order is taken back', async ({ page, api }) => {
  const { t, main } = shopper(page, 'nl')
  const { _id, name, stockQuantity } = await api.product('ZAG-EZCB-08', 'nl')
  const buyer = await api.register()
  await api.add(buyer.token, 'ZAG-EZCB-08', stockQuantity)
  const number = await api.order(buyer)

  const email = newEmail()
  await arriveAs(page, { locale: 'nl' })
  await page.goto(`/product/${_id}`)
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
