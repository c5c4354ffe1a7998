import type { Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import { accountStates } from './account-states'
import type { Api } from './api'
import { applyStates } from './apply-states'
import { bloodTestStates } from './blood-test-states'
import { chatStates } from './chat-states'
import { coachStates } from './coach-states'
import { consoleStates } from './console-states'
import type { People, State } from './fixture'
import { orderStates } from './order-states'
import { ordersConsoleStates } from './orders-console-states'
import { programStates } from './program-states'
import { programsConsoleStates } from './programs-console-states'
import { shopStates } from './shop-states'
import { shopper } from './shopper'
import { arriveAs } from './test'

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
]

/** The height of a window of a width: a phone, a tablet, a desk. */
export const heightOf = (width: number) => (width < 640 ? 720 : width < 1280 ? 1000 : 900)

/** Goes to a state in one language, theme and width. */
export async function reach(
  state: State,
  page: Page,
  api: Api,
  people: People,
  look: { locale: Locale; theme: 'light' | 'dark'; wide: boolean; width?: number },
): Promise<void> {
  const { locale, theme, wide, width = wide ? 1280 : 320 } = look
  const me = shopper(page, locale)
  await page.setViewportSize({ width, height: heightOf(width) })
  await arriveAs(page, { customer: state.who && people[state.who], locale, theme })
  await state.reach({ page, api, people, locale, wide, t: me.t, me })
}
