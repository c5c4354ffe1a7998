import { join } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'
import { type Locale, localeCodes } from 'contract/locale'
import { apiOf } from './lib/api'
import { pictureName, SHEETS, WIDTHS } from './lib/contact-sheet'
import { type Fixture, makePeople, type People, type State } from './lib/fixture'
import { expectTranslated, hasOwnWords } from './lib/language-checks'
import { heightOf, reach, states } from './lib/states'
import { arriveAs, test as base, expect } from './lib/test'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectWellFormed,
  findBarriers,
  settled,
} from './lib/visual-checks'

const test = base.extend<object, { people: People; warmContext: BrowserContext }>({
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from the pattern
    async ({}, use) => use(await makePeople(apiOf(process.env.TAVAN_URL ?? ''))),
    { scope: 'worker' },
  ],
  // One context for all states: the browser reads and compiles the application once, as on a second visit.
  warmContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.TAVAN_URL,
        locale: 'en-US',
        colorScheme: 'light',
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(20_000)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ warmContext, consoleErrors }, use) => {
    const page = await warmContext.newPage()
    consoleErrors.follow(page)
    await use(page)
    await page.close()
  },
})

const themes = ['light', 'dark'] as const
const full = process.env.TAVAN_FULL === '1'

interface Combination {
  state: State
  locale: Locale
  theme: (typeof themes)[number]
  wide: boolean
}

/**
 * Every language, theme and width of a state. In the short run one of them, another for each state; where a state has
 * words of its own it is a Persian one, in which whatever was left in English shows.
 */
const combinations: Combination[] = states.flatMap((state, index) => {
  const widths = state.only ? [state.only === 'wide'] : [false, true]
  const all = localeCodes.flatMap((locale) =>
    themes.flatMap((theme) => widths.map((wide) => ({ state, locale, theme, wide }))),
  )
  const some = hasOwnWords(state.name) ? all.filter(({ locale }) => locale === 'fa') : all
  const one = some[(index * 7) % some.length]
  return full ? all : one && !state.long ? [one] : []
})

type Pictured = Combination & Pick<Fixture, 'page' | 'api' | 'people'> & { info: TestInfo }

/** A picture at each width that belongs to the state's window, in which it stands again afterwards. */
async function takePictures(fixture: Pictured): Promise<void> {
  const { state, page, api, people, info, wide, ...look } = fixture
  const own = wide ? 1280 : 320
  const go = async (width: number) => {
    // What is unfolded folds up when the window changes: it is brought about anew.
    const unfolded = await page.evaluate(() => document.querySelector(':popover-open') !== null)
    if (unfolded) await reach(state, page, api, people, { ...look, wide: width === 1280, width })
    else await page.setViewportSize({ width, height: heightOf(width) })
  }
  for (const width of WIDTHS.filter((one) => one >= 640 === wide).reverse()) {
    if (state.only === 'wide' && width < 1280) continue
    if (width !== own) await go(width)
    await expectNoSidewaysScroll(page, `${state.name}, ${width} px`)
    await settled(page)
    const path = join(SHEETS, 'pictures', pictureName(state.name, look.locale, look.theme, width))
    await page.screenshot({ path })
    await info.attach(`${state.name}, ${width} px`, { path })
  }
  await go(own)
}

const LANGUAGE_LINES = { en: '', fa: ' (SHOP-I18N-02)', nl: ' (SHOP-I18N-03)' }

for (const { state, locale, theme, wide } of combinations) {
  const where = `${state.name} (${locale}, ${theme}, ${wide ? 1280 : 320} px)`
  const lines = hasOwnWords(state.name) ? LANGUAGE_LINES[locale] : ''
  test(`${where}${lines}`, async ({ page, api, people, consoleErrors }, info) => {
    if (state.expectedErrors) consoleErrors.expect(state.expectedErrors)
    await reach(state, page, api, people, { locale, theme, wide })
    if (!state.modal) await expectWellFormed(page, locale, where)
    await expectNoSidewaysScroll(page, where)
    if (hasOwnWords(state.name)) await expectTranslated(page, locale, state.name)
    if (full) await takePictures({ state, page, api, people, info, locale, theme, wide })
    await expectAccessible(page, where)
  })
}

test('the check finds what is put in its way', async ({ page }) => {
  await arriveAs(page, { theme: 'light' })
  await page.goto('/login')
  await expect(page.locator('h1')).toBeVisible()
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const text = document.createElement('p')
    text.textContent = 'Hardly to be read'
    text.style.color = 'rgb(200 200 200)'
    const small = document.createElement('button')
    small.style.cssText = 'inline-size: 10px; block-size: 10px; padding: 0'
    main?.append(text, small, small.cloneNode())
  })
  const found = (await findBarriers(page)).join('\n')
  expect(found).toContain('color-contrast')
  expect(found).toContain('button-name')
  expect(found).toContain('target-size')
})
