import { expect, type Page } from '@playwright/test'

/** Texts read at a glance: headings, tabs, buttons, labels, states. */
const AT_A_GLANCE =
  'h1, h2, h3, h4, legend, label, dt, button, nav a, [role=tab], [role=columnheader], [role=rowheader], [data-tone]'

/**
 * Returns words of such texts that break over two lines or overflow. Long words of headings may be hyphenated,
 * addresses may break, and an ellipsis is allowed.
 */
export async function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
    }
    const endsInDots = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).textOverflow === 'ellipsis' || endsInDots(element.parentElement))
    const rangeOf = (node: Node, start: number, length: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + length)
      return range
    }
    const found = new Set<string>()
    for (const part of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const room = part.getBoundingClientRect()
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const own = node.parentElement
        if (!own || !isSeen(part) || !isSeen(own) || own.closest('[aria-hidden=true]')) continue
        if (endsInDots(own)) continue
        const { hyphens } = getComputedStyle(own)
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad\u2010-\u2014/-]+/gu)) {
          if (word.includes('@')) continue
          const range = rangeOf(node, index, word.length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
          const { left, right } = range.getBoundingClientRect()
          const told = `“${word}” in ${part.tagName} “${part.textContent?.trim().slice(0, 40)}”`
          if (hyphens !== 'auto' && Math.max(...lines) - Math.min(...lines) > 6) found.add(`broken: ${told}`)
          if (left < room.left - 2 || right > room.right + 2) found.add(`runs out: ${told}`)
        }
      }
    }
    return [...found]
  }, AT_A_GLANCE)
}

export async function expectWholeWords(page: Page, where: string): Promise<void> {
  expect(await findBrokenWords(page), `${where}: whole words`).toEqual([])
}
