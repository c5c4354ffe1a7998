import type { Property, Template } from './declared'

/** Identifies a template by its texts. */
export const keyOf = (strings: readonly string[]) => strings.join('\0')

/** A template that a test sent. */
export interface Observation {
  key: string
  /** Columns of the result; undefined for a nested template. */
  columns?: Column[]
}

export interface Column {
  name: string
  /** Oid of the type. */
  type: number
  /** True for a nullable column of a table. */
  mayBeNull: boolean
  /** True if a row had null here. */
  wasNull: boolean
}

/** JavaScript's kind of each type that `kernel/db/types.ts` converts, by oid; all others are text. */
export const KINDS: ReadonlyMap<number, string> = new Map([
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
  [1001, 'Buffer[]'],
  [1005, 'number[]'],
  [1007, 'number[]'],
  [1028, 'number[]'],
  [1021, 'number[]'],
  [1022, 'number[]'],
  [199, 'document[]'],
  [3807, 'document[]'],
  [1182, 'Date[]'],
  [1115, 'Date[]'],
  [1185, 'Date[]'],
  [1009, 'string[]'],
  [1015, 'string[]'],
  [1014, 'string[]'],
  [1003, 'string[]'],
  [1002, 'string[]'],
  [1016, 'string[]'],
  [1231, 'string[]'],
  [2951, 'string[]'],
  [1187, 'string[]'],
  [1041, 'string[]'],
])

/**
 * Compares row types with observed columns; returns a line per problem. `neverNull` lists results that are never null
 * despite their column: `<template> <result>`.
 */
export function compare(
  templates: readonly Template[],
  observations: readonly Observation[],
  neverNull: ReadonlySet<string>,
): string[] {
  const returned = new Map<string, Column[][]>()
  for (const { key, columns } of observations)
    if (columns) returned.set(key, [...(returned.get(key) ?? []), columns])
  const lines = templates.flatMap(({ name, line, key, row }) =>
    (returned.get(key) ?? []).flatMap((columns) => {
      const mayBeNull = (column: Column) => column.mayBeNull && !neverNull.has(`${name} ${column.name}`)
      const known = columns.map((column) => ({ ...column, mayBeNull: mayBeNull(column) }))
      return row ? faultsOf(row, known).map((fault) => `${name}, line ${line}: ${fault}`) : []
    }),
  )
  return [...new Set(lines)]
}

/** Returns the templates that no test sent; one with a row type must have been a statement itself. */
export function findUnobserved(
  templates: readonly Template[],
  observations: readonly Observation[],
): Template[] {
  const sent = new Set(observations.map(({ key }) => key))
  const answered = new Set(observations.flatMap(({ key, columns }) => (columns ? [key] : [])))
  return templates.filter(({ key, row }) => !(row ? answered : sent).has(key))
}

function faultsOf(row: readonly Property[], columns: readonly Column[]): string[] {
  const declared = new Map(row.map((property) => [property.name, property]))
  const returned = new Set(columns.map(({ name }) => name))
  const missing = row.filter(({ name, isOptional }) => !isOptional && !returned.has(name))
  return [
    ...missing.map(({ name }) => `"${name}" is declared and not returned`),
    ...columns.flatMap((column) => {
      const property = declared.get(column.name)
      return property ? faultOf(property, column) : [`"${column.name}" is returned and not declared`]
    }),
  ]
}

function faultOf({ name, kinds, isNullable }: Property, column: Column): string[] {
  const kind = KINDS.get(column.type) ?? 'string'
  const type = kinds.join(' | ')
  if (!kinds.every((declared) => holds(declared, kind)))
    return [`"${name}" is declared ${type} and returned as ${kind}`]
  if (isNullable || kinds.includes('unknown')) return []
  if (column.wasNull) return [`"${name}" was null and is declared ${type}`]
  return column.mayBeNull ? [`"${name}" may be null in the schema and is declared ${type}`] : []
}

/** A document may be an object or a list. */
function holds(declared: string, kind: string): boolean {
  if (declared === kind || declared === 'unknown') return true
  if (kind === 'document') return declared === 'object' || declared.endsWith('[]')
  return kind === 'document[]' && (declared === 'object[]' || declared === 'unknown[]')
}
