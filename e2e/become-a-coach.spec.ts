import type { Page } from '@playwright/test'
import type { ApplicationDetail, ApplicationRow } from 'contract/coaches/calls'
import { pdf } from '../server/test/documents'
import { type Api, newEmail, PASSWORD } from './lib/api'
import { applicant, EXPERIENCE, fourDocuments, type Upload } from './lib/applicant'
import { coach } from './lib/coach'
import { press, tabTo } from './lib/keyboard'
import { linkIn, mailTo } from './lib/mails'
import { applyAs, owner } from './lib/owner'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'
import { expectAccessible, expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

const certificate = async (name = 'certificate.pdf'): Promise<Upload> => ({
  name,
  mimeType: 'application/pdf',
  buffer: await pdf('Certificate'),
})

const robin = () => ({ first: 'Robin', last: 'Jansen', email: newEmail() })

/** Returns the owner's view of an application. */
async function received(api: Api, email: string): Promise<ApplicationDetail | undefined> {
  const { token } = await api.asOwner()
  const list = await api.call<{ data: { items: ApplicationRow[] } }>(
    'GET',
    `/admin/coach-applications?search=${encodeURIComponent(email)}`,
    { token },
  )
  const [row] = list.data.items
  if (!row) return undefined
  const one = await api.call<{ data: ApplicationDetail }>('GET', `/admin/coach-applications/${row._id}`, {
    token,
  })
  return one.data
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('leads from the menu in Persian to the coach dashboard with four documents, an approval and mailed links (SHOP-GEN-14 SHOP-GEN-15 SHOP-NAV-11 SHOP-NAV-17 SHOP-ROLE-03 SHOP-ENT-41 SHOP-APPLY-10 SHOP-APPLY-11 COACH-GEN-01 COACH-GEN-08 COACH-GEN-09 COACH-GEN-10 COACH-REG-06 COACH-REG-07 COACH-ERR-11 COACH-NAV-02 COACH-NAV-07 COACH-CONST-14 COACH-DASH-01 COACH-DASH-05 COACH-STATE-03)', async ({
    page,
    api,
    browser,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^403 POST \/api\/v1\/auth\/login/)
    // A link without a password is refused, so that the page asks for one.
    consoleErrors.expect(/^400 POST \/api\/v1\/auth\/verify-email/)
    const email = newEmail()
    const uploads = await fourDocuments()
    await applyOnAPhone(page, api, email, uploads)

    // The owner and then the new coach, on a desktop, in English.
    const desk = await browser.newContext({ baseURL: api.origin, viewport: { width: 1280, height: 900 } })
    consoleErrors.follow(desk)
    const tab = await desk.newPage()
    const note = 'به توان خوش آمدید. دوشنبه با شما تماس می‌گیریم.'
    await approve(tab, api, email, note)

    // The mail uses the application's language, not the page's.
    const approved = await mailTo(email, note)
    expect(approved.language).toBe('fa')
    await tab.goto(linkIn(approved, 'coach/register'))
    const me = coach(tab)
    const { main, w } = me
    await expect(me.field('Email')).toHaveValue(email)
    await me.button('Check Status').click()
    await expect(main.getByText('Email approved! You can proceed with registration.')).toBeVisible()
    await me.register(email, PASSWORD)
    await tab.waitForURL('**/coach/login')
    await expect(tab.getByText(w('register.done'), { exact: true })).toBeVisible()
    await expect(me.field('Email')).toHaveValue(email)

    // Before the link is opened the correct password is refused.
    await me.signIn(email, PASSWORD)
    await expect(tab.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
      'Please confirm your email address first: open the link in the email we sent you.',
    )
    expect(await tab.evaluate(() => localStorage.getItem('coachAuthToken'))).toBeNull()
    const confirm = await mailTo(email, /\/verify-email\?token=/)
    expect(confirm.language).toBe('fa')
    await tab.goto(linkIn(confirm, 'verify-email'))
    await me.confirmMailbox(PASSWORD)
    await expect(main.getByRole('heading', { level: 1, name: 'Your coach account is ready' })).toBeVisible()
    await main.getByRole('link', { name: 'Go to Coach Sign-In' }).click()
    await me.signIn(email, PASSWORD)

    await tab.waitForURL('**/coach/dashboard')
    await expect(me.banner.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Coach!')
    await expect(me.banner.getByText(email, { exact: true })).toBeVisible()
    await expect(main.getByText('No users yet', { exact: true })).toBeVisible()
    await expect(main.getByText('No users with active programs', { exact: true })).toBeVisible()
    await expect(tab.getByRole('contentinfo')).toHaveCount(0)
    await me.button('Logout').click()
    await tab.waitForURL('**/coach/login')
    await tab.goto('/coach/dashboard')
    await tab.waitForURL('**/coach/login')
    await desk.close()
  })
})

/** Applies in Persian from the home page's menu; the owner then finds all data. */
async function applyOnAPhone(page: Page, api: Api, email: string, uploads: Upload[]): Promise<void> {
  const { t, main, field, programs, files, ...me } = applicant(page, 'fa')
  await arriveAs(page, { locale: 'fa' })
  await page.goto('/')
  await shopper(page, 'fa')
    .banner.getByRole('button', { name: t('nav.menu'), exact: true })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('nav.coach'), exact: true })
    .click()
  await page.waitForURL('**/become-coach')
  await expectWellFormed(page, 'fa', 'application')
  await expectNoSidewaysScroll(page, 'application')

  const cards = programs.getByRole('checkbox')
  await expect(cards.nth(1)).toBeVisible()
  await cards.nth(1).check()
  await me.fill({ first: 'نیلوفر', last: 'احمدی', email, phone: '۰۹۱۲۳۴۵۶۷۸۹' }, uploads)
  await expect(field(t('auth.phone'))).toHaveValue('09123456789')
  await expect(files.getByRole('listitem')).toHaveCount(4)
  await expect(files.locator('img')).toHaveCount(2)
  await expectNoSidewaysScroll(page, 'application, filled in')
  await expectAccessible(page, 'application, filled in')

  await me.submit.click()
  await expect(main.getByRole('heading', { name: t('apply.done.title'), exact: true })).toBeVisible()
  await expect(main.getByText(email, { exact: true })).toBeVisible()
  await expect(page.locator('#application-done')).toBeFocused()
  await expect(field(t('auth.firstName'))).toHaveValue('')
  await expect(me.captcha).toHaveValue('')
  await expect(files).toHaveCount(0)
  await expect(cards.nth(1)).not.toBeChecked()
  await expectNoSidewaysScroll(page, 'application, received')

  const found = await received(api, email)
  expect(found).toMatchObject({ firstName: 'نیلوفر', phone: '09123456789', locale: 'fa', status: 'pending' })
  expect(found?.programs).toHaveLength(2)
  const sent = uploads.map(({ name, buffer }) => [name, buffer.length])
  expect(found?.documents.map(({ originalName, size }) => [originalName, size]).sort()).toEqual(sent.sort())
}

