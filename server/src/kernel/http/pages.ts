import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../fail'
import { Shared, sendShared, sendTagged } from './compress'
import { failureOf } from './envelope'
import { MISSING_PAGE, type PageHead, withHead } from './page-head'

export interface PageParts {
  /** The address that people use. */
  origin: string
  /** What the head of the page at a path says to a caller; undefined: as it was built. Must not throw. */
  headOf(path: string, address: string): Promise<PageHead | typeof MISSING_PAGE | undefined>
}

/** Addresses that only a file could have; none of our pages' begins a part of its path with a sign. */
const NO_PAGE = /\.\w{1,5}$|\/(?:[.@]|%2e|node_modules\/|(?:assets|images)(?:\/|$))|\.\.|%2f/i

/** How long a file of the web may be kept: by its content's name for ever; the service worker is asked for each time. */
function lifetimeOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\/sw\.js(\.(br|gz))?$/.test(path) ? 'no-cache' : 'public, max-age=300'
}

/** Whether the application has a page, or a page that says there is none, at an address. */
function mayBePage(url: string): boolean {
  return !NO_PAGE.test(url.split('?')[0] ?? '')
}

/** The built page; undefined where no web has been built. */
export function readPage(folder: string | undefined): Shared | undefined {
  const index = folder && join(folder, 'index.html')
  return index && existsSync(index) ? new Shared(readFileSync(index)) : undefined
}

/** The address of the stylesheet that the built site names; undefined where it is not built. */
export function findStylesheet(folder: string | undefined): string | undefined {
  const index = folder && join(folder, 'index.html')
  if (!index || !existsSync(index)) return undefined
  const links = readFileSync(index, 'utf8').match(/<link\b[^>]*>/g) ?? []
  const sheet = links.find((link) => /\brel="stylesheet"/.test(link))
  return sheet && /\bhref="(\/[^"]+)"/.exec(sheet)?.[1]
}

/** Whether a person opens the address in a browser, so that a page is the answer also where nothing is. */
export function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return (headers.accept ?? '').includes('text/html') && !/^\/api(?:[/?]|$)/.test(url)
}

/** The page at an address of nothing: it says so in the visitor's language. */
export function sendMissingPage(request: FastifyRequest, reply: FastifyReply, page: Shared): FastifyReply {
  return sendShared(request, asPage(reply).code(404), page)
}

/** A page is asked for anew each time; where the browser has the newest, no byte of it is sent. */
const asPage = (reply: FastifyReply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache')

/** Pages as they were filled in, with what was compressed of them; they change with the catalogue. */
const FILLED_MAX = 300

/** Fills in the head of the built page; the same head gives the same bytes, compressed once. */
function pageFiller(page: Shared, origin: string) {
  const built = page.bytes.toString()
  const filled = new Map<string, Shared>()
  return (head: PageHead, path: string): Shared => {
    const html = withHead(built, head, origin, path)
    const ready = filled.get(html)
    if (ready) return ready
    if (filled.size >= FILLED_MAX) filled.clear()
    const made = new Shared(Buffer.from(html))
    filled.set(html, made)
    return made
  }
}

/**
 * The web: built files (compressed beforehand, named by content, kept for ever) and, for every other address that a
 * browser opens, the one page, which is asked for anew each time. Without a built web only the API answers.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string | undefined,
  { origin, headOf }: PageParts,
): Promise<void> {
  const page = readPage(folder)
  const fill = page && pageFiller(page, origin)
  if (folder && page) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', lifetimeOf(path))
      },
    })
    app.get('/', (request, reply) => sendPage(page, request, reply))
    app.get('/index.html', (request, reply) => sendPage(page, request, reply))
  }
  async function sendPage(page: Shared, request: FastifyRequest, reply: FastifyReply) {
    const asked = request.url.split('?')[0] ?? '/'
    const path = asked === '/index.html' ? '/' : asked
    const head = await headOf(path, request.ip)
    if (head === MISSING_PAGE) return sendMissingPage(request, reply, page)
    return sendTagged(request, asPage(reply).code(200), head && fill ? fill(head, path) : page)
  }
  app.setNotFoundHandler((request, reply) => {
    if (page && isNavigation(request)) {
      if (!mayBePage(request.url)) return sendMissingPage(request, reply, page)
      // The address of such a page is a secret: it must not be told to whatever the page links to.
      if (/^\/(reset-password|verify-email)\b/.test(request.url))
        reply.header('referrer-policy', 'no-referrer')
      return sendPage(page, request, reply)
    }
    const { status, body } = failureOf(new Failure('request.not_found'), request.id)
    return reply.code(status).type('application/json').serializer(JSON.stringify).send(body)
  })
}
