import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClient } from '@tanstack/react-query'
import type { Locale } from 'contract/locale'
import type { Paint, PaintRequest } from 'contract/site/paint'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createPath, type Navigator, Router } from 'react-router'
import type { PaintedData } from './api/painted'
import { answerFrom } from './api/prefetch'
import { createQueryClient } from './api/query-client'
import { Application } from './app/application'
import { localeNavigator } from './app/locale-router'
import { loadPage } from './app/routes'
import { loadLanguage } from './i18n/languages'

/** Maximum number of renders of a page; one response may trigger further queries. */
const ROUNDS = 5
/** React's marker of a suspended part that it left out. */
const LEFT_OUT = '<!--$!-->'

const requests = new AsyncLocalStorage<{ read: PaintRequest['read']; addresses: string[] }>()

answerFrom(async (address) => {
  const request = requests.getStore()
  if (!request) throw new Error(`nobody paints a page that asks for ${address}`)
  request.addresses.push(address)
  const { status, text } = await request.read(address)
  return { status, text: async () => text }
})

/** Renders a page, runs its queries, and renders again with the results until no query is pending. */
export const paint: Paint = async ({ path, search, locale, read }) => {
  const client = createQueryClient()
  const wanted = noteWanted(client)
  const [language] = await Promise.all([loadLanguage(locale), loadPage(path, locale)])
  const page = (
    <Application
      locale={locale}
      language={language}
      client={client}
      router={({ children }) => (
        <Router location={path + search} navigator={navigatorOf(locale)} static>
          {children}
        </Router>
      )}
    />
  )
  const addresses: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let html = renderToString(page)
    if (html.includes(LEFT_OUT)) {
      // Loads the lazy chunks of suspended parts, so the second attempt includes them.
      await prerender(page, { onError: fail })
      html = renderToString(page)
      if (html.includes(LEFT_OUT)) throw new Error('a part of the page did not load')
    }
    const asked = await requests.run({ read, addresses }, () => answer(client, wanted))
    if (asked === 0) return { html, data: { locale, ...dataOf(client, addresses) } satisfies PaintedData }
  }
  throw new Error('the page does not stop asking')
}

/** Navigator that creates hrefs; navigation during a prerender is an error. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: fail,
  push: fail,
  replace: fail,
}
const navigatorOf = (locale: Locale) => localeNavigator(still, locale)

function fail(error: unknown): never {
  throw error
}

/** Runs the queries that a browser would run, and returns their number; rejects if one fails. */
async function answer(client: QueryClient, wanted: ReadonlySet<string>): Promise<number> {
  const waiting = client
    .getQueryCache()
    .findAll()
    .filter(({ state, queryHash }) => state.status === 'pending' && wanted.has(queryHash))
  await Promise.all(waiting.map((query) => query.fetch({ ...query.options, retry: false })))
  return waiting.length
}

/** Records queries that are enabled in some component, since another may disable the same query. */
function noteWanted(client: QueryClient): Set<string> {
  const wanted = new Set<string>()
  const asBefore = client.defaultQueryOptions.bind(client)
  client.defaultQueryOptions = (options) => {
    const whole = asBefore(options)
    if (whole.enabled !== false) wanted.add(whole.queryHash)
    return whole
  }
  return wanted
}

function dataOf(client: QueryClient, addresses: string[]): Omit<PaintedData, 'locale'> {
  const answered = client
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.status === 'success')
  return { answers: answered.map(({ queryKey, state }) => [queryKey, state.data]), addresses }
}
