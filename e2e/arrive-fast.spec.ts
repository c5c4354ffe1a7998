import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { owner } from './lib/owner'
import { editor } from './lib/programs'
import { arriveAs, expect, test } from './lib/test'
import { inFullRun, variants } from './lib/tested-locales'

test(
  'requests the code of a page in parallel with the application (U7)',
  inFullRun,
  async ({ page, api, customer }) => {
    const expectParallel = async (path: string, chunk: string) => {
      const wanted = page.waitForRequest((request) => request.url().includes(`/assets/${chunk}-`))
      // The application's script is delayed until the page's own code is requested.
      await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
        await wanted
        await route.continue()
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.unrouteAll()
    }
    await arriveAs(page, { customer })
    for (const [path, chunk] of variants<[path: string, chunk: string]>(
      ['/fa/orders', 'orders-page'],
      ['/cart', 'cart-page'],
      ['/shop?search=whey', 'shop-page'],
    ))
      await expectParallel(path, chunk)
    await owner(page).arrive(api)
    await expectParallel('/admin', 'dashboard-page')
  },
)

for (const width of variants(360, 768, 1280))
  test(`preloads the picture that a product page shows at ${width} px`, inFullRun, async ({ page, api }) => {
    const { _id } = await api.product('DAM-WHEY-VAN')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/product/${_id}`)
    const preload = page.locator('link[rel=preload][as=image]')
    const used = page.locator('article img').first()
    await expect(used).toBeVisible()
    const chosen = await used.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.currentSrc
    })
    expect(await preload.getAttribute('imagesrcset')).toContain(new URL(chosen).pathname)
    // A preloaded picture of the wrong size would be an extra request; thumbnails are of 160 or 320 pixels.
    const [id, size] = chosen.split(/-(?=\d+\.avif$)/)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const sizes = loaded.flatMap((name) => (name.startsWith(`${id}-`) ? [name.slice(`${id}-`.length)] : []))
    expect(sizes).toContain(size)
    expect(sizes.filter((other) => other !== size && !/^(160|320)\./.test(other))).toEqual([])
  })

/**
 * Returns the JavaScript files that the page has loaded since, with their gzipped bytes. Sizes are read at the end,
 * because a request aborted by a navigation has no body.
 */
function scripts(page: Page): () => Promise<Map<string, number>> {
  const seen = new Map<string, string>()
  page.on('response', (response) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(response.url()) ?? []
    if (name) seen.set(name, response.url())
  })
  return async () =>
    new Map(
      await Promise.all(
        [...seen].map(async ([name, url]) => {
          const body = await (await page.request.get(url)).body()
          return [name, gzipSync(body, { level: 9 }).length] as const
        }),
      ),
    )
}

const nameOf = (file: string) => file.replace(/-[\w-]{7}\.js$/, '')

/** Chunks that shop and work areas share. */
const SHARED =
  /^(index|rolldown-runtime|vendor|frame|words|parts|fields|form|work|rules|ago|en|connection-banner|late-parts|confirm-dialog|language-theme-choice|site\.api|order-bits|trade)$/

// bench/lib/web-size.test.ts reads the same from the build.
test(
  'loads no shop code in coach area and console, and the editor only when a program is opened',
  inFullRun,
  async ({ page, api, browser }) => {
    const { _id } = await api.product('DAM-WHEY-VAN')
    const visitor = await (await browser.newContext({ baseURL: api.origin })).newPage()
    const ofShop = scripts(visitor)
    for (const path of ['/', '/shop', `/product/${_id}`, '/cart']) await visitor.goto(path)
    const shop = await ofShop()
    await visitor.context().close()
    const ofTheShop = [...shop.keys()].filter((file) => !SHARED.test(nameOf(file)))
    expect(ofTheShop.map(nameOf)).toEqual(expect.arrayContaining(['shop-frame', 'shelf', 'cart-page']))

    const ofConsole = scripts(page)
    await owner(page).arrive(api)
    expect([...(await ofConsole()).keys()].filter((file) => ofTheShop.includes(file))).toEqual([])

    const ofCoach = scripts(page)
    const coach = editor(page)
    await coach.arrive(api)
    await expect(coach.users.first()).toBeVisible()
    const area = await ofCoach()
    expect([...area.keys()].filter((file) => ofTheShop.includes(file))).toEqual([])
    const more = [...area].reduce((sum, [name, size]) => (shop.has(name) ? sum : sum + size), 0)
    expect(more).toBeGreaterThan(1000)
    expect(more, JSON.stringify([...area])).toBeLessThanOrEqual(80_000)

    const isEditor = (name: string) => name.startsWith('program-editor-')
    expect([...area.keys()].filter(isEditor)).toEqual([])
    await coach.users.getByRole('list').getByRole('button').first().click()
    await expect(coach.tab('tabs.overview')).toBeVisible()
    expect([...(await ofCoach()).keys()].filter(isEditor)).toHaveLength(1)
  },
)

test('allows one inline script and one inline style by their hashes (S38)', async ({
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

  // Control: an injected inline script does not run, and an injected style has no effect.
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
