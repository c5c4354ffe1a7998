import type { Page } from '@playwright/test'
import { type Locale, localeCodes } from 'contract/locale'
import { type Api, apiOf, signingInOnce } from '../lib/api'
import { contrastProblems } from '../lib/contrast'
import { answerAgain } from '../lib/navigation'
import { test as base, expect } from '../lib/test'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectWellFormed,
  findBarriers,
} from '../lib/visual-checks'
import { expectTranslated, hasOwnWords } from './lib/language-checks'
import { takePictures } from './lib/state-pictures'
import { expectWholeWords, findBrokenWords } from './lib/whole-words'
import { makePeople, type People, type State } from './states/fixture'
import { reach, states, type Theme, turnTo, type Visit, widen } from './states/states'

const test = base.extend<object, { people: People; warmPage: Page; keptApi: Api }>({
  // One sign-in for all states of an account; no state depends on the number of sessions.
  keptApi: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from the pattern
    async ({}, use) => use(signingInOnce(apiOf(process.env.TAVAN_URL ?? ''))),
    { scope: 'worker' },
  ],
  api: async ({ keptApi }, use) => use(keptApi),
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from the pattern
    async ({}, use) => use(await makePeople(apiOf(process.env.TAVAN_URL ?? ''))),
    { scope: 'worker' },
  ],
  // One page for all states, so that the browser compiles the application once, as on a second visit.
  warmPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.TAVAN_URL,
        locale: 'en-US',
        colorScheme: 'light',
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(20_000)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ warmPage: page, consoleErrors }, use) => {
    consoleErrors.follow(page)
    await use(page)
    // Each state starts without storage of the previous one.
    await answerAgain(page)
    await page.goto('/favicon.svg')
    await page.evaluate(() => sessionStorage.clear())
    page.removeAllListeners()
  },
})

interface Combination {
  state: State
  locale: Locale
  themes: readonly Theme[]
  /** Window widths in px; the page is opened at the first. */
  windows: readonly number[]
}

const BOTH: readonly Theme[] = ['light', 'dark']

/** Every state in every language, both themes and widths; the order alternates between states. */
const combinations: Combination[] = states.flatMap((state, index) => {
  const windows = [320, 1280].filter((width) => !state.only || (width === 320) === (state.only === 'narrow'))
  return localeCodes.map((locale, at) => ({
    state,
    locale,
    themes: at % 2 ? BOTH.toReversed() : BOTH,
    windows: (index + at) % 2 ? windows.toReversed() : windows,
  }))
})

const LANGUAGE_LINES = { en: '', fa: ' (SHOP-I18N-02)', nl: ' (SHOP-I18N-03)' }

for (const { state, locale, themes, windows } of combinations) {
  const look = `${state.name} (${locale}, ${themes.join(' and ')}, ${windows.join(' and ')} px)`
  const lines = hasOwnWords(state.name) ? LANGUAGE_LINES[locale] : ''
  test(`${look}${lines}`, async ({ page, api, people, consoleErrors }) => {
    if (state.expectedErrors) consoleErrors.expect(state.expectedErrors)
    const visit: Visit = { state, page, api, people, locale, themes }
    await reach(visit, windows[0] ?? 320)
    for (const window of windows) {
      await widen(visit, window)
      // The second window starts in the last theme of the first, which saves a switch.
      for (const [at, theme] of (window === windows[0] ? themes : themes.slice(1)).entries()) {
        const where = `${state.name} (${locale}, ${theme}, ${window} px)`
        await turnTo(page, theme)
        await expectAccessible(page, where, { colorsOnly: at > 0 })
        if (at > 0) continue
        if (!state.modal) await expectWellFormed(page, locale, where)
        await expectNoSidewaysScroll(page, where)
        await expectWholeWords(page, where)
        if (hasOwnWords(state.name)) await expectTranslated(page, locale, state.name)
      }
      await takePictures(visit, window)
    }
  })
}

// Self-test of the checks, on a separate page.
base('reports violations placed on a page', async ({ page }) => {
  const small = '<button style="inline-size: 10px; block-size: 10px; padding: 0"></button>'
  await page.setContent(`<body style="margin: 0; background: white; font: 16px/20px sans-serif">
    <main><p style="color: rgb(200 200 200)">Hardly to be read</p>${small}${small}</main>
  </body>`)
  const found = (await findBarriers(page)).join('\n')
  expect(found).toContain('color-contrast')
  expect(found).toContain('button-name')
  expect(found).toContain('target-size')
})

