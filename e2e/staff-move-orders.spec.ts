import { linkIn, mailTo } from './lib/mails'
import { orderStaff, placeOrder } from './lib/order-staff'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectAccessible, expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

test('finds, confirms, packs, ships and delivers a cash order, and informs the customer (X-32 X-89)', async ({
  page,
  api,
  customer,
}) => {
  // Mails include order details only for a confirmed address.
  const link = linkIn(await mailTo(customer.email, '/verify-email'), 'verify-email')
  await api.call('POST', '/auth/verify-email', { body: { token: link.split('token=')[1] } })
  const number = await placeOrder(api, customer)
  const { main, dialog, o, button, answer, arrive, one } = orderStaff(page)
  await arrive(api, '/admin/orders')
  await expectWellFormed(page, 'en', 'orders')
  await main.getByRole('searchbox', { name: o('list.search') }).fill(number)
  await page.waitForURL(/search=/)
  await expect(main.getByRole('row').filter({ hasText: number })).toContainText(customer.email)
  await one(number).click()
  await expect(main.getByRole('heading', { level: 1, name: number })).toBeFocused()

  // Keyboard only: the dialog, its button, and the heading afterwards.
  await button('Confirm Order').focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName(new RegExp(number))
  await expectAccessible(page, 'confirm?')
  await page.keyboard.press('Escape')
  await expect(button('Confirm Order')).toBeFocused()
  await page.keyboard.press('Enter')
  await answer('Confirm Order').press('Enter')
  await expect(page.getByText('Confirmed.', { exact: false }).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: number })).toBeFocused()

  await button('Start Packing').click()
  await answer('Start Packing').click()
  await button('Mark as Shipped').click()
  await expect(dialog.getByLabel(/Tracking number/)).toBeFocused()
  await page.keyboard.type('3SABC 4711')
  await page.keyboard.press('Enter')
  await expect(main.getByText('3SABC 4711', { exact: true })).toBeVisible()
  const mail = await mailTo(customer.email, '3SABC 4711')
  expect(mail.text).toContain(number)

  await button('Mark as Delivered').click()
  await answer('Mark as Delivered').click()
  await expect(main.getByText('Cash received', { exact: true })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(5)
  await expect(main.getByText(/^by .*Nasrin Azad/).first()).toBeVisible()
  await expect(button('Cancel Order')).toHaveCount(0)

  const [mine] = await api.orders(customer.token)
  expect(mine).toMatchObject({ orderNumber: number, status: 'delivered', trackingNumber: '3SABC 4711' })

  // A part of the money is refunded, then the goods are returned and with them the rest.
  await button(o('refund.button')).click()
  await dialog.getByRole('button', { name: o('refund.by.amount'), exact: true }).click()
  await dialog.getByLabel(o('refund.amount'), { exact: true }).fill('5,50')
  await dialog.getByLabel(o('refund.reason')).fill('Goodwill')
  await dialog.getByRole('button', { name: /^Refund .?\$5\.50/ }).click()
  await expect(main.getByText(o('payment.partially_refunded'), { exact: true }).first()).toBeVisible()
  expect((await mailTo(customer.email, '$5.50')).text).toContain('in cash')
  await expect(main.getByRole('button', { name: /CN-\d{4}-\d{6}/ })).toBeVisible()
  await expect(main.getByRole('button', { name: /INV-\d{4}-\d{6}/ })).toBeVisible()

  await button(o('refund.button')).click()
  await dialog.getByRole('button', { name: o('refund.everything') }).click()
  for (const returned of await dialog.getByRole('checkbox', { name: o('refund.returned') }).all())
    await returned.check()
  await dialog.getByLabel(o('refund.reason')).fill('Arrived damaged')
  await expectAccessible(page, 'refund?')
  await dialog.getByRole('button', { name: /^Refund / }).click()
  await expect(main.getByText('Arrived damaged', { exact: true }).first()).toBeVisible()
  await expect(main.getByText(o('payment.refunded'), { exact: true }).first()).toBeVisible()
  const [refunded] = await api.orders(customer.token)
  expect(refunded).toMatchObject({ status: 'delivered', paymentStatus: 'refunded' })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test(
    'cancels and refunds a paid order in Persian and dark mode (X-32)',
    inFullRun,
    async ({ page, api, customer }) => {
      await api.add(customer.token, 'PAR-BAND-MIN')
      const { orderNumber, paymentUrl } = await api.orderOnline(customer)
      await api.pay(paymentUrl, 'approve')
      await arriveAs(page, { locale: 'fa', theme: 'dark' })
      const { main, dialog, o, button, answer, arrive, openOrder } = orderStaff(page, 'fa')
      await arrive(api, '/admin/orders')
      await expect(main.getByRole('row').filter({ hasText: orderNumber })).toBeVisible()
      await expectWellFormed(page, 'fa', 'orders')
      await expectNoSidewaysScroll(page, 'orders')
      await openOrder(api, orderNumber)
      await expectNoSidewaysScroll(page, 'order')
      await button(o('move.cancelled.button')).click()
      await expect(dialog.getByText(o('move.cancelled.textPaid'), { exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page, 'cancel?')
      await answer(o('move.cancelled.button')).dblclick()
      await expect(main.getByText(o('status.cancelled'), { exact: true }).first()).toBeVisible()
      await expect.poll(async () => (await api.orders(customer.token))[0]?.paymentStatus).toBe('refunded')
      await page.reload()
      await expect(main.getByText(o('payment.refunded'), { exact: true })).toBeVisible()
    },
  )

  test(
    'explains a conflicting change from another tab in Dutch and shows the current order',
    inFullRun,
    async ({ page, api, customer, consoleErrors }) => {
      consoleErrors.expect(/^409 PATCH \/api\/v1\/admin\/orders\//)
      const number = await placeOrder(api, customer)
      await arriveAs(page, { locale: 'nl', theme: 'light' })
      const { main, dialog, o, button, answer, openOrder } = orderStaff(page, 'nl')
      await openOrder(api, number)
      await expectWellFormed(page, 'nl', 'order')
      await expectNoSidewaysScroll(page, 'order')
      await button(o('move.cancelled.button')).click()
      const { token } = await api.asOwner()
      await api.call('PATCH', `/admin/orders/${number}`, { token, body: { status: 'confirmed' } })
      await answer(o('move.cancelled.button')).click()
      await expect(dialog.getByText(/Nasrin Azad.* heeft deze bestelling intussen gewijzigd/)).toBeVisible()
      await expectAccessible(page, 'second')
      await answer(o('conflict.look')).click()
      await expect(main.getByText(o('status.confirmed'), { exact: true }).first()).toBeVisible()
      await expect(button(o('move.processing.button'))).toBeVisible()
    },
  )
})
