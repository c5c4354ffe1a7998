import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { API_BASE } from 'contract/endpoint'
import { englishOf } from 'contract/error-text'
import { KB, MINUTE, SECOND } from 'contract/units'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { logEachRefusal, type RefusalLog } from '../refusal-log'
import { answerInTime } from './deadline'
import { ARRIVAL, createPlainServer, type EarlyServer } from './early-server'
import { type FailureAnswer, failureOf } from './envelope'
import { CLOSED_POLICY, type PageSources, SHARED_HEADERS, securityHeaders } from './headers'
import { createHotAnswers, type HotAnswers } from './hot-answers'
import { parseJsonBody } from './json-body'
import type { Limiter } from './limits'
import type { Metrics } from './metrics'
import { type FindShell, isNavigation, sendMissingPage } from './pages'
import { slowBodyOf } from './slow-body'

/** Largest JSON body; calls that take files have their own way in. */
const BODY_LIMIT = 128 * KB
/** A body that is watched by its reader (files) has this long in all. */
const SLOW_ARRIVAL = 15 * MINUTE
/** A browser reads an answer only when it has sent its files: what arrives meanwhile is thrown away. */
const READ_ON = 30 * SECOND
/** True for refusals of the caller, not of the input; a missing object of a signed-in call may belong to another account. */
const isDenial = (status: number, code: string, account: string | undefined) =>
  status === 403 || code === 'auth.required' || (status === 404 && account !== undefined)

export interface ServerOptions {
  logger: FastifyBaseLogger
  metrics: Metrics
  limiter: Limiter
  /** Batches repeated refusals; without it each refusal is a log line. */
  refusals?: RefusalLog
  secure: boolean
  /** Proxies whose forwarding headers are trusted; the right-most other hop is the visitor. */
  trustedProxies?: readonly string[]
  /** Additional origins for scripts, styles and frames. */
  sources?: PageSources
  /** Undefined where no web has been built; nobody then gets a page. */
  shellOf?: FindShell | undefined
  /** Port that is open already; without it the server opens its own. */
  early?: EarlyServer | undefined
  /** Milliseconds that a request may take to arrive; tests shorten it. */
  arrival?: number
  /** Milliseconds after which a request that has arrived is answered 503; tests shorten it. */
  deadline?: number
}

/** Input is checked by the contract and answers by `lazySerializer`: Fastify's own compilers would be loaded for nothing. */
const notCompiled = () => {
  throw new Error('a route has a schema and no compiler of its own')
}
const NO_COMPILERS = { buildValidator: () => notCompiled, buildSerializer: () => notCompiled }

type AnswerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** The HTTP server with everything that holds for every answer: headers, request id, envelope, log, metrics. */
export function createServer({
  logger,
  metrics,
  limiter,
  refusals = logEachRefusal,
  secure,
  trustedProxies = [],
  sources,
  shellOf,
  early,
  arrival = ARRIVAL,
  deadline,
}: ServerOptions): FastifyInstance {
  let serial = 0
  const run = randomBytes(6).toString('base64url')
  const headers = securityHeaders(secure, sources)
  const callHeaders = { ...headers, 'content-security-policy': CLOSED_POLICY }
  const hot = createHotAnswers({
    limiter,
    metrics,
    headers: { ...callHeaders, ...SHARED_HEADERS },
    trustedProxies,
  })
  const serve = early?.serve ?? createPlainServer(arrival)
  const answerFailure: AnswerFailure = (error, request, reply) =>
    shellOf !== undefined && isNavigation(request) && failureOf(error, request.id).status === 404
      ? sendMissingPage(request, reply, shellOf)
      : sendFailure(refusals, error, request, reply)
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: SLOW_ARRIVAL,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // A logger for each request costs more than the rest of a cached answer: lines name the request themselves.
    childLoggerFactory: (log) => log,
    schemaController: { compilersFactory: NO_COMPILERS },
    genReqId: () => `${run}-${(++serial).toString(36)}`,
    routerOptions: { maxParamLength: 200 },
    serverFactory: (listener, timeouts) => serve(hot.before(listener), timeouts),
    clientErrorHandler: refuseBrokenRequest,
    // An address that cannot be read never reaches the hooks: it gets the same headers and envelope here.
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(headers)),
  })

  /** Requests whose announced files may arrive to their end although they are refused already. */
  const patient = new WeakSet<IncomingMessage>()
  app.decorateRequest('session', undefined)
  app.decorate('hotAnswers', hot)
  app.addHook('preClose', async () => hot.stop())
  parseJson(app)
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.routeOptions.config.counted
    reply.headers(isCall ? callHeaders : headers)
    const slowBody = slowBodyOf(request)
    if (!isCall) limiter.take('open', request.ip)
    if (slowBody !== undefined && Number(request.headers['content-length']) <= slowBody)
      patient.add(request.raw)
    if (slowBody === undefined && hasBody(request.raw)) expectBody(app.server, request.raw, arrival)
    done()
  })
  reportAnswers(app, metrics)
  answerInTime(app, answerFailure, deadline)
  app.setErrorHandler(answerFailure)
  dropUnreadBodies(app.server, (request) => (patient.has(request) ? READ_ON : 1 * SECOND))
  return app
}

