import { isWorkPath } from 'contract/site/address'
import { readPainted } from '../../api/painted'

/** Addresses that the worker may keep: files named by their content, pictures, and the public catalogue. */
const PUBLIC = /^\/(assets|images)\/|^\/api\/v1\/(products|categories|config)\b/

/**
 * Starts the service worker that keeps the shop readable without a network, and tells it what this visit has loaded
 * before it was there, or without asking for it. Not in development, not where people work, who need nothing of the shop,
 * and not for whoever asked to save data.
 */
export function keepForLater(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const worker = navigator.serviceWorker
  if (!import.meta.env.PROD || !worker || connection?.saveData || isWorkPath(location.pathname)) return
  const first = !worker.controller
  worker
    .register('/sw.js')
    .then(() => worker.ready)
    .then(({ active }) => {
      const keep = first ? [...loadedSoFar(), ...painted()] : painted()
      if (keep.length > 0) active?.postMessage({ keep })
    })
    // A browser that keeps nothing (private mode, full disk) shows the site all the same.
    .catch(() => undefined)
}

function loadedSoFar(): string[] {
  const addresses = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname, search } = new URL(name, location.href)
    return origin === location.origin && PUBLIC.test(pathname) ? [pathname + search] : []
  })
  return [...new Set(addresses)]
}

/** What the server has asked for this page, which passed no worker. */
const painted = () => readPainted()?.addresses ?? []
