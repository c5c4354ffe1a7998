import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAddress } from 'contract/site/address'
import { Shared } from './compress'
import { type FirstView, partsOf } from './first-view'
import type { PageSources } from './headers'

/** Render-blocking script and style, which painted pages hold inline. */
interface FirstPaint {
  view: FirstView
  /** `theme.js`, which the head of every page begins with. */
  script: string
  style: string
}

/** The built page; undefined where no web has been built. */
export function readPage(folder: string | undefined): Shared | undefined {
  const index = folder && join(folder, 'index.html')
  return index && existsSync(index) ? new Shared(readFileSync(index)) : undefined
}

/** The address of the stylesheet that the built site names; undefined where it is not built. */
export function findStylesheet(folder: string | undefined): string | undefined {
  const page = readPage(folder)?.bytes.toString() ?? ''
  return /\bhref="(\/[^"]+)"/.exec(stylesheetLink(page))?.[1]
}

const stylesheetLink = (page: string) =>
  page.match(/<link\b[^>]*>/g)?.find((link) => /\brel="stylesheet"/.test(link)) ?? ''

/**
 * Returns undefined if the web was not built for prerendering. Throws if the built sources cannot be inlined into a
 * page.
 */
function readFirstPaint(folder: string | undefined): FirstPaint | undefined {
  const sheet = findStylesheet(folder)
  const parts = folder && join(folder, 'first-view.json')
  if (!folder || !sheet || !parts || !existsSync(parts)) return undefined
  const script = readFileSync(join(folder, 'theme.js'), 'utf8')
  const style = readFileSync(join(folder, sheet), 'utf8')
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style))
    throw new Error('theme.js or the stylesheet holds what would end its tag in a page')
  return { view: JSON.parse(readFileSync(parts, 'utf8')), script, style }
}

/** Content-Security-Policy sources (sha256) of the inlined script and style; empty where nothing is inlined. */
export function inlineSources(folder: string | undefined): PageSources {
  const first = readFirstPaint(folder)
  const named = (text: string) => [`'sha256-${createHash('sha256').update(text).digest('base64')}'`]
  return first ? { script: named(first.script), style: named(first.style) } : {}
}

/** Inlines script and style into a painted page; all pages share one buffer of them. */
export function pageFinisher(folder: string): (html: string, address: PageAddress) => Shared {
  const first = readFirstPaint(folder)
  if (!first) return (html) => new Shared(Buffer.from(html))
  const inline = Buffer.from(`${first.script}</script><style>${first.style}</style>`)
  return (html, address) => {
    const [before, after] = paintedFirst(html, first.view, address)
    return new Shared(Buffer.from(before), inline, Buffer.from(after))
  }
}

/**
 * Blocks the first paint until the content and its data are complete (`painted.ts`): a page in pieces would show half a
 * header and shift. Chromium waits for the start tag of the target, so the target follows the content.
 */
const WHOLE = '<link rel="expect" href="#painted" blocking="render">'

/**
 * Splits a page in two, with script and style first in its head, so that it paints on arrival. That script requests the
 * application just before the first paint.
 */
function paintedFirst(page: string, view: FirstView, address: PageAddress): [string, string] {
  const { fonts, code } = partsOf(view, address)
  const bare = page
    .replace(stylesheetLink(page), '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script src="\/theme\.js"[^>]*><\/script>/, '')
    .replace('</head>', () => `${WHOLE}${fonts}</head>`)
  const at = bare.indexOf('<title>')
  return [`${bare.slice(0, at)}<script data-painted=""${code}>`, bare.slice(at)]
}
