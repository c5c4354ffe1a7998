import { pdf } from '../server/test/documents'
import type { Api } from './lib/api'
import { applicant } from './lib/applicant'
import { coach } from './lib/coach'
import { linkIn, mailTo } from './lib/mails'
import { applyAs } from './lib/owner'
import { arriveAs, expect, test } from './lib/test'
import { expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

/** How many applications of an address the owner finds; a visitor’s status check tells unknown addresses nothing else. */
async function applicationsOf(api: Api, email: string): Promise<number> {
  const { token } = await api.signIn('admin@tavan.test')
  const { data } = await api.call<{ data: { items: unknown[] } }>(
    'GET',
    `/admin/coach-applications?status=all&search=${encodeURIComponent(email)}`,
    { token },
  )
  return data.items.length
}

test('an application is withdrawn by the link that the status check leads to, and made again', async ({
  page,
  api,
  consoleErrors,
}) => {
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
  await expect.poll(() => new URL(page.url()).search, { message: 'no token in the address' }).toBe('')
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

  // The link was the first one’s alone.
  await page.goto(link)
  await button('Withdraw My Application').click()
  await expect(title).toHaveText('This link is invalid, or the application has been decided or withdrawn')
  expect(await applicationsOf(api, email)).toBe(1)
  await button('Request a New Link').click()
  await expect(field('Email')).toBeVisible()
})

test.describe('on a phone, in Persian', () => {
  test.use({ viewport: { width: 320, height: 720 }, hasTouch: true, isMobile: true })

  test('an application is withdrawn by the mail that said it had arrived', async ({ page, api }) => {
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
