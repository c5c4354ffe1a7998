import { knownUnit, type MarkerCode, unitsOf } from 'contract/blood-tests/markers'
import { useState } from 'react'
import { LOGOUT_EVENT } from '../../../api/areas'
import { readStoredJson, writeStored } from '../../../api/storage'

const KEY = 'bloodTestUnits'

/** Which unit somebody wants for which marker; nothing about a test. */
function readUnits(): Record<string, unknown> {
  const stored = readStoredJson(KEY)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

// Whoever signs out leaves nothing to the next one at this device.
addEventListener(LOGOUT_EVENT, () => writeStored(KEY, null))

/** The unit in which a marker is shown: the one that was chosen last, else that of the newest value. */
export function useUnit(marker: MarkerCode | null, newest: string | null) {
  const known = unitsOf(marker)
  const [unit, setUnit] = useState(() => {
    const wanted = marker === null ? undefined : readUnits()[marker]
    return known.find((one) => one === wanted) ?? knownUnit(marker, newest ?? '') ?? newest
  })
  return {
    unit,
    /** Empty where there is nothing to choose. */
    units: known.length > 1 ? known : [],
    choose: (next: string) => {
      setUnit(next)
      if (marker !== null) writeStored(KEY, JSON.stringify({ ...readUnits(), [marker]: next }))
    },
  }
}
