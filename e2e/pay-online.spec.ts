import { readFile } from 'node:fs/promises'
import type { Locale } from 'contract/locale'
import { confirmAddress } from './lib/confirm-address'
import { discountStaff } from './lib/discount-staff'
import { mailTo } from './lib/mails'
import { DELIVERY, shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun, testedLocales } from './lib/tested-locales'
import { expectAccessible, expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

const full = process.env.TAVAN_FULL === '1'

const BAND = 'PAR-BAND-MIN'

/** Button labels of the sandbox payment page, in the order's language. */
const PAY = {
  en: { approve: 'Approve', decline: 'Decline', abandon: 'Abandon' },
  fa: { approve: 'تأیید', decline: 'رد', abandon: 'انصراف' },
  nl: { approve: 'Goedkeuren', decline: 'Weigeren', abandon: 'Afbreken' },
} satisfies Record<Locale, Record<string, string>>

/** Subject of the payment mail. */
const WORDS = {
  nl: { paid: 'Betaling ontvangen voor bestelling {number}' },
  fa: { paid: 'پرداخت سفارش {number} دریافت شد' },
}

/** Names of the buyers in their scripts. */
const BUYERS = { nl: ['Sanne', 'de Vries'], fa: ['مریم', 'راد'] } as const

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  for (const locale of full ? (['nl', 'fa'] as const) : (['fa'] as const)) {
    test(`declines a customer once, then accepts the payment and sends mail and invoice: ${locale} (SHOP-GEN-10 SHOP-STATE-22)`, async ({
      page,
      api,
    }) => {
      const { t, main, ...buyer } = shopper(page, locale)
      const customer = await api.register(...BUYERS[locale])
      const { email, token } = customer
      await api.add(token, BAND)
      await arriveAs(page, { customer, locale })
      await page.goto('/checkout')
      await buyer.fillDelivery(locale === 'fa' ? { phone: '۰۲۰ ۵۵۵ ۰۱۹۹', zip: '۱۰۱۵ AA' } : {})
      await page.getByRole('radio', { name: t('checkout.online') }).check()
      await buyer.order()

      await page.waitForURL('**/pay/**')
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr')
      await page.getByRole('button', { name: PAY[locale].decline, exact: true }).click()
      await expect(main.getByText(t('orders.one.declined'))).toBeVisible()
      await main.getByRole('button', { name: t('orders.one.pay'), exact: true }).click()
      await page.getByRole('button', { name: PAY[locale].approve, exact: true }).click()

      await page.waitForURL('**/order-success?token=**')
      const number = (await main.getByText(/^TV-\d+$/).textContent()) ?? ''
      await expect(main.getByText(t('checkout.online'))).toBeVisible()
      await expect(main.getByRole('button', { name: t('orders.one.invoice'), exact: true })).toBeVisible()
      const [order] = await api.orders(token)
      expect(order).toMatchObject({
        orderNumber: number,
        status: 'confirmed',
        paymentStatus: 'paid',
        customerInfo: { phone: locale === 'fa' ? '020 555 0199' : DELIVERY.phone },
      })
      await expectNoSidewaysScroll(page, 'order placed')

      await page.goto(`/orders/${number}`)
      await expectNoSidewaysScroll(page, 'order')
      const download = page.waitForEvent('download')
      await main.getByRole('button', { name: t('orders.one.invoice'), exact: true }).click()
      const invoice = await download
      expect(invoice.suggestedFilename()).toMatch(/\.pdf$/)
      expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-')

      const mail = await mailTo(email, new RegExp(`${number}[^]*${t('orders.total')}`))
      expect(mail.language).toBe(locale)
      expect(mail.html).toContain(`dir="${locale === 'fa' ? 'rtl' : 'ltr'}"`)
      await mailTo(email, WORDS[locale].paid.replace('{number}', number))
    })
  }
})

test('keeps an abandoned order open and returns its goods to the cart on cancellation', async ({
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
  await expect(main.getByRole('button', { name: 'Pay Now' })).toBeVisible()
  await main.getByRole('button', { name: t('orders.one.cancel'), exact: true }).click()
  const question = page.getByRole('dialog', { name: t('orders.one.cancelTitle') })
  await question.getByRole('button', { name: t('orders.one.cancel'), exact: true }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Cancelled' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Pay Now' })).toBeHidden()
  await buyer.expectCart(2)
})

