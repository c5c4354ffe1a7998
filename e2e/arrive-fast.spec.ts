import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import { editor } from './lib/programs'
import { arriveAs, expect, test } from './lib/test'

const ADDRESS = /\/api\/v1\/(products|categories)/

/** The catalogue requests of the page; `begun` is called when each starts. */
function reads(page: Page, begun: (address: string) => void = () => undefined): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (!ADDRESS.test(request.url())) return
    const { pathname, search } = new URL(request.url())
    seen.push(pathname + search)
    begun(pathname + search)
  })
  return seen
}

for (const locale of ['en', 'fa'] as const satisfies Locale[]) {
  test(`U7 the first view is asked for beside the application, once: ${locale}`, async ({ page, api }) => {
    const [category] = await api.categories()
    const { _id } = await api.product('DAM-WHEY-VAN')
    const pages: Record<string, number> =
      locale === 'en'
        ? { '/': 2, '/shop?page=2&view=list': 2 }
        : { [`/shop/category/${category?.slug}`]: 2, [`/product/${_id}`]: 3 }
    await arriveAs(page, { locale })
    for (const [path, count] of Object.entries(pages)) {
      let wanted = count
      let allBegun = () => {}
      const begun = new Promise<void>((resolve) => {
        allBegun = resolve
      })
      const seen = reads(page, () => {
        if (--wanted === 0) allBegun()
      })
      // The application's script is held back until every request that it will need has started.
      await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
        await begun
        await route.continue()
      })
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(seen.sort(), path).toEqual([...new Set(seen)])
      expect(seen, path).toHaveLength(count)
      for (const address of seen) expect(address).toContain(`lang=${locale}`)
      page.removeAllListeners('request')
      await page.unrouteAll()
    }
  })
}

test('a product’s page says in its head what it is about', async ({ page, api }) => {
  const { _id, name } = await api.product('DAM-WHEY-VAN')
  const html = (await (await page.goto(`/product/${_id}`))?.text()) ?? ''
  expect(html).toContain(`<title>${name} · Tavan</title>`)
  // For machines; the page's policy runs no inline script, and a breach of it would fail this test.
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Product', 'BreadcrumbList'])
  const preload = page.locator('link[rel=preload][as=image]')
  const used = page.locator('article img').first()
  await expect(used).toBeVisible()
  const chosen = await used.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.currentSrc
  })
  expect(await preload.getAttribute('imagesrcset')).toContain(new URL(chosen).pathname)
  // A preloaded picture of the wrong size would be fetched twice.
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/-1?\d{3}\.avif$/.test(name) ? [name] : [])),
  )
  expect(fetched.filter((one) => one === chosen)).toHaveLength(1)
  const share = await page.request.get('/share.jpg')
  expect(share.headers()['content-type']).toBe('image/jpeg')
})

/** The JavaScript that the page has loaded since, by file name: bytes as gzip makes them. */
function scripts(page: Page): () => Promise<Map<string, number>> {
  const seen = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(response.url()) ?? []
    if (name)
      seen.set(
        name,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      )
  })
  return async () =>
    new Map(await Promise.all([...seen].map(async ([name, size]) => [name, await size] as const)))
}

test('the coach area loads at most 80 kB more than the shop, the editor when a program is opened', async ({
  page,
  api,
  browser,
}) => {
  const visitor = await (await browser.newContext({ baseURL: api.origin })).newPage()
  const ofShop = scripts(visitor)
  await visitor.goto('/')
  await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible()
  await visitor.waitForLoadState('networkidle')
  const shop = await ofShop()
  await visitor.context().close()

  const ofCoach = scripts(page)
  const coach = editor(page)
  await coach.arrive(api)
  await expect(coach.users.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const area = await ofCoach()
  const more = [...area].reduce((sum, [name, size]) => (shop.has(name) ? sum : sum + size), 0)
  expect(more).toBeGreaterThan(1000)
  expect(more, JSON.stringify([...area])).toBeLessThanOrEqual(80_000)

  const isEditor = (name: string) => name.startsWith('program-editor-')
  expect([...area.keys()].filter(isEditor)).toEqual([])
  await coach.users.getByRole('list').getByRole('button').first().click()
  await expect(coach.tab('tabs.overview')).toBeVisible()
  expect([...(await ofCoach()).keys()].filter(isEditor)).toHaveLength(1)
})
