import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isHydrated } from '../ui/lazy-page'

/** Skeletons and regions that wait for data or a chunk; a busy button or link only shows a running action. */
const WAITING = '[aria-busy=true]:not(button, a), .animate-late'
/** The router's key of the page that the visit began with. */
const FIRST = 'default'
/** React emits no event after hydrating a part; polling interval in milliseconds. */
const HYDRATION_CHECK_MS = 20

/**
 * Sets `data-ready` on the html element once the current page is hydrated, its fonts are loaded, and its data, error or
 * empty state is visible. `LocaleRouter` removes it when a navigation begins.
 */
export function usePageReady(): void {
  const location = useLocation()
  const client = useQueryClient()
  useEffect(() => markWhenReady(client, location.key), [client, location])
}

function markWhenReady(client: QueryClient, key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (ms = 0) => {
    clearTimeout(timer)
    timer = setTimeout(check, ms)
  }
  const onChange = () => soon()
  const changes = new MutationObserver(onChange)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  // The cache emits before the components re-render, which happens in a later task.
  const unsubscribe = client.getQueryCache().subscribe(() => notifyManager.schedule(onChange))
  document.fonts.addEventListener('loadingdone', onChange)
  let isStopped = false
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    changes.disconnect()
    unsubscribe()
    document.fonts.removeEventListener('loadingdone', onChange)
  }
  function check() {
    if (isStopped || !isCurrent(key) || !isShown(client) || !hasFonts()) return
    if (key === FIRST && !isHydrated()) return soon(HYDRATION_CHECK_MS)
    document.documentElement.dataset.ready = ''
    stop()
  }
  soon()
  return stop
}

/** Returns false while the next page is loading and this one is still visible. */
const isCurrent = (key: string) => (history.state?.key ?? FIRST) === key

const isShown = (client: QueryClient) =>
  client.isFetching({ type: 'active', predicate: ({ state }) => state.status === 'pending' }) === 0 &&
  document.querySelector('main h1, header h1') !== null &&
  document.querySelector(WAITING) === null

function hasFonts(): boolean {
  // A font starts to load only when the layout needs it.
  document.body.getBoundingClientRect()
  return document.fonts.status === 'loaded'
}
