import { type Locale, localeCodes } from 'contract/locale'
import type { Area } from 'contract/route'
import type { PageAddress } from 'contract/site/address'
import { isWorkPath } from 'contract/site/address'
import { findWebPage } from 'contract/site/pages'
import type { Painted, PaintFrame } from 'contract/site/paint'
import type { FastifyBaseLogger } from 'fastify'
import type { PageContent } from './page-document'
import { inTime, PATIENCE } from './painted'

/** First state of a page, without data: its frame if it has one, and the names of its lazy parts. */
export interface Framed {
  content?: PageContent
  parts: readonly string[]
}

const NOTHING: Framed = { parts: [] }

/**
 * Renders what pages show before their data. A frame depends on the page and its language alone, so it is rendered once
 * and served to everyone.
 */
export function createFrames(
  paintFrame: PaintFrame,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (at: PageAddress) => Promise<Framed> {
  const framed = new Map<string, Promise<Framed>>()

  async function make(at: PageAddress): Promise<Framed> {
    const { path, area, frame, as = path } = findWebPage(at.path) ?? { path: '/*' }
    const paint = (locale: Locale) => paintFrame({ path: exampleOf(as), locale, area })
    try {
      if (!frame) return { parts: (await paint(at.locale)).parts }
      if (!isWorkPath(path)) return framedAs(await paint(at.locale), area)
      // Only the browser knows the language; it shows one of them (styles/base.css).
      const all = await Promise.all(localeCodes.map(async (one) => [one, await paint(one)] as const))
      const html = all.map(([one, { html }]) => `<div data-frame="${one}">${html}</div>`).join('')
      const { parts, data } = all[0]?.[1] ?? { parts: [], data: {} }
      return framedAs({ html, parts, data }, area)
    } catch (error) {
      log.warn({ err: error, path, locale: at.locale }, 'frame not painted')
      return NOTHING
    }
  }

  return async (at) => {
    const key = `${at.locale} ${findWebPage(at.path)?.path}`
    const ready = framed.get(key) ?? make(at)
    framed.set(key, ready)
    return (await inTime(ready, PATIENCE)) ?? NOTHING
  }
}

const framedAs = (painted: Painted, area: Area | undefined): Framed => ({
  content: { ...painted, kind: 'frame', area },
  parts: painted.parts,
})

/** A path that a pattern of pages matches. */
const exampleOf = (pattern: string) => pattern.replace(/:\w+|\*/g, '-')
