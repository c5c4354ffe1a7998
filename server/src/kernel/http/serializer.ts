import { createRequire } from 'node:module'
import type { build as Build, Schema } from 'fast-json-stringify'
import type { JsonSchema } from './schemas'

const require = createRequire(import.meta.url)

/** Compiled serializers of all applications of this process: the tests open several hundred. */
const compiled = new WeakMap<object, (answer: unknown) => string>()

/**
 * Serialises the answers of `endpoint`, compiled for the first one: to load the compiler and to compile all routes would
 * take a third of the start.
 */
export function lazySerializer(endpoint: object, schemaOf: () => JsonSchema): (answer: unknown) => string {
  return (answer) => {
    let serialize = compiled.get(endpoint)
    if (!serialize) {
      serialize = compileSerializer(schemaOf())
      compiled.set(endpoint, serialize)
    }
    return serialize(answer)
  }
}

export function compileSerializer(schema: JsonSchema): (answer: unknown) => string {
  const { build } = require('fast-json-stringify') as { build: typeof Build }
  return build(schema as unknown as Schema)
}
