import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from 'contract/locale'
import type { PageAddress } from 'contract/site/address'
import { findWebPage } from 'contract/site/pages'
import type { Paint, PaintAnswer, Painted, PaintRequest } from 'contract/site/paint'
import { MB, SECOND } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { pageFinisher } from './built-web'
import type { Shared } from './compress'
import { escapedJson } from './page-head'

/** The pages that are painted, with the parameters of their query that say what is seen: others leave the page as it is. */
const PAINTED: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/shop': ['page', 'sort', 'view'],
  '/shop/category/:slug': ['page', 'sort', 'view'],
  '/product/:id': [],
  '/app': [],
  '/help': [],
  '/contact': [],
  '/privacy': [],
  '/terms': [],
  '/blog': [],
  '/tips': [],
  '/nutrition': [],
  '/stories': [],
  '/login': [],
  '/register': [],
  '/forgot-password': [],
}
/** Open-ended questions, of which hardly one is asked twice. */
const NEVER = ['search', 'minPrice', 'maxPrice']

/** Bytes of kept pages in all, as they were before they were compressed, without what stands in each of them. */
const KEPT = 4 * MB
/** A visitor does not wait longer for a painted page than the empty one would have taken to show something. */
const PATIENCE = 1.5 * SECOND

type Asked = PageAddress & { search: string }

/** Asks our own API as a guest would at this address of the network. */
export type Ask = (address: string, locale: Locale) => Promise<PaintAnswer>

interface Kept {
  /** The tag of the page that it was painted into. */
  shell: string
  /** The answers that it was painted from, by their address, as hashes. */
  answers: ReadonlyMap<string, string>
  page: Shared
  /** Size in bytes, without the inlined script and style that all pages share. */
  ownBytes: number
}

/** What the web's build for the server exports; undefined where it was not built. */
export async function loadPaint(webFolder: string | undefined): Promise<Paint | undefined> {
  const file = webFolder && join(webFolder, '..', 'dist-server', 'entry-server.js')
  if (!file || !existsSync(file)) return undefined
  return ((await import(pathToFileURL(file).href)) as { paint: Paint }).paint
}

/**
 * Pages with their content, as a guest sees them: nothing of who asks for a page goes into it, so that it may be kept and
 * sent to everybody. A kept page is sent while every answer that it was painted from is still the answer.
 */
export function createPainter(
  paint: Paint,
  log: Pick<FastifyBaseLogger, 'warn'>,
  folder: string,
): (shell: Shared, address: Asked, ask: Ask) => Promise<Shared | undefined> {
  const kept = new Map<string, Kept>()
  const painting = new Map<string, Promise<Kept | undefined>>()
  const finish = pageFinisher(folder)
  let size = 0

  function keep(key: string, one: Kept): void {
    drop(key)
    kept.set(key, one)
    size += one.ownBytes
    for (const oldest of kept.keys()) {
      if (size <= KEPT) return
      drop(oldest)
    }
  }
  function drop(key: string): void {
    size -= kept.get(key)?.ownBytes ?? 0
    kept.delete(key)
  }

  async function make(key: string, shell: Shared, address: Asked, ask: Ask): Promise<Kept | undefined> {
    const answers = new Map<string, string>()
    let refused = false
    const read: PaintRequest['read'] = async (from) => {
      const answer = await ask(from, address.locale)
      refused ||= answer.status >= 400 && answer.status < 500
      answers.set(from, hashOf(answer))
      return answer
    }
    try {
      const painted = await paint({ ...address, read })
      const html = withContent(shell.bytes.toString(), painted)
      const page = finish(html, address)
      const one = { shell: shell.tag(undefined), answers, page, ownBytes: Buffer.byteLength(html) }
      keep(key, one)
      return one
    } catch (error) {
      if (!refused) log.warn({ err: error, path: address.path, locale: address.locale }, 'page not painted')
      return undefined
    }
  }

  async function fresh(key: string, shell: Shared, { locale }: Asked, ask: Ask): Promise<Shared | undefined> {
    const one = kept.get(key)
    if (!one || one.shell !== shell.tag(undefined)) return undefined
    const current = async ([from, hash]: [string, string]) => hashOf(await ask(from, locale)) === hash
    const all = await Promise.all([...one.answers].map(current))
    if (all.includes(false) || kept.get(key) !== one) return undefined
    // A Map keeps the order in which keys were added: what is used goes to its end.
    kept.delete(key)
    kept.set(key, one)
    return one.page
  }

  return async (shell, asked, ask) => {
    const address = shownAt(asked)
    if (!address) return undefined
    const key = `${address.locale} ${address.path}${address.search}`
    const ready = await fresh(key, shell, address, ask)
    if (ready) return ready
    const begun = painting.get(key)
    if (begun) {
      if (!(await inTime(begun))) return undefined
      // Those who came later may know of a change that it was too early for.
      const joined = await fresh(key, shell, address, ask)
      if (joined) return joined
    }
    const own = make(key, shell, address, ask)
    painting.set(key, own)
    const made = await inTime(own)
    // What takes longer is kept when it is done, and waited for by nobody else.
    if (painting.get(key) === own) painting.delete(key)
    return made?.page
  }
}

/** What of an address decides what is seen there; undefined where the page is not painted. */
function shownAt({ path, search, locale }: Asked): Asked | undefined {
  const wanted = PAINTED[findWebPage(path)?.path ?? '']
  if (!wanted) return undefined
  const query = new URLSearchParams(search)
  if (NEVER.some((name) => query.has(name))) return undefined
  const shown = new URLSearchParams([...query].filter(([name]) => wanted.includes(name)))
  return { path, search: shown.size > 0 ? `?${shown}` : '', locale }
}

function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE, undefined)
    void work.then(resolve).finally(() => clearTimeout(timer))
  })
}

function hashOf({ status, text }: PaintAnswer): string {
  return `${status} ${createHash('sha256').update(text).digest('base64url')}`
}

/** The id under which the application looks for its data (web/src/api/painted.ts). */
function withContent(shell: string, { html, data }: Painted): string {
  const block = `<script type="application/json" id="painted">${escapedJson(data)}</script>`
  return shell
    .replace(/<script src="\/theme\.js"[^>]*>/, '<script src="/theme.js" data-painted="">')
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${block}`)
}
