import { contrast, type Rgb } from '../lib/contrast'
import { expect, test } from '../lib/test'
import { findBarriers } from '../lib/visual-checks'
import { groups, looks, openKit, takePicture, turnKitTo } from './lib/kit-pictures'
import { partPairs, silent, textPairs } from './lib/token-pairs'

/** Omits findings caused by the kit page: repeated components, and text scrolled under a dialog's footer. */
const ofParts = (barriers: string[]) =>
  barriers.filter((one) => !/^landmark-unique|partially obscured by another element: dialog/.test(one))

for (const group of groups)
  for (const first of looks.filter(({ theme }) => theme === 'light')) {
    const { locale, density } = first
    test(`the kit: ${group.name} (${locale}, ${density}, ${group.width} px)`, async ({ page }) => {
      await openKit(page, group, first)
      for (const theme of ['light', 'dark'] as const) {
        await turnKitTo(page, theme)
        await takePicture(page, group, { ...first, theme })
        const where = `${group.name} (${locale}, ${theme}, ${density}, ${group.width} px)`
        const barriers = await findBarriers(page, { colorsOnly: theme === 'dark' })
        expect(ofParts(barriers), `${where}: accessible`).toEqual([])
      }
    })
  }

for (const look of looks) {
  const name = Object.values(look).join(', ')
  test(`gives components of one size equal height (kit, ${name})`, async ({ page }) => {
    await openKit(page, { name: 'actions', width: 1280 }, look)
    const rows = await page.locator('[data-size-row]').evaluateAll((all) =>
      all.map((row) => ({
        size: row.getAttribute('data-size-row') ?? '',
        heights: [...row.children].map((part) => Math.round(part.getBoundingClientRect().height * 100) / 100),
      })),
    )
    expect(rows.map(({ size }) => size)).toEqual(['sm', 'md', 'lg'])
    for (const { size, heights } of rows) {
      expect(heights.length, size).toBeGreaterThan(3)
      expect([...new Set(heights)], size).toHaveLength(1)
    }
  })
}

for (const theme of ['light', 'dark'] as const)
  test(`gives every colour pair its contrast (kit, ${theme})`, async ({ page }) => {
    await openKit(page, { name: 'actions', width: 1000 }, { locale: 'en', theme, density: 'shop' })
    const tokens = await page.evaluate(readTokens)
    const paired = new Set([...textPairs, ...partPairs].flat())
    expect(
      Object.keys(tokens).filter((name) => !paired.has(name) && !(name in silent)),
      'tokens in no pair',
    ).toEqual([])
    const colorOf = (name: string): Rgb => {
      const color = tokens[name]
      if (!color) throw new Error(`a pair names a token that there is not: ${name}`)
      return color
    }
    const low = (pairs: typeof textPairs, least: number) =>
      pairs.flatMap(([ink, ground]) => {
        const ratio = contrast(colorOf(ink), colorOf(ground))
        return ratio >= least ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`]
      })
    expect(low(textPairs, 4.5), 'text').toEqual([])
    expect(low(partPairs, 3), 'parts').toEqual([])
  })

/** Returns every colour token as painted by the browser. */
function readTokens(): Record<string, Rgb> {
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
    .flatMap((rule) => [...(rule as CSSStyleRule).style])
    .filter((name) => name.startsWith('--'))
  const probe = document.body.appendChild(document.createElement('span'))
  // With reduced motion every change still takes a moment, in which the old colour is read.
  probe.style.transition = 'none'
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const found: Record<string, Rgb> = {}
  for (const name of names) {
    const value = getComputedStyle(document.documentElement).getPropertyValue(name)
    if (!canvas || !/^(#|oklch\(|light-dark\((#|oklch\())/.test(value.trim())) continue
    probe.style.color = `var(${name})`
    canvas.fillStyle = getComputedStyle(probe).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    found[name.slice(2)] = [red, green, blue]
  }
  probe.remove()
  return found
}
