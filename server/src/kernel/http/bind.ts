import { type Answer, API_BASE, type Endpoint, type Received } from 'contract/endpoint'
import { isLocale, type Locale, negotiateLocale } from 'contract/locale'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { fail } from '../../fail'
import { InvalidInput } from './envelope'
import { holdsUnstorable } from './json-body'
import type { CallKind, Limiter } from './limits'
import { answerSchema, forSerializer } from './schemas'
import { type FindSession, identify, permit, type Session } from './sessions'

/** What a handler knows of the call beside its input. `session` is there on every call that is not public. */
export interface Call<E extends Endpoint> extends Received<E> {
  session: E['allow'] extends 'public' ? undefined : Session
  requestId: string
  address: string
  locale: Locale
  headers: FastifyRequest['headers']
  log: FastifyBaseLogger
  reply: FastifyReply
  /** The body's exact bytes; empty unless the endpoint asks for them. */
  raw: Buffer
}

/** A ready-made JSON answer, sent as it is (the catalogue's cached lists). */
export class Prepared {
  constructor(readonly json: Buffer) {}
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Answer<E> | Prepared> | Answer<E> | Prepared

export interface BinderParts {
  findSession: FindSession
  limiter: Limiter
}

/** Every endpoint that has been bound, for the OpenAPI document and the access matrix. */
export interface Binder {
  endpoints: Endpoint[]
  /** Adds the route of one endpoint. Nothing is reachable by a caller whom `allow` does not name. */
  <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: { kind?: CallKind }): void
}

export function createBinder(app: FastifyInstance, parts: BinderParts): Binder {
  const endpoints: Endpoint[] = []
  const bind = (<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: { kind?: CallKind } = {}) => {
    const allow = endpoint.allow
    if (!['public', 'account', 'coach', 'admin'].includes(allow)) {
      throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`)
    }
    endpoints.push(endpoint)
    const kind = options.kind ?? (endpoint.method === 'GET' ? 'read' : 'write')
    const status = endpoint.status ?? 200
    const schema = answerSchema(endpoint)
    const route: RouteOptions = {
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      schema: schema ? { response: { [status]: forSerializer(schema) } } : {},
      // Before the body is read: a stranger's megabytes are refused, not parsed.
      onRequest: async (request) => {
        parts.limiter.take(kind, request.ip)
        if (allow === 'public') return
        request.session = await identify(request.headers.authorization, parts.findSession)
        permit(allow, request.session)
      },
      handler: async (request, reply) => {
        const issues: z.core.$ZodIssue[] = []
        const params = read(endpoint.params, request.params, issues, 'request.not_found')
        const query = read(endpoint.query, request.query, issues)
        const body = endpoint.rawBody ? undefined : read(endpoint.body, request.body, issues)
        if (issues.length > 0) throw new InvalidInput(issues)
        const answer = await handler({
          params,
          query,
          body,
          session: request.session,
          requestId: request.id,
          address: request.ip,
          locale: localeOf(request),
          headers: request.headers,
          log: request.log,
          reply,
          raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        } as unknown as Call<E>)
        if (answer instanceof Prepared) {
          return reply.header('content-type', 'application/json; charset=utf-8').send(answer.json)
        }
        if (allow !== 'public' || endpoint.method !== 'GET') reply.header('cache-control', 'no-store')
        return reply.code(status).send(endpoint.raw ? answer.data : Object.assign({ success: true }, answer))
      },
    }
    if (endpoint.rawBody) app.register(async (scope) => withRawBody(scope).route(route))
    else app.route(route)
  }) as Binder
  bind.endpoints = endpoints
  return bind
}

/** In this scope a body is its bytes, whatever its type says. */
function withRawBody(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  return scope
}

function read(
  schema: z.ZodType | undefined,
  value: unknown,
  issues: z.core.$ZodIssue[],
  refusal?: 'request.not_found',
): unknown {
  if (!schema) return undefined
  if (holdsUnstorable(value)) fail(refusal ?? 'request.invalid')
  const parsed = schema.safeParse(value === undefined || value === null ? {} : value)
  if (parsed.success) return parsed.data
  if (refusal) fail(refusal)
  issues.push(...parsed.error.issues)
  return undefined
}

/** `?lang=` first, then `Accept-Language`, then English (decision X-93). */
function localeOf(request: FastifyRequest): Locale {
  const lang = (request.query as { lang?: unknown } | undefined)?.lang
  return isLocale(lang) ? lang : negotiateLocale(request.headers['accept-language'])
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
  }
}
