import type { Locale } from 'contract/locale'
import { confirmAddress } from './lib/confirm-address'
import { discountStaff } from './lib/discount-staff'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { expectAccessible, expectWellFormed } from './lib/visual-checks'

for (const locale of ['en', 'fa'] as const satisfies Locale[])
  test(`the owner makes a discount code, a customer uses it once, and its orders are found (${locale})`, async ({
    page,
    api,
    customer,
    consoleErrors,
  }) => {
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
  })
