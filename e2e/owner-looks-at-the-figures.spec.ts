import { dashboard } from './lib/dashboard'
import { placeOrder } from './lib/order-staff'
import { expect, test } from './lib/test'
import { expectAccessible, expectWellFormed } from './lib/visual-checks'

test('the owner sees what waits and how a year went; the phone number that he writes stands on the contact page', async ({
  page,
  api,
  customer,
}) => {
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

  // The period stands in the address; the figures behind the drawing are a table.
  await main.getByRole('link', { name: d('period.days365') }).click()
  await page.waitForURL('**/admin?days=365')
  await main.getByText(d('chart.table'), { exact: true }).click()
  // A head, and twelve or thirteen months.
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
})
