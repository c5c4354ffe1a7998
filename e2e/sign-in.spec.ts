import { DEMO_PASSWORD, PASSWORD } from './lib/api'
import { press, tabTo } from './lib/keyboard'
import { linkIn, mailTo } from './lib/mails'
import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun } from './lib/tested-locales'

test('redirects from a guarded page to the sign-in and back (SHOP-GEN-08 SHOP-NAV-07 SHOP-NAV-09 SHOP-NAV-10 SHOP-NAV-13 SHOP-NAV-18 SHOP-NAV-19 SHOP-ROLE-06 SHOP-CHK-07)', async ({
  page,
  customer,
  api,
}) => {
  const visitor = shopper(page)
  await api.add(customer.token, 'SEP-OATS-1KG')
  for (const path of ['/checkout', '/programs']) {
    await page.goto(path)
    await page.waitForURL('**/login')
  }
  await page.goto('/orders?from=mail')
  await page.waitForURL('**/login')
  await visitor.signIn(customer.email, customer.password)
  await page.waitForURL('**/orders?from=mail')
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  // Signed-in visitors are redirected from these pages (decision X-07).
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/register')
  await page.waitForURL((url) => url.pathname === '/')
})

test('shows the account menu and signs out in all tabs (SHOP-HDR-19 SHOP-HDR-20 SHOP-HDR-21 SHOP-HDR-22 SHOP-STATE-04 SHOP-ENT-02)', async ({
  page,
  context,
  customer,
  api,
}) => {
  const visitor = shopper(page)
  await arriveAs(page, { customer })
  await page.goto('/orders')
  const other = await context.newPage()
  const there = shopper(other)
  await other.goto('/')
  await expect(other.getByRole('button', { name: 'Your account: Robin' })).toBeVisible()
  await visitor.openProfile('Robin')
  const menu = page.getByRole('group', { name: 'Your account: Robin' })
  await expect(menu.getByText('Robin', { exact: true })).toBeVisible()
  await expect(menu.getByText(customer.email)).toBeVisible()
  await expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders')
  await expect(menu.getByRole('link', { name: 'My Programs' })).toHaveAttribute('href', '/programs')
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(there.banner.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await expect
    .poll(() =>
      api.cart(customer.token).then(
        () => 'alive',
        () => 'dead',
      ),
    )
    .toBe('dead')
})

test('signs in demo accounts of every role and lets them shop', inFullRun, async ({ page, api }) => {
  const { main, ...visitor } = shopper(page)
  expect(await api.orders((await api.signIn('admin@tavan.test')).token)).toEqual([])
  for (const who of ['coach', 'customer']) {
    await arriveAs(page, {})
    await page.goto('/login')
    await visitor.signIn(`${who}@tavan.test`, DEMO_PASSWORD)
    // A member with a running program lands on their day (decision X-113).
    await page.waitForURL(who === 'customer' ? '**/today' : '**/')
    await page.goto('/orders')
    await expect(main.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    if (who !== 'customer') await expect(main.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  }
  for (const status of ['Pending', 'Confirmed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'])
    await expect(main.getByText(status, { exact: true }).first()).toBeVisible()
})

test('stores only the specified keys and nothing personal after sign-out (S40 SHOP-ENT-45 SHOP-STATE-04)', async ({
  page,
  context,
  api,
  customer,
}) => {
  const buyer = shopper(page)
  const stored = () =>
    page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).map((one) => one.name),
      caches: await caches.keys(),
    }))
  await page.goto('/shop')
  await buyer.findAndAdd('SEP-OATS-1KG', (await api.product('SEP-OATS-1KG')).name)
  expect(Object.keys((await stored()).local).sort()).toEqual(['localCart', 'localCartTimestamp'])

  await page.goto('/checkout')
  await buyer.signIn(customer.email, customer.password)
  await page.waitForURL('**/checkout')
  await buyer.fillDelivery()
  // The guest cart has moved to the account.
  await expect.poll(async () => Object.keys((await stored()).local).sort()).toEqual(['authToken', 'authUser'])
  expect(JSON.parse((await stored()).local.authUser ?? '')).toEqual({
    id: customer.id,
    email: customer.email,
    name: expect.any(String),
  })
  await buyer.order()
  const number = await buyer.orderNumber()
  // Visits the pages that show personal data; none of it may be stored.
  for (const path of [`/orders/${number}`, '/account', '/shop']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible()
  }
  expect(Object.keys((await stored()).local).sort()).toEqual(['authToken', 'authUser'])
  // A typed but unsent address does not survive the sign-out.
  await api.add((await stored()).local.authToken ?? '', 'SEP-OATS-1KG')
  await page.goto('/checkout')
  await buyer.fillDelivery({ street: 'Prinsengracht 7' })
  expect(JSON.stringify((await stored()).session)).toContain('Prinsengracht')
  await buyer.chooseLanguage('nl')
  const name = await page.evaluate(() => JSON.parse(localStorage.getItem('authUser') ?? '{}').name as string)
  await shopper(page, 'nl').signOut(name)

  const left = await stored()
  expect(Object.keys(left.local)).toEqual(['language'])
  expect(left.databases).toEqual([])
  expect(left.caches).toEqual([])
  expect(await context.cookies()).toEqual([])
  const text = JSON.stringify(left)
  for (const secret of [
    customer.email,
    customer.id,
    customer.token,
    'Lijnbaansgracht',
    'Prinsengracht',
    'Robin',
    '555 0199',
  ])
    expect(text).not.toContain(secret)
  expect(text, 'the number of an order').not.toContain(number)
})

const NEW = 'Even-stronger-2!'

test('resets a forgotten password by mail and keyboard and ends all earlier sessions (SHOP-NAV-14 SHOP-NAV-15 SHOP-NAV-16 SHOP-ROLE-04 SHOP-FORGOT-01 SHOP-RESET-01 SHOP-RESET-03 SHOP-RESET-04 SHOP-RESET-05)', async ({
  page,
  browser,
  api,
  customer,
  consoleErrors,
}) => {
  consoleErrors.expect(/^401 (GET|POST) \/api\/v1\//)
  const { email, token } = customer
  const { main, ...visitor } = shopper(page)
  await arriveAs(page, { customer })

  // On another device, by keyboard only.
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
  // /account is opened because the orders page would show the error itself.
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

test('resets a forgotten password in Persian by a mail in Persian', inFullRun, async ({ page, api }) => {
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
