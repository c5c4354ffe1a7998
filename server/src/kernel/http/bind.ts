import { type Answer, API_BASE, type Endpoint, type Multipart, type Received } from 'contract/endpoint'
import { isLocale, type Locale, negotiateLocale } from 'contract/locale'
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
import { Attachment, sendAttachment } from './attachment'
import { InvalidInput } from './envelope'
import { holdsUnstorable } from './json-body'
import type { CallKind, Limiter } from './limits'
import { type IncomingFiles, type ReceivedBody, receive } from './receive'
import { answerSchema, forSerializer } from './schemas'
import { type FindSession, identify, identifyAnyone, permit, type Session } from './sessions'

/** What a handler knows of the call beside its input. `session` is there on every call that is not public. */
export interface Call<E extends Endpoint> extends Received<E> {
  session: E['allow'] extends 'public' ? undefined : Session
  requestId: string
  address: string
  locale: Locale
  headers: FastifyRequest['headers']
  log: FastifyBaseLogger
  reply: FastifyReply
  /** Who makes a public call that tells some callers more (`token: 'optional'`); undefined without a live token. */
  findCaller: E['token'] extends 'optional' ? () => Promise<Session | undefined> : undefined
  /** The body's exact bytes; empty unless the endpoint asks for them. */
  raw: Buffer
  /** The files of a multipart call. Whatever of them is still there when the handler is done is removed. */
  upload: E['multipart'] extends object ? ReceivedBody : undefined
}

/**
 * A ready-made JSON answer, sent as it is (the catalogue's cached lists). While it is fresh the binder sends it to
 * whoever asks for the same address in the same language, without reading the question again.
 */
export class Prepared {
  constructor(
    readonly json: Buffer,
    readonly isFresh: () => boolean = () => false,
  ) {}
}

const JSON_TYPE = 'application/json; charset=utf-8'
const NO_BYTES = Buffer.alloc(0)
/** Most addresses of one endpoint whose ready-made answer is found without reading the question. */
const READY_MOST = 500

type Result<E extends Endpoint> = E['file'] extends string ? Attachment : Answer<E> | Prepared
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>

export interface BinderParts {
  findSession: FindSession
  limiter: Limiter
  /** Where the files of multipart calls lie while they arrive. */
  incoming?: IncomingFiles
}

export interface BindOptions {
  kind?: CallKind
  /** Looks at the caller before the body of a multipart call is read; what it throws is the answer. */
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
  const bind = (<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: BindOptions = {}) => {
    const allow = endpoint.allow
    if (!['public', 'account', 'coach', 'admin'].includes(allow)) {
      throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`)
    }
    if ((allow === 'admin') !== (endpoint.staff !== undefined)) {
      throw new Error(`${endpoint.method} ${endpoint.path}: an admin's call, and no other, names its section`)
    }
    endpoints.push(endpoint)
    const kind = options.kind ?? (endpoint.method === 'GET' ? 'read' : 'write')
    const status = endpoint.status ?? 200
    const schema = answerSchema(endpoint)
    const ready = new Map<string, Prepared>()

    const answer = async (request: FastifyRequest, reply: FastifyReply, upload?: ReceivedBody) => {
      const issues: z.core.$ZodIssue[] = []
      const params = read(endpoint.params, request.params, issues, 'request.not_found')
      const query = read(endpoint.query, request.query, issues)
      const body = endpoint.rawBody ? undefined : read(endpoint.body, upload?.fields ?? request.body, issues)
      if (issues.length > 0) throw new InvalidInput(issues)
      const answer = (await handler({
        params,
        query,
        body,
        session: request.session,
        findCaller: () => identifyAnyone(request.headers.authorization, parts.findSession),
        requestId: request.id,
        address: request.ip,
        locale: localeOf(request),
        headers: request.headers,
        log: request.log,
        reply,
        raw: Buffer.isBuffer(request.body) ? request.body : NO_BYTES,
        upload,
      } as unknown as Call<E>)) as Answer<Endpoint> | Prepared | Attachment
      if (answer instanceof Prepared) {
        if (ready.size >= READY_MOST) ready.clear()
        ready.set(questionOf(request), answer)
        return reply.header('content-type', JSON_TYPE).send(answer.json)
      }
      if (answer instanceof Attachment) return sendAttachment(reply, answer, endpoint.file as string)
      if (allow !== 'public' || endpoint.method !== 'GET') reply.header('cache-control', 'no-store')
      return reply.code(status).send(endpoint.raw ? answer.data : Object.assign({ success: true }, answer))
    }

    /** The body is read only when everything that can be said without it has been said. */
    const take = async (request: FastifyRequest, reply: FastifyReply, spec: Multipart) => {
      if (!parts.incoming) throw new Error(`${endpoint.path} takes files, and there is nowhere to put them`)
      await options.before?.({ address: request.ip, session: request.session })
      return receive(request.raw, spec, parts.incoming, (upload) => answer(request, reply, upload))
    }

    const { multipart } = endpoint
    const route: RouteOptions = {
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      schema: schema ? { response: { [status]: forSerializer(schema) } } : {},
      // Before the body is read: a stranger's megabytes are refused, not parsed.
      onRequest:
        allow === 'public'
          ? countCall(parts.limiter, kind)
          : admit(parts, kind, { allow, staff: endpoint.staff }),
      config: multipart ? { slowBody: multipart.bytes } : {},
      handler: (request, reply) => {
        if (multipart) return take(request, reply, multipart)
        const known = ready.size > 0 ? ready.get(questionOf(request)) : undefined
        if (!known?.isFresh()) return answer(request, reply)
        reply.header('content-type', JSON_TYPE).send(known.json)
      },
    }
    if (multipart) app.register(async (scope) => withMultipart(scope).route(route))
    else if (endpoint.rawBody) app.register(async (scope) => withRawBody(scope).route(route))
    else app.route(route)
  }) as Binder
  bind.endpoints = endpoints
  return bind
}

/** The limit of a public call; without a promise, because cached answers would spend a tenth of their time on it. */
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

/** The limit, then the session: a call that only some may make. */
function admit(parts: BinderParts, kind: CallKind, who: Parameters<typeof permit>[0]) {
  return async (request: FastifyRequest) => {
    parts.limiter.take(kind, request.ip)
    request.session = await identify(request.headers.authorization, parts.findSession)
    permit(who, request.session)
  }
}

/** In this scope a body is its bytes, whatever its type says. */
function withRawBody(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  return scope
}

/** In this scope a body is multipart and nothing else, and is left unread for the handler. */
function withMultipart(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
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

/** All that an answer which is the same for everybody depends on. */
function questionOf(request: FastifyRequest): string {
  const language = request.headers['accept-language']
  return language === undefined ? request.url : `${language}\n${request.url}`
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
  interface FastifyContextConfig {
    /** Largest body in bytes; it may take as long as it moves on, its reader watches it. */
    slowBody?: number
  }
}
