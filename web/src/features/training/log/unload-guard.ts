import { type DeviceAccount, deviceDatabaseName } from '../../../api/device-name'

const unsaved = new Set<string>()
const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Asks before a reload while entries of an account are only in memory. */
export function guardUnload(account: DeviceAccount, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(deviceDatabaseName(account))
  else unsaved.delete(deviceDatabaseName(account))
  if (unsaved.size > 0) addEventListener('beforeunload', preventUnload)
  else removeEventListener('beforeunload', preventUnload)
}
