/** A row in which what the contract leaves out is null. */
export type WithNulls<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] }

/** Leaves out the properties that are null: optional fields are absent in an answer. */
export function withoutNulls<T extends object>(row: WithNulls<T>): T {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T
}
