import { isWorkPath } from 'contract/site/address'
import { readPainted } from '../../api/painted'

/** Addresses that the worker may cache: content-hashed files, pictures, and the public catalogue. */
const PUBLIC = /^\/(assets|images)\/|^\/api\/v1\/(products|categories|config)\b/

/**
 * Registers the service worker that makes the shop readable offline, and sends it the addresses loaded before it was
 * active. Skipped in development, in work areas and for visitors who save data.
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
    // A browser that cannot store (private mode, full disk) still shows the site.
    .catch(() => undefined)
}

function loadedSoFar(): string[] {
  const addresses = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname, search } = new URL(name, location.href)
    return origin === location.origin && PUBLIC.test(pathname) ? [pathname + search] : []
  })
  return [...new Set(addresses)]
}

/** Returns the API addresses that the server used for prerendering, which passed no worker. */
const painted = () => readPainted()?.content?.addresses ?? []
