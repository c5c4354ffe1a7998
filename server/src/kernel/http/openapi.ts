import { API_BASE, type Endpoint } from 'contract/endpoint'
import type { ClientEvent, ServerEvent } from 'contract/socket-event'
import { answerSchema, bodySchema, type JsonSchema, jsonSchema } from './schemas'

const FAILURE: JsonSchema = {
  type: 'object',
  required: ['success', 'message', 'error', 'code', 'requestId'],
  additionalProperties: false,
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'The English sentence.' },
    error: { type: 'string', description: 'The same sentence.' },
    code: {
      type: 'string',
      description: 'Stable; what a client shows a text for.',
      examples: ['cart.insufficient_stock'],
    },
    params: { type: 'object', additionalProperties: true },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    fieldCodes: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
}

const AUDIENCE = {
  public: 'Anybody; a token that is sent is ignored.',
  account: 'Any signed-in account, for what is its own.',
  member: 'Customers and coaches, for what is their own.',
  coach: 'Coaches.',
  admin: 'The owner and staff.',
}

/** The events of the socket, which OpenAPI itself has no place for. */
export interface SocketEvents {
  client: readonly ClientEvent[]
  server: readonly ServerEvent[]
}

/** The OpenAPI 3.1 document of these endpoints and events, made from the same schemas that validate them. */
export function openApi(
  endpoints: readonly Endpoint[],
  publicUrl: string,
  events: SocketEvents = { client: [], server: [] },
): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, endpoints) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tavan API',
      version: '1',
      description:
        'The calls of the shop, of the coach area and of the console. Amounts are US dollars with at most two decimals.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl + API_BASE }],
    paths,
    'x-socket-events': socketEvents(events),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: FAILURE },
    },
  }
}

function socketEvents({ client, server }: SocketEvents): JsonSchema {
  return {
    description:
      'Socket.IO at its default path on the same origin, `auth: { token }`. An event that a client sends may be acknowledged: `{ success: true, data? }` or a Failure.',
    client: Object.fromEntries(
      client.map(({ name, summary, allow, payload, data }) => [
        name,
        {
          summary,
          description: AUDIENCE[allow],
          payload: jsonSchema(payload, 'input'),
          ...(data ? { data: jsonSchema(data, 'output') } : {}),
        },
      ]),
    ),
    server: Object.fromEntries(
      server.map(({ name, summary, payload }) => [name, { summary, payload: jsonSchema(payload, 'output') }]),
    ),
  }
}

function operation(endpoint: Endpoint, endpoints: readonly Endpoint[]): JsonSchema {
  const answer = answerSchema(endpoint)
  const body = bodySchema(endpoint, endpoints)
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-zA-Z]+(\w)?/g, (_, c: string) => (c ?? '').toUpperCase())}`,
    summary: endpoint.summary,
    description: AUDIENCE[endpoint.allow],
    tags: [endpoint.path.split('/')[1] ?? 'site'],
    security: securityOf(endpoint),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body ? { requestBody: { required: true, content: bodyOf(endpoint, body) } } : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        ...(answer ? { content: { 'application/json': { schema: answer } } } : {}),
        ...(endpoint.file
          ? { content: { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } } }
          : {}),
      },
      '400': failure('A refused value'),
      ...(endpoint.allow === 'public' ? {} : { '401': failure('No token, or a dead one') }),
      ...(endpoint.allow === 'coach' || endpoint.allow === 'admin'
        ? { '403': failure('A role that may not') }
        : {}),
      ...(endpoint.params ? { '404': failure('Absent, or somebody else’s') } : {}),
      ...(endpoint.body ? { '409': failure('In conflict with what is stored') } : {}),
      ...(endpoint.multipart
        ? { '413': failure('Too large'), '507': failure('No room for files right now; nothing was kept') }
        : {}),
      '429': failure('Too many calls; see Retry-After'),
    },
  }
}

/** Returns the ways to authorise a call; an empty list states that it needs none. */
function securityOf({ allow, token }: Endpoint): JsonSchema[] {
  if (allow === 'public' && token === undefined) return []
  return token === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

/** A JSON body, or a form with files: the same text fields, and one that repeats for the files; or either. */
function bodyOf({ multipart }: Endpoint, schema: JsonSchema): JsonSchema {
  if (!multipart) return { 'application/json': { schema } }
  const { field, most, fileBytes, orJson = false } = multipart
  const files = {
    type: 'array',
    minItems: orJson ? 0 : 1,
    maxItems: most,
    items: { type: 'string', format: 'binary', description: `At most ${fileBytes} bytes.` },
  }
  const properties = { ...(schema.properties as JsonSchema), [field]: files }
  const form = { 'multipart/form-data': { schema: { ...schema, properties } } }
  return orJson ? { 'application/json': { schema }, ...form } : form
}

function parameters(schema: Endpoint['query'], place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return []
  const made = jsonSchema(schema, 'input')
  const required = new Set((made.required as string[] | undefined) ?? [])
  return Object.entries((made.properties ?? {}) as Record<string, JsonSchema>).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: inner,
  }))
}
