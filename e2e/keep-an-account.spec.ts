import { linkIn, mailTo } from './lib/mails'
import { DELIVERY, shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

test('name, address for the next order, and a confirmed mailbox', async ({ page, api, customer }) => {
  const { main, banner, field, ...owner } = shopper(page)
  await arriveAs(page, { customer })
  await page.goto('/')
  await owner.openProfile('Robin')
  await page.getByRole('link', { name: 'My Account' }).click()
  await page.waitForURL('**/account')

  const about = main.getByRole('region', { name: 'About you' })
  await about.getByLabel('First Name').fill('Robine')
  await about.getByRole('button', { name: 'Save Changes' }).click()
  await expect(banner.getByRole('button', { name: 'Your account: Robine' })).toBeVisible()

  const addresses = main.getByRole('region', { name: 'Addresses' })
  await addresses.getByRole('button', { name: 'Add Address' }).click()
  const form = page.getByRole('dialog', { name: 'New address' })
  await form.getByLabel('Phone').fill('۰۲۰ ۵۵۵ ۰۱۹۹')
  await form.getByLabel('Street Address').fill(DELIVERY.street)
  await form.getByLabel('City').fill('Utrecht')
  await form.getByLabel('State').fill('Utrecht')
  await form.getByLabel('Zip Code').fill('3511 AB')
  await form.getByLabel('Country').fill('Netherlands')
  await form.getByRole('button', { name: 'Save Address' }).click()
  await expect(addresses.getByText('Default', { exact: true })).toBeVisible()
  await addresses.getByRole('button', { name: `Edit ${DELIVERY.street}, Utrecht` }).click()
  const change = page.getByRole('dialog', { name: 'Edit address' })
  await change.getByLabel('City').fill('Amersfoort')
  await change.getByRole('button', { name: 'Save Address' }).click()
  await expect(addresses.getByText('Amersfoort')).toBeVisible()

  // The saved address prefills the next checkout, with the changed name.
  await api.add(customer.token, 'SEP-OATS-1KG')
  await page.goto('/checkout')
  await expect(field('City')).toHaveValue('Amersfoort')
  await expect(field('Phone')).toHaveValue('020 555 0199')
  await expect(field('First Name')).toHaveValue('Robine')

  await page.goto('/account')
  await expect(main.getByText('Not confirmed')).toBeVisible()
  await page.goto(linkIn(await mailTo(customer.email, '/verify-email'), 'verify-email'))
  await main.getByRole('button', { name: 'Confirm Email Address' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await main.getByRole('link', { name: 'My Account' }).click()
  await expect(main.getByText('Confirmed', { exact: true })).toBeVisible()

  await main.getByRole('button', { name: `Delete ${DELIVERY.street}, Amersfoort` }).click()
  const question = page.getByRole('dialog', { name: 'Delete this address?' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(main.getByText('No saved addresses yet')).toBeVisible()
})

test('S16 devices are listed, one is signed out, then all', async ({
  page,
  browser,
  api,
  customer,
  consoleErrors,
}) => {
  consoleErrors.expect(/^401 (GET|POST) \/api\/v1\//)
  const phone = await api.signIn(customer.email, customer.password)
  const tablet = await browser.newContext({ baseURL: api.origin })
  consoleErrors.follow(tablet)
  const other = await tablet.newPage()
  await other.goto('/login')
  await shopper(other).signIn(customer.email, customer.password)
  await shopper(other).signedIn()

  const { main, banner } = shopper(page)
  await arriveAs(page, { customer })
  await page.goto('/account')
  const devices = main.getByRole('region', { name: 'Where you’re signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByText('Chrome · Linux')).toBeVisible()
  // The API client of this test sends no user agent.
  await devices.getByRole('button', { name: 'Sign Out node' }).first().click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(api.cart(phone.token)).rejects.toThrow('401')

  await devices.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await question.getByRole('button', { name: 'Stay Signed In' }).click()
  await expect(api.cart(customer.token)).resolves.toBeTruthy()
  await devices.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await question.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(api.cart(customer.token)).rejects.toThrow('401')
  // The orders would say it themselves.
  await other.goto('/account')
  await other.waitForURL('**/login')
  await tablet.close()
})

test('a new password is taken, and the other devices have to know it', async ({ page, api, customer }) => {
  const phone = await api.signIn(customer.email, customer.password)
  const { main } = shopper(page)
  await arriveAs(page, { customer })
  await page.goto('/account')
  const password = main.getByRole('region', { name: 'Password', exact: true })
  await password.getByLabel('Current Password').fill(customer.password)
  for (const label of ['New Password', 'Confirm Password'])
    await password.getByLabel(label).fill('Even-stronger-2!')
  await password.getByRole('button', { name: 'Change Password' }).click()
  await expect(password.getByText('Your password has been changed.')).toBeVisible()
  await expect(api.cart(phone.token)).rejects.toThrow('401')
  await expect(api.cart(customer.token)).resolves.toBeTruthy()
  await expect(api.signIn(customer.email, 'Even-stronger-2!')).resolves.toBeTruthy()
})
