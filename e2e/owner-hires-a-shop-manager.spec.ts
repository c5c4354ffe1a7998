import { newEmail, PASSWORD } from './lib/api'
import { linkIn, mailTo } from './lib/mails'
import { owner } from './lib/owner'
import { expect, test } from './lib/test'
import { expectAccessible, expectWellFormed } from './lib/visual-checks'

/** What only others of the staff open: by the page's address, and by the call behind it. */
const CLOSED = [
  ['/admin/people', '/admin/users'],
  ['/admin/applications', '/admin/coach-applications'],
  ['/admin/programs', '/admin/programs'],
  ['/admin/audit', '/admin/audit'],
] as const

test('S2 S16 the owner hires a shop manager, who works on orders and products alone, and ends it while a page is open', async ({
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
  await expect(menu).toHaveText(['Overview', 'Orders', 'Products', 'Discount codes'])
  const token = (await tab.evaluate(() => localStorage.getItem('adminAuthToken'))) ?? ''
  for (const [address, call] of CLOSED) {
    await tab.goto(address)
    await expect(title).toHaveText('Page not found')
    await expect(api.call('GET', call, { token })).rejects.toThrow('403')
  }
  // They have no page in the console: the call alone can be tried.
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
  // Nobody touches the open page.
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
