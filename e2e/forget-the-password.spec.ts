import { newEmail, PASSWORD } from './lib/api'
import { press, tabTo } from './lib/keyboard'
import { linkIn, mailTo } from './lib/mails'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

const NEW = 'Even-stronger-2!'

test('asked for, mailed, set anew, all by keyboard; what was signed in before is not any more (SHOP-NAV-15 SHOP-NAV-16 SHOP-ROLE-04 SHOP-FORGOT-01 SHOP-RESET-01 SHOP-RESET-03 SHOP-RESET-04 SHOP-RESET-05)', async ({
  page,
  browser,
  api,
  consoleErrors,
}) => {
  consoleErrors.expect(/^401 (GET|POST) \/api\/v1\//)
  const email = newEmail()
  const { main, field, ...visitor } = shopper(page)
  await page.goto('/register')
  await visitor.register({ first: 'Robin', last: 'Jansen', email })
  await visitor.signedIn()
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '')

  // On another device, by keyboard alone.
  const other = await browser.newContext({ baseURL: api.origin })
  consoleErrors.follow(other)
  const tab = await other.newPage()
  const there = shopper(tab)
  await tab.goto('/login')
  await press(tab, there.main.getByRole('link', { name: 'Forgot password?' }))
  await tab.waitForURL('**/forgot-password')
  await tabTo(tab, there.field('Email'))
  await tab.keyboard.type(email.toUpperCase())
  await tab.keyboard.press('Enter')
  await expect(there.main.getByText('Password reset link sent successfully')).toBeVisible()
  await expect(there.main.getByRole('heading', { level: 1 })).toBeFocused()

  const mail = await mailTo(email, '/reset-password')
  expect(mail).toMatchObject({ subject: 'Set a new password', language: 'en' })
  const link = linkIn(mail, 'reset-password')
  await tab.goto(link)
  await expect(there.field('New Password')).toBeVisible()
  expect(new URL(tab.url()).search, 'the token is out of the address').toBe('')
  for (const label of ['New Password', 'Confirm Password']) {
    await tabTo(tab, there.field(label))
    await tab.keyboard.type(NEW)
  }
  await press(tab, tab.getByRole('button', { name: 'Reset Password' }))
  await expect(there.main.getByRole('heading', { level: 1 })).toHaveText('Password reset successfully')
  await tab.waitForURL('**/login')

  await expect(api.cart(token)).rejects.toThrow('401')
  // The orders would say it themselves.
  await page.goto('/account')
  await page.waitForURL('**/login')
  await visitor.signIn(email, PASSWORD)
  await expect(main.locator('form').getByRole('alert')).toHaveText('Invalid email or password')

  for (const label of ['Email', 'Password']) {
    await tabTo(tab, there.field(label))
    await tab.keyboard.type(label === 'Email' ? email : NEW)
  }
  await press(tab, tab.getByRole('checkbox', { name: 'I’m human' }), 'Space')
  await press(tab, tab.getByRole('button', { name: 'Sign In', exact: true }))
  await there.signedIn()
  await mailTo(email, 'Your password was changed')

  // A reset link works once.
  await tab.evaluate(() => localStorage.clear())
  consoleErrors.expect(/^400 POST \/api\/v1\/auth\/verify-reset-token/)
  await tab.goto(link)
  await expect(there.main.getByRole('heading', { level: 1 })).toHaveText('Invalid or expired reset link')
  await there.main.getByRole('link', { name: 'Request a New Link' }).click()
  await tab.waitForURL('**/forgot-password')
  await other.close()
})

test('in Persian, by the mail in Persian', async ({ page, api }) => {
  const customer = await api.register('مریم', 'راد')
  const { t, main, field } = shopper(page, 'fa')
  await api.call('PATCH', '/auth/me', {
    token: customer.token,
    body: { firstName: 'مریم', lastName: 'راد', locale: 'fa' },
  })
  await arriveAs(page, { locale: 'fa' })
  await page.goto('/forgot-password')
  await field(t('auth.email')).fill(customer.email)
  await page.getByRole('button', { name: t('links.forgot.submit'), exact: true }).click()
  await expect(main.getByText(t('links.forgot.sent'))).toBeVisible()
  const mail = await mailTo(customer.email, '/reset-password')
  expect(mail.language).toBe('fa')
  expect(mail.html).toContain('dir="rtl"')
  await page.goto(linkIn(mail, 'reset-password'))
  await field(t('links.reset.newPassword')).fill(NEW)
  await field(t('links.reset.confirmPassword')).fill(NEW)
  await page.getByRole('button', { name: t('links.reset.submit'), exact: true }).click()
  await main.getByRole('link', { name: t('links.reset.toLogin'), exact: true }).click()
  await shopper(page, 'fa').signIn(customer.email, NEW)
  await shopper(page, 'fa').signedIn()
})
