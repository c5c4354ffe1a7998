import { PASSWORD } from './lib/api'
import { applied, coach } from './lib/coach'
import { linkIn, mailTo } from './lib/mails'
import { arriveAs, expect, test } from './lib/test'
import { expectNoSidewaysScroll } from './lib/visual-checks'

test('an approved applicant registers, opens the mailed link, signs in and out (SHOP-GEN-15 SHOP-NAV-17 COACH-GEN-01 COACH-GEN-08 COACH-GEN-09 COACH-GEN-10 COACH-REG-06 COACH-REG-07 COACH-ERR-11 COACH-NAV-02 COACH-NAV-07 COACH-CONST-14 COACH-DASH-01 COACH-DASH-05 COACH-STATE-03)', async ({
  page,
  api,
  consoleErrors,
}) => {
  consoleErrors.expect(/^403 POST \/api\/v1\/auth\/login/)
  // A link without a password is answered with the question for one.
  consoleErrors.expect(/^400 POST \/api\/v1\/auth\/verify-email/)
  const email = await applied(api, { first: 'Noor', last: 'Visser' }, 'approve', 'nl')
  const me = coach(page)
  const { main, w } = me

  await page.goto(`/coach/register?email=${encodeURIComponent(email)}`)
  await expect(me.field('Email')).toHaveValue(email)
  await me.button('Check Status').click()
  await expect(main.getByText('Email approved! You can proceed with registration.')).toBeVisible()
  await me.register(email, PASSWORD)
  await page.waitForURL('**/coach/login')
  const done = page.getByText(w('register.done'), { exact: true })
  await expect(done).toBeVisible()
  await expect(me.field('Email')).toHaveValue(email)
  // How long it stays is for its screen test.
  await expect(done).toBeHidden()

  // Before the link is opened the right password is refused.
  await me.signIn(email, PASSWORD)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Please confirm your email address first: open the link in the email we sent you.',
  )
  expect(await page.evaluate(() => localStorage.getItem('coachAuthToken'))).toBeNull()

  // In the language of the application, not of the page.
  const mail = await mailTo(email, 'Rond je registratie als coach af')
  expect(mail.language).toBe('nl')
  await page.goto(linkIn(mail, 'verify-email'))
  await me.confirmMailbox(PASSWORD)
  await expect(main.getByRole('heading', { level: 1, name: 'Your coach account is ready' })).toBeVisible()
  await main.getByRole('link', { name: 'Go to Coach Sign-In' }).click()
  await me.signIn(email, PASSWORD)

  await page.waitForURL('**/coach/dashboard')
  await expect(me.banner.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Coach!')
  await expect(me.banner.getByText(email, { exact: true })).toBeVisible()
  await expect(main.getByText('No users yet', { exact: true })).toBeVisible()
  await expect(main.getByText('No users with active programs', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await me.button('Logout').click()
  await page.waitForURL('**/coach/login')
  await page.goto('/coach/dashboard')
  await page.waitForURL('**/coach/login')
})

test('a link opened twice opens nothing the second time', async ({ page, api, consoleErrors }) => {
  consoleErrors.expect(/^400 POST \/api\/v1\/auth\/verify-email/)
  const email = await applied(api, { first: 'Ava', last: 'Stone' }, 'approve')
  const me = coach(page)
  await page.route('**/coach-applications/status?*', (route) =>
    route.fulfill({ json: { success: true, data: { status: 'approved' } } }),
  )
  await page.goto('/coach/register')
  await me.register(email, PASSWORD)
  await page.waitForURL('**/coach/login')
  const link = linkIn(await mailTo(email, 'Finish your coach registration'), 'verify-email')
  await page.goto(link)
  await me.confirmMailbox(PASSWORD)
  await expect(me.main.getByRole('heading', { level: 1 })).toHaveText('Your coach account is ready')
  await page.goto('/coach/login')
  await page.goto(link)
  await me.button('Confirm Email Address').click()
  await expect(me.main.getByRole('heading', { level: 1 })).toHaveText(
    'This confirmation link is invalid or has expired',
  )
})

test('a rejected applicant reads so and cannot register (COACH-ERR-13 COACH-VAL-10)', async ({ page }) => {
  const me = coach(page)
  await page.goto('/coach/register')
  await me.field('Email').fill('rejected@tavan.test')
  await me.button('Check Status').click()
  await expect(me.main.getByText('Email has been rejected. Please contact support.')).toBeVisible()
  await me.register('rejected@tavan.test', PASSWORD)
  await expect(me.main.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Your email must be approved before you can register as a coach',
  )
  await expect(page).toHaveURL(/\/coach\/register$/)
})

test('a customer is no coach, and stays a customer (COACH-ERR-01 COACH-ROLE-01 COACH-LOGIN-07 COACH-LOGIN-08 COACH-CONST-14)', async ({
  page,
  customer,
}) => {
  const me = coach(page)
  await page.clock.install()
  await arriveAs(page, { customer })
  await page.goto('/coach/login')
  await me.signIn(customer.email, customer.password)
  const refused = page.getByText('Login failed or user is not a coach', { exact: true })
  const toast = page.getByRole('alert').filter({ has: refused })
  await expect(toast).toBeVisible()
  await expect(me.main.getByRole('checkbox')).not.toBeChecked()
  // The toast lasts eight seconds; then the form shows the failure until a field is edited.
  await page.clock.fastForward(5500)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(2500)
  await expect(toast).toBeHidden()
  await expect(refused).toBeVisible()
  await me.field('Password').fill('x')
  await expect(refused).toBeHidden()
  await page.goto('/account')
  await expect(me.main.getByText(customer.email, { exact: true })).toBeVisible()
})

test('the way back: a page that was asked for, after the sign-in (COACH-NAV-04 COACH-NAV-05 COACH-NAV-06 COACH-DASH-12 COACH-STATE-04)', async ({
  page,
}) => {
  const me = coach(page)
  await page.goto('/coach/dashboard?tab=chats')
  await page.waitForURL('**/coach/login')
  await me.signIn()
  await page.waitForURL('**/coach/dashboard?tab=chats')
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName('Chats')
  await expect(me.main.getByRole('list', { name: 'Chats' })).toBeVisible()
  await page.getByRole('tab', { name: 'Blood Tests' }).click()
  await expect(me.main.getByRole('heading', { name: /^Blood Tests \(\d+\)$/ })).toBeVisible()
  for (const path of ['/coach', '/coach/nowhere']) {
    await page.goto(path)
    await page.waitForURL('**/coach/dashboard')
  }
})

test('a coach finds a user and reads the programs (COACH-DASH-15 COACH-DASH-16 COACH-DASH-17 COACH-DASH-18 COACH-DASH-19 COACH-DASH-20 COACH-GEN-02 COACH-GEN-03)', async ({
  page,
  api,
}) => {
  const me = coach(page)
  await me.arrive(api)
  await expect(me.users).toHaveCount(14)
  await expect(me.main.getByText('Program in Creation').first()).toBeVisible()
  await me.main.getByRole('searchbox').fill('moradi')
  await expect(me.users).toHaveCount(1)
  const [sara, programs] = [me.users.first(), me.users.first().getByRole('listitem')]
  await expect(sara).toHaveAccessibleName('Sara Moradi')
  await expect(programs).toHaveCount(3)
  await expect(programs.filter({ hasText: 'Strength in 12 Weeks' })).toContainText('Active')
  await expect(programs.filter({ hasText: 'Strength in 12 Weeks' })).toContainText(/Progress: [1-9]\d%/)
  await expect(programs.filter({ hasText: 'Fat Loss in 16 Weeks' })).toContainText('Completed')
})

test.describe('on a phone, in Persian', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true })

  test('a coach signs in, reads the users and sets the language (X-78 X-80)', async ({ page }) => {
    await arriveAs(page, { locale: 'fa', theme: 'dark' })
    const me = coach(page, 'fa')
    await page.goto('/coach/login')
    await expect(me.main.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page, 'coach sign-in')
    await me.signIn('coach2@tavan.test')
    await page.waitForURL('**/coach/dashboard')
    await expect(me.users.first()).toBeVisible()
    await expectNoSidewaysScroll(page, 'dashboard')
    await expect(me.main.getByText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/).first()).toBeVisible()
    await me.button(me.w('header.settings')).click()
    await page.waitForURL('**/coach/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await me.main.getByRole('checkbox', { name: me.w('settings.dates.localized') }).check()
    await me.button(me.w('settings.save')).click()
    await expect(page.getByText(me.w('settings.saved'), { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page, 'settings')
    await page.goto('/coach/dashboard')
    await expect(me.main.getByText('۱۴۰۵', { exact: false }).first()).toBeVisible()
    // Restores the account for the next test.
    await page.goto('/coach/settings')
    await me.main.getByRole('checkbox', { name: me.w('settings.dates.localized') }).uncheck()
    await me.button(me.w('settings.save')).click()
    await expect(page.getByText(me.w('settings.saved'), { exact: true })).toBeVisible()
    await me.main.getByLabel(me.w('settings.look.language'), { exact: true }).selectOption('en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })
})