/** Approves the application as the owner and signs out. owner-admits-people tests the rest of the page. */
async function approve(page: Page, api: Api, email: string, note: string): Promise<void> {
  const staff = owner(page)
  await staff.arrive(api)
  await staff.search(email)
  await staff.one('نیلوفر احمدی').click()
  await staff.main.getByRole('button', { name: 'Approve', exact: true }).click()
  await staff.dialog.getByLabel('Note to the applicant').fill(note)
  await staff.dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(staff.main.getByText('Approved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/admin/login')
}

test('submits an application by keyboard', inFullRun, async ({ page, api }) => {
  const me = applicant(page)
  const who = robin()
  await page.goto('/')
  await press(page, shopper(page).banner.getByRole('link', { name: 'Become a Coach', exact: true }))
  await expect(me.main.getByRole('heading', { level: 1 })).toBeFocused()
  for (const [label, value] of [
    ['First Name', who.first],
    ['Last Name', who.last],
    ['Email', who.email],
    ['Phone', '+31 20 555 0199'],
  ] as const) {
    await tabTo(page, me.field(label))
    await page.keyboard.type(value)
  }
  await press(page, me.programs.getByRole('checkbox').nth(1), 'Space')
  await expect(me.programs.getByRole('checkbox').nth(1)).toBeChecked()
  await tabTo(page, me.field('Experience'))
  await page.keyboard.type(EXPERIENCE)
  // Registered before the key press, because the browser opens the chooser at once.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, me.documents)
  await page.keyboard.press('Space')
  await (await chooser).setFiles([await certificate(), await certificate('second.pdf')])
  await press(page, me.files.getByRole('button', { name: 'Remove certificate.pdf' }))
  await expect(me.files.getByRole('button', { name: 'Remove second.pdf' })).toBeFocused()
  await press(page, me.main.getByRole('button', { name: 'New Code' }))
  await press(page, me.main.getByRole('button', { name: 'Show the Code as Text' }))
  const spelled = await me.main.getByText(/^([2-9A-Z], ){5}[2-9A-Z]$/).textContent()
  await tabTo(page, me.captcha)
  await page.keyboard.type((spelled ?? '').replaceAll(', ', ''))
  await page.keyboard.press('Enter')
  await expect(me.main.getByText('Application submitted successfully!')).toBeVisible()
  expect((await received(api, who.email))?.documents).toHaveLength(1)
})

/** Returns the number of applications with an address; a status check reveals nothing about unknown ones. */
async function applicationsOf(api: Api, email: string): Promise<number> {
  const { token } = await api.asOwner()
  const { data } = await api.call<{ data: { items: unknown[] } }>(
    'GET',
    `/admin/coach-applications?status=all&search=${encodeURIComponent(email)}`,
    { token },
  )
  return data.items.length
}

test(
  'withdraws an application by the link from the status check and applies again',
  inFullRun,
  async ({ page, api, consoleErrors }) => {
    consoleErrors.expect(/^400 POST \/api\/v1\/coach-applications\/withdraw$/)
    const email = await applyAs(api, { first: 'Noor', last: 'Visser' })
    const { main, field, button } = coach(page)
    const title = main.getByRole('heading', { level: 1 })
    await page.goto('/coach/register')
    await field('Email').fill(email)
    await button('Check Status').click()
    await expect(main.getByText('Email is pending approval. Please wait for admin review.')).toBeVisible()
    await main.getByRole('link', { name: 'Withdraw my application' }).click()
    await page.waitForURL('**/withdraw-application')
    await expect(title).toHaveText('Withdraw your application')
    await expect(field('Email')).toHaveValue(email)
    await button('Send Link').click()
    await expect(title).toHaveText('Check your inbox')
    await expect(title).toBeFocused()
    await expect(main.getByText(email, { exact: true })).toBeVisible()

    const link = linkIn(await mailTo(email, 'Withdraw your application'), 'withdraw-application')
    await page.goto(link)
    await expect(title).toHaveText('Withdraw your application')
    await expect(page, 'no token in the address').not.toHaveURL(/\?/)
    expect(await applicationsOf(api, email), 'opening the page withdraws nothing').toBe(1)
    await button('Withdraw My Application').click()
    await expect(title).toHaveText('Your application is withdrawn')
    await expect(title).toBeFocused()
    expect(await applicationsOf(api, email), 'nothing of it is left').toBe(0)

    await main.getByRole('link', { name: 'Become a Coach', exact: true }).click()
    const again = applicant(page)
    await expect(again.programs.getByRole('checkbox').first()).toBeVisible()
    const certificate = { name: 'c.pdf', mimeType: 'application/pdf', buffer: await pdf('Certificate') }
    await again.fill({ first: 'Noor', last: 'Visser', email }, [certificate])
    await again.submit.click()
    await expect(main.getByText('Application submitted successfully!')).toBeVisible()

    // The link is valid only for the first application.
    await page.goto(link)
    await button('Withdraw My Application').click()
    await expect(title).toHaveText('This link is invalid, or the application has been decided or withdrawn')
    expect(await applicationsOf(api, email)).toBe(1)
    await button('Request a New Link').click()
    await expect(field('Email')).toBeVisible()
  },
)

test.describe('on a phone, in Persian', () => {
  test.use({ viewport: { width: 320, height: 720 }, hasTouch: true, isMobile: true })

  test('withdraws an application by the link in the confirmation mail', inFullRun, async ({ page, api }) => {
    const email = await applyAs(api, { first: 'آرش', last: 'کریمی' }, 'fa')
    const { t, main, button } = coach(page, 'fa')
    const title = main.getByRole('heading', { level: 1 })
    const expectPage = async (where: string) => {
      await expectWellFormed(page, 'fa', where)
      await expectNoSidewaysScroll(page, where)
    }
    const mail = await mailTo(email, '/withdraw-application')
    expect(mail.language).toBe('fa')
    await arriveAs(page, { locale: 'fa' })
    await page.goto(linkIn(mail, 'withdraw-application'))
    await expect(title).toHaveText(t('withdraw.title'))
    await expectPage('application to withdraw')
    await button(t('withdraw.submit')).click()
    await expect(title).toHaveText(t('withdraw.done'))
    await expectPage('application to withdraw, withdrawn')
    expect(await applicationsOf(api, email)).toBe(0)
  })
})
