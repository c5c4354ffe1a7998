import { type Answer, API_BASE, type Endpoint, type Multipart, type Received } from 'contract/endpoint'
import { type Locale, localeOfTag, negotiateLocale } from 'contract/locale'
import { knownFields, unknownFields } from 'contract/unknown-fields'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteOptions,
} from 'fastify'
import type { z } from 'zod'
import { fail } from '../../fail'
import type { IncomingFiles, ReceivedUpload } from '../upload/multipart'
import { receive } from '../upload/receive'
import { Attachment, sendAttachment } from './attachment'
import { authorize, type FindSession, findCaller, type Session } from './authorize'
import { Shared, sendEncoded } from './compress'
import { InvalidInput, unknownField } from './envelope'
import { PUBLIC_HEADERS, SHARED_HEADERS } from './headers'
import { CachedResponse, type HotAnswers } from './hot-answers'
import { holdsUnstorable, parseJsonBody } from './json-body'
import type { CallKind, Limiter } from './limits'
import { answerSchema, describesAnswer, forSerializer, type JsonSchema } from './schemas'
import { lazySerializer } from './serializer'
import { isJson } from './slow-body'

/** Context of a call besides its input. Every non-public call has a `session`. */
export interface Call<E extends Endpoint> extends Received<E> {
  session: E['allow'] extends 'public' ? undefined : Session
  requestId: string
  address: string
  locale: Locale
  headers: FastifyRequest['headers']
  log: FastifyBaseLogger
  reply: FastifyReply
  /** Returns the caller of a public call with `token: 'optional'`; undefined without a valid token. */
  findCaller: E['token'] extends 'optional' ? () => Promise<Session | undefined> : undefined
  /** The body's exact bytes; empty unless the endpoint asks for them. */
  raw: Buffer
  /** The files of a multipart call. Whatever of them is still there when the handler is done is removed. */
  upload: E['multipart'] extends object ? ReceivedUpload : undefined
}

const NO_BYTES = Buffer.alloc(0)

type Result<E extends Endpoint> = E['file'] extends string
  ? Attachment
  : Answer<E> | (E['shared'] extends true ? CachedResponse : never)
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>

export interface BinderParts {
  findSession: FindSession
  limiter: Limiter
  /** Folder for incoming multipart files. */
  incoming?: IncomingFiles
}

export interface BindOptions {
  kind?: CallKind
  /** Checks the caller before a multipart body is read; a thrown error is the answer. */
  before?: (caller: { address: string; session: Session | undefined }) => Promise<void>
}

/** Every endpoint that has been bound, for the OpenAPI document and the access matrix. */
export interface Binder {
  endpoints: Endpoint[]
  /** Adds the route of one endpoint. Nothing is reachable by a caller whom `allow` does not name. */
  <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: BindOptions): void
}

export function createBinder(app: FastifyInstance, parts: BinderParts): Binder {
  const endpoints: Endpoint[] = []
  const bind = (endpoint: Endpoint, handler: AnyHandler, options: BindOptions = {}) => {
    checkAudience(endpoint)
    endpoints.push(endpoint)
    const kind = options.kind ?? (endpoint.method === 'GET' ? 'read' : 'write')
    addRoute(app, { endpoint, endpoints, handler, options, kind, parts, hot: app.hotAnswers })
  }
  return Object.assign(bind, { endpoints }) as Binder
}

type AnyHandler = (call: never) => unknown

/** One endpoint with all that answering it takes. */
interface Binding {
  endpoint: Endpoint
  /** All endpoints, because a PUT accepts the fields of the GET at its address. */
  endpoints: readonly Endpoint[]
  handler: AnyHandler
  options: BindOptions
  kind: CallKind
  parts: BinderParts
  hot: HotAnswers
}

