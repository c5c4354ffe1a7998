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
