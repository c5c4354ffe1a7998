// Makes the shop readable offline: application, pictures and recently seen catalogue. Server responses win over the
// cache, except for content-hashed files; authorized ones are not cached. A new version activates after the last old
// page closes, so no page loses its chunks.

export {}

declare const self: ServiceWorkerGlobalScope
/** Changes with any of the application's files; written by the build, like `FILES`. */
declare const VERSION: string
/** Addresses of the application's files. */
declare const FILES: string[]

/** Message of a page: addresses that it loaded before the worker was active, or a question for its data's age. */
interface PageMessage {
  keep?: string[]
  ask?: boolean
}

/** Application shell without content. */
const PAGE = '/index.html'
const SHELL = `tavan-shell-${VERSION}`
const SEEN = 'tavan-seen'
const CATALOGUE = 'tavan-catalogue'
const MOST: Record<string, number> = { [SEEN]: 300, [CATALOGUE]: 150 }
const SAVED_AT = 'x-saved-at'

/** Content-hashed names, so a cached file equals the server's. */
const FOR_EVER = /^\/(assets|images)\//
const PUBLIC_CALL = /^\/api\/v1\/(products|categories|config)\b/
const NO_PAGE = /^\/(api|pay|health|metrics|images|assets)(\/|$)|\.\w{1,5}$/

/** Time of the oldest cached response shown, by page. */
const shown = new Map<string, number>()

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) =>
  event.waitUntil(hear(event.data, (event.source ?? undefined) as Client | undefined)),
)
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization'))
    return
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(page(event))
  } else if (request.headers.has('range')) return
  else if (FOR_EVER.test(pathname)) event.respondWith(storedFirst(event))
  else if (PUBLIC_CALL.test(pathname)) event.respondWith(serverFirst(event))
  else if (FILES.includes(pathname)) event.respondWith(fileOf(request))
})

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data ?? '/')))
})

/** Shows a notice for every push: iPhones take the subscription away after pushes without one. */
async function showNotice(data: PushMessageData | null): Promise<void> {
  const { title = 'Tavan', body = '', path = '/', tag = 'news' } = contentOf(data)
  await self.registration.showNotification(title, { body, tag, data: path, icon: '/icon-192.png' })
}

function contentOf(data: PushMessageData | null): Partial<Record<'title' | 'body' | 'path' | 'tag', string>> {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** Opens a page of this site, in a window that shows the site where there is one. */
async function openPage(path: string): Promise<void> {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window' })
  const page = await open?.navigate(url.href).catch(() => null)
  if (page) await page.focus()
  else await self.clients.openWindow(url.href)
}

/** Returns a file of the application from the server, or from the cache if the server is unreachable. */
async function fileOf(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const stored = await caches.match(request)
    if (!stored) throw error
    return stored
  }
}

async function fill(): Promise<void> {
  const cache = await caches.open(SHELL)
  await Promise.all(
    FILES.map(async (path) => {
      const stored = FOR_EVER.test(path) && (await caches.match(path))
      const response = stored || (await fetch(path, FOR_EVER.test(path) ? {} : { cache: 'no-cache' }))
      if (!response.ok || (path !== PAGE && isPage(response))) throw new Error(`${path}: ${response.status}`)
      await cache.put(path, response)
    }),
  )
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('tavan-') && ![SHELL, SEEN, CATALOGUE].includes(name)) await caches.delete(name)
  // Navigation preload starts the request in parallel with the worker.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Caches what a page loaded before the worker was active, and sends the age of the cached data it shows. */
async function hear(message: PageMessage, source: Client | undefined): Promise<void> {
  if (message.ask) tell(source)
  for (const path of message.keep ?? []) {
    const url = new URL(path, self.location.origin)
    const stays = FOR_EVER.test(url.pathname)
    if (url.origin !== self.location.origin || !(stays || PUBLIC_CALL.test(url.pathname))) continue
    if (stays && (await caches.match(url.href))) continue
    const response = await fetch(url, { cache: stays ? 'force-cache' : 'default' }).catch(() => undefined)
    if (response) await save(stays ? SEEN : CATALOGUE, url.href, response)
  }
}

/** Pages come from the network; offline, the cached application shell renders the address. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const stored = await caches.match(PAGE, { cacheName: SHELL })
    if (!stored) throw error
    return stored
  }
}

async function storedFirst(event: FetchEvent): Promise<Response> {
  const stored = await caches.match(event.request)
  if (stored) return stored
  const response = await fetch(event.request)
  event.waitUntil(save(SEEN, event.request, response.clone()))
  return response
}

async function serverFirst(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request)
    event.waitUntil(save(CATALOGUE, event.request, response.clone()))
    return response
  } catch (error) {
    const stored =
      !event.request.signal.aborted && (await caches.match(event.request, { cacheName: CATALOGUE }))
    if (!stored) throw error
    const savedAt = Date.parse(stored.headers.get(SAVED_AT) ?? '')
    shown.set(event.clientId, Math.min(savedAt, shown.get(event.clientId) ?? savedAt))
    tell(await self.clients.get(event.clientId))
    return stored
  }
}

/**
 * Returns true for HTML, which a proxy or captive portal may send in place of a file; cached, it would stay forever.
 */
const isPage = (response: Response) => /^text\/html/.test(response.headers.get('content-type') ?? '')

function tell(client: Client | undefined): void {
  if (client && shown.has(client.id)) client.postMessage({ savedAt: shown.get(client.id) })
}

async function save(name: string, request: Request | string, response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic' || isPage(response)) return
  if (/no-store/.test(response.headers.get('cache-control') ?? '')) return
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  // The address contains the language; a prefetch sends other headers than the page itself.
  headers.delete('vary')
  headers.set(SAVED_AT, new Date().toISOString())
  const cache = await caches.open(name)
  await cache.put(request, new Response(await response.blob(), { headers }))
  const keys = await cache.keys()
  for (const oldest of keys.slice(0, Math.max(0, keys.length - (MOST[name] ?? 0)))) await cache.delete(oldest)
}
