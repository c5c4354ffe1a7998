import type { Area } from 'contract/route'
import { areas } from '../../../api/areas'
import { readStored, writeStored } from '../../../api/storage'

const KEY = 'resetArea'

function areaOf(value: unknown): Area {
  return typeof value === 'string' && Object.hasOwn(areas, value) ? (value as Area) : 'customer'
}

/** The area whose sign-in page led to the forgotten password, by that link's navigation state. */
export function areaOfState(state: unknown): Area {
  return areaOf((state as { area?: unknown } | null)?.area)
}

/** Remembers in this browser for which area a reset link was asked for: the mailed link does not say it. */
export function rememberResetArea(area: Area): void {
  writeStored(KEY, area === 'customer' ? null : area)
}

/** The area to sign in to after the reset; the customers' where another browser asked for the link. */
export function resetArea(): Area {
  return areaOf(readStored(KEY))
}
