import type { Area } from 'contract/route'

/** An account on this device: what it keeps here is in a database of its own, so no other account can read it. */
export interface DeviceAccount {
  area: Area
  userId: string
}

export const deviceDatabaseName = ({ area, userId }: DeviceAccount) => `tavan ${area} ${userId}`

/** Deletes all that an account keeps on this device. Pages that have it open let it go. */
export function eraseDevice(account: DeviceAccount): void {
  try {
    indexedDB.deleteDatabase(deviceDatabaseName(account))
  } catch {
    // A browser without databases keeps nothing to erase.
  }
}
