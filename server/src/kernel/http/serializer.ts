import { createRequire } from 'node:module'
import type { build as Build, Schema } from 'fast-json-stringify'
import type { JsonSchema } from './schemas'

const require = createRequire(import.meta.url)

/**
 * Serialises the answers of a route, compiled for the first one: to load the compiler and to compile all routes would take
 * a third of the start.
 */
export function lazySerializer(schemaOf: () => JsonSchema): (answer: unknown) => string {
  let serialize: ((answer: unknown) => string) | undefined
  return (answer) => {
    serialize ??= compileSerializer(schemaOf())
    return serialize(answer)
  }
}

export function compileSerializer(schema: JsonSchema): (answer: unknown) => string {
  const { build } = require('fast-json-stringify') as { build: typeof Build }
  return build(schema as unknown as Schema)
}