function checkAudience({ method, path, allow, staff, shared, token }: Endpoint): void {
  if (!['public', 'account', 'member', 'coach', 'admin'].includes(allow)) {
    throw new Error(`${method} ${path} does not say who may call it`)
  }
  if ((allow === 'admin') !== (staff !== undefined)) {
    throw new Error(`${method} ${path}: an admin's call, and no other, names its section`)
  }
  if (shared && (allow !== 'public' || method !== 'GET' || token)) {
    throw new Error(`${method} ${path}: only what everybody may read is the same for everybody`)
  }
}

function bodyLimitOf({ bytes, judged }: Endpoint): { bodyLimit?: number } {
  const bodyLimit = bytes ?? judged?.bytes
  return bodyLimit === undefined ? {} : { bodyLimit }
}

function addRoute(app: FastifyInstance, binding: Binding): void {
  const { endpoint, kind, parts } = binding
  const { allow, staff, multipart } = endpoint
  const route: RouteOptions = {
    method: endpoint.method,
    url: API_BASE + endpoint.path,
    // The schema itself is made when the first answer is serialised.
    schema: describesAnswer(endpoint) ? { response: { [endpoint.status ?? 200]: {} } } : {},
    serializerCompiler: () =>
      lazySerializer(endpoint, () => forSerializer(answerSchema(endpoint) as JsonSchema)),
    // Before the body is read: a stranger's megabytes are refused, not parsed.
    onRequest: allow === 'public' ? countCall(parts.limiter, kind) : authorize(parts, kind, { allow, staff }),
    ...bodyLimitOf(endpoint),
    config: multipart ? { counted: true, slowBody: multipart.bytes } : { counted: true },
    handler: (request, reply) => {
      if (multipart) return answerUpload(binding, multipart, request, reply)
      return answer(binding, request, reply)
    },
  }
  if (multipart) app.register(async (scope) => withMultipart(scope, multipart).route(route))
  else if (endpoint.rawBody) app.register(async (scope) => withRawBody(scope).route(route))
  else app.route(route)
}

/** The body is read only when everything that can be said without it has been said. */
async function answerUpload(binding: Binding, spec: Multipart, request: FastifyRequest, reply: FastifyReply) {
  const { incoming } = binding.parts
  if (!incoming) throw new Error(`${binding.endpoint.path} takes files, and there is nowhere to put them`)
  await binding.options.before?.({ address: request.ip, session: request.session })
  const ended = new AbortController()
  reply.raw.once('close', () => ended.abort())
  const { signal } = ended
  if (spec.orJson && isJson(request)) return answer(binding, request, reply, { ...NO_FILES, signal })
  return receive(request.raw, spec, incoming, (body) =>
    answer(binding, request, reply, { ...body, signal }, formFields(spec, body.fields)),
  )
}

const NO_FILES = { fields: {}, files: [], tooMany: false, strayFiles: [] }

/** The fields of a form as a JSON body would have them: those that hold JSON parsed, or absent where they are blank. */
function formFields(
  { field, json = [] }: Multipart,
  { [field]: noFile, ...fields }: ReceivedUpload['fields'],
): Record<string, unknown> {
  const parsed = json.flatMap((name) => {
    const text = fields[name]
    if (typeof text !== 'string') return []
    return [[name, text.trim() === '' ? undefined : parseJsonBody(text)]]
  })
  // Some clients send an empty text where no file was chosen.
  return { ...fields, ...(noFile ? { [field]: noFile } : {}), ...Object.fromEntries(parsed) }
}

async function answer(
  binding: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
  upload?: ReceivedUpload,
  sent: unknown = request.body,
) {
  const { endpoint, handler, kind, hot } = binding
  const input = readInput(binding, request, sent, upload?.strayFiles)
  const call = { ...input, ...callerOf(binding, request), reply, upload }
  const result = (await handler(call as never)) as Result<Endpoint>
  if (result instanceof CachedResponse) {
    hot.keep(request, kind, result)
    return sendEncoded(request, reply.headers(SHARED_HEADERS), result)
  }
  if (result instanceof Attachment) return sendAttachment(reply, result, endpoint.file as string)
  if (endpoint.shared) {
    const json = reply.serialize(Object.assign({ success: true }, result))
    const bytes = new Shared(Buffer.from(json as string))
    return sendEncoded(request, reply.headers(SHARED_HEADERS), bytes)
  }
  if (endpoint.allow !== 'public' || endpoint.method !== 'GET' || endpoint.token)
    reply.header('cache-control', 'no-store')
  // A handler whose answer is for one caller alone has said so.
  else if (!reply.hasHeader('cache-control')) reply.headers(PUBLIC_HEADERS)
  return reply
    .code(endpoint.status ?? 200)
    .send(endpoint.raw ? result.data : Object.assign({ success: true }, result))
}

