/** What this browser can do about notices; `ios`: only once the site is on the Home Screen. */
export type PushSupport = 'yes' | 'no' | 'ios' | 'denied'

export function pushSupport(): PushSupport {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isSupported) return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'no'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

/** Subscription of this browser, without asking for anything. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'yes') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for the permission, upon a press only, and subscribes; null where it is refused. */
export async function subscribe(getPublicKey: () => Promise<string>): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const publicKey = await getPublicKey()
  const registration = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const known = await registration.pushManager.getSubscription()
  // A subscription for another key of the server receives nothing.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
