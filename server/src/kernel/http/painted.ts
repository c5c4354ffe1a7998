import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from 'contract/locale'
import type { PageAddress } from 'contract/site/address'
import { findWebPage } from 'contract/site/pages'
import type { Paint, PaintAnswer, Painting, PaintRequest } from 'contract/site/paint'
import { MB, SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../../fail'
import { networkOf } from '../network'
import type { RefusalLog } from '../refusal-log'
import type { Shared } from './compress'
import type { Limiter } from './limits'
import { type CachedPage, createPageCache } from './page-cache'
import type { Shell } from './page-document'

/** Maximum uncompressed bytes of all cached pages, without the shared shell. */
const CACHED_MAX = 4 * MB
/** A visitor does not wait longer for a painted page than the empty one would have taken to show something. */
export const PATIENCE = 1.5 * SECOND
/** Pages that are rendered at the same time; a visitor who would need one more gets the shell. */
export const RENDERS_MAX = 4
/** A rendering that has not ended by then makes room for another; our API answers sooner. */
const RENDER_TIME_MAX = 15 * SECOND

type Asked = PageAddress & { search: string }

/** Asks our own API as a guest would at this address of the network. */
export type Ask = (address: string, locale: Locale) => Promise<PaintAnswer>

/** Visitor of a page: limits count the address, and the renderer gets nothing else of the request. */
export interface Visitor {
  address: string
  ask: Ask
}

/**
 * Returns the query of a page in its one spelling, without a question mark; undefined where the server does not render
 * what the query asks for, and the browser does.
 */
export type FindPageQuery = (page: PageAddress, query: URLSearchParams) => Promise<string | undefined>

export interface PainterParts {
  paint: Paint
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  limiter: Limiter
  refusals: RefusalLog
  /** By the page's pattern. Any other page looks the same whatever its query. */
  queries: Readonly<Record<string, FindPageQuery>>
}

/** Returns the server build of the web; undefined if it was not built. */
export async function loadPainting(webFolder: string | undefined): Promise<Painting | undefined> {
  const file = webFolder && join(webFolder, '..', 'dist-server', 'entry-server.js')
  if (!file || !existsSync(file)) return undefined
  return (await import(pathToFileURL(file).href)) as Painting
}

/**
 * Renders pages as a guest sees them, so that they may be cached for everyone. A cached page is valid while the API
 * answers it was rendered from are unchanged.
 */
export function createPainter(
  parts: PainterParts,
): (shell: Shell, address: Asked, visitor: Visitor) => Promise<Shared | undefined> {
  const { paint, log } = parts
  const cache = createPageCache(CACHED_MAX)
  const painting = new Map<string, Promise<CachedPage | undefined>>()
  const mayRender = renderLimit(parts)
  let rendering = 0

  async function make(
    key: string,
    shell: Shell,
    address: Asked,
    visitor: Visitor,
  ): Promise<CachedPage | undefined> {
    const answers = new Map<string, string>()
    let refused = false
    const read: PaintRequest['read'] = async (from) => {
      const answer = await visitor.ask(from, address.locale)
      refused ||= answer.status >= 400 && answer.status < 500
      answers.set(from, hashOf(answer))
      return answer
    }
    try {
      const painted = await paint({ ...address, read })
      const page = shell.with({ ...painted, kind: 'content' })
      const made = { shell: shell.tag, answers, page, bytes: page.length - shell.sharedBytes }
      cache.save(key, made, networkOf(visitor.address).narrow)
      return made
    } catch (error) {
      if (!refused) log.warn({ err: error, path: address.path, locale: address.locale }, 'page not painted')
      return undefined
    }
  }

  async function fresh(key: string, shell: Shell, { locale }: Asked, visitor: Visitor) {
    const cached = cache.get(key)
    if (!cached || cached.shell !== shell.tag) return undefined
    const current = async ([from, hash]: [string, string]) => hashOf(await visitor.ask(from, locale)) === hash
    const all = await Promise.all([...cached.answers].map(current))
    if (all.includes(false) || cache.get(key) !== cached) return undefined
    cache.use(key, networkOf(visitor.address).narrow)
    return cached.page
  }

  return async (shell, asked, visitor) => {
    const address = await paintedAddress(parts, asked)
    if (!address) return undefined
    const key = `${address.locale} ${address.path}${address.search}`
    const ready = await fresh(key, shell, address, visitor)
    if (ready) return ready
    const begun = painting.get(key)
    if (begun) {
      if (!(await inTime(begun, PATIENCE))) return undefined
      // Those who came later may know of a change that it was too early for.
      const joined = await fresh(key, shell, address, visitor)
      if (joined) return joined
    }
    if (!mayRender(rendering, visitor)) return undefined
    rendering += 1
    const own = make(key, shell, address, visitor)
    void inTime(own, RENDER_TIME_MAX).then(() => {
      rendering -= 1
    })
    painting.set(key, own)
    const made = await inTime(own, PATIENCE)
    // A slow render is cached when done; no later visitor waits for it.
    if (painting.get(key) === own) painting.delete(key)
    return made?.page
  }
}

/** Returns whether another render may start for a visitor; refusals are logged in batches. */
function renderLimit({ limiter, refusals, log }: PainterParts) {
  const refuse = (code: string, { address }: Visitor) => {
    if (refusals.shouldLog({ kind: 'render', code, address }))
      log.info({ event: 'page_not_rendered', reason: code }, 'the visitor got the shell')
    return false
  }
  return (rendering: number, visitor: Visitor): boolean => {
    if (rendering >= RENDERS_MAX) return refuse('render.busy', visitor)
    try {
      limiter.take('render', visitor.address)
      return true
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return refuse(error.code, visitor)
    }
  }
}

/** The one address of all that show the same; undefined where the page is not painted. */
async function paintedAddress(
  { queries, log }: PainterParts,
  { path, search, locale }: Asked,
): Promise<Asked | undefined> {
  const page = findWebPage(path)
  if (!page?.painted) return undefined
  try {
    const address = { path: canonicalPath(page.path, path), locale }
    const query = await queries[page.path]?.(address, new URLSearchParams(search))
    if (queries[page.path] && query === undefined) return undefined
    return { ...address, search: query ? `?${query}` : '' }
  } catch (error) {
    if (!(error instanceof URIError)) log.warn({ err: error, path, locale }, 'page not painted')
    return undefined
  }
}

/** One spelling for capital letters, a slash at the end and letters that need no escape. Throws URIError. */
function canonicalPath(pattern: string, path: string): string {
  const given = path.split('/')
  const parts = pattern.split('/').map((part, at) => {
    return part.startsWith(':') ? encodeURIComponent(decodeURIComponent(given[at] ?? '')) : part
  })
  return parts.join('/')
}

/** Resolves to undefined if the work has not ended after `ms` milliseconds. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, undefined)
    void work.then(resolve).finally(() => clearTimeout(timer))
  })
}

function hashOf({ status, text }: PaintAnswer): string {
  return `${status} ${createHash('sha256').update(text).digest('base64url')}`
}
