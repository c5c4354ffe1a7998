import type { Page } from '@playwright/test'
import { editor } from '../lib/programs'
import { arriveAs, expect, test } from '../lib/test'
import { testedLocales } from '../lib/tested-locales'
import { MARKS, PAYLOADS, whenDrawn } from './lib/payloads'

/** Keys in program responses without user text: ids, days, colours and the like. */
const NO_TEXT =
  /^(_?id|.*Id|status|stage|type|kind|unit|color|path|date|at|.*At|startDate|birthDate|difficulty|code|profilePhoto|steps|email)$/

/** Replaces every text by coach, customer or template in program responses by a payload. */
async function poison(page: Page) {
  let next = 0
  const take = () => PAYLOADS[next++ % PAYLOADS.length] as string
  const spoiled = (key: string, value: unknown): unknown => {
    if (key === 'needs') return value
    if (typeof value === 'string') return NO_TEXT.test(key) || value === '' ? value : take()
    if (Array.isArray(value)) return value.map((one) => spoiled(key, one))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoiled(name, inner)]))
  }
  const programs = /\/api\/v1\/(user-programs|account\/profile|coach\/(my-users|user-programs))/
  await page.route(programs, async (route) => {
    const response = await route.fetch()
    const { data, ...answer } = await response.json()
    await route.fulfill({ response, json: { ...answer, data: spoiled('data', data) } })
  })
  return () => next
}

/** Expands everything on the page at once. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    const folded =
      'details:not([open]) > summary, main button[aria-expanded=false], dialog button[aria-expanded=false]'
    for (const one of document.querySelectorAll<HTMLElement>(folded)) one.click()
  })

for (const locale of testedLocales) {
  test(`renders coach and customer texts of a program as text: ${locale} (S24)`, async ({ page, api }) => {
    test.setTimeout(120_000)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const taken = await poison(page)
    const looked = async (where: string) => {
      await whenDrawn(page)
      expect(await page.evaluate(MARKS), where).toEqual({ hit: undefined, nodes: 0 })
      // A URL that is not a video remains text, for coach and customer.
      await expect(page.locator('a[href^="javascript:" i]'), where).toHaveCount(0)
    }
    const customer = await api.signIn('customer@tavan.test')
    const { data } = await api.call<{ data: { _id: string; status: string }[] }>('GET', '/user-programs', {
      token: customer.token,
    })
    const id = data.find(({ status }) => status === 'active')?._id
    await arriveAs(page, { customer, locale })
    for (const path of [
      '/programs',
      ...['overview', 'nutrition', 'workout', 'lifestyle', 'tracking'].map(
        (tab) => `/programs?program=${id}&tab=${tab}`,
      ),
      `/programs/${id}/week`,
      `/programs/${id}/questionnaire`,
      '/account',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await unfold(page)
      await looked(path)
    }

    const coach = editor(page, locale)
    await coach.arrive(api)
    await expect(coach.users.first()).toBeVisible()
    await looked('users')
    // The demo customer's running program, whose plan has a history.
    await page.goto('/coach/dashboard?search=customer@tavan.test')
    await expect(coach.users).toHaveCount(1)
    await coach.users.getByRole('list').getByRole('button').nth(1).click()
    await expect(coach.tab('tabs.overview')).toBeVisible()
    for (const tab of ['overview', 'nutrition', 'workout', 'tracking', 'questionnaire'] as const) {
      await coach.tab(`tabs.${tab}`).click()
      await unfold(page)
      await looked(`coach, ${tab}`)
    }
    await coach.chooseMore(coach.e('history.open'))
    const history = page.getByRole('dialog', { name: coach.e('history.title') })
    await expect(history.getByRole('listitem').first()).toBeVisible()
    await looked('history')
    expect(taken(), 'payloads that were shown').toBeGreaterThanOrEqual(PAYLOADS.length)
    expect(dialogs).toEqual([])
  })
}
