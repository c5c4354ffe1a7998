import type { Declaration, Property } from './declared'

/** Tells the statements of one template from all others, by the texts of the template. */
export const keyOf = (strings: readonly string[]) => strings.join('\0')

/** What a statement returned in a test. */
export interface Observation {
  key: string
  columns: Column[]
}

export interface Column {
  name: string
  /** Oid of the type. */
  type: number
  /** Oid of the table and number of the column, 0 where it is an expression. */
  table: number
  number: number
  /** Whether a row had null here. */
  wasNull: boolean
}

/** JavaScript's kind of each type of PostgreSQL that `kernel/db/types.ts` does not leave text. */
const KINDS = new Map([
  [16, 'boolean'],
  [17, 'Buffer'],
  [21, 'number'],
  [23, 'number'],
  [26, 'number'],
  [700, 'number'],
  [701, 'number'],
  [114, 'document'],
  [3802, 'document'],
  [1082, 'Date'],
  [1114, 'Date'],
  [1184, 'Date'],
  [1000, 'boolean[]'],
  [1005, 'number[]'],
  [1007, 'number[]'],
  [1021, 'number[]'],
  [1022, 'number[]'],
  [1182, 'Date[]'],
  [1185, 'Date[]'],
  [1009, 'string[]'],
  [1015, 'string[]'],
  [1016, 'string[]'],
  [1231, 'string[]'],
])

/** Returns what is wrong with the row types, a line each that begins with the place of the statement. */
export function compare(
  declarations: readonly Declaration[],
  observations: readonly Observation[],
): string[] {
  const byKey = new Map<string, Observation[]>()
  for (const observation of observations)
    byKey.set(observation.key, [...(byKey.get(observation.key) ?? []), observation])
  const lines = declarations.flatMap(({ place, key, properties }) =>
    (byKey.get(key) ?? []).flatMap(({ columns }) =>
      faultsOf(properties, columns).map((fault) => `${place}: ${fault}`),
    ),
  )
  return [...new Set(lines)]
}

/** Places of the statements that no test carried out. */
export function unobserved(
  declarations: readonly Declaration[],
  observations: readonly Observation[],
): string[] {
  const seen = new Set(observations.map(({ key }) => key))
  return declarations.filter(({ key }) => !seen.has(key)).map(({ place }) => place)
}

function faultsOf(properties: readonly Property[], columns: readonly Column[]): string[] {
  const declared = new Map(properties.map((property) => [property.name, property]))
  const returned = new Set(columns.map(({ name }) => name))
  const missing = properties.filter(({ name, isOptional }) => !isOptional && !returned.has(name))
  return [
    ...missing.map(({ name }) => `"${name}" is declared and not returned`),
    ...columns.flatMap((column) => {
      const property = declared.get(column.name)
      return property ? faultOf(property, column) : [`"${column.name}" is returned and not declared`]
    }),
  ]
}

function faultOf({ name, kinds, isNullable }: Property, { type, wasNull }: Column): string[] {
  const kind = KINDS.get(type) ?? 'string'
  const isRight =
    kind === 'document' ? kinds.some(holdsDocument) : kinds.every((one) => one === kind || one === 'unknown')
  if (!isRight) return [`"${name}" is declared ${kinds.join(' | ')} and returned as ${kind}`]
  return wasNull && !isNullable && !kinds.includes('unknown')
    ? [`"${name}" was null and is declared ${kinds.join(' | ')}`]
    : []
}

const holdsDocument = (kind: string) => kind === 'object' || kind === 'unknown' || kind.endsWith('[]')
