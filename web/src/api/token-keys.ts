import type { Area } from 'contract/route'

/** Storage keys of each area's token; the first is written, the others are read if it is absent. */
export const tokenKeys: Record<Area, readonly [string, ...string[]]> = {
  customer: ['authToken'],
  // The last three are legacy keys.
  coach: ['coachAuthToken', 'coachToken', 'userToken', 'token'],
  admin: ['adminAuthToken'],
}
