import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the target has the focus; every focused element on the way must be visible. */
export async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab')
    // Elements revealed by focus appear one frame later.
    if (await page.evaluate(unseenFocus))
      await expect.poll(() => page.evaluate(unseenFocus), { message: 'the focus is visible' }).toBeNull()
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never came to ${wanted}`)
}

/** Returns null if the focused element is visible and outlined, else the reason. */
const unseenFocus = (): string | null => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  // A new page focuses its heading, which is not in the tab order.
  if (element.matches('h1[tabindex="-1"]')) return null
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`
  if (width === 0) return `${name} has no size`
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return `${name} is off the screen`
  const middle = document.elementFromPoint(
    Math.min(Math.max((left + right) / 2, 1), innerWidth - 1),
    Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1),
  )
  const bar = middle?.closest('header')
  if (bar && getComputedStyle(bar).position === 'sticky' && !element.closest('header'))
    return `${name} is under the header`
  const rings = [element, element.parentElement, element.parentElement?.parentElement].map((one) => {
    if (!one) return false
    const style = getComputedStyle(one)
    const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    return outlined || style.boxShadow !== 'none'
  })
  return rings.some(Boolean) ? null : `${name} shows no focus`
}

/** Moves to an element by Tab and presses a key on it. */
export const press = async (page: Page, wanted: Locator, key = 'Enter') => {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}
