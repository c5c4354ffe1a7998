import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, Result } from 'axe-core'
import { contrastProblems } from './contrast'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  var axe:
    | { run(context: Document | { include: string[][] }, options: object): Promise<AxeResults> }
    | undefined
}

/**
 * Resizes a page and waits until it is drawn; before, measurements may combine the new width with the old media
 * queries.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Waits for the fonts and visible pictures, and for the end of all animations. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // Pictures in a closed fold have a place, but load once it opens.
    const near = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return image.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight
    })
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)))
    // An element that inherits an animated value starts its own transition a frame later.
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const running = document.getAnimations().filter((one) => one.playState === 'running')
      if (running.length === 0) break
      await Promise.all(running.map((one) => one.finished.catch(() => undefined)))
    }
  })
}

type Rules = { type: 'tag' | 'rule'; values: string[] }

const ALL: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const AGAIN: Rules = { type: 'rule', values: ['color-contrast', 'target-size'] }
const COLORS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Runs axe on the whole page or on these parts (selectors). */
async function runAxe(page: Page, runOnly: Rules, parts?: string[]): Promise<AxeResults> {
  // Only the number of passed checks is needed, so their details are omitted.
  const results = await page.evaluate(
    ({ runOnly, parts }) => {
      // Elements removed meanwhile would make axe fail.
      const include = parts?.filter((part) => document.querySelector(part)).map((part) => [part])
      const context = include?.length ? { include } : document
      return globalThis.axe?.run(context, { runOnly, resultTypes: ['violations', 'incomplete'] })
    },
    { runOnly, parts },
  )
  if (!results) throw new Error('axe is not on the page')
  // A single rule may find nothing to check on some pages, so only a run of all rules must.
  const looked = [results.passes, results.violations, results.incomplete].some(({ length }) => length > 0)
  if (!looked && runOnly === ALL) throw new Error('axe did not look at the page')
  return results
}

const tell = (findings: Result[]) =>
  findings.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [why] = [...any, ...all, ...none]
      const others = why?.relatedNodes?.map((other) => other.target.join(' ')).join(', ')
      return `${id}: ${target.join(' ')} (${why?.message ?? ''}${others ? `: ${others}` : ''})`
    }),
  )

/**
 * Moves floating bars and messages into the page's flow and hides decorations clipped by their section (axe ignores
 * clipping), so that axe finds the true background of a text. Returns a function that restores the page.
 */
const clearView = (texts: string[]) => {
  const before = [...document.querySelectorAll<HTMLElement>('body *')].map((element) => ({
    element,
    style: element.style.cssText,
    scrolled: [element.scrollLeft, element.scrollTop] as const,
  }))
  // Copied, because `adoptedStyleSheets` is a live list.
  const [sheets, left, top] = [[...document.adoptedStyleSheets], scrollX, scrollY]
  const asked = texts.map((selector) => document.querySelector(selector))
  const modal = document.querySelector('dialog:modal')
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, overflowX, overflowY } = getComputedStyle(element)
    // axe ignores the top layer, so positioned elements of the page would cover the modal.
    const behind = position !== 'static' && modal && !element.contains(modal)
    const floats = position === 'sticky' || position === 'fixed' || behind
    if (floats && !element.closest('dialog, [popover]')) {
      element.style.position = 'static'
      // In a grid a floating element has no cell and would displace others, so it gets a row.
      if (position !== 'sticky') element.style.gridColumn = '1 / -1'
    }
    // axe finds no background for text clipped by a scroller or frame.
    const around = asked.some((text) => text && text !== element && element.contains(text))
    if ((around || modal?.contains(element)) && (element === modal || /auto|scroll/.test(overflowY)))
      Object.assign(element.style, { overflow: 'visible', height: 'auto', maxHeight: 'none', flex: 'none' })
    if (around)
      Object.assign(element.style, { height: 'auto', maxHeight: 'none', contentVisibility: 'visible' })
    if (overflowX === 'clip' && !asked.some((text) => element.contains(text)))
      for (const drawing of element.querySelectorAll<SVGElement>('svg[aria-hidden]'))
        drawing.style.display = 'none'
  }
  // Pseudo-elements are lines or click areas, never the background of a text.
  const plain = new CSSStyleSheet()
  plain.replaceSync('*::before, *::after { content: none !important }')
  document.adoptedStyleSheets = [...sheets, plain]
  scrollTo(0, 0)
  return () => {
    document.adoptedStyleSheets = sheets
    for (const { element, style } of before)
      if (element.style.cssText !== style) element.style.cssText = style
    for (const { element, scrolled } of before)
      element.scrollTo({ left: scrolled[0], top: scrolled[1], behavior: 'instant' })
    scrollTo({ left, top, behavior: 'instant' })
  }
}

