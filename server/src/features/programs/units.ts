import { measurementKinds } from 'contract/programs/rules'

/** The unit of each kind of measurement. */
export const unitsOf: Record<string, string> = Object.fromEntries(
  Object.entries(measurementKinds).map(([kind, { unit }]) => [kind, unit]),
)
