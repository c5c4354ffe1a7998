import type { Locale } from 'contract/locale'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

const BAND = 'PAR-BAND-MIN'
/** The buttons of the practice payment page, in the order's language. */
const PAY = {
  en: { approve: 'Approve', decline: 'Decline', abandon: 'Abandon' },
  fa: { approve: 'تأیید', decline: 'رد', abandon: 'انصراف' },
  nl: { approve: 'Goedkeuren', decline: 'Weigeren', abandon: 'Afbreken' },
} satisfies Record<Locale, Record<string, string>>

for (const locale of ['nl', 'fa'] as const) {
  test(`declined once, then paid, on a phone in ${locale} (SHOP-GEN-10 SHOP-STATE-22)`, async ({
    page,
    api,
    customer,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const { t, main, ...buyer } = shopper(page, locale)
    await api.add(customer.token, BAND)
    await arriveAs(page, { customer, locale })
    await page.goto('/checkout')
    await buyer.fillDelivery()
    await page.getByRole('radio', { name: t('checkout.online') }).check()
    await buyer.order()

    await page.waitForURL('**/pay/**')
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr')
    await page.getByRole('button', { name: PAY[locale].decline, exact: true }).click()
    await expect(main.getByText(t('orders.one.declined'))).toBeVisible()
    await main.getByRole('button', { name: t('orders.one.pay'), exact: true }).click()
    await page.getByRole('button', { name: PAY[locale].approve, exact: true }).click()

    await page.waitForURL('**/order-success?token=**')
    const number = await main.getByText(/^TV-\d+$/).textContent()
    await expect(main.getByText(t('checkout.online'))).toBeVisible()
    const [order] = await api.orders(customer.token)
    expect(order).toMatchObject({ orderNumber: number, status: 'confirmed', paymentStatus: 'paid' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}

test('abandoned, the order waits; cancelled, its goods are back in the cart', async ({
  page,
  api,
  customer,
}) => {
  const { t, main, ...buyer } = shopper(page)
  await api.add(customer.token, BAND, 2)
  await arriveAs(page, { customer })
  await page.goto('/checkout')
  await buyer.fillDelivery()
  await page.getByRole('radio', { name: 'Online Payment' }).check()
  await buyer.order()
  await page.getByRole('button', { name: PAY.en.abandon, exact: true }).click()

  await expect(main.getByText(t('orders.one.unpaid'))).toBeVisible()
  await expect(main.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await main.getByRole('button', { name: t('orders.one.cancel'), exact: true }).click()
  const question = page.getByRole('dialog', { name: t('orders.one.cancelTitle') })
  await question.getByRole('button', { name: t('orders.one.cancel'), exact: true }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Cancelled' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Pay now' })).toBeHidden()
  await buyer.expectCart(2)
})

test('an order is bought again from its page', async ({ page, api, customer }) => {
  const { main, ...buyer } = shopper(page)
  await api.add(customer.token, BAND, 3)
  await api.order(customer)
  await arriveAs(page, { customer })
  await page.goto('/orders')
  await main.getByRole('link', { name: /^Order TV-\d+$/ }).click()
  await main.getByRole('button', { name: 'Buy again', exact: true }).click()
  await page.waitForURL('**/cart')
  await buyer.expectCart(3)
})