test('reorders from the order page', inFullRun, async ({ page, api, customer }) => {
  const { main, ...buyer } = shopper(page)
  await api.add(customer.token, BAND, 3)
  await api.order(customer)
  await arriveAs(page, { customer })
  await page.goto('/orders')
  await main.getByRole('link', { name: /^Order TV-\d+$/ }).click()
  await main.getByRole('button', { name: 'Buy Again', exact: true }).click()
  await page.waitForURL('**/cart')
  await buyer.expectCart(3)
})

for (const locale of testedLocales)
  test(
    `creates a discount code, which a customer uses once, and finds its orders (${locale})`,
    inFullRun,
    async ({ page, api, customer, consoleErrors }) => {
      consoleErrors.expect(/^409 POST \/api\/v1\/orders\/discount/)
      const code = `JOURNEY-${locale}-${Date.now().toString(36)}`.toUpperCase()
      const { main, dialog, d, answer, typed, arrive, one } = discountStaff(page, locale)
      await arriveAs(page, { locale })
      await arrive(api, '/admin/discounts')
      await main.getByRole('link', { name: d('add'), exact: true }).click()
      await expect(typed(d('code'))).toBeFocused()
      await typed(d('code')).fill(code.toLowerCase())
      await typed(d('percentOff')).fill('۲۰')
      await typed(d('limit')).fill('1')
      await expectAccessible(page, 'a new discount code')
      await answer(d('submit')).click()
      await expect(dialog).toHaveCount(0)
      await expect(main.getByRole('row').filter({ hasText: code })).toContainText(d('states.active'))
      await expectWellFormed(page, locale, 'discount codes')

      await api.add(customer.token, 'PAR-BAND-MIN', 2)
      await arriveAs(page, { customer, locale })
      const { t, field, fillDelivery, placeOrder, orderNumber } = shopper(page, locale)
      const prefix = locale === 'en' ? '' : `/${locale}`
      await page.goto(`${prefix}/checkout`)
      await fillDelivery()
      const summary = page.getByRole('region', { name: t('checkout.summary'), exact: true })
      const total = summary.getByRole('definition').last()
      const before = Number((await total.textContent())?.replace('$', ''))
      await summary.getByRole('button', { name: t('checkout.discount.open'), exact: true }).press('Enter')
      await page.keyboard.type('NEVER-HEARD-OF')
      await page.keyboard.press('Enter')
      await expect(summary.getByText(t.error('orders.discount_unknown'))).toBeVisible()
      await field(t('checkout.discount.label')).fill(` ${code.toLowerCase()} `)
      await page.keyboard.press('Enter')
      await expect(summary.getByText(t.error('orders.discount_unconfirmed'))).toBeVisible()
      await expect(
        summary.getByRole('link', { name: t('checkout.discount.confirm'), exact: true }),
      ).toHaveAttribute('href', `${prefix}/account`)
      await confirmAddress(api, customer)
      await field(t('checkout.discount.label')).press('Enter')
      await expect(
        summary.getByRole('button', { name: t('checkout.discount.remove'), exact: true }),
      ).toBeFocused()
      const after = Number((await total.textContent())?.replace('$', ''))
      expect(after).toBeCloseTo(before * 0.8, 1)
      await expectAccessible(page, 'checkout with a discount code')
      await page.reload()
      await expect(summary.getByText(code, { exact: true }).first()).toBeVisible()
      await expect(total).toHaveText(`$${after.toFixed(2)}`)
      await placeOrder().click()
      const number = await orderNumber()
      const [order] = await api.orders(customer.token)
      expect(order).toMatchObject({ orderNumber: number, discountCode: code, total: after })
      await page.goto(`${prefix}/orders/${number}`)
      await expect(page.getByRole('main').getByText(code, { exact: true })).toBeVisible()

      await arrive(api, '/admin/discounts')
      const row = main.getByRole('row').filter({ hasText: code })
      await expect(row).toContainText(d('states.usedUp'))
      await row.getByRole('link').last().click()
      await expect(one(number)).toBeVisible()
    },
  )
