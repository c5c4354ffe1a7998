import { type Api, type Customer, newEmail, PASSWORD } from './lib/api'
import { linkIn, mailTo } from './lib/mails'
import { DELIVERY, shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

test('saves name and address for the next order and confirms the email', async ({ page, api, customer }) => {
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
  await form.getByLabel('Country').selectOption('Netherlands')
  await form.getByLabel('Street Address').fill(DELIVERY.street)
  await form.getByLabel('City').fill('Utrecht')
  await form.getByLabel('Zip Code').fill('3511 AB')
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

test(
  'lists devices and signs out one, then all (S16)',
  inFullRun,
  async ({ page, browser, api, customer, consoleErrors }) => {
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
    // The API client calls itself so.
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
    // /account is opened because the orders page would show the error itself.
    await other.goto('/account')
    await other.waitForURL('**/login')
    await tablet.close()
  },
)

const NEW = 'Even-stronger-2!'

/** Confirms the address by its mail, because unconfirmed ones receive no link to restore the account. */
async function confirm(api: Api, { email }: Customer): Promise<void> {
  const link = linkIn(await mailTo(email, '/verify-email'), 'verify-email')
  const token = new URL(link, api.origin).searchParams.get('token')
  await api.call('POST', '/auth/verify-email', { body: { token } })
}

test('changes the email by a mailed link and restores the old one by the link sent to it', async ({
  page,
  browser,
  api,
  customer,
  consoleErrors,
}) => {
  consoleErrors.expect(/^401 (GET|POST) \/api\/v1\//)
  await confirm(api, customer)
  const next = newEmail()
  const { main, field, ...me } = shopper(page)
  const title = main.getByRole('heading', { level: 1 })
  await arriveAs(page, { customer })
  await page.goto('/account')
  const part = main.getByRole('region', { name: 'Email address', exact: true })
  const change = part.getByRole('button', { name: 'Change Email Address' })
  await change.click()
  await expect(part.getByLabel('New Email Address')).toBeFocused()
  await part.getByLabel('New Email Address').fill(next)
  await part.getByLabel('Current Password', { exact: true }).fill(customer.password)
  await part.getByRole('button', { name: 'Send Confirmation Link' }).click()
  await expect(part.getByRole('status').filter({ hasText: next })).toBeVisible()
  await expect(change).toBeFocused()
  await expect(part.getByText(customer.email, { exact: true })).toBeVisible()

  await page.goto(linkIn(await mailTo(next, 'Confirm your new email address'), 'change-email'))
  await expect(title).toHaveText('Confirm your new email address')
  await expect(page, 'no token in the address').not.toHaveURL(/\?/)
  await page.getByRole('button', { name: 'Confirm New Address' }).click()
  await expect(title).toHaveText('Your email address is changed')
  await expect(title).toBeFocused()
  await expect(main.getByText(next)).toBeVisible()

  await me.signOut('Robin')
  await expect(api.signIn(customer.email, customer.password)).rejects.toThrow('401')
  await page.goto('/login')
  await me.signIn(next, PASSWORD)
  await me.signedIn()
  await page.goto('/account')
  await expect(part.getByText(next, { exact: true })).toBeVisible()
  await expect(part.getByText('Confirmed', { exact: true })).toBeVisible()

  // The owner of the old mailbox, on another device.
  const other = await browser.newContext({ baseURL: api.origin })
  consoleErrors.follow(other)
  const tab = await other.newPage()
  const owner = shopper(tab)
  const there = owner.main.getByRole('heading', { level: 1 })
  const mail = await mailTo(customer.email, 'Your email address is about to change')
  expect(mail.text).toContain(next)
  await tab.goto(linkIn(mail, 'keep-email'))
  await expect(there).toHaveText('Wasn’t you?')
  await expect(tab, 'no token in the address').not.toHaveURL(/\?/)
  await tab.getByRole('button', { name: 'Keep This Address' }).click()
  await expect(there).toHaveText('Your email address hasn’t changed')
  await expect(there).toBeFocused()

  // All sessions have ended, and only the old mailbox gives access again.
  await page.goto('/account')
  await page.waitForURL('**/login')
  for (const email of [next, customer.email]) await expect(api.signIn(email, PASSWORD)).rejects.toThrow('401')
  await tab.goto(linkIn(await mailTo(customer.email, '/reset-password'), 'reset-password'))
  for (const label of ['New Password', 'Confirm Password']) await owner.field(label).fill(NEW)
  await tab.getByRole('button', { name: 'Reset Password' }).click()
  await tab.waitForURL('**/login')
  await owner.signIn(customer.email, NEW)
  await owner.signedIn()
  await tab.goto('/account')
  await expect(owner.main.getByText(customer.email, { exact: true })).toBeVisible()
  await other.close()
})

test.describe('on a phone, in Persian', () => {
  test.use({ viewport: { width: 320, height: 720 }, hasTouch: true, isMobile: true })

  test(
    'changes the email by mails in Persian and restores nothing when the old link is merely opened',
    inFullRun,
    async ({ page, api }) => {
      const customer = await api.register('مریم', 'راد')
      await api.call('PATCH', '/auth/me', {
        token: customer.token,
        body: { firstName: 'مریم', lastName: 'راد', locale: 'fa' },
      })
      await confirm(api, customer)
      const next = newEmail()
      const { t, main, field, ...me } = shopper(page, 'fa')
      const button = (name: string) => main.getByRole('button', { name, exact: true })
      const title = main.getByRole('heading', { level: 1 })
      const expectPage = async (where: string) => {
        await expectWellFormed(page, 'fa', where)
        await expectNoSidewaysScroll(page, where)
      }
      await arriveAs(page, { customer, locale: 'fa' })
      await page.goto('/account')
      await button(t('account.email.change')).click()
      await field(t('account.email.newEmail')).fill(next)
      const part = main.getByRole('region', { name: t('account.email.title'), exact: true })
      await part.getByLabel(t('account.email.password'), { exact: true }).fill(PASSWORD)
      await expectPage('another address, filled in')
      await button(t('account.email.submit')).click()
      await expect(part.getByRole('status').filter({ hasText: next })).toBeVisible()
      await expectPage('another address waits')

      const mail = await mailTo(next, '/change-email')
      expect(mail.language).toBe('fa')
      expect(mail.html).toContain('dir="rtl"')
      await page.goto(linkIn(mail, 'change-email'))
      await expect(title).toHaveText(t('links.change.title'))
      await expectPage('another address')
      await button(t('links.change.submit')).click()
      await expect(title).toHaveText(t('links.change.done'))
      await expect(main.getByText(next)).toBeVisible()
      await expectPage('another address, confirmed')

      await arriveAs(page, { locale: 'fa' })
      await page.goto('/login')
      await me.signIn(next, PASSWORD)
      await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))

      const undo = await mailTo(customer.email, '/keep-email')
      expect(undo.language).toBe('fa')
      await page.goto(linkIn(undo, 'keep-email'))
      await expect(title).toHaveText(t('links.keep.title'))
      await expectPage('address to keep')
      await page.goto('/account')
      await expect(part.getByText(next, { exact: true })).toBeVisible()
    },
  )
})
