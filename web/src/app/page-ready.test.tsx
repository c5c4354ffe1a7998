import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Link, MemoryRouter, useRoutes } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { wholeLanguage } from '../../test/words'
import { createQueryClient } from '../api/query-client'
import { I18nProvider } from '../i18n/i18n'
import { awaitHydration, lazyPage, loadParts } from '../ui/lazy-page'
import { Skeleton } from '../ui/skeleton'
import { LocaleRouter } from './locale-router'
import { usePageReady } from './page-ready'
import { Providers } from './providers'

const isReady = () => document.documentElement.dataset.ready !== undefined
const becomesReady = () => waitFor(() => expect(isReady()).toBe(true))
/** Waits until all scheduled work and its consequences have run. */
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 50))))

let fonts: EventTarget & { status: string }
let client: QueryClient
beforeEach(() => {
  window.history.replaceState(null, '', '/')
  delete document.documentElement.dataset.ready
  fonts = Object.assign(new EventTarget(), { status: 'loaded' })
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  client = createQueryClient()
})
afterEach(() => window.history.replaceState(null, '', '/'))

/** Returns a promise with its resolve and reject functions. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

function Reads({ read }: { read: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['read'], queryFn: read, retry: false })
  return <p>{error ? 'failed' : data}</p>
}

function Mark() {
  usePageReady()
  return null
}

function Pages({ pages }: { pages: Record<string, ReactNode> }) {
  const page = useRoutes(Object.entries(pages).map(([path, element]) => ({ path, element })))
  return (
    <>
      <main>
        <Suspense>{page}</Suspense>
      </main>
      <Mark />
    </>
  )
}

const Busy = () => <div aria-busy="true">part</div>

function InMemory({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
}

async function open(pages: Record<string, ReactNode>) {
  render(
    <I18nProvider locale="en" language={await wholeLanguage('en')}>
      <LocaleRouter>
        <Providers client={client}>
          <Pages pages={pages} />
        </Providers>
      </LocaleRouter>
    </I18nProvider>,
  )
}

it.each([
  ['its data', 'oats'],
  ['an error', 'failed'],
] as const)('marks a page as ready when it shows %s, not before', async (_, shown) => {
  const answer = later<string>()
  await open({
    '/': (
      <>
        <h1>Oats</h1>
        <Reads read={() => answer.promise} />
      </>
    ),
  })
  await settle()
  expect(isReady()).toBe(false)
  if (shown === 'failed') answer.reject(new Error('away'))
  else answer.resolve(shown)
  await becomesReady()
  expect(screen.queryByText(shown)).not.toBeNull()
})

it('waits for the fonts that the page needs', async () => {
  fonts.status = 'loading'
  await open({ '/': <h1>Home</h1> })
  await settle()
  expect(isReady()).toBe(false)
  fonts.status = 'loaded'
  fonts.dispatchEvent(new Event('loadingdone'))
  await becomesReady()
})

it('waits while the page has a skeleton or a busy region', async () => {
  const part = later<{ default: () => ReactNode }>()
  const Part = lazy(() => part.promise)
  await open({
    '/': (
      <>
        <h1>Home</h1>
        <Suspense fallback={<Skeleton />}>
          <Part />
        </Suspense>
      </>
    ),
  })
  await settle()
  expect(isReady()).toBe(false)
  await act(async () => part.resolve({ default: Busy }))
  await settle()
  expect(isReady()).toBe(false)
  act(() => screen.getByText('part').removeAttribute('aria-busy'))
  await becomesReady()
})

it('waits neither for a poll nor for a button that is busy', async () => {
  let reads = 0
  const never = new Promise<string>(() => undefined)
  await open({
    '/': (
      <>
        <h1>Home</h1>
        <button type="button" aria-busy="true">
          Send
        </button>
        <Reads read={() => (reads++ === 0 ? Promise.resolve('oats') : never)} />
        <Link to="/?page=2">more</Link>
      </>
    ),
  })
  await becomesReady()
  void client.refetchQueries()
  await waitFor(() => expect(client.isFetching()).toBe(1))
  expect(isReady()).toBe(true)
  await act(async () => void fireEvent.click(screen.getByText('more')))
  await becomesReady()
  expect(client.isFetching()).toBe(1)
})

it('removes the mark when a navigation begins and sets it on the new page', async () => {
  const chunk = later<{ default: () => ReactNode }>()
  const Next = lazy(() => chunk.promise)
  const answer = later<string>()
  await open({
    '/': (
      <>
        <h1>Home</h1>
        <Link to="/next">next</Link>
      </>
    ),
    '/next': <Next />,
  })
  await becomesReady()
  await act(async () => void fireEvent.click(screen.getByText('next')))
  await settle()
  // The old page is visible until the new chunk has loaded.
  expect(screen.queryByText('Home')).not.toBeNull()
  expect(isReady()).toBe(false)
  await act(async () =>
    chunk.resolve({
      default: () => (
        <>
          <h1>Next</h1>
          <Reads read={() => answer.promise} />
        </>
      ),
    }),
  )
  await settle()
  expect(screen.queryByText('Next')).not.toBeNull()
  expect(isReady()).toBe(false)
  answer.resolve('oats')
  await becomesReady()
})

it('waits until React has hydrated every part of a prerendered page', async () => {
  const Part = lazyPage(async () => ({ default: () => <h1>Home</h1> }), {}, { id: 'part', words: [] })
  const root = document.body.appendChild(document.createElement('main'))
  root.innerHTML = '<h1>Home</h1>'
  await loadParts(['part'], 'en')
  awaitHydration(['part'])
  renderHook(() => usePageReady(), { wrapper: InMemory })
  // The memory router also uses the key `default` for its first entry.
  window.history.replaceState({ key: 'default' }, '', '/')
  await settle()
  expect(isReady()).toBe(false)
  const hydrated = await act(async () => hydrateRoot(root, <Part />))
  await becomesReady()
  act(() => hydrated.unmount())
  root.remove()
})
