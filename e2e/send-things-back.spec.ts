import en from '../web/src/features/orders/console/returns/words/en'
import { createTranslate } from '../web/src/i18n/translate'
import { linkIn, mailTo } from './lib/mails'
import { orderStaff, placeOrder } from './lib/order-staff'
import { arriveAs, expect, test } from './lib/test'
import { expectAccessible } from './lib/visual-checks'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('returns a product with a photo and is refunded once staff have booked it (X-107)', async ({
  page,
  api,
  customer,
}) => {
  const r = createTranslate<typeof en.returns>('en', en.returns)
  const link = linkIn(await mailTo(customer.email, '/verify-email'), 'verify-email')
  await api.call('POST', '/auth/verify-email', { body: { token: link.split('token=')[1] } })
  const number = await placeOrder(api, customer)
  const staff = orderStaff(page)
  const { token } = await api.asOwner()
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered'])
    await api.call('PATCH', `/admin/orders/${number}`, { token, body: { status } })

  await arriveAs(page, { customer })
  await page.goto(`/orders/${number}`)
  await page.getByRole('button', { name: 'Return Items' }).click()
  await staff.dialog.getByRole('button', { name: 'Increase quantity' }).first().click()
  await staff.dialog.getByLabel(/Why are you returning it/).fill('Too strong for me')
  await staff.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'band.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(staff.dialog.getByText('band.png')).toBeVisible()
  await expectAccessible(page, 'return items')
  await staff.dialog.getByRole('button', { name: 'Request Return' }).click()
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()

  await staff.arrive(api, '/admin/orders/returns')
  await staff.main.getByRole('link', { name: number }).click()
  await expect(staff.dialog.getByText('Too strong for me')).toBeVisible()
  await expect(staff.dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await staff.answer(r('steps.approve')).click()
  expect((await mailTo(customer.email, 'You can return these items')).text).toContain('Send them to')
  await staff.answer(r('steps.receive')).click()
  await staff.answer(r('steps.receive')).click()
  await staff.answer(r('steps.refund')).click()
  await expectAccessible(page, 'refund of a return')
  await staff.dialog.getByRole('button', { name: /^Refund .*\$/ }).click()
  await expect(staff.dialog.getByText(r('states.refunded'), { exact: true })).toBeVisible()

  await arriveAs(page, { customer })
  await page.goto(`/orders/${number}`)
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /CN-\d{4}-\d{6}/ })).toBeVisible()
})
