import { randomBytes } from 'node:crypto'
import type { Server, ServerResponse } from 'node:http'
import { API_BASE } from 'contract/endpoint'
import { englishOf } from 'contract/errors'
import { KB, SECOND } from 'contract/units'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { failureOf } from './envelope'
import { securityHeaders } from './headers'
import { parseJsonBody } from './json-body'
import type { Metrics } from './metrics'

/** Largest JSON body; calls that take files have their own way in. */
const BODY_LIMIT = 128 * KB
/** A request has this long to arrive whole; a dripping body is closed with 408 after it. */
const ARRIVAL = 10 * SECOND

export interface ServerOptions {
  logger: FastifyBaseLogger
  metrics: Metrics
  secure: boolean
}

/** The HTTP server with everything that holds for every answer: headers, request id, envelope, log, metrics. */
export function createServer({ logger, metrics, secure }: ServerOptions): FastifyInstance {
  let serial = 0
  const run = randomBytes(6).toString('base64url')
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: ARRIVAL,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: false,
    genReqId: () => `${run}-${(++serial).toString(36)}`,
    routerOptions: { maxParamLength: 200 },
    // headersTimeout must not exceed requestTimeout, and the check must run often, or a slow body stays open for ever.
    http: { headersTimeout: ARRIVAL, connectionsCheckingInterval: 1 * SECOND },
    clientErrorHandler: refuseBrokenRequest,
  })
  const headers = securityHeaders(secure)

  app.decorateRequest('session', undefined)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseJsonBody(text as string))
    } catch (error) {
      done(error as Error, undefined)
    }
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const took = reply.elapsedTime
    metrics.count(request.routeOptions.url ?? 'none', reply.statusCode, took)
    if (took > 1 * SECOND)
      request.log.warn({ route: request.routeOptions.url, took: Math.round(took) }, 'slow answer')
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfter } = failureOf(error, request.id)
    const entry = { method: request.method, route: request.routeOptions.url, status, code: body.code }
    if (status >= 500) request.log.error({ ...entry, err: error }, 'request failed')
    else request.log.info(entry, 'request refused')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    if (request.url.startsWith(API_BASE)) reply.header('cache-control', 'no-store')
    return reply
      .code(status)
      .header('content-type', 'application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(body)
  })
  dropUnreadBodies(app.server)
  return app
}

/** A request that is not HTTP, or did not arrive in time: answered in the envelope and closed. */
function refuseBrokenRequest(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: import('node:net').Socket,
): void {
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

/** An answer that was sent before its body had arrived ends the connection, so that nothing hangs on the rest. */
function dropUnreadBodies(server: Server): void {
  server.on('request', (request, response: ServerResponse) => {
    response.once('finish', () => {
      if (!request.complete)
        setTimeout(() => request.complete || request.socket.destroy(), 1 * SECOND).unref()
    })
  })
}
