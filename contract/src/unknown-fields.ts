import type { z } from 'zod'
import type { Endpoint } from './endpoint'

/** Most unknown fields that one refusal names. */
export const UNKNOWN_FIELDS_MAX = 20
/** Most characters of a path that a refusal repeats. */
const PATH_MAX = 200

/**
 * Returns the schemas that together name the fields a caller may send: the body's and, for a PUT or PATCH, the answer's of
 * the GET at the same address. Undefined for calls that ignore unknown fields, or whose body is another party's format.
 */
export function knownFields(endpoint: Endpoint, endpoints: readonly Endpoint[]): z.ZodType[] | undefined {
  if (endpoint.method === 'GET' || endpoint.specified || endpoint.rawBody) return undefined
  return [...(endpoint.body ? [endpoint.body] : []), ...readBack(endpoint, endpoints)]
}

/** Returns the schemas of what a client has read at the address that the call writes. */
export function readBack({ method, path }: Endpoint, endpoints: readonly Endpoint[]): z.ZodType[] {
  if (method !== 'PUT' && method !== 'PATCH') return []
  const read = endpoints.find((one) => one.method === 'GET' && one.path === path)
  return [read?.data, read?.top].filter((schema) => schema !== undefined)
}

/**
 * Returns the dotted paths of fields of `value` that none of the schemas names, at every depth (`items.0.colour`).
 * Values of a wrong type are left to the schemas. Without a discriminator, a union knows the fields of all its options.
 */
export function unknownFields(schemas: readonly z.ZodType[], value: unknown): string[] {
  const found: string[] = []
  collect(schemas, value, '', found)
  return found
}

type Schema = z.core.$ZodType

function collect(schemas: readonly Schema[], value: unknown, path: string, found: string[]): void {
  if (value === null || typeof value !== 'object') return
  const holders = new Set(schemas.flatMap((schema) => unwrapped(schema, value)))
  if ([...holders].some(takesAnything)) return
  const fields = [...holders].filter((schema) => holds(schema, value))
  // A call without a body knows no field; else a value of another type is not ours to judge.
  if (fields.length === 0 && schemas.length > 0) return
  for (const [key, inner] of Object.entries(value)) {
    if (found.length === UNKNOWN_FIELDS_MAX) return
    const place = path === '' ? key : `${path}.${key}`
    const known = fields.flatMap((schema) => fieldOf(schema, key))
    if (known.length > 0) collect(known, inner, place, found)
    else found.push(place.length > PATH_MAX ? `${place.slice(0, PATH_MAX)}…` : place)
  }
}

/** Returns what a schema checks a value with, once optional, default, pipe and union are taken off. */
function unwrapped(schema: Schema, value: object): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return unwrapped(def.innerType, value)
    case 'lazy':
      return unwrapped(def.getter(), value)
    case 'pipe':
      // A preprocessing step has no fields: the schema behind it names them.
      return unwrapped(isTransform(def.in) ? def.out : def.in, value)
    case 'intersection':
      return [...unwrapped(def.left, value), ...unwrapped(def.right, value)]
    case 'union':
      return optionsOf(def as z.core.$ZodUnionDef, value).flatMap((option) => unwrapped(option, value))
    default:
      return [schema]
  }
}

/** Returns the options of a union, only the matching ones where its discriminator names some. */
function optionsOf(def: z.core.$ZodUnionDef, value: object): readonly Schema[] {
  const { discriminator } = def as Partial<z.core.$ZodDiscriminatedUnionDef>
  if (discriminator === undefined) return def.options
  const kind = (value as Record<string, unknown>)[discriminator]
  const named = def.options.filter((option) =>
    option._zod.propValues?.[discriminator]?.has(kind as z.core.util.Primitive),
  )
  return named.length > 0 ? named : def.options
}

function isTransform(schema: Schema): boolean {
  return schema._zod.def.type === 'transform'
}

function takesAnything(schema: Schema): boolean {
  return ['unknown', 'any', 'custom', 'transform'].includes(schema._zod.def.type)
}

/** Returns true if the schema describes the inside of such a value. */
function holds(schema: Schema, value: object): boolean {
  const { type } = schema._zod.def
  return Array.isArray(value) ? type === 'array' || type === 'tuple' : type === 'object' || type === 'record'
}

/** Returns the schema of one field or list entry; nothing where the schema does not name it. */
function fieldOf(schema: Schema, key: string): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'array':
      return [def.element]
    case 'tuple':
      return [def.items[Number(key)] ?? def.rest].filter((entry) => entry !== undefined && entry !== null)
    case 'record':
      return [def.valueType]
    case 'object': {
      if (Object.hasOwn(def.shape, key)) return [def.shape[key] as Schema]
      return def.catchall && def.catchall._zod.def.type !== 'never' ? [def.catchall] : []
    }
    default:
      return []
  }
}
