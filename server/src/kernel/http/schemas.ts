import type { Endpoint } from 'contract/endpoint'
import { knownFields, readBack } from 'contract/unknown-fields'
import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** JSON Schema of a zod schema; `input` as a caller sends it, `output` as we answer it. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' }) as JsonSchema
  delete made.$schema
  return made
}

/** The schema of what a caller sends; undefined where the call has no body. */
export function bodySchema(endpoint: Endpoint, endpoints: readonly Endpoint[]): JsonSchema | undefined {
  if (!endpoint.body) return undefined
  const schema = jsonSchema(endpoint.body, 'input')
  if (!knownFields(endpoint, endpoints)) return schema
  const answers = readBack(endpoint, endpoints).map((answer) => jsonSchema(answer, 'output').properties)
  return closed(schema, { properties: Object.assign({}, ...answers) })
}

/** Adds the properties of `answer` as read-only ones, and says at every depth that there are no others. */
function closed(schema: JsonSchema, answer: JsonSchema = {}): JsonSchema {
  const { anyOf, items, properties } = schema as Nested
  const read =
    (answer.anyOf as JsonSchema[] | undefined)?.find((one) => one.properties ?? one.items) ?? answer
  if (anyOf) return { ...schema, anyOf: anyOf.map((option) => closed(option, read)) }
  if (items) return { ...schema, items: closed(items, (read as Nested).items) }
  if (!properties) return schema
  const answered = (read as Nested).properties ?? {}
  const readOnly = Object.entries(answered).filter(([name]) => !Object.hasOwn(properties, name))
  return {
    ...schema,
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, closed(inner, answered[name])]),
      ),
      ...Object.fromEntries(readOnly.map(([name, inner]) => [name, { ...inner, readOnly: true }])),
    },
    additionalProperties: false,
  }
}

interface Nested {
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** Returns true if `answerSchema` describes this endpoint. */
export function describesAnswer({ file, raw, data }: Endpoint): boolean {
  return !file && !(raw && !data)
}

/** The schema of a success of `endpoint`: the envelope around its data, or the bare data; none where it is a file. */
export function answerSchema(endpoint: Endpoint): JsonSchema | undefined {
  if (endpoint.file) return undefined
  if (endpoint.raw) return endpoint.data && jsonSchema(endpoint.data, 'output')
  const top = endpoint.top ? jsonSchema(endpoint.top, 'output') : { properties: {}, required: [] }
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string' },
      ...(endpoint.data ? { data: jsonSchema(endpoint.data, 'output') } : {}),
      ...(top.properties as object),
    },
    required: ['success', ...(endpoint.data ? ['data'] : []), ...((top.required as string[]) ?? [])],
    additionalProperties: false,
  }
}

/**
 * The same for the serialiser, which is compiled from it: `anyOf [x, null]` becomes `nullable`, because a union is
 * matched by a validator at run time, and formats are dropped, because the values come from us.
 */
export function forSerializer(schema: JsonSchema): JsonSchema {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (node === null || typeof node !== 'object') return node
    const copy = Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, walk(value)]),
    ) as JsonSchema
    delete copy.format
    delete copy.pattern
    const union = copy.anyOf
    if (Array.isArray(union) && union.length === 2) {
      const other = union.find((u) => (u as JsonSchema).type !== 'null') as JsonSchema | undefined
      if (other && union.some((u) => (u as JsonSchema).type === 'null')) {
        delete copy.anyOf
        return { ...copy, ...other, nullable: true }
      }
    }
    return copy
  }
  return walk(schema) as JsonSchema
}