/**
 * Returns axe's violations and undecided results on the current page. After a mere change of theme `colorsOnly` limits
 * it to the colour rules.
 */
export async function findBarriers(page: Page, { colorsOnly = false } = {}): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const rules = colorsOnly ? COLORS : ALL
  const { violations, incomplete } = await runAxe(page, rules)
  // The only frame is the browser's own document viewer.
  const seen = incomplete.filter((one) => one.id !== 'frame-tested')
  const contrast = seen.filter(({ id }) => id === 'color-contrast')
  const small = violations.filter(({ id }) => id === 'target-size')
  const found = [...violations, ...seen].filter((one) => ![...contrast, ...small].includes(one))
  if (contrast.length + small.length === 0) return tell(found)
  // Text under a floating bar has no decidable contrast and too small a target, but one scroll reveals it, so both are
  // checked again without the bar.
  const putBack = await page.evaluateHandle(clearView, targetsOf([...seen, ...small]))
  const again = await runAxe(page, AGAIN, targetsOf([...contrast, ...small]))
  const problems = await contrastProblems(page, targetsOf(ofRule(again.incomplete, contrast)))
  await putBack.evaluate((back) => back())
  const asked = new Set(targetsOf(small))
  const stillSmall = ofRule(again.violations, small).map((one) => ({
    ...one,
    nodes: one.nodes.filter(({ target }) => asked.has(String(target[0]))),
  }))
  return [...tell([...found, ...ofRule(again.violations, contrast), ...stillSmall]), ...problems]
}

/** Returns the findings whose rule was broken or undecided before. */
const ofRule = (findings: Result[], before: Result[]) =>
  findings.filter(({ id }) => before.some((one) => one.id === id))

const targetsOf = (findings: Result[]) =>
  findings.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))

/** Checks the current page against WCAG 2.2 AA. */
export async function expectAccessible(page: Page, where: string, some = {}): Promise<void> {
  expect(await findBarriers(page, some), `${where}: accessible`).toEqual([])
}

/**
 * Expects no horizontal overflow: the page does not scroll sideways and no control is outside the viewport, except in
 * rows of tabs or links that scroll themselves.
 */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const scrollsWithin = (row: Element) => {
      const { left, right } = row.getBoundingClientRect()
      return left >= -1 && right <= room + 1 && /auto|scroll/.test(getComputedStyle(row).overflowX)
    }
    const beyond = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        if (width === 0 || (right <= room + 1 && left >= -1)) return false
        const row = element.closest('[role=tablist], nav ul')
        const open = element.ariaSelected === 'true' || element.ariaCurrent !== null
        return !row || row === element || open || !scrollsWithin(row)
      })
    const scrolls = document.documentElement.scrollWidth > room
    return [...(scrolls ? beyond('body *') : []), ...beyond('a, button, input, select, textarea, summary')]
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} “${element.textContent?.slice(0, 40)}”`)
      .concat(scrolls ? `page is ${document.documentElement.scrollWidth} px wide in ${room} px` : [])
  })
  expect(wide, `${where}: nothing beyond the sides`).toEqual([])
}

/** Checks of every page: one `h1`, the shop's name in the title, language and direction as selected. */
export async function expectWellFormed(page: Page, locale: 'en' | 'fa' | 'nl', where: string): Promise<void> {
  await expect(page.locator('h1'), `${where}: one h1`).toHaveCount(1)
  await expect(page, `${where}: title`).toHaveTitle(/Tavan/)
  await expect(page.locator('html'), `${where}: language`).toHaveAttribute('lang', locale)
  await expect(page.locator('html'), `${where}: direction`).toHaveAttribute(
    'dir',
    locale === 'fa' ? 'rtl' : 'ltr',
  )
  // The coach area has no footer, nor has the checkout on a phone.
  const isPhone = (page.viewportSize()?.width ?? 0) < 640
  const { pathname } = new URL(page.url())
  const foot = /\/coach(\/|$)/.test(pathname) || (isPhone && /\/checkout$/.test(pathname)) ? 0 : 1
  for (const [landmark, count] of [
    ['banner', 1],
    ['main', 1],
    ['contentinfo', foot],
  ] as const)
    await expect(page.getByRole(landmark), `${where}: ${landmark}`).toHaveCount(count)
}
