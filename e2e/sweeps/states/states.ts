import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import type { Api } from '../../lib/api'
import { shopper } from '../../lib/shopper'
import { arriveAs } from '../../lib/test'
import { resize } from '../../lib/visual-checks'
import { accountStates } from './account-states'
import { applyStates } from './apply-states'
import { bloodTestStates } from './blood-test-states'
import { bloodTestsConsoleStates } from './blood-tests-console-states'
import { catalogueConsoleStates } from './catalogue-console-states'
import { chatStates } from './chat-states'
import { coachStates } from './coach-states'
import { codeStates } from './code-states'
import { consoleStates } from './console-states'
import { dashboardStates } from './dashboard-states'
import { discountStates } from './discount-states'
import type { People, State } from './fixture'
import { mailLinkStates } from './mail-link-states'
import { orderStates } from './order-states'
import { ordersConsoleStates, severalOrdersStates, slipStates } from './orders-console-states'
import { peopleConsoleStates } from './people-console-states'
import { privacyStates } from './privacy-states'
import { programStates } from './program-states'
import { programsConsoleStates } from './programs-console-states'
import { searchStates, shopStates } from './shop-states'
import { trailStates } from './trail-states'

/** Every state that is checked; new ones go to the end, so that the others keep their language, theme and width. */
export const states: State[] = [
  ...shopStates,
  ...accountStates,
  ...orderStates,
  ...applyStates,
  ...consoleStates,
  ...ordersConsoleStates,
  ...coachStates,
  ...bloodTestStates,
  ...programsConsoleStates,
  ...chatStates,
  ...programStates,
  ...mailLinkStates,
  ...searchStates,
  ...dashboardStates,
  ...peopleConsoleStates,
  ...trailStates,
  ...catalogueConsoleStates,
  ...privacyStates,
  ...bloodTestsConsoleStates,
  ...severalOrdersStates,
  ...discountStates,
  ...codeStates,
  ...slipStates,
]

/** The height of a window of a width: a phone, a tablet, a desk. */
export const heightOf = (width: number) => (width < 640 ? 720 : width < 1280 ? 1000 : 900)

export type Theme = 'light' | 'dark'

/** A state as it is looked at in one language, in its themes one after the other. */
export interface Visit {
  state: State
  page: Page
  api: Api
  people: People
  locale: Locale
  themes: readonly Theme[]
}

/** Goes to a state in a window of a width (px), in the first of its themes. */
export async function reach({ state, page, api, people, locale, themes }: Visit, width: number) {
  const me = shopper(page, locale)
  await page.setViewportSize({ width, height: heightOf(width) })
  await arriveAs(page, { customer: state.who && people[state.who], locale, theme: themes[0] })
  await state.reach({ page, api, people, locale, t: me.t, me })
}

/** Gives the window of a state another width (px). What is unfolded folds up: it is brought about anew. */
export async function widen(visit: Visit, width: number): Promise<void> {
  const { page } = visit
  if (page.viewportSize()?.width === width) return
  const unfolded = await page.evaluate(() => document.querySelector(':popover-open') !== null)
  if (unfolded) await reach(visit, width)
  else await resize(page, { width, height: heightOf(width) })
}

/**
 * Turns the page over to a theme as a choice in another tab does; where nothing listens nothing shows which it is. At once:
 * a transition of every colour, however short, draws a page again and again until what inherits it is at rest.
 */
export const turnTo = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((newValue) => {
    if (document.adoptedStyleSheets.length === 0) {
      const atOnce = new CSSStyleSheet()
      atOnce.replaceSync('*, *::before, *::after { transition: none !important }')
      document.adoptedStyleSheets = [atOnce]
    }
    localStorage.setItem('theme', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
    document.documentElement.dataset.theme = newValue
  }, theme)