/** JSON is the one type of body that is read for everybody; files and raw bodies have scopes of their own. */
function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseJsonBody(text as string))
    } catch (error) {
      done(error as Error, undefined)
    }
  })
}

/** Counts each answer and logs slow ones. */
function reportAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const took = reply.elapsedTime
    const route = request.routeOptions.url
    metrics.count(route ?? 'none', reply.statusCode, took)
    if (took > 1 * SECOND && slowBodyOf(request) === undefined)
      request.log.warn({ reqId: request.id, route, took: Math.round(took) }, 'slow answer')
    done()
  })
}

/** Sends the envelope of a thrown error and logs it. */
function sendFailure(
  refusals: RefusalLog,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureOf(error, request.id)
  logFailure(refusals, error, request, failure)
  const { status, body, retryAfter } = failure
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (request.url.startsWith(API_BASE)) reply.header('cache-control', 'no-store')
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

/** Writes one line for each failure; refusals that no limit bounds are summed up. */
function logFailure(
  refusals: RefusalLog,
  error: unknown,
  request: FastifyRequest,
  { status, body: { code } }: FailureAnswer,
): void {
  const account = request.session?.accountId
  const route = request.routeOptions?.url
  const entry = { reqId: request.id, method: request.method, route, status, code, account }
  if (status >= 500) {
    request.log.error({ ...entry, err: error }, 'request failed')
    return
  }
  // An address that cannot be read has no route and is refused before it is counted.
  const isUnbounded = status === 429 || route === undefined
  if (isUnbounded && !refusals.shouldLog({ kind: 'call', code, address: request.ip, account, route })) return
  if (isDenial(status, code, account)) request.log.info({ event: 'access_denied', ...entry }, 'access denied')
  else request.log.info(entry, 'request refused')
}

/** A request that is not HTTP, or did not arrive in time: answered in the envelope and closed. */
function refuseBrokenRequest(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const code = late ? 'request.timeout' : 'request.invalid'
  const status = late
    ? '408 Request Timeout'
    : error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request'
  const message = englishOf(code)
  const text = JSON.stringify({ success: false, message, error: message, code, requestId: 'none' })
  const lines = Object.entries(securityHeaders(false)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `${lines.join('')}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Ends a request whose body is late, as Node does for a late head. */
export function expectBody(server: Server, request: IncomingMessage, time: number): void {
  const timer = setTimeout(() => {
    // A call made within this process has no connection that could be late.
    if (request.complete || request.destroyed || !(request.socket instanceof Socket)) return
    const late = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    server.emit('clientError', late, request.socket)
  }, time).unref()
  request.once('close', () => clearTimeout(timer))
}

/** An answer that was sent before its body had arrived ends the connection, so that nothing hangs on the rest. */
function dropUnreadBodies(server: Server, after: (request: IncomingMessage) => number): void {
  server.on('request', (request, response: ServerResponse) => {
    if (!hasBody(request)) return
    response.once('finish', () => {
      if (!request.complete)
        setTimeout(() => request.complete || request.socket.destroy(), after(request)).unref()
    })
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    hotAnswers: HotAnswers
  }
}
