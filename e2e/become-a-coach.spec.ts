import { newEmail, PASSWORD } from './lib/api'
import { applicant, fourDocuments } from './lib/applicant'
import { coach } from './lib/coach'
import { linkIn, mailTo } from './lib/mails'
import { owner } from './lib/owner'
import { arriveAs, expect, test } from './lib/test'

test('from the form in Persian to the dashboard: apply, be read and approved, register by the mailed links, sign in', async ({
  page,
  consoleErrors,
}) => {
  // A link without a password is answered with the question for one.
  consoleErrors.expect(/^400 POST \/api\/v1\/auth\/verify-email/)
  const email = newEmail()
  const uploads = await fourDocuments()
  const note = 'به توان خوش آمدید. دوشنبه با شما تماس می‌گیریم.'

  // The applicant, with four documents.
  await arriveAs(page, { locale: 'fa' })
  const form = applicant(page, 'fa')
  await form.open()
  await form.fill({ first: 'نیلوفر', last: 'احمدی', email, phone: '۰۹۱۲۳۴۵۶۷۸۹' }, uploads)
  await form.submit.click()
  await expect(form.main.getByText(form.t('apply.done.title'), { exact: true })).toBeVisible()

  // The owner, in English: each document in its turn, then the decision.
  await arriveAs(page, { locale: 'en' })
  const staff = owner(page)
  await page.goto('/admin/applications')
  await staff.signIn()
  await page.waitForURL('**/admin/applications')
  await staff.search(email)
  await staff.one('نیلوفر احمدی').click()
  for (const { name } of uploads) {
    await staff.main.getByRole('button', { name }).first().click()
    const kind = name.split('.').at(-1)?.toLowerCase()
    const shown =
      kind === 'pdf'
        ? staff.main.getByTitle(name, { exact: true })
        : kind === 'docx'
          ? staff.main.getByText(staff.w('documents.noView'), { exact: true })
          : staff.main.getByRole('img', { name })
    await expect(shown).toBeVisible()
    await expect(staff.main.getByRole('button', { name: `Download ${name}` })).toBeVisible()
  }
  await staff.main.getByRole('button', { name: 'Approve', exact: true }).click()
  await staff.dialog.getByLabel('Note to the applicant').fill(note)
  await staff.dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(staff.main.getByText('Approved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/admin/login')

  // The applicant again: the mail, the account, the second link, the dashboard.
  const approved = await mailTo(email, note)
  expect(approved.language).toBe('fa')
  await page.goto(linkIn(approved, 'coach/register'))
  const me = coach(page)
  await expect(me.field('Email')).toHaveValue(email)
  await me.register(email, PASSWORD)
  await page.waitForURL('**/coach/login')
  const confirm = await mailTo(email, /\/verify-email\?token=/)
  await page.goto(linkIn(confirm, 'verify-email'))
  await me.confirmMailbox(PASSWORD)
  await expect(me.main.getByRole('heading', { level: 1, name: 'Your coach account is ready' })).toBeVisible()
  await page.goto('/coach/login')
  await me.signIn(email, PASSWORD)
  await page.waitForURL('**/coach/dashboard')
  await expect(me.banner.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Coach!')
})
