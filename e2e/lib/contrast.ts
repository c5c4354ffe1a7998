import type { Page } from '@playwright/test'

/** The least contrast of a text, and of a large one (WCAG 2.2, 1.4.3). */
const LEAST = { small: 4.5, large: 3 }

/**
 * Texts among these whose contrast with the nearest opaque background around them is too low, or that have none: for those
 * that lie beside drawings or under the area of a row's button, where axe decides nothing.
 */
export function lowContrasts(page: Page, targets: string[]): Promise<string[]> {
  return page.evaluate(
    ({ targets, least }) => {
      const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
        '2d',
      )
      const rgba = (color: string) => {
        if (!context) throw new Error('no canvas')
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data]
      }
      const light = (color: string) => {
        const [r = 0, g = 0, b = 0] = rgba(color).map((part) => {
          const share = part / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const ground = (element: Element | null): string | undefined => {
        if (!element) return undefined
        const { backgroundColor } = getComputedStyle(element)
        return rgba(backgroundColor)[3] === 255 ? backgroundColor : ground(element.parentElement)
      }
      return targets.filter((target) => {
        const element = document.querySelector(target)
        const behind = ground(element)
        if (!element || !behind) return true
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const [dark = 0, bright = 0] = [light(color), light(behind)].sort((a, b) => a - b)
        const size = Number.parseFloat(fontSize)
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
        return (bright + 0.05) / (dark + 0.05) < (large ? least.large : least.small)
      })
    },
    { targets, least: LEAST },
  )
}
