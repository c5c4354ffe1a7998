import type { Page } from '@playwright/test'

export type Rgb = [number, number, number]

/** Minimum contrast of normal and of large text (WCAG 2.2, 1.4.3). */
const LEAST = { small: 4.5, large: 3 }

interface Painted {
  text: Rgb
  ground: Rgb
  large: boolean
}

/**
 * Returns contrast problems of texts that axe leaves undecided, such as those over drawings or under a row's button. A
 * text on a background other than plain colours is reported too, because nothing has checked it.
 */
export async function contrastProblems(page: Page, targets: string[]): Promise<string[]> {
  const found = await page.evaluate(readColors, targets)
  return targets.flatMap((target, at) => {
    const painted = found[at]
    if (painted === undefined || typeof painted === 'string')
      return [`contrast unknown: ${target} (${painted})`]
    const { text, ground, large } = painted
    const ratio = contrast(text, ground)
    return ratio < (large ? LEAST.large : LEAST.small)
      ? [`low contrast: ${target} (${ratio.toFixed(2)})`]
      : []
  })
}

/** Contrast ratio as defined by WCAG, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Reads the colours of each text and its background, or the reason why they are unknown. Runs in the page. */
function readColors(targets: string[]): (Painted | string)[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')

  /** Returns the colour that results from painting these over each other. */
  const painted = (colors: string[]): { rgb: Rgb; alpha: number } => {
    context.clearRect(0, 0, 1, 1)
    for (const color of colors) {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return { rgb: [red, green, blue], alpha }
  }
  const withParents = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? withParents(element.parentElement) : []),
  ]
  const paints = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true })) return false
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return true
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const filled = backgroundImage !== 'none' || painted([backgroundColor]).alpha > 0
    return filled || element.matches('img, video, canvas, iframe')
  }
  /** An expanded dialog is taller than the window and does not scroll with the page. */
  const show = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const layer = element.closest<HTMLElement>('dialog, [popover]')
    if (!layer) return
    Object.assign(layer.style, { transition: 'none', translate: 'none' })
    const { top, bottom } = element.getBoundingClientRect()
    layer.style.translate = `0 ${(innerHeight - top - bottom) / 2}px`
  }
  /** Rectangles of each line of the element's own text, or of the element for a field, which has no text node. */
  const linesOf = (element: Element) => {
    const range = document.createRange()
    const lines = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
    return lines.length > 0 ? lines : [...element.getClientRects()]
  }
  /** Hit tests miss text beyond its background's box, but it is painted unless an ancestor clips it. */
  const reachesBeyond = (element: Element, ground: Element): boolean => {
    const cutOff = withParents(element).some((one) => getComputedStyle(one).overflowX !== 'visible')
    const room = ground.getBoundingClientRect()
    return (
      !cutOff && linesOf(element).some(({ left, right }) => left < room.left - 1 || right > room.right + 1)
    )
  }
  /** Returns the element between the text and its background, or over the text. */
  const inTheWay = (element: Element, ground: Element): string | undefined => {
    show(element)
    const stacks = linesOf(element)
      .flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) =>
          document.elementsFromPoint(x, (top + bottom) / 2),
        ),
      )
      .filter((stack) => stack.includes(element))
    if (stacks.length === 0) return 'it is nowhere to be seen'
    if (reachesBeyond(element, ground)) return 'it reaches beyond its background'
    for (const stack of stacks) {
      if (!stack.includes(ground)) return 'it reaches beyond its background'
      const other = stack.slice(0, stack.indexOf(ground)).find((one) => !one.contains(element) && paints(one))
      if (other) return `${other.tagName.toLowerCase()} lies there too`
    }
    return undefined
  }
  const read = (element: Element | null): Painted | string => {
    if (!element) return 'it is gone'
    const line = withParents(element)
    const styles = line.map((one) => getComputedStyle(one))
    if (
      styles.some(
        ({ opacity, filter, mixBlendMode }) => `${opacity} ${filter} ${mixBlendMode}` !== '1 none normal',
      )
    )
      return 'it is see-through, filtered or blended'
    const at = styles.findIndex(({ backgroundColor }) => painted([backgroundColor]).alpha === 255)
    const ground = line[at]
    if (!ground) return 'nothing opaque lies behind it'
    const behind = styles.slice(0, at + 1)
    if (behind.some(({ backgroundImage }) => backgroundImage !== 'none')) return 'a picture lies behind it'
    const reason = inTheWay(element, ground)
    if (reason) return reason
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const layers = behind.map(({ backgroundColor }) => backgroundColor).reverse()
    const size = Number.parseFloat(fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return { text: painted([...layers, color]).rgb, ground: painted(layers).rgb, large }
  }

  // Elements without pointer events are painted all the same, so hit tests must find them.
  const met = new CSSStyleSheet()
  met.replaceSync('* { pointer-events: auto !important }')
  const before = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...before, met]
  const colors = targets.map((target) => read(document.querySelector(target)))
  document.adoptedStyleSheets = before
  return colors
}
