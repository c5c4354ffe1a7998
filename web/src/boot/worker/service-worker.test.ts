import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ORIGIN = 'https://shop.test'

/** Entries of all caches by address. */
const stored = new Map<string, { response: Response; language: string | null }>()
let answers: Record<string, Response>
let emit: (type: string, event: object) => Promise<unknown>
let ask: (path: string, headers?: Record<string, string>) => Promise<Response | undefined>

const json = (headers: Record<string, string> = {}) =>
  fromServer('{}', { 'content-type': 'application/json', ...headers })
const script = () => fromServer('0', { 'content-type': 'text/javascript' })
const html = () => fromServer('<p>Sign in to this network', { 'content-type': 'text/html; charset=utf-8' })

function fromServer(body: string, headers: Record<string, string>): Response {
  const response = new Response(body, { headers })
  Object.defineProperty(response, 'type', { value: 'basic' })
  response.clone = () => fromServer(body, headers)
  return response
}

let notices: object[] = []
let opened: string[] = []
let windows: object[] = []

/** Runs the worker as a browser does; an address without an answer fails like a lost network. */
beforeEach(async () => {
  stored.clear()
  notices = []
  opened = []
  windows = []
  const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url)
  const languageOf = (request: Request | string) =>
    typeof request === 'string' ? null : request.headers.get('accept-language')
  const cache = {
    put: async (request: Request | string, response: Response) =>
      void stored.set(addressOf(request), { response, language: languageOf(request) }),
    keys: async () => [],
  }
  const caches = {
    open: async () => cache,
    // Browsers compare the headers listed in `vary`.
    match: async (request: Request | string) => {
      const { response, language } = stored.get(addressOf(request)) ?? {}
      const varies = response?.headers.get('vary')?.includes('accept-language')
      return varies && language !== languageOf(request) ? undefined : response?.clone()
    },
  }
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = answers[new URL(request.url).pathname]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    clients: {
      get: async () => undefined,
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
    registration: {
      showNotification: async (title: string, options: object) => void notices.push({ title, ...options }),
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  })
  vi.stubGlobal('VERSION', 'v1')
  vi.stubGlobal('FILES', ['/index.html'])
  vi.resetModules()
  await import('./service-worker')
  emit = async (type, event) => {
    let work: Promise<unknown> | undefined
    listeners.get(type)?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => {
        work = one
      },
    })
    return work
  }
  ask = async (path, headers = {}) => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get('fetch')?.({
      request: new Request(ORIGIN + path, { headers }),
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
      waitUntil: (one: Promise<unknown>) => work.push(one),
    })
    const response = await answer
    await Promise.all(work)
    return response
  }
})
afterEach(() => vi.unstubAllGlobals())
const paths = () => [...stored.keys()].map((address) => address.slice(ORIGIN.length))

it('serves cached files and public responses when the network is down (U41)', async () => {
  answers = { '/assets/a-1.js': script(), '/api/v1/products': json() }
  await ask('/assets/a-1.js')
  await ask('/api/v1/products?lang=en')
  answers = {}
  expect(await (await ask('/assets/a-1.js'))?.text()).toBe('0')
  expect(await (await ask('/api/v1/products?lang=en'))?.text()).toBe('{}')
})

it('serves a cached response for a request that names its language in a header (U41)', async () => {
  answers = { '/api/v1/products': json({ vary: 'accept-encoding, accept-language' }) }
  await ask('/api/v1/products?lang=fa')
  answers = {}
  const stored = await ask('/api/v1/products?lang=fa', { 'accept-language': 'fa' })
  expect(await stored?.text()).toBe('{}')
})

it('prefers the server’s response while the server is reachable', async () => {
  answers = { '/api/v1/products': json() }
  await ask('/api/v1/products')
  answers = { '/api/v1/products': fromServer('{"new":true}', { 'content-type': 'application/json' }) }
  expect(await (await ask('/api/v1/products'))?.text()).toBe('{"new":true}')
})

it('does not cache authorized requests or responses marked no-store (S39)', async () => {
  answers = { '/api/v1/orders': json(), '/api/v1/products': json({ 'cache-control': 'no-store' }) }
  expect(await ask('/api/v1/products', { authorization: 'Bearer x' })).toBeUndefined()
  expect(await ask('/api/v1/orders')).toBeUndefined()
  await ask('/api/v1/products')
  expect(paths()).toEqual([])
})

it('passes an HTML page in place of a file through without caching it, as captive portals send', async () => {
  answers = { '/assets/a-1.js': html(), '/images/b-320.avif': html(), '/api/v1/config': html() }
  for (const path of Object.keys(answers)) expect(await (await ask(path))?.text()).toContain('Sign in')
  expect(paths()).toEqual([])
  answers = { '/assets/a-1.js': script() }
  expect(await (await ask('/assets/a-1.js'))?.text()).toBe('0')
})

it('shows a notice for every push, also for one that it cannot read', async () => {
  const content = { title: 'Messages', body: 'You have a new message.', path: '/messages', tag: 'message' }
  await emit('push', { data: { json: () => content } })
  await emit('push', { data: { json: () => JSON.parse('no JSON') } })
  await emit('push', { data: null })
  expect(notices).toMatchObject([
    { title: 'Messages', body: 'You have a new message.', tag: 'message', data: '/messages' },
    { title: 'Tavan', data: '/' },
    { title: 'Tavan', data: '/' },
  ])
})

it('opens the page of a notice upon a press, in the open window where there is one, and no page of another site', async () => {
  const press = (data: string) =>
    emit('notificationclick', { notification: { close: () => undefined, data } })
  await press('/messages')
  await press('https://evil.test/x')
  expect(opened).toEqual([`${ORIGIN}/messages`])
  const focus = vi.fn()
  const navigate = vi.fn(async () => ({ focus }))
  windows = [{ navigate }]
  await press('/today')
  expect(navigate).toHaveBeenCalledWith(`${ORIGIN}/today`)
  expect(focus).toHaveBeenCalledOnce()
  windows = [{ navigate: () => Promise.reject(new Error('not controlled')) }]
  await press('/programs')
  expect(opened).toEqual([`${ORIGIN}/messages`, `${ORIGIN}/programs`])
})
