import { types } from 'pg'

/** A document for a json or jsonb column. */
export class Json {
  constructor(readonly value: unknown) {}
}

type Scalar = string | number | bigint | boolean | Date | Uint8Array | null

/** Values a statement accepts as parameters. */
export type Value = Scalar | Json | readonly Value[]

type Parse = (text: string) => unknown

const TEXT_ARRAY = 1009
const toNumber: Parse = (text) => Number(text)
const toDate: Parse = (text) => new Date(text)

/**
 * Parsers by the oid of a type; every other type (int8 and numeric among them, which a number cannot hold) stays text.
 * `array` is the oid of its array type.
 */
const parsed: { oid: number; array: number; parse: Parse }[] = [
  { oid: 16, array: 1000, parse: (text) => text === 't' }, // bool
  { oid: 17, array: 1001, parse: (text) => Buffer.from(text.slice(2), 'hex') }, // bytea
  { oid: 21, array: 1005, parse: toNumber }, // int2
  { oid: 23, array: 1007, parse: toNumber }, // int4
  { oid: 26, array: 1028, parse: toNumber }, // oid
  { oid: 700, array: 1021, parse: toNumber }, // float4
  { oid: 701, array: 1022, parse: toNumber }, // float8
  { oid: 114, array: 199, parse: JSON.parse }, // json
  { oid: 3802, array: 3807, parse: JSON.parse }, // jsonb
  { oid: 1082, array: 1182, parse: toDate }, // date
  { oid: 1114, array: 1115, parse: toDate }, // timestamp
  { oid: 1184, array: 1185, parse: toDate }, // timestamptz
]

/** Array types whose elements stay text: text, varchar, bpchar, name, char, int8, numeric, uuid, interval, inet. */
const textArrays = [TEXT_ARRAY, 1015, 1014, 1003, 1002, 1016, 1231, 2951, 1187, 1041]

const parseTexts = types.getTypeParser(TEXT_ARRAY as never, 'text') as (text: string) => Elements<string>

type Elements<T> = (T | null | Elements<T>)[]

const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    parseElements(parseTexts(text), parse)

function parseElements(elements: Elements<string>, parse: Parse): Elements<unknown> {
  return elements.map((element) => {
    if (Array.isArray(element)) return parseElements(element, parse)
    return element === null ? null : parse(element)
  })
}

const asText: Parse = (text) => text
const parsers = new Map<number, Parse>([
  ...parsed.map(({ oid, parse }): [number, Parse] => [oid, parse]),
  ...parsed.map(({ array, parse }): [number, Parse] => [array, arrayOf(parse)]),
  ...textArrays.map((oid): [number, Parse] => [oid, parseTexts]),
])

/** Parsers of result columns, as `pg` takes them. */
export const columnTypes = { getTypeParser: (oid: number) => parsers.get(oid) ?? asText }
/** Leaves every column the text that PostgreSQL sent. */
export const textColumns = { getTypeParser: () => asText }

/**
 * Type that a parameter names by a cast, because PostgreSQL would take its text for another one where the place does not
 * tell: `$1 - interval '1 hour'`. Empty where the place decides. `next` is the text behind the parameter.
 */
export function castOf(value: unknown, next: string): string {
  if (typeof value === 'boolean') return '::boolean'
  if (typeof value === 'bigint') return '::int8'
  if (typeof value !== 'object' || value === null) return ''
  if (value instanceof Json) return next.startsWith('::json') ? '' : '::jsonb'
  if (value instanceof Date) return '::timestamptz'
  return value instanceof Uint8Array ? '::bytea' : ''
}

/** Converts a value to text, bytes or null for the wire. Throws for undefined and for an object without a type. */
export function toParameter(value: unknown): string | Buffer | null {
  if (typeof value === 'string' || value === null) return value
  if (value instanceof Json) return value.value === null ? null : defined(JSON.stringify(value.value))
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return Array.isArray(value) ? toArray(value) : toText(value)
}

function toText(value: unknown): string {
  switch (typeof defined(value)) {
    case 'string':
      return value as string
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
  }
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (value instanceof Json) return defined(JSON.stringify(value.value))
  throw new TypeError('An object must be a parameter by db.json().')
}

function toArray(values: readonly unknown[]): string {
  const elements = values.map((value) => {
    if (value === null) return 'null'
    if (Array.isArray(value)) return toArray(value)
    return `"${toText(value).replace(/[\\"]/g, '\\$&')}"`
  })
  return `{${elements.join(',')}}`
}

function defined<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new TypeError('Undefined values are not allowed')
  return value
}
