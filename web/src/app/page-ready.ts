import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readPainted } from '../api/painted'

/** Skeletons and regions that wait for their first data or their chunk; a button or link is busy with what its press began. */
const WAITING = '[aria-busy=true]:not(button, a), .animate-late'
const CONTROLS = '#root :is(button, form, input, select, textarea)'
/** React emits nothing when it has hydrated a part; ms between two looks. */
const HYDRATION_CHECK_MS = 20

/**
 * Sets `data-ready` on the html element once the page at the current address is hydrated, its fonts are loaded and its
 * data, its error or its empty state is shown. `LocaleRouter` removes it when a navigation begins.
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
  // The cache emits before the library informs the page, which it does in a later task.
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
    if (!isHydrated()) return soon(HYDRATION_CHECK_MS)
    document.documentElement.dataset.ready = ''
    stop()
  }
  soon()
  return stop
}

/** The next page may be on its way while this one is still shown. */
const isCurrent = (key: string) => (history.state?.key ?? 'default') === key

const isShown = (client: QueryClient) =>
  client.isFetching({ type: 'active', predicate: ({ state }) => state.status === 'pending' }) === 0 &&
  document.querySelector('main h1, header h1') !== null &&
  document.querySelector(WAITING) === null

function hasFonts(): boolean {
  // A font begins to load when the layout needs it.
  document.body.getBoundingClientRect()
  return document.fonts.status === 'loaded'
}

/** Controls of a prerendered page that React has not hydrated yet; it hydrates some after others. */
let waiting: Element[] | undefined

function isHydrated(): boolean {
  waiting ??= readPainted() ? [...document.querySelectorAll(CONTROLS)] : []
  // React marks a node that it has hydrated with the props it handles.
  waiting = waiting.filter(
    (node) => node.isConnected && !Object.keys(node).some((name) => name.startsWith('__reactProps')),
  )
  return waiting.length === 0
}
