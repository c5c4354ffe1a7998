import { readFile } from 'node:fs/promises'
import { linkIn, mailTo } from './lib/mails'
import { applyAs, owner } from './lib/owner'
import { arriveAs, expect, test } from './lib/test'
import { expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

test('the owner reads an application with its documents and approves it with a note; the mail shows the way', async ({
  page,
  api,
}) => {
  const email = await applyAs(api, { first: 'Noor', last: 'Visser' }, 'nl')
  const me = owner(page)
  const { main, dialog, w } = me

  await page.goto('/admin/applications')
  await page.waitForURL('**/admin/login')
  await expect(me.submit).toBeVisible()
  await me.signIn()
  await page.waitForURL('**/admin/applications')
  await expectWellFormed(page, 'en', 'applications')
  await expect(page.getByRole('banner').getByText('Nasrin Azad', { exact: true })).toBeVisible()
  await me.search(email)
  await me.one('Noor Visser').click()
  await expect(main.getByRole('heading', { level: 1, name: 'Noor Visser' })).toBeFocused()
  await expect(main.getByText('Nederlands', { exact: true })).toBeVisible()

  // The first document is shown by the browser's own viewer, which the policy lets into the page.
  const pdf = main.getByTitle('certificate.pdf', { exact: true })
  await expect(pdf).toHaveAttribute('src', /^blob:/)
  const viewer = await (await pdf.elementHandle())?.contentFrame()
  await expect.poll(() => viewer?.evaluate(() => document.contentType)).toBe('application/pdf')

  await main.getByRole('button', { name: /^diploma\.png/ }).click()
  const picture = main.getByRole('img', { name: 'diploma.png' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0)
  const fitted = await width()
  await main.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(width).toBe(Math.round(fitted * 1.5))
  await main.getByRole('button', { name: 'Fit to width' }).click()
  await expect.poll(width).toBe(fitted)

  await main.getByRole('button', { name: /^رزومه\.docx/ }).click()
  await expect(main.getByText('This kind of file can’t be shown here', { exact: false })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download رزومه.docx' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('رزومه.docx')
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')

  await main.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialog).toHaveAccessibleName(/Approve .*Noor Visser/)
  await dialog.getByLabel('Note to the applicant').fill('Welkom bij Tavan!\nBel me morgen.')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(/Noor Visser.? approved\. We’ve emailed them\.$/)).toBeVisible()
  await expect(main.getByText(w('status.approved'), { exact: true })).toBeVisible()
  await expect(main.getByText(/Approved by .*Nasrin Azad/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)

  const mail = await mailTo(email, 'Je aanmelding als coach is goedgekeurd')
  expect(mail.language).toBe('nl')
  expect(mail.text).toContain('Welkom bij Tavan!')
  expect(mail.text).toContain('Bel me morgen.')
  expect(linkIn(mail, 'coach/register')).toBe(`/coach/register?email=${encodeURIComponent(email)}`)

  // Back to the same filtered list, in which no pending application is left.
  await main.getByRole('link', { name: 'All Applications' }).click()
  await expect(page).toHaveURL(/search=/)
  await expect(main.getByRole('heading', { name: 'No results' })).toBeVisible()
  await main.getByRole('link', { name: /^Approved/ }).click()
  await expect(me.one('Noor Visser')).toBeVisible()
})

test.describe('on a phone, in Persian', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('the owner rejects an application with a reason, and the applicant reads it', async ({
    page,
    api,
  }) => {
    const email = await applyAs(api, { first: 'آرش', last: 'کریمی' }, 'fa')
    const me = owner(page, 'fa')
    const { main, dialog, w, c, t } = me
    await arriveAs(page, { locale: 'fa', theme: 'dark' })
    await me.arrive(api)
    await expectWellFormed(page, 'fa', 'applications')
    await expectNoSidewaysScroll(page, 'applications')
    await me.search(email)
    await me.one('آرش کریمی').click()
    await expect(main.getByRole('heading', { level: 1, name: 'آرش کریمی' })).toBeVisible()
    await expectNoSidewaysScroll(page, 'application')

    await main.getByRole('button', { name: w('decision.reject'), exact: true }).click()
    const reject = dialog.getByRole('button', { name: w('decision.reject'), exact: true })
    await reject.click()
    await expect(dialog.getByText(t.error('coaches.notes_required'), { exact: true })).toBeVisible()
    const note = dialog.getByLabel(w('decision.note'))
    await expect(note).toBeFocused()
    await note.fill('مدرک معتبر مربیگری لازم است.')
    await reject.dblclick()
    await expect(main.getByText(w('status.rejected'), { exact: true })).toBeVisible()
    await expect(main.getByText('مدرک معتبر مربیگری لازم است.')).toBeVisible()

    const mail = await mailTo(email, 'مدرک معتبر مربیگری لازم است.')
    expect(mail.language).toBe('fa')
    expect(mail.text).not.toContain('/coach/register')

    await page
      .getByRole('banner')
      .getByRole('button', { name: t('nav.menu'), exact: true })
      .click()
    await dialog.getByRole('button', { name: c('logout'), exact: true }).click()
    await page.waitForURL('**/admin/login')
    expect(await page.evaluate(() => localStorage.getItem('adminAuthToken'))).toBeNull()
  })
})

test('two of the staff decide at once: one decision counts, the other learns whose it was', async ({
  page,
  api,
  consoleErrors,
}) => {
  consoleErrors.expect(/^409 POST \/api\/v1\/admin\/coach-applications\//)
  const email = await applyAs(api, { first: 'Mila', last: 'Smit' })
  const me = owner(page)
  await me.arrive(api)
  await me.search(email)
  await me.one('Mila Smit').click()
  await me.main.getByRole('button', { name: 'Approve', exact: true }).click()
  await me.dialog.getByLabel('Note to the applicant').fill('Welcome')

  const { token } = await api.signIn('admin@tavan.test')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await api.call('POST', `/admin/coach-applications/${id}/reject`, { token, body: { notes: 'Not now.' } })

  await me.dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(me.dialog.getByText(/Nasrin Azad.* rejected this application a moment ago/)).toBeVisible()
  await me.dialog.getByRole('button', { name: 'See the Decision' }).click()
  await expect(me.main.getByText('Rejected', { exact: true })).toBeVisible()
  await expect(me.main.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
})

test('S22 a page that came as a document would run nothing: a frame of it is under the policy of the site', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Content Security Policy directive 'script-src 'self'/)
  await page.goto('/admin/login')
  await expect(owner(page).submit).toBeVisible()
  const refused = page.waitForEvent('console', (message) => message.text().includes('inline script'))
  await page.evaluate(() => {
    const html = '<p id="seen">a page</p><script>parent.document.title = "ran"</script>'
    const frame = document.createElement('iframe')
    frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
    document.body.append(frame)
  })
  await expect(page.frameLocator('iframe').locator('#seen')).toBeVisible()
  await refused
  await expect(page).not.toHaveTitle('ran')
})

test('nobody but the staff comes in, and a session that ends leads back to where one was', async ({
  page,
  api,
  customer,
  consoleErrors,
}) => {
  consoleErrors.expect(/^401 GET \/api\/v1\/(admin|auth)/)
  const me = owner(page)
  await page.goto('/admin/applications?status=rejected')
  await page.waitForURL('**/admin/login')
  await me.signIn(customer.email, customer.password)
  await expect(me.main.getByText('Sign-in failed, or this account can’t use the console')).toBeVisible()
  await expect(me.submit).toBeDisabled()
  expect(await page.evaluate(() => localStorage.getItem('adminAuthToken'))).toBeNull()

  await me.signIn()
  await page.waitForURL('**/admin/applications?status=rejected')
  const token = await page.evaluate(() => localStorage.getItem('adminAuthToken'))
  await api.call('POST', '/auth/logout', { token: token ?? '' })
  await page.reload()
  await page.waitForURL('**/admin/login')
  await expect(me.main.getByText('Your session has ended', { exact: false })).toBeVisible()
  await me.signIn()
  await page.waitForURL('**/admin/applications?status=rejected')
})
