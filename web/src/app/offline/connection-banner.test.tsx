import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import { MINUTE } from 'contract/units'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubNavigator } from '../../../test/fake-device'
import { fakeServer, offline } from '../../../test/fake-server'
import { openPage } from '../../../test/page'
import { NetworkError } from '../../api/errors'
import ConnectionBanner from './connection-banner'
import { offlineWords } from './words/offline-words'

let there = true
let server: ReturnType<typeof fakeServer>
const worker = new EventTarget()
beforeEach(() => {
  there = true
  server = fakeServer({ 'GET /health/live': () => (there ? { status: 'ok' } : offline()) })
  stubNavigator({ serviceWorker: worker })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Page whose only query returns the result of the test. */
function Reads({ read }: { read: () => Promise<unknown> }) {
  const { data } = useQuery({ queryKey: ['read'], queryFn: read, retry: false })
  return <p>{String(data ?? '')}</p>
}

async function open(read: () => Promise<unknown> = async () => 'oats', locale: Locale = 'en') {
  await offlineWords.load(locale)
  return openPage(
    {
      '/': (
        <>
          <Reads read={read} />
          <ConnectionBanner />
        </>
      ),
    },
    '/',
    locale,
  )
}
const lose = () => {
  there = false
  fireEvent(window, new Event('offline'))
}
const saved = (minutes: number) =>
  act(async () => {
    worker.dispatchEvent(new MessageEvent('message', { data: { savedAt: Date.now() - minutes * MINUTE } }))
  })

it('shows a lost connection with the age of the data, and its return (U41)', async () => {
  await open()
  await screen.findByText('oats')
  lose()
  await screen.findByText('You’re offline. You’re viewing a copy saved just now.')
  there = true
  fireEvent(window, new Event('online'))
  await screen.findByText('You’re back online.')
})

it('shows the age of data that the service worker cached on an earlier visit (U41)', async () => {
  there = false
  await open()
  await saved(12)
  await screen.findByText('You’re offline. You’re viewing a copy saved 12 minutes ago.')
})

it('stays hidden while the server is reachable, despite an offline event or a cached response', async () => {
  await open()
  await screen.findByText('oats')
  fireEvent(window, new Event('offline'))
  await saved(12)
  await waitFor(() => expect(server.heard.length).toBeGreaterThan(0))
  expect(screen.queryByText(/You’re offline/)).toBeNull()
})

it('checks the server after a failed call, even when the browser reports a connection (U41)', async () => {
  there = false
  await open(() => Promise.reject(new NetworkError('away')))
  await screen.findByText('You’re offline. This page may be out of date.')
})

it('checks again periodically, and refetches queries once the server is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
  let reads = 0
  await open(async () => `read ${++reads}`)
  await screen.findByText('read 1')
  lose()
  await screen.findByText(/You’re offline/)
  there = true
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await screen.findByText('You’re back online.')
  await screen.findByText('read 2')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.queryByText('You’re back online.')).toBeNull()
})

it.each([
  ['fa', 'اتصال برقرار نیست. آنچه می‌بینید ۱۲ دقیقه پیش ذخیره شده است.'],
  ['nl', 'Geen verbinding. Wat je ziet, is 12 minuten geleden opgeslagen.'],
] as const)('is told in %s', async (locale, text) => {
  there = false
  await open(undefined, locale)
  await saved(12)
  await screen.findByText(text)
})
