import { SECOND } from 'contract/units'

/** Long enough for the browser to have begun with it. */
const KEPT = 10 * SECOND

/** Gives bytes to the browser to save under a name; as of no type, so that none is opened in place of the page. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
