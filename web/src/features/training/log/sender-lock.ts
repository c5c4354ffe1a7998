import { SECOND } from 'contract/units'
import { type DeviceAccount, deviceDatabaseName } from '../../../api/device-name'
import { inDeviceStore } from '../../../api/device-store'
import { newClientId } from './entry'

/** Duration of a lease without renewal; longer than the timeout of a request. */
const LEASE_MS = 30 * SECOND
const LEASE_KEY = ['lease', 'log']
const owner = newClientId()

interface Lease {
  owner: string
  until: number
}

/** Work that only one tab of the browser does at a time; `renew` is called before each request. */
type Work = (renew: () => Promise<void>) => Promise<void>

/**
 * Runs `work` while no other tab does the same for this account. Waits for the other tab with the Locks API; without it
 * leaves the work to the tab that holds the lease, and returns false.
 */
export async function inOneTab(account: DeviceAccount, signal: AbortSignal, work: Work): Promise<boolean> {
  if (typeof navigator.locks?.request === 'function') {
    await navigator.locks.request(`${deviceDatabaseName(account)} log`, () => work(async () => undefined))
    return true
  }
  const isOurs = await lease(account, signal).catch(() => true)
  if (!isOurs) return false
  try {
    await work(async () => void (await lease(account, signal).catch(() => true)))
  } finally {
    await release(account, signal).catch(() => undefined)
  }
  return true
}

/** Takes or renews the lease; false if another tab holds it. */
async function lease(account: DeviceAccount, signal: AbortSignal): Promise<boolean> {
  const taken = await inDeviceStore({
    account,
    signal,
    store: 'training',
    mode: 'readwrite',
    work: (store) => {
      const box = { isOurs: false }
      const request = store.get(LEASE_KEY) as IDBRequest<Lease | undefined>
      request.onsuccess = () => {
        const held = request.result
        const now = Date.now()
        // An end beyond the duration means that the clock was set back since.
        const isFree = !held || held.owner === owner || held.until < now || held.until > now + LEASE_MS
        box.isOurs = isFree
        if (isFree) store.put({ owner, until: now + LEASE_MS } satisfies Lease, LEASE_KEY)
      }
      return box
    },
  })
  return taken.isOurs
}

async function release(account: DeviceAccount, signal: AbortSignal): Promise<void> {
  await inDeviceStore({
    account,
    signal,
    store: 'training',
    mode: 'readwrite',
    work: (store) => {
      const request = store.get(LEASE_KEY) as IDBRequest<Lease | undefined>
      request.onsuccess = () => {
        if (request.result?.owner === owner) store.delete(LEASE_KEY)
      }
    },
  })
}
