type Detail = string | number | boolean | null

const TEXT_MAX = 200

/** What the audit trail says of a change of business data: each field that differs, as it was and as it is. */
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

function written(value: unknown): Detail {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : (value as Detail)
}

const shortened = (value: Detail) =>
  typeof value === 'string' && value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value
