import { join } from 'node:path'
import { expectNoSidewaysScroll, settled } from '../../lib/visual-checks'
import { turnTo, type Visit, widen } from '../states/states'
import { pictureName, SHEETS, WIDTHS } from './contact-sheet'
import { expectWholeWords } from './whole-words'

/** Takes a picture of each theme at each width of the state's window (px). */
export async function takePictures(visit: Visit, window: number): Promise<void> {
  const { state, page, locale, themes } = visit
  const phone = window < 640
  const widths = WIDTHS.filter(
    (width) => width < 640 === phone && (state.only !== 'wide' || width === window),
  )
  let turned = false
  for (const width of widths.reverse()) {
    await widen(visit, width)
    // Starts with the current theme.
    turned = !turned
    for (const [at, theme] of (turned ? themes.toReversed() : themes).entries()) {
      await turnTo(page, theme)
      await settled(page)
      if (at === 0) {
        // Layout is independent of the theme.
        const where = `${state.name} (${locale}, ${theme}, ${width} px)`
        await expectNoSidewaysScroll(page, where)
        await expectWholeWords(page, where)
      }
      const path = join(SHEETS, 'pictures', pictureName(state.name, locale, theme, width))
      await page.screenshot({ path, quality: 90 })
    }
  }
}
