import type { Area } from 'contract/route'

/** Account on this device. Each has a separate database, so no other account can read its data. */
export interface DeviceAccount {
  area: Area
  userId: string
}

export const deviceDatabaseName = ({ area, userId }: DeviceAccount) => `tavan ${area} ${userId}`

/** Deletes an account's data on this device; open connections close themselves. */
export function eraseDevice(account: DeviceAccount): void {
  try {
    indexedDB.deleteDatabase(deviceDatabaseName(account))
  } catch {
    // A browser without IndexedDB has nothing to erase.
  }
}
