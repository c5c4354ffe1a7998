import { PASSWORD } from './lib/api'
import { coach } from './lib/coach'
import { appCode, codeWords, turnCodesOn } from './lib/codes'
import { newCoach } from './lib/new-coach'
import { peopleStaff } from './lib/people-staff'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectNoSidewaysScroll } from './lib/visual-checks'

test('signs a coach in with one-time codes from an app, each valid once', async ({
  page,
  api,
  consoleErrors,
}) => {
  consoleErrors.expect(/^401 POST \/api\/v1\/auth\/login$/)
  consoleErrors.expect(/^400 POST \/api\/v1\/auth\/login\/code$/)
  const { email } = await newCoach(api)
  const { main, banner, button, field, arrive, signIn } = coach(page)
  await arrive(api, '/coach/settings', { email, password: PASSWORD })
  await button('Set Up One-Time Codes').click()
  await main
    .getByRole('region', { name: 'One-time codes' })
    .getByLabel('Current Password', { exact: true })
    .fill(PASSWORD)
  await button('Continue').click()
  await expect(main.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await main.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await expect(main.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${key.replaceAll(' ', '')}&`),
  )
  const first = appCode(key)
  await field('Code from the App').fill(first)
  await button('Turn On').click()
  const codes = main.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await button('I’ve Saved Them').click()
  await expect(main.getByText('10 recovery codes left')).toBeVisible()
  await page.reload()
  await expect(main.getByText('10 recovery codes left')).toBeVisible()
  await expect(codes).toHaveCount(0)

  await button('Logout').click()
  await page.waitForURL('**/coach/login')
  await signIn(email, PASSWORD)
  const code = field('One-Time Code')
  await expect(code).toBeFocused()
  for (const wrong of ['000000', first]) {
    await code.fill(wrong)
    await code.press('Enter')
    await expect(main.getByText(/^This code is wrong or was already used/)).toBeVisible()
    await expect(code).toBeFocused()
  }
  // The typed code remains for comparison with the phone; an edit hides the message.
  await expect(code).toHaveValue(first)
  await code.fill(appCode(key, 1))
  await expect(main.getByText(/^This code is wrong/)).toBeHidden()
  await code.press('Enter')
  await page.waitForURL('**/coach/dashboard')
  await expect(banner.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'accepts Persian digits and recovery codes, and lets the owner turn off the codes of a lost phone',
  inFullRun,
  async ({ page, browser, api, consoleErrors }) => {
    consoleErrors.expect(/^401 /)
    const someone = await newCoach(api, 'مینا', 'راد')
    const { secret, recoveryCodes } = await turnCodesOn(api, someone)
    const { main, w, button, field, signIn } = coach(page, 'fa')
    const o = codeWords('fa')
    await arriveAs(page, { locale: 'fa' })
    await page.goto('/coach/login')
    await signIn(someone.email, PASSWORD)
    const digits = [...appCode(secret, 1)].map((digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('')
    await field(o('code.label')).fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
    await button(o('code.submit')).click()
    await page.waitForURL('**/coach/dashboard')
    await button(w('header.logout')).click()
    await page.waitForURL('**/coach/login')
    await signIn(someone.email, PASSWORD)
    await button(o('code.useRecovery')).click()
    await field(o('code.recoveryLabel')).fill(recoveryCodes[0] ?? '')
    await button(o('code.submit')).click()
    await page.waitForURL('**/coach/dashboard')
    await page.goto('/coach/settings')
    await expect(main.getByText(o('totp.left', { count: 9 }))).toBeVisible()

    const office = await browser.newContext({ baseURL: api.origin })
    consoleErrors.follow(office)
    const staff = peopleStaff(await office.newPage())
    await staff.arrive(api, `/admin/people/${someone.id}`)
    await staff.button('Turn Off Codes').click()
    await staff.answer('Turn Off Codes').click()
    await expect(staff.main.locator('dt', { hasText: 'One-time codes' }).locator('+ dd')).toHaveText('Off')
    await expect(staff.main.getByText('Not signed in anywhere.')).toBeVisible()
    await office.close()
    // The open session has ended, and the password alone signs in again.
    await page.reload()
    await page.waitForURL('**/coach/login')
    await signIn(someone.email, PASSWORD)
    await page.waitForURL(/\/coach\/(dashboard|settings)/)
  },
)

test(
  'returns to the requested page after the sign-in (COACH-NAV-04 COACH-NAV-05 COACH-NAV-06 COACH-DASH-12 COACH-STATE-04)',
  inFullRun,
  async ({ page }) => {
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
  },
)

test.describe('on a phone, in Persian', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true })

  test(
    'signs a coach in, shows the users and saves the language (X-78 X-80)',
    inFullRun,
    async ({ page }) => {
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
    },
  )
})
