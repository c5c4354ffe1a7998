/** Addresses that the worker may keep: files named by their content, pictures, and the public catalogue. */
const PUBLIC = /^\/(assets|images)\/|^\/api\/v1\/(products|categories|config)\b/

/**
 * Starts the service worker that keeps the shop readable without a network, and tells it what this visit has loaded
 * before it was there. Not in development, and not for whoever asked to save data.
 */
export function keepForLater(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const worker = navigator.serviceWorker
  if (!import.meta.env.PROD || !worker || connection?.saveData) return
  const first = !worker.controller
  worker
    .register('/sw.js')
    .then(() => worker.ready)
    .then(({ active }) => {
      if (first) active?.postMessage({ keep: loadedSoFar() })
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
