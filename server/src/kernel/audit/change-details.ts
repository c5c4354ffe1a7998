type Detail = string | number | boolean | null

const TEXT_MAX = 200

/** Returns each differing field of business data with its old and new value. */
export function changeDetails<T extends object>(before: T, after: T): Record<string, Detail> {
  const fields = Object.keys(after) as (keyof T & string)[]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [from, to] = [written(before[field]), written(after[field])]
      if (from === to) return []
      return [
        [`${field}.from`, shortened(from)],
        [`${field}.to`, shortened(to)],
      ]
    }),
  )
}

/** Returns true for equal data, whatever the order of keys. */
export function isSameData(one: unknown, other: unknown): boolean {
  return written(one) === written(other)
}

function written(value: unknown): Detail {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value, withSortedKeys) : (value as Detail)
}

/** jsonb returns the keys of an object in another order than they were written in. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const shortened = (value: Detail) =>
  typeof value === 'string' && value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value

/** Returns `field.from` and `field.to` of each field that differs, deep ones by their path. */
export function leafChanges(before: object, after: object): Record<string, string | null> {
  const [from, to] = [leavesOf(before), leavesOf(after)]
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter((path) => from.get(path) !== to.get(path))
  return Object.fromEntries(
    paths.flatMap((path) => [
      [`${path}.from`, from.get(path)?.slice(0, TEXT_MAX) ?? null],
      [`${path}.to`, to.get(path)?.slice(0, TEXT_MAX) ?? null],
    ]),
  )
}

function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[path, String(value)]])
  // A list of texts, as the lines of an address, is one field.
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return new Map([[path, value.join(', ')]])
  const inner = Object.entries(value).map(([name, one]) => leavesOf(one, path ? `${path}.${name}` : name))
  return new Map(inner.flatMap((map) => [...map]))
}
