import { API_BASE, type Endpoint } from 'contract/endpoint'
import { knownFields, unknownFields } from 'contract/unknown-fields'

const modules = import.meta.glob<Record<string, unknown>>('../../contract/src/**/*calls.ts', { eager: true })
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint))
const shapes = endpoints
  .filter(({ method }) => method !== 'GET')
  // Prefers the path with fewer parameters if two match.
  .sort((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`) }))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** Returns the path of a call, relative to the base of the API. */
export function pathOf(url: string): string {
  const { pathname } = new URL(url, 'http://localhost')
  return pathname.startsWith(API_BASE) ? pathname.slice(API_BASE.length) : pathname
}

/** Logs fields that the server would refuse as unknown to `console.error`, which fails the test. */
export function reportUnknownFields(method: string, path: string, body: unknown): void {
  const shape = shapes.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))
  const known = shape && knownFields(shape.endpoint, endpoints)
  if (!known) return
  const sent = body instanceof FormData ? fieldsOf(body, shape.endpoint) : body
  const unknown = unknownFields(known, sent)
  if (unknown.length > 0) console.error(`${method} ${path} sends unknown fields: ${unknown.join(', ')}`)
}

/** Returns the fields of a form as the server parses them: JSON fields parsed, files by name only. */
function fieldsOf(form: FormData, { multipart }: Endpoint): Record<string, unknown> {
  const fields = [...form].filter(([name]) => name !== multipart?.field)
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === 'string' && multipart?.json?.includes(name) ? JSON.parse(value) : String(value),
    ]),
  )
}
