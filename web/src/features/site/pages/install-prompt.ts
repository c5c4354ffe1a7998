import { useSyncExternalStore } from 'react'

/** Event of browsers that can install the site; no type of the DOM has it. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** An offer that came before this file had loaded is kept by the boot script (`boot/boot.ts`). */
let offered = typeof window === 'undefined' ? undefined : (window.installOffer as InstallEvent | undefined)
const listeners = new Set<() => void>()

function offer(event: InstallEvent | undefined): void {
  offered = event
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The page's own button asks in place of the browser's bar.
    event.preventDefault()
    offer(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => offer(undefined))
}

/** Returns the function that asks the browser to install the site; undefined where the browser does not offer it. */
export function useInstallPrompt(): (() => Promise<boolean>) | undefined {
  const event = useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  )
  return (
    event &&
    (async () => {
      // Browsers take each offer once.
      offer(undefined)
      return (await event.prompt()).outcome === 'accepted'
    })
  )
}
