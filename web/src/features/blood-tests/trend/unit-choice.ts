import { knownUnit, type MarkerCode, unitsOf } from 'contract/blood-tests/markers'
import { useState } from 'react'
import { LOGOUT_EVENT } from '../../../api/areas'
import { readStoredJson, writeStored } from '../../../api/storage'

const KEY = 'bloodTestUnits'

/** Reads the selected unit per marker; the record has no measured values. */
function readUnits(): Record<string, unknown> {
  const stored = readStoredJson(KEY)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

// On a shared device, a sign-out must not leave preferences to the next user.
globalThis.addEventListener?.(LOGOUT_EVENT, () => writeStored(KEY, null))

/** Returns the unit of a marker: the last selected one, else that of the newest value. */
export function useUnit(marker: MarkerCode | null, newest: string | null) {
  const known = unitsOf(marker)
  const [unit, setUnit] = useState(() => {
    const wanted = marker === null ? undefined : readUnits()[marker]
    return known.find((one) => one === wanted) ?? knownUnit(marker, newest ?? '') ?? newest
  })
  return {
    unit,
    /** Empty if there is only one unit. */
    units: known.length > 1 ? known : [],
    choose: (next: string) => {
      setUnit(next)
      if (marker !== null) writeStored(KEY, JSON.stringify({ ...readUnits(), [marker]: next }))
    },
  }
}
