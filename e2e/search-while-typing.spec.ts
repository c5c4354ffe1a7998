import type { Product } from 'contract/catalog/calls'
import { press } from './lib/keyboard'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { expectNoSidewaysScroll } from './lib/visual-checks'

test('SHOP-GEN-04 a misspelt word suggests the product, which the arrow and Enter open', async ({
  page,
  api,
}) => {
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
})

test('a search goes on where the server has no suggestion to give', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/GET \/api\/v1\/search\/suggestions/)
  const { main, banner } = shopper(page)
  await page.route('**/api/v1/search/suggestions?*', (route) => route.abort('failed'))
  await page.goto('/')
  await press(page, banner.getByRole('combobox'), 'r')
  await page.keyboard.type('ope')
  await expect(banner.getByRole('option')).toHaveText(['Search for “rope”'])
  await page.keyboard.press('Escape')
  await expect(banner.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/shop?search=rope')
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('on a phone the search is a sheet, in Persian too, which Back closes', async ({ page, api }) => {
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
