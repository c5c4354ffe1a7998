import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Waits until the page is hydrated and shows its data (`data-ready`). */
export const untilReady = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' })

const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward', 'waitForURL'] as const

const patched = new WeakSet<BrowserContext | Browser>()

const held = new WeakSet<Page>()

/** Leaves calls to an address unanswered; the page stays in its loading state, and navigations do not wait. */
export async function leaveUnanswered(page: Page, address: string): Promise<void> {
  held.add(page)
  await page.route(address, () => {})
}

/** Removes all routes from a page. */
export async function answerAgain(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  held.delete(page)
}

/** Returns true if the document is the application, not the payment sandbox, an image or a PDF. */
const isApplication = (page: Page) =>
  page.evaluate(() => document.querySelector('link[rel=manifest]') !== null)

/**
 * Makes every navigation of a page wait until the new page is ready. With `waitUntil: 'commit'` it does not wait, for
 * tests of the loading state.
 */
function waitInPage(page: Page): void {
  for (const name of NAVIGATIONS) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>
    const andWait = async (...args: unknown[]) => {
      const answer = await navigate(...args)
      const [options] = args.slice(name === 'goto' || name === 'waitForURL' ? 1 : 0)
      const early = (options as { waitUntil?: string } | undefined)?.waitUntil === 'commit'
      if (!early && !held.has(page) && (await isApplication(page))) await untilReady(page)
      return answer
    }
    Object.assign(page, { [name]: andWait })
  }
}

export function waitInContext(context: BrowserContext): void {
  if (patched.has(context)) return
  patched.add(context)
  for (const page of context.pages()) waitInPage(page)
  context.on('page', waitInPage)
}

/** Contexts without JavaScript are unchanged, because nothing hydrates there. */
export function waitInNewContexts(browser: Browser): void {
  if (patched.has(browser)) return
  patched.add(browser)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    if (options?.javaScriptEnabled !== false) waitInContext(context)
    return context
  }
}
