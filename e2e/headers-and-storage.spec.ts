import { shopper } from './lib/shopper'
import { arriveAs, expect, test } from './lib/test'

test('S38 the page’s policy allows one script and one style in the page, by their hashes', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^console: .*inline (script|style).*Content Security Policy/)
  const answer = await page.goto('/')
  const headers = answer?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  const directive = (name: string) =>
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .find(([first]) => first === name)
      ?.slice(1)
  const scripts = directive('script-src') ?? directive('default-src')
  const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/)
  expect(scripts).toEqual(["'self'", hash])
  expect(directive('style-src')).toEqual(["'self'", hash])
  expect(directive('object-src')).toEqual(["'none'"])
  expect(directive('frame-ancestors')).toEqual(["'none'"])
  expect(directive('base-uri')).toEqual(["'none'"])
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(headers['referrer-policy']).toBeTruthy()
  expect(headers['permissions-policy']).toBeTruthy()
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')

  // The control: an injected inline script does not run, and a style is not followed.
  const refusals = ['script', 'style'].map((kind) =>
    page.waitForEvent('console', (message) =>
      new RegExp(`inline ${kind}.*Content Security Policy`).test(message.text()),
    ),
  )
  const smuggled = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    const style = document.createElement('style')
    style.textContent = 'body { visibility: hidden }'
    document.head.append(script, style)
    return ['smuggled' in window, getComputedStyle(document.body).visibility]
  })
  expect(smuggled).toEqual([false, 'visible'])
  await Promise.all(refusals)
})

test('the title stands in the HTML that arrives, and no script or style but the first paint’s', async ({
  api,
}) => {
  const html = await (await fetch(`${api.origin}/`)).text()
  expect(html).toMatch(/<title>[^<]*Tavan[^<]*<\/title>/)
  // What no browser runs may stand in the page, and what the first paint waits for.
  expect(html.match(/<script(?! type="application\/(ld\+)?json")/g)).toHaveLength(1)
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(html.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/\sstyle=|\son\w+=/)
})

test('S40 what stays in the browser: the named keys, and nothing personal after sign-out (SHOP-ENT-45 SHOP-STATE-04)', async ({
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
  await buyer.chooseLanguage('nl')
  const name = await page.evaluate(() => JSON.parse(localStorage.getItem('authUser') ?? '{}').name as string)
  await shopper(page, 'nl').signOut(name)

  const left = await stored()
  expect(Object.keys(left.local)).toEqual(['language'])
  expect(left.databases).toEqual([])
  expect(left.caches).toEqual([])
  expect(await context.cookies()).toEqual([])
  const text = JSON.stringify(left)
  for (const secret of [customer.email, customer.id, customer.token, 'Lijnbaansgracht', 'Robin', '555 0199'])
    expect(text).not.toContain(secret)
  expect(text, 'the number of an order').not.toContain(number)
})

test('S40 an address that was typed and not sent does not outlive the sign-out', async ({
  page,
  api,
  customer,
}) => {
  const buyer = shopper(page)
  await api.add(customer.token, 'SEP-OATS-1KG')
  await arriveAs(page, { customer })
  await page.goto('/checkout')
  await buyer.fillDelivery()
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(await kept()).toContain('Lijnbaansgracht')
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await page.waitForURL('**/shop')
  await buyer.signOut('Robin')
  expect(await kept()).not.toContain('Lijnbaansgracht')
})

test('what a signed-in customer is answered is kept by no cache', async ({ page, customer }) => {
  await arriveAs(page, { customer })
  const answer = page.waitForResponse('**/api/v1/orders/user*')
  await page.goto('/orders')
  expect((await answer).headers()['cache-control']).toContain('no-store')
})
