/** Row in which the optional properties of `T` are null instead of absent. */
export type WithNulls<T> = {
  [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K]
}

/** Returns a row without the properties that are null, as the contract has them. */
export function withoutNulls<T extends object>(row: WithNulls<T>): T {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T
}
