import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import { type Api, apiOf, type Customer } from './api'
import { waitInContext, waitInNewContexts } from './navigation'

interface Fixtures {
  /** Server of the whole run. */
  api: Api
  /** New customer without a session in the browser. */
  customer: Customer
  consoleErrors: ConsoleErrors
}

/** Console errors and failed requests of the test's pages; unexpected ones fail the test at its end. */
export interface ConsoleErrors {
  /** Allows a console message or a refused or failed request (`409 POST /api/v1/…`). */
  expect(pattern: RegExp): void
  /** Follows another context or page that the test opens. */
  follow(target: BrowserContext | Page): void
}

/**
 * Records console errors, uncaught exceptions, CSP violations (the browser logs them to the console) and failed
 * requests. Requests aborted by a navigation do not count.
 */
function watch(): ConsoleErrors & { unexpected(): string[] } {
  const seen: string[] = []
  const expected: RegExp[] = []
  const followPage = (page: Page) => {
    page.on('pageerror', (error) => seen.push(`exception: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      // The browser's own line about a failed request repeats the request recorded below.
      if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
        seen.push(`console: ${message.text()}`)
    })
    page.on('response', (response) => {
      if (response.status() < 400) return
      const url = new URL(response.url())
      seen.push(`${response.status()} ${response.request().method()} ${url.pathname}`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (reason === 'net::ERR_ABORTED') return
      seen.push(`${reason} ${request.method()} ${new URL(request.url()).pathname}`)
    })
  }
  return {
    expect: (pattern) => expected.push(pattern),
    follow(target) {
      if (!('pages' in target)) return followPage(target)
      for (const page of target.pages()) followPage(page)
      target.on('page', followPage)
    },
    unexpected: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}

export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      waitInNewContexts(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    waitInContext(context)
    await use(context)
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.TAVAN_URL),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from the pattern
  api: async ({}, use) => use(apiOf(process.env.TAVAN_URL ?? '')),
  customer: async ({ api }, use) => use(await api.register()),
  consoleErrors: [
    async ({ context }, use) => {
      const watched = watch()
      watched.follow(context)
      await use(watched)
      expect(watched.unexpected(), 'nothing went wrong that the test did not expect').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Storage left in the browser by an earlier visit. */
export interface Visitor {
  customer?: Customer
  locale?: Locale
  theme?: 'light' | 'dark'
}

/** Writes the storage of an earlier visit; the caller then opens the page. */
export async function arriveAs(page: Page, { customer, locale, theme }: Visitor, origin = ''): Promise<void> {
  // A static file of the origin, on which no application writes to the storage.
  if (origin || !page.url().endsWith('/favicon.svg')) await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(
    ({ user, token, locale, theme }) => {
      localStorage.clear()
      if (user && token) {
        localStorage.setItem('authToken', token)
        localStorage.setItem('authUser', JSON.stringify(user))
      }
      if (locale) localStorage.setItem('language', locale)
      if (theme) localStorage.setItem('theme', theme)
    },
    {
      user: customer && { id: customer.id, email: customer.email, name: customer.name },
      token: customer?.token,
      locale,
      theme,
    },
  )
}
