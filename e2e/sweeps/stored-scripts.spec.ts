import type { Page, Route } from '@playwright/test'
import type { Product } from 'contract/catalog/calls'
import { owner } from '../lib/owner'
import { shopper } from '../lib/shopper'
import { arriveAs, expect, test } from '../lib/test'
import { testedLocales } from '../lib/tested-locales'
import { MARKS, names, PAYLOADS, whenDrawn } from './lib/payloads'

/** Replaces every user-written text of products and orders in the responses by a payload. */
async function poison(page: Page) {
  let next = 0
  const take = () => PAYLOADS[next++ % PAYLOADS.length] as string
  const spoil = (one: Partial<Product>) => {
    if ('name' in one) one.name = take()
    if ('description' in one) one.description = take()
    if ('sku' in one) one.sku = take()
    if (one.tags) one.tags = one.tags.map(take)
  }
  await page.route(/\/api\/v1\/(products|categories|orders)/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const walk = (value: unknown) => {
      if (Array.isArray(value)) value.forEach(walk)
      else if (typeof value === 'object' && value !== null) {
        if ('_id' in value || 'productId' in value) spoil(value as Partial<Product>)
        Object.values(value).forEach(walk)
      }
    }
    walk(answer)
    await route.fulfill({ response, json: answer })
  })
  return () => next
}

for (const locale of testedLocales) {
  test(`renders 120 script payloads as text on every page of the shop: ${locale} (S24)`, async ({
    page,
    api,
    consoleErrors,
  }) => {
    test.setTimeout(240_000)
    // The last URL below has no page.
    consoleErrors.expect(/^404 GET \/%3Cimg/)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    // Payloads stored by the server: names, address, notes.
    const stored = PAYLOADS.filter((text) => text.length <= 100 && !/[\u202e\u202c]/.test(text))
    const [first, last] = names
    const others = stored.slice(2)
    const customer = await api.register(first, last)
    await api.add(customer.token, 'SEP-OATS-1KG')
    const [street = '', city = '', state = '', country = ''] = others
    const number = await api.order(customer, {
      phone: '020 555 0199',
      address: { street, city, state, zipCode: '<b>1</b>', country },
    })
    await api.add(customer.token, 'SEP-OATS-1KG')
    const { _id } = await api.product('DAM-WHEY-VAN')

    await arriveAs(page, { customer, locale })
    const taken = await poison(page)
    const { main } = shopper(page, locale)
    for (const path of [
      '/',
      '/shop',
      '/shop?page=2&view=list',
      '/shop/category/pantry',
      '/shop/category/supplements?sort=price_asc',
      `/product/${_id}`,
      '/cart',
      '/checkout',
      '/orders',
      `/orders/${number}`,
      `/order-success?order=${number}`,
      '/account',
      `/shop?search=${encodeURIComponent(PAYLOADS[0] ?? '')}`,
      // Without a slash, because an encoded one is in no page's URL.
      `/${encodeURIComponent(PAYLOADS[16] ?? '')}`,
    ]) {
      await page.goto(path)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await whenDrawn(page)
      expect(await page.evaluate(MARKS), path).toEqual({ hit: undefined, nodes: 0 })
    }
    expect(taken(), 'payloads that were shown').toBeGreaterThanOrEqual(PAYLOADS.length)
    expect(dialogs).toEqual([])
    // Control: a payload inserted as markup is detected.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img data-mark src="/favicon.svg">'),
    )
    expect((await page.evaluate(MARKS)).nodes).toBe(1)
  })

  test(`renders applicant and staff texts as text in the console: ${locale} (S24)`, async ({ page, api }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const me = owner(page, locale)
    let next = 0
    const texts = new Set(['firstName', 'lastName', 'email', 'phone', 'experience', 'note', 'notes', 'name'])
    await page.route('**/api/v1/admin/coach-applications*/**', (route) => poisoned(route))
    await page.route('**/api/v1/admin/coach-applications?*', (route) => poisoned(route))
    async function poisoned(route: Route) {
      const response = await route.fetch()
      const answer = await response.json()
      const walk = (value: unknown) => {
        if (Array.isArray(value)) value.forEach(walk)
        else if (typeof value === 'object' && value !== null) {
          for (const [key, inner] of Object.entries(value)) {
            if (texts.has(key)) Object.assign(value, { [key]: PAYLOADS[next++ % PAYLOADS.length] })
            // A Word file, which is listed but never shown.
            else if (key === 'originalName')
              Object.assign(value, {
                originalName: `${PAYLOADS[next++ % PAYLOADS.length]}.docx`,
                mimeType: '',
              })
            else walk(inner)
          }
        }
      }
      walk(answer)
      await route.fulfill({ response, json: answer })
    }
    const { token } = await api.signIn('admin@tavan.test')
    const list = await api.call<{ data: { items: { _id: string }[] } }>('GET', '/admin/coach-applications', {
      token,
    })
    await me.arrive(api, '/admin/applications?status=all')
    const looked = async (where: string) => {
      await whenDrawn(page)
      expect(await page.evaluate(MARKS), where).toEqual({ hit: undefined, nodes: 0 })
    }
    await expect(me.main.getByRole('row').nth(6)).toBeVisible()
    await looked('list')
    for (const { _id } of list.data.items.slice(0, 6)) {
      await page.goto(`/admin/applications/${_id}`)
      await expect(me.main.getByRole('heading', { level: 1 })).toBeVisible()
      await looked(_id)
      const approve = me.main.getByRole('button', { name: me.w('decision.approve'), exact: true })
      if ((await approve.count()) === 0) continue
      await approve.click()
      await expect(me.dialog).toBeVisible()
      await looked(`${_id}, approve?`)
    }
    expect(next, 'payloads that were shown').toBeGreaterThanOrEqual(PAYLOADS.length / 2)
    expect(dialogs).toEqual([])
  })
}
