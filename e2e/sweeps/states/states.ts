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
import { enterOrderStates } from './enter-order-states'
import type { People, State } from './fixture'
import { laterStates } from './later-states'
import { mailLinkStates } from './mail-link-states'
import { orderStates, withdrawalStates } from './order-states'
import {
  ordersConsoleStates,
  returnDeskStates,
  severalOrdersStates,
  slipStates,
} from './orders-console-states'
import { peopleConsoleStates } from './people-console-states'
import { privacyStates } from './privacy-states'
import { programStates } from './program-states'
import { programsConsoleStates } from './programs-console-states'
import { searchStates, shopStates } from './shop-states'
import { trailStates } from './trail-states'

/** All checked states; new ones go to the end, so that the others keep their language, theme and width. */
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
  ...returnDeskStates,
  ...withdrawalStates,
  ...enterOrderStates,
  ...laterStates,
]

/** Returns the window height for a width: a phone, a tablet, a desktop. */
export const heightOf = (width: number) => (width < 640 ? 720 : width < 1280 ? 1000 : 900)

export type Theme = 'light' | 'dark'

/** State with its language and the order of its themes. */
export interface Visit {
  state: State
  page: Page
  api: Api
  people: People
  locale: Locale
  themes: readonly Theme[]
}

/** Opens a state at a window width (px), in its first theme. */
export async function reach({ state, page, api, people, locale, themes }: Visit, width: number) {
  const me = shopper(page, locale)
  await page.setViewportSize({ width, height: heightOf(width) })
  await arriveAs(page, { customer: state.who && people[state.who], locale, theme: themes[0] })
  await state.reach({ page, api, people, locale, t: me.t, me })
}

/** Changes a state's window width (px). A popover closes on resize, so its state is opened again. */
export async function widen(visit: Visit, width: number): Promise<void> {
  const { page } = visit
  if (page.viewportSize()?.width === width) return
  const unfolded = await page.evaluate(() => document.querySelector(':popover-open') !== null)
  if (unfolded) await reach(visit, width)
  else await resize(page, { width, height: heightOf(width) })
}

/**
 * Switches the theme as a choice in another tab does; pages without a listener show no theme controls. Transitions are
 * off, because a transition of every colour redraws the page until inheriting elements settle.
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
