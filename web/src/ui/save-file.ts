import { SECOND } from 'contract/units'

/** Delay before the object URL is revoked; the download has started by then. */
const KEPT = 10 * SECOND

/** Downloads bytes under a name; the generic type prevents the browser from opening them instead. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
