import { join } from 'node:path'
import type { Locale } from 'contract/locale'
import { pictureName, SHEETS, WIDTHS } from './contact-sheet'
import type { Fixture, State } from './fixture'
import { heightOf, reach, type Theme, turnTo } from './states'
import { expectNoSidewaysScroll, settled } from './visual-checks'
import { expectWholeWords } from './whole-words'

interface Pictured extends Pick<Fixture, 'page' | 'api' | 'people'> {
  state: State
  locale: Locale
  themes: readonly Theme[]
  wide: boolean
}

/** A picture of each theme at each width that belongs to the state's window. */
export async function takePictures(one: Pictured): Promise<void> {
  const { state, page, locale, themes, wide } = one
  const widths = WIDTHS.filter((width) => width >= 640 === wide && (state.only !== 'wide' || width === 1280))
  let turned = false
  for (const width of widths.reverse()) {
    await widen(one, width)
    // It begins with the theme that is on.
    turned = !turned
    for (const theme of turned ? themes.toReversed() : themes) {
      const where = `${state.name} (${locale}, ${theme}, ${width} px)`
      await turnTo(page, theme)
      await expectNoSidewaysScroll(page, where)
      await settled(page)
      await expectWholeWords(page, where)
      const path = join(SHEETS, 'pictures', pictureName(state.name, locale, theme, width))
      await page.screenshot({ path, quality: 90 })
    }
  }
}

/** What is unfolded folds up when the window changes: it is brought about anew. */
async function widen({ state, page, api, people, locale, themes, wide }: Pictured, width: number) {
  if (page.viewportSize()?.width === width) return
  const unfolded = await page.evaluate(() => document.querySelector(':popover-open') !== null)
  if (unfolded) await reach(state, page, api, people, { locale, theme: themes[0] ?? 'light', wide, width })
  else await page.setViewportSize({ width, height: heightOf(width) })
}
