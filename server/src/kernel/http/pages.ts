import fastifyStatic from '@fastify/static'
import { API_BASE } from 'contract/endpoint'
import { DEFAULT_LOCALE } from 'contract/locale'
import { type PageAddress, readAddress } from 'contract/site/address'
import { findWebPage } from 'contract/site/pages'
import type { Painting } from 'contract/site/paint'
import { HOUR } from 'contract/units'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../fail'
import { Shared, sendShared, sendTagged } from './compress'
import { failureOf } from './envelope'
import { createFrames } from './frames'
import type { Shell } from './page-document'
import { commonHead, MISSING_PAGE, missingHead, type PageHead } from './page-head'
import { type Ask, createPainter, type PainterParts } from './painted'
import { type AssetStore, createAssetFinder, saveAssets } from './saved-assets'

export interface PageParts extends Pick<PainterParts, 'limiter' | 'refusals' | 'queries'> {
  /** Undefined where no web has been built. */
  shellOf: FindShell | undefined
  /** Returns the head of a page for a caller; undefined means the site's own. Must not throw. */
  headOf(page: PageAddress, caller: string): Promise<PageHead | typeof MISSING_PAGE | undefined>
  /** Holds the hashed files of other builds. */
  assets: AssetStore
  /** Renders first views; without it every page comes as the empty shell. */
  painting?: Painting | undefined
}

/** Returns a page without its content. */
export type FindShell = (head: PageHead, at: PageAddress) => Shell

const ANY_PAGE: PageAddress = { locale: DEFAULT_LOCALE, path: '/' }

/** Addresses that only a file could have; none of our pages' begins a part of its path with a sign. */
const NO_PAGE = /\.\w{1,5}$|\/(?:[.@]|%2e|node_modules\/|(?:assets|images)(?:\/|$))|\.\.|%2f/i

/** Pages of mailed links: the token in their address is a secret. */
const SECRET_PAGES =
  /^\/(reset-password|verify-email|change-email|keep-email|keep-account|withdraw-application|admin\/invitation)\b/i

/** Files of the built web that are for the build and this server alone. */
const UNSERVED = /\/(?:first-view\.json|\.[^/]*)(?:\.(?:br|gz))?$/i

/** Returns the cache lifetime of a built file: hashed names for ever, the service worker revalidated each time. */
function lifetimeOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\/sw\.js(\.(br|gz))?$/.test(path) ? 'no-cache' : 'public, max-age=300'
}

/** Returns true if the application has a page, or a not-found page, at an address. */
function mayBePage(url: string): boolean {
  return !NO_PAGE.test(url.split('?')[0] ?? '')
}

/** Returns true for a browser navigation, which gets a page even for an unknown address. */
export function isNavigation(request: FastifyRequest): boolean {
  return mayGetPage(request) && (request.headers.accept ?? '').includes('text/html')
}

/** Returns true if a client accepting anything requests a page: link previews, crawlers, monitors. */
function acceptsPage(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers
  if (!mayGetPage(request) || !accept.includes('*/*') || accept.includes('json')) return false
  return mayBePage(request.url) && findWebPage(pageOf(request).path) !== undefined
}

function mayGetPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/api(?:[/?]|$)/.test(url)
}

/** Sends the not-found page in the language of the address. */
export function sendMissingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  shellOf: FindShell,
): FastifyReply {
  const { locale } = pageOf(request)
  const page = shellOf(missingHead(locale), { locale, path: '/' }).empty([])
  return sendShared(request, asPage(reply).code(404), page)
}

/** Returns page and language of a request. */
const pageOf = ({ url }: FastifyRequest): PageAddress => readAddress(url.split('?')[0] ?? '/')