base(
  'a target under a floating bar is looked at without the bar; one that is too small there is found',
  async ({ page }) => {
    await page.setContent(`<body style="margin: 0; background: white; color: black; font: 16px/18px sans-serif">
    <main>
      <div style="padding: 40px; line-height: 0">
        <button id="small" style="inline-size: 10px; block-size: 10px; padding: 0" aria-label="One"></button>
        <button style="inline-size: 10px; block-size: 10px; padding: 0" aria-label="Two"></button>
      </div>
      <div style="block-size: calc(100vh - 140px)"></div>
      <a id="covered" href="#one" style="display: block; inline-size: 300px; line-height: 40px">A link of a row</a>
      <div style="block-size: 100px"></div>
      <div style="position: sticky; inset-block-end: 0; background: white">
        <button style="display: block; inline-size: 300px; block-size: 30px">Of the bar</button>
      </div>
    </main>
  </body>`)
    const found = (await findBarriers(page)).filter((one) => one.startsWith('target-size')).join('\n')
    expect(found).toContain('#small')
    expect(found).not.toContain('#covered')
  },
)

base(
  'a text that axe does not decide is measured against what lies behind it, or named where nobody can tell',
  async ({ page }) => {
    const drawing = (x: number) =>
      `<svg style="position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none">
       <circle cx="${x}" cy="10" r="10" fill="black"></circle></svg>`
    await page.setContent(`<body style="margin: 0; background: white; font: 16px/20px sans-serif">
    <p id="good" style="color: rgb(100 100 100)">A text</p>
    <p id="low" style="color: rgb(150 150 150)">A text</p>
    <p id="large" style="color: rgb(140 140 140); font-size: 24px">A text</p>
    <p id="thin" style="color: rgb(0 0 0 / 0.3)">A text</p>
    <div style="background: rgb(0 0 0 / 0.5)"><p id="veiled" style="color: rgb(60 60 60)">A text</p></div>
    <div style="opacity: 0.5"><p id="see-through">A text</p></div>
    <div style="background-image: linear-gradient(white, black)"><p id="gradient">A text</p></div>
    <div style="position: relative">${drawing(300)}<p id="beside">A text</p></div>
    <div style="position: relative">${drawing(8)}<p id="drawn-over">A text</p></div>
    <div style="inline-size: 20px; background: white"><p id="beyond" style="white-space: pre">A long text</p></div>
  </body>`)
    const ids = await page.locator('p').evaluateAll((all) => all.map(({ id }) => `#${id}`))
    expect(await contrastProblems(page, [...ids, '#gone'])).toEqual([
      'low contrast: #low (2.96)',
      expect.stringMatching(/^low contrast: #thin /),
      expect.stringMatching(/^low contrast: #veiled /),
      'contrast unknown: #see-through (it is see-through, filtered or blended)',
      'contrast unknown: #gradient (a picture lies behind it)',
      'contrast unknown: #drawn-over (circle lies there too)',
      'contrast unknown: #beyond (it reaches beyond its background)',
      'contrast unknown: #gone (it is gone)',
    ])
  },
)

base('a word on two lines is found, and one that runs out of its part', async ({ page }) => {
  await page.setContent(`<body style="font: 16px/20px sans-serif">
    <button style="inline-size: 60px; overflow-wrap: anywhere">Bloedonderzoek</button>
    <label style="display: block; inline-size: 60px">Bloedwaarden</label>
    <h2 style="inline-size: 60px; overflow-wrap: anywhere; hyphens: auto">Referentiewaarden</h2>
    <dt style="inline-size: 60px; overflow: hidden; text-overflow: ellipsis">Labuitslagen</dt>
    <dt style="inline-size: 160px">Whole words on two lines</dt></body>`)
  expect(await findBrokenWords(page)).toEqual([
    'broken: “Bloedonderzoek” in BUTTON “Bloedonderzoek”',
    'runs out: “Bloedwaarden” in LABEL “Bloedwaarden”',
  ])
})

base(
  'a control beyond the side is found, also in a row of tabs that cannot be scrolled to it',
  async ({ page }) => {
    const row = (overflow: string, open: number) => {
      const tab = (at: number) =>
        `<button role="tab" aria-selected="${at === open}" style="flex: none; inline-size: 700px">${at}</button>`
      return page.setContent(`<body style="margin: 0"><div role="tablist" style="display: flex; overflow: ${overflow}">
      ${[1, 2, 3].map(tab).join('')}</div></body>`)
    }
    await row('auto', 1)
    await expectNoSidewaysScroll(page, 'the open tab is in view')
    await row('auto', 3)
    await expect(expectNoSidewaysScroll(page, 'the open tab is out of view')).rejects.toThrow('BUTTON')
    await row('hidden', 1)
    await expect(expectNoSidewaysScroll(page, 'no tab can be reached')).rejects.toThrow('BUTTON')
  },
)
