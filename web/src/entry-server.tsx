import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClient } from '@tanstack/react-query'
import type { Locale } from 'contract/locale'
import type { Area } from 'contract/route'
import type { Painting, PaintRequest } from 'contract/site/paint'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createPath, type Navigator, Router } from 'react-router'
import type { Users } from './api/areas'
import type { PaintedContent, PaintedData } from './api/painted'
import { createQueryClient } from './api/query-client'
import { answerFrom } from './api/server-answers'
import type { StoredSession } from './api/session-store'
import { Application } from './app/application'
import { localeNavigator } from './app/locale-router'
import { renderSessionsOf } from './features/auth/session'
import { loadLanguage } from './i18n/languages'
import { collectParts } from './ui/lazy-page'

/** Maximum number of renders of a page; one response may trigger further queries. */
const ROUNDS = 5
/** React's marker of a suspended part that it left out. */
const LEFT_OUT = '<!--$!-->'

/** Running render; a frame has no source of answers. */
interface Rendering {
  read?: PaintRequest['read']
  area?: Area | undefined
  addresses: string[]
}
const renderings = new AsyncLocalStorage<Rendering>()

answerFrom((address) => {
  const { read, addresses } = renderings.getStore() ?? {}
  if (!read) throw new Error(`nobody paints a page that asks for ${address}`)
  addresses?.push(address)
  return read(address)
})

/** Placeholder users; a frame shows nothing of them. */
const someone: Users = {
  customer: { id: '', email: '', name: '' },
  coach: { id: '', email: '', role: 'coach' },
  admin: { id: '', email: '', name: '', staffRole: 'owner' },
}
renderSessionsOf(<A extends Area>(area: A): StoredSession<Users[A]> => {
  const isIn = renderings.getStore()?.area === area
  return { user: isIn ? someone[area] : null, token: isIn ? '' : null, endedBy: null }
})

/** Renders a page, runs its queries, and renders again with the results until no query is pending. */
export const paint: Painting['paint'] = async ({ path, search, locale, read }) => {
  const client = createQueryClient()
  const wanted = noteWanted(client)
  const page = await pageOf(path + search, locale, client)
  const rendering: Rendering = { read, addresses: [] }
  return renderings.run(rendering, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { html, parts } = await render(page)
      if ((await answer(client, wanted)) > 0) continue
      const content: PaintedContent = { locale, answers: answersOf(client), addresses: rendering.addresses }
      return { html, parts, data: { parts, content } satisfies PaintedData }
    }
    throw new Error('the page does not stop asking')
  })
}

/** Renders a page once, with all its queries pending. */
export const paintFrame: Painting['paintFrame'] = async ({ path, locale, area }) => {
  const page = await pageOf(path, locale, createQueryClient())
  const { html, parts } = await renderings.run({ area, addresses: [] }, () => render(page))
  return { html, parts, data: { parts } satisfies PaintedData }
}

async function pageOf(address: string, locale: Locale, client: QueryClient) {
  return (
    <Application
      locale={locale}
      language={await loadLanguage(locale)}
      client={client}
      router={({ children }) => (
        <Router location={address} navigator={navigatorOf(locale)}>
          {children}
        </Router>
      )}
    />
  )
}

/** Renders a page, after loading its lazy parts. */
async function render(page: ReactNode): Promise<{ html: string; parts: string[] }> {
  let { result: html, parts } = collectParts(() => renderToString(page))
  if (html.includes(LEFT_OUT)) {
    // Loads the lazy parts, so the second attempt includes them. An error thrown here would end the process.
    const errors: unknown[] = []
    await prerender(page, { onError: (error) => void errors.push(error) })
    if (errors.length > 0) throw errors[0]
    ;({ result: html, parts } = collectParts(() => renderToString(page)))
    if (html.includes(LEFT_OUT)) throw new Error('a part of the page did not load')
  }
  return { html, parts }
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

const answersOf = (client: QueryClient): PaintedContent['answers'] =>
  client
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])
