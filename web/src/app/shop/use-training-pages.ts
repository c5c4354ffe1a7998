import { useEffect } from 'react'
import { whenIdle } from '../../ui/lazy-page'

/** Loads the pages for training while the browser is idle, so that the service worker has them where there is no network. */
export function useTrainingPages(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded && 'serviceWorker' in navigator) void loadAll()
  }, [isNeeded])
}

async function loadAll(): Promise<void> {
  await controlled(navigator.serviceWorker)
  await whenIdle()
  // Without the files the pages only need a network.
  await import('./rare-page').then(({ loadTraining }) => loadTraining()).catch(() => undefined)
}

/** Resolves once a worker sees what this page loads; never where there is none, as for visitors who save data. */
async function controlled(worker: ServiceWorkerContainer): Promise<void> {
  const change = new Promise((resolve) =>
    worker.addEventListener('controllerchange', resolve, { once: true }),
  )
  if (!worker.controller) await change
}
