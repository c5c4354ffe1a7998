import { readFile } from 'node:fs/promises'
import { newEmail, PASSWORD } from './lib/api'
import { wholeBrowser } from './lib/browser'
import { linkIn, mailTo } from './lib/mails'
import { waitInNewContexts } from './lib/navigation'
import { applyAs, owner } from './lib/owner'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun, variants } from './lib/tested-locales'
import { expectAccessible, expectNoSidewaysScroll, expectWellFormed } from './lib/visual-checks'

// The mail of the decision is sent 12 s later: become-a-coach waits for it.
test('shows an application with its documents and approves it with a note', async ({
  playwright,
  api,
  consoleErrors,
}) => {
  const browser = await playwright.chromium.launch(wholeBrowser)
  waitInNewContexts(browser)
  const page = await browser.newPage({ baseURL: api.origin, reducedMotion: 'reduce', locale: 'en-US' })
  consoleErrors.follow(page)
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

  // The browser's own viewer shows the first document, which the CSP allows.
  const pdf = main.getByTitle('certificate.pdf', { exact: true })
  await expect(pdf).toHaveAttribute('src', /^blob:/)
  const viewer = await (await pdf.elementHandle())?.contentFrame()
  await expect.poll(() => viewer?.evaluate(() => document.contentType)).toBe('application/pdf')

  await main.getByRole('button', { name: /^diploma\.png/ }).click()
  const picture = main.getByRole('img', { name: 'diploma.png' })
  await expect(picture).toHaveJSProperty('naturalWidth', 640)
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

  // Back to the same filtered list, which has no pending application left.
  await main.getByRole('link', { name: 'All Applications' }).click()
  await expect(page).toHaveURL(/search=/)
  await expect(main.getByRole('heading', { name: 'No results' })).toBeVisible()
  await main.getByRole('link', { name: /^Approved/ }).click()
  await expect(me.one('Noor Visser')).toBeVisible()
  await browser.close()
})

test.describe('on a phone, in Persian', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('rejects an application with a reason, which the form demands', inFullRun, async ({ page, api }) => {
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

    await page
      .getByRole('banner')
      .getByRole('button', { name: t('nav.menu'), exact: true })
      .click()
    await dialog.getByRole('button', { name: c('logout'), exact: true }).click()
    await page.waitForURL('**/admin/login')
    expect(await page.evaluate(() => localStorage.getItem('adminAuthToken'))).toBeNull()
  })
})

test('runs no script of a page uploaded as a document, because frames inherit the CSP (S22)', async ({
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

/** Pages closed to a shop manager, each with the API call behind it. */
const CLOSED = [
  ['/admin/people', '/admin/users'],
  ['/admin/applications', '/admin/coach-applications'],
  ['/admin/programs', '/admin/programs'],
  ['/admin/audit', '/admin/audit'],
] as const

test('hires a shop manager limited to orders and products, and ends the role while a page is open (S2 S16)', async ({
  page,
  browser,
  api,
  consoleErrors,
}) => {
  const email = newEmail()
  const { main, dialog, arrive } = owner(page)
  await arrive(api, '/admin/staff')
  await main.getByRole('button', { name: 'Invite Someone' }).click()
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await expect(dialog.getByLabel('Role', { exact: true })).toHaveValue('shop')
  await expectAccessible(page, 'invite someone')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: email })).toContainText('Shop staff')

  const office = await browser.newContext({ baseURL: api.origin })
  consoleErrors.follow(office)
  const tab = await office.newPage()
  const manager = owner(tab)
  const title = manager.main.getByRole('heading', { level: 1 })
  const mail = await mailTo(email, 'You’re invited to join')
  await tab.goto(linkIn(mail, 'admin/invitation'))
  await expect(manager.main.getByText('Shop staff (Orders and catalog)')).toBeVisible()
  await expectWellFormed(tab, 'en', 'invitation')
  for (const [label, value] of [
    ['First Name', 'Mira'],
    ['Last Name', 'Visser'],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ] as const)
    await manager.main.getByLabel(label, { exact: true }).fill(value)
  await manager.main.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(title).toHaveText('You’re on the team')
  await manager.main.getByRole('link', { name: 'Go to Sign-In' }).click()
  await manager.signIn(email, PASSWORD)
  await expect(title).toHaveText('Overview')

  const menu = tab.getByRole('navigation', { name: 'Console', exact: true }).getByRole('link')
  await expect(menu).toHaveText(['Overview', 'Orders', 'Products', 'Reviews', 'Discount codes'])
  const token = (await tab.evaluate(() => localStorage.getItem('adminAuthToken'))) ?? ''
  for (const [, call] of CLOSED) await expect(api.call('GET', call, { token })).rejects.toThrow('403')
  for (const [address] of variants<(typeof CLOSED)[number]>(...CLOSED)) {
    await tab.goto(address)
    await expect(title).toHaveText('Page not found')
  }
  // Blood tests have no page in this console, so only the call can be tried.
  await expect(api.call('GET', '/admin/blood-tests', { token })).rejects.toThrow('403')
  await menu.filter({ hasText: 'Products' }).click()
  await expect(manager.main.getByRole('row').nth(5)).toBeVisible()
  await menu.filter({ hasText: 'Orders' }).click()
  await expect(manager.main.getByRole('row').nth(3)).toBeVisible()

  consoleErrors.expect(/^401 GET \/api\/v1\//)
  await page.reload()
  await main.getByRole('button', { name: /^Change .*Mira Visser.*role/ }).click()
  await dialog.getByLabel('Role', { exact: true }).selectOption('none')
  await expectAccessible(page, 'no longer staff?')
  await dialog.getByRole('button', { name: 'Save Role' }).click()
  await expect(main.getByText(email, { exact: true })).toHaveCount(0)
  // The open page redirects without an action of its user.
  await tab.waitForURL('**/admin/login')
  await expect(manager.main.getByText(/^Your session has ended/)).toBeVisible()
  await manager.signIn(email, PASSWORD)
  await expect(manager.main.getByText('Sign-in failed, or this account can’t use the console')).toBeVisible()
  await office.close()

  await page.goto(`/admin/audit?subject=${encodeURIComponent(email)}`)
  const entry = main.getByRole('row').filter({ hasText: 'Changed a staff role' })
  await expect(entry).toContainText(/Role.?: .?Shop staff.? → /)
  await expect(entry).toContainText('Nasrin Azad')
  await expect(entry).toContainText('Mira Visser')
  const accepted = main.getByRole('row').filter({ hasText: 'Accepted an invitation' })
  await expect(accepted).toContainText(/Role.?: .?Shop staff/)
  await expectWellFormed(page, 'en', 'audit log')
})