/** The three parts of the input as their schemas want them; refused with every issue of all three. */
function readInput(
  { endpoint, endpoints }: Binding,
  request: FastifyRequest,
  sent: unknown,
  strayFiles: readonly string[] = [],
) {
  const issues: z.core.$ZodIssue[] = []
  const params = read(endpoint.params, request.params, issues, { refusal: 'request.not_found' })
  const query = read(endpoint.query, request.query, issues)
  const known = knownFields(endpoint, endpoints)
  const stray = Object.fromEntries(strayFiles.map((field) => [field, 'a file']))
  const unknown = known ? [...unknownFields(known, sent), ...unknownFields([], stray)] : []
  const body = endpoint.rawBody
    ? undefined
    : read(endpoint.body, sent, issues, { judged: endpoint.judged?.field })
  // Strict objects of a schema report the same fields once more, by the path of what holds them.
  if (unknown.length > 0)
    throw new InvalidInput([
      ...unknown.map(unknownField),
      ...issues.filter(({ code }) => code !== 'unrecognized_keys'),
    ])
  if (issues.length > 0) throw new InvalidInput(issues)
  return { params, query, body, raw: Buffer.isBuffer(request.body) ? request.body : NO_BYTES }
}

function callerOf({ parts }: Binding, request: FastifyRequest) {
  return {
    session: request.session,
    findCaller: () => findCaller(request.headers.authorization, parts.findSession),
    requestId: request.id,
    address: request.ip,
    locale: localeOf(request),
    headers: request.headers,
    log: request.log,
  }
}

/** The limit of a public call. */
function countCall(limiter: Limiter, kind: CallKind): onRequestHookHandler {
  return (request, _reply, done) => {
    try {
      limiter.take(kind, request.ip)
    } catch (error) {
      done(error as Error)
      return
    }
    done()
  }
}

/** In this scope a body is its bytes, whatever its type says. */
function withRawBody(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  return scope
}

/** In this scope a body is multipart (or JSON, where the call takes both), and is left unread for the handler. */
function withMultipart(scope: FastifyInstance, { orJson = false }: Multipart): FastifyInstance {
  if (!orJson) scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  return scope
}

function read(
  schema: z.ZodType | undefined,
  value: unknown,
  issues: z.core.$ZodIssue[],
  { refusal, judged }: { refusal?: 'request.not_found'; judged?: string | undefined } = {},
): unknown {
  if (!schema) return undefined
  if (holdsUnstorable(judged ? { ...(value as object), [judged]: null } : value))
    fail(refusal ?? 'request.invalid')
  const parsed = schema.safeParse(value === undefined || value === null ? {} : value)
  if (parsed.success) return parsed.data
  if (refusal) fail(refusal)
  issues.push(...parsed.error.issues)
  return undefined
}

/** `?lang=` first, then `Accept-Language`, then English (decision X-93). */
function localeOf(request: FastifyRequest): Locale {
  const lang = (request.query as { lang?: unknown } | undefined)?.lang
  return localeOfTag(lang) ?? negotiateLocale(request.headers['accept-language'])
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
  }
  interface FastifyContextConfig {
    /** Largest form in bytes; it may take as long as it moves on, its reader watches it. */
    slowBody?: number
    /** The route counts its calls itself; all others are counted as open addresses. */
    counted?: boolean
  }
}
