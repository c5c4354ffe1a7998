// Keeps the shop readable without a network: the application, the pictures and the catalogue that were seen last. It
// never answers from its store while the server answers, keeps nothing that was asked for with a sign-in, and a new
// version takes over when the last page of the old one is closed, so that no page loses its chunks. The build writes the
// version and the files of the application into the next line.
const [VERSION, FILES] = ['', []]

/** The application without the content of any page. */
const PAGE = '/index.html'
const SHELL = `tavan-shell-${VERSION}`
const SEEN = 'tavan-seen'
const CATALOGUE = 'tavan-catalogue'
const MOST = { [SEEN]: 300, [CATALOGUE]: 150 }
const SAVED_AT = 'x-saved-at'

/** Named by their content: what is stored under a name is what the server would send. */
const FOR_EVER = /^\/(assets|images)\//
const PUBLIC_CALL = /^\/api\/v1\/(products|categories|config)\b/
const NO_PAGE = /^\/(api|pay|health|metrics|images|assets)(\/|$)|\.\w{1,5}$/

/** When the oldest was saved of what a page was shown from the store, by the page. */
const shown = new Map()

addEventListener('install', (event) => event.waitUntil(fill()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('message', (event) => event.waitUntil(hear(event.data, event.source)))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('authorization')) return
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(page(event))
  } else if (request.headers.has('range')) return
  else if (FOR_EVER.test(pathname)) event.respondWith(storedFirst(event))
  else if (PUBLIC_CALL.test(pathname)) event.respondWith(serverFirst(event))
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)))
})

async function fill() {
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

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith('tavan-') && ![SHELL, SEEN, CATALOGUE].includes(name)) await caches.delete(name)
  // The page starts to load beside the worker, not after it.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** What a page had loaded before there was a worker; and what it was shown before it listened. */
async function hear(message, source) {
  if (message.ask) tell(source)
  for (const path of message.keep ?? []) {
    const url = new URL(path, location.origin)
    const stays = FOR_EVER.test(url.pathname)
    if (url.origin !== location.origin || !(stays || PUBLIC_CALL.test(url.pathname))) continue
    if (stays && (await caches.match(url.href))) continue
    const response = await fetch(url, { cache: stays ? 'force-cache' : 'default' }).catch(() => undefined)
    if (response) await save(stays ? SEEN : CATALOGUE, url.href, response)
  }
}

/** A page comes from the server; without a network the application starts from the store and finds its own way. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const stored = await caches.match(PAGE, { cacheName: SHELL })
    if (!stored) throw error
    return stored
  }
}

async function storedFirst(event) {
  const stored = await caches.match(event.request)
  if (stored) return stored
  const response = await fetch(event.request)
  event.waitUntil(save(SEEN, event.request, response.clone()))
  return response
}

async function serverFirst(event) {
  try {
    const response = await fetch(event.request)
    event.waitUntil(save(CATALOGUE, event.request, response.clone()))
    return response
  } catch (error) {
    const stored =
      !event.request.signal.aborted && (await caches.match(event.request, { cacheName: CATALOGUE }))
    if (!stored) throw error
    const savedAt = Date.parse(stored.headers.get(SAVED_AT))
    shown.set(event.clientId, Math.min(savedAt, shown.get(event.clientId) ?? savedAt))
    tell(await clients.get(event.clientId))
    return stored
  }
}

/** What a proxy or the sign-in of a network answers in the place of a file: stored, it would never go away. */
const isPage = (response) => /^text\/html/.test(response.headers.get('content-type') ?? '')

function tell(client) {
  if (client && shown.has(client.id)) client.postMessage({ savedAt: shown.get(client.id) })
}

async function save(name, request, response) {
  if (!response.ok || response.type !== 'basic' || isPage(response)) return
  if (/no-store/.test(response.headers.get('cache-control') ?? '')) return
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  // The language is in the address; what asks for a page ahead sends other headers than the page itself.
  headers.delete('vary')
  headers.set(SAVED_AT, new Date().toISOString())
  const cache = await caches.open(name)
  await cache.put(request, new Response(await response.blob(), { headers }))
  const keys = await cache.keys()
  for (const oldest of keys.slice(0, Math.max(0, keys.length - MOST[name]))) await cache.delete(oldest)
}