/** Revalidated on each request; an unchanged page sends no body. */
const asPage = (reply: FastifyReply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache')

function searchOf({ url }: FastifyRequest): string {
  const query = url.indexOf('?')
  return query < 0 ? '' : url.slice(query)
}

/** Calls the API inside this process as a guest at `address`; nothing else of the request is passed on. */
function askFor(app: FastifyInstance, address: string): Ask {
  return async (url, locale) => {
    if (!url.startsWith(`${API_BASE}/`)) throw new Error(`${url} is no call of the API`)
    const headers = { accept: 'application/json', 'accept-language': locale }
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers, remoteAddress: address })
    return { status: statusCode, text: body }
  }
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  // An option of the plugin would look up the spelling of each path on disk.
  app.addHook('onRequest', (request, reply, done) => {
    if (UNSERVED.test(`/${(request.params as { '*'?: string })['*']}`)) reply.callNotFound()
    else done()
  })
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', lifetimeOf(path))
    },
  })
}

/** Name of the file below `/assets/` that a request is for; empty for any other. */
function assetOf({ method, url }: FastifyRequest): string {
  if (method !== 'GET' && method !== 'HEAD') return ''
  return /^\/assets\/([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? ''
}

const ASSET_TYPES: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

/** Sends a file of another build as its own process would. */
function sendAsset(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const name = assetOf(request)
  reply
    .code(200)
    .type(ASSET_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    .header('cache-control', lifetimeOf(`/assets/${name}`))
  return name.endsWith('.woff2') ? reply.send(bytes) : sendTagged(request, reply, new Shared(bytes))
}

/** Interval in ms in which a build looks whether its files are still kept. */
const KEPT_EVERY = 1 * HOUR

/** Keeps the hashed files of this build for processes of other builds, while this one serves. */
function keepOwnAssets(app: FastifyInstance, store: AssetStore, folder: string): void {
  const keep = () =>
    void saveAssets(store, folder).catch((error) =>
      app.log.warn({ err: error }, 'assets of this build not kept'),
    )
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    keep()
    timer = setInterval(keep, KEPT_EVERY).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/**
 * Serves the built files (precompressed, hashed names cached for ever) and the application's page, revalidated, for
 * every other address a browser opens. Without a built web only the API answers.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string | undefined,
  { shellOf, headOf, painting, assets, ...limits }: PageParts,
): Promise<void> {
  const painter = painting && createPainter({ paint: painting.paint, log: app.log, ...limits })
  const frameOf = painting && createFrames(painting.paintFrame, app.log)
  const findAsset = folder === undefined ? undefined : createAssetFinder(assets, app.log)
  if (folder && shellOf) {
    await app.register((scope) => serveFiles(scope, folder))
    keepOwnAssets(app, assets, folder)
    app.get('/', (request, reply) => sendPage(shellOf, request, reply))
    // Without content: what the service worker keeps for any page.
    app.get('/index.html', (request, reply) =>
      sendTagged(request, asPage(reply), shellOf(commonHead(DEFAULT_LOCALE), ANY_PAGE).empty([])),
    )
  }
  async function sendPage(shellOf: FindShell, request: FastifyRequest, reply: FastifyReply) {
    const at = pageOf(request)
    const head = await headOf(at, request.ip)
    if (head === MISSING_PAGE) return sendMissingPage(request, reply, shellOf)
    const shell = shellOf(head ?? commonHead(at.locale), at)
    const visitor = { address: request.ip, ask: askFor(app, request.ip) }
    const painted = await painter?.(shell, { ...at, search: searchOf(request) }, visitor)
    if (painted) return sendTagged(request, asPage(reply).code(200), painted)
    const { content, parts } = (await frameOf?.(at)) ?? { parts: [] }
    return sendTagged(request, asPage(reply).code(200), content ? shell.with(content) : shell.empty(parts))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const asset = await findAsset?.(assetOf(request))
    if (asset) return sendAsset(request, reply, asset)
    if (shellOf && (isNavigation(request) || acceptsPage(request))) {
      if (!mayBePage(request.url)) return sendMissingPage(request, reply, shellOf)
      // The address of such a page is a secret: it must not be told to whatever the page links to.
      if (SECRET_PAGES.test(pageOf(request).path)) reply.header('referrer-policy', 'no-referrer')
      return sendPage(shellOf, request, reply)
    }
    const { status, body } = failureOf(new Failure('request.not_found'), request.id)
    // Another type of answer may be a page: no cache may give one in the other's place.
    reply.header('cache-control', 'no-store')
    return reply.code(status).type('application/json').serializer(JSON.stringify).send(body)
  })
}
