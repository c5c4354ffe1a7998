import { type Locale, localeCodes, locales } from 'contract/locale'
import type { Area } from 'contract/route'
import { isWorkPath, type PageAddress } from 'contract/site/address'
import type { Painted } from 'contract/site/paint'
import { Shared } from './compress'
import type { BuiltWeb, FirstView } from './first-view'
import { escapedJson, headTags, type PageHead } from './page-head'
import { pageWords } from './page-words'

/** Rendered content of a page. */
export interface PageContent extends Painted {
  /** `frame`: the application replaces it, `content`: it hydrates it. */
  kind: 'frame' | 'content'
  /** Area of a frame; the boot script hides it from visitors without a session there. */
  area?: Area | undefined
}

/** A page before it has content. */
export interface Shell {
  /** Changes with everything in the page but its content. */
  tag: string
  /** Bytes of every painted page that all of them share in memory. */
  sharedBytes: number
  /** The page without content; `parts` are the short names of the lazy parts that it will show. */
  empty(parts: readonly string[]): Shared
  /** The page with content. A frame is written and compressed once per shell, whoever visits it. */
  with(content: PageContent): Shared
}

/** Id under which the application looks for its data (web/src/api/painted.ts). */
const DATA_ID = 'painted'

/**
 * Blocks the first paint until the content and its data are complete: a page in pieces would show half a header and
 * shift. Chromium waits for the start tag of the target, so the target follows the content.
 */
const WHOLE = `<link rel="expect" href="#${DATA_ID}" blocking="render">`

/** Maximum number of cached shells with their compressed forms. */
const SHELLS_MAX = 300

/**
 * Writes pages from the manifest of the built web. `origin` is the address that people use. Pages share one buffer of
 * script and style.
 */
export function createDocuments(
  { view, style }: BuiltWeb,
  origin: string,
): (head: PageHead, at: PageAddress) => Shell {
  const boot = Buffer.from(`${view.boot}</script>`)
  const bootAndStyle = Buffer.from(`${view.boot}</script><style>${style}</style>`)
  const shells = new Map<string, Shell>()
  const linked =
    `<link rel="stylesheet" crossorigin href="${view.style}">` +
    `<script type="module" crossorigin src="${view.entry}"></script>`

  function createShell(tags: string, at: PageAddress): Shell {
    const { locale } = at
    const start = `<!doctype html><html lang="${locale}" dir="${locales[locale].dir}"><head>${view.head}`
    const end = `<noscript>${pageWords[locale].needsScript}</noscript></body></html>`
    const page = (script: string, inline: Buffer, head: string, body: string) =>
      new Shared(
        Buffer.from(`${start}<script${script}>`),
        inline,
        Buffer.from(`${tags}${head}</head><body>${body}${end}`),
      )
    const empty = new Map<string, Shared>()
    const frames = new WeakMap<PageContent, Shared>()
    const withContent = ({ kind, area, html, parts, data }: PageContent) => {
      const signedIn = area ? ` data-area="${area}"` : ''
      const script = ` data-painted="${kind}"${signedIn} data-entry="${view.entry}"${filesAttributes(view, parts, at)}`
      const block = `<script type="application/json" id="${DATA_ID}">${escapedJson(data)}</script>`
      const head = WHOLE + (isWorkPath(at.path) ? '' : fontLinks(view, locale))
      return page(script, bootAndStyle, head, `<div id="root">${html}</div>${block}`)
    }
    return {
      tag: `${locale} ${tags}`,
      sharedBytes: bootAndStyle.length,
      empty(parts) {
        const script = filesAttributes(view, parts, at)
        const ready = empty.get(script) ?? page(script, boot, linked, '<div id="root"></div>')
        empty.set(script, ready)
        return ready
      },
      with(content) {
        const ready = frames.get(content) ?? withContent(content)
        if (content.kind === 'frame') frames.set(content, ready)
        return ready
      },
    }
  }

  return (head, at) => {
    const tags = headTags(head, origin, at)
    const key = `${at.locale} ${isWorkPath(at.path)} ${tags}`
    const ready = shells.get(key)
    if (ready) return ready
    if (shells.size >= SHELLS_MAX) shells.clear()
    const made = createShell(tags, at)
    shells.set(key, made)
    return made
  }
}

const fontLinks = (view: FirstView, locale: Locale) =>
  view.fonts[locale]
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('')

/**
 * Returns the attributes by which the boot script knows what to load. An address without language may be shown in any
 * of them, so it lists the files of each.
 */
function filesAttributes(view: FirstView, parts: readonly string[], { path, locale }: PageAddress): string {
  const found = parts.flatMap((id) => view.parts[id] ?? [])
  const code = [...view.entryChunks, ...found.flatMap((part) => part.code)]
  const inLanguage = (one: Locale) => [
    ...view.languages[one],
    ...found.flatMap(({ words }) => words[one]),
    ...view.fonts[one],
  ]
  const listed = (name: string, files: readonly string[]) =>
    ` data-${name}="${[...new Set(files)].join(' ')}"`
  if (!isWorkPath(path)) return listed('code', [...code, ...inLanguage(locale)])
  return listed('code', code) + localeCodes.map((one) => listed(one, inLanguage(one))).join('')
}
