import { randomUUID } from 'node:crypto'
import {
  type IncomingMessage,
  type RequestListener,
  Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { SECOND } from 'contract/units'
import { Failure } from '../../fail'
import { failureOf } from './envelope'
import { securityHeaders } from './headers'

/** A request has this long for its head, and as long again for its body; a dripping one is closed with 408 after it. */
export const ARRIVAL = 10 * SECOND
/** Value of `Retry-After` in seconds during the start. */
const TRY_AGAIN_AFTER = 1

/** headersTimeout must not exceed requestTimeout, and the check must run often, or a slow body stays open for ever. */
const arrivalOptions = (arrival = ARRIVAL): ServerOptions => ({
  headersTimeout: arrival,
  connectionsCheckingInterval: Math.min(arrival, 1 * SECOND),
})

/** Timeouts in ms that Fastify sets on its own servers only. */
interface Timeouts {
  keepAliveTimeout?: number
  requestTimeout?: number
  connectionTimeout?: number
}

/** Server that listens from the beginning of a start and that the application takes over once it is ready. */
export interface EarlyServer {
  /** Opens the port: `/health/live` is green, `/health/ready` red, everything else is 503 until `listen` of the application. */
  open(port: number, host: string): Promise<void>
  /** Factory of Fastify's server. */
  serve(handler: RequestListener, timeouts: Timeouts): Server
}

/** Answers requests and upgrades itself until the application listens. */
class StartingServer extends Server {
  #headers: Record<string, string>
  #isReady = false

  constructor(secure: boolean) {
    super(arrivalOptions())
    this.#headers = securityHeaders(secure)
  }

  override emit(event: string, ...args: unknown[]): boolean {
    if (!this.#isReady) {
      if (event === 'request' || event === 'checkContinue' || event === 'checkExpectation') {
        answerMeanwhile(args[0] as IncomingMessage, args[1] as ServerResponse, this.#headers)
        return true
      }
      if (event === 'upgrade') {
        refuseUpgrade(args[1] as Duplex)
        return true
      }
    }
    return super.emit(event, ...args)
  }

  /** Opens the port on the first call; the second one, by the application, marks the server as ready. */
  override listen(...args: unknown[]): this {
    if (!this.listening) return Reflect.apply(super.listen, this, args) as this
    this.#isReady = true
    process.nextTick(() => this.emit('listening'))
    return this
  }
}

/** `secure` is true where the site is reached over HTTPS. */
export function createEarlyServer(secure: boolean): EarlyServer {
  const server = new StartingServer(secure)
  return {
    open: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      }),
    serve: (handler, timeouts) => takeOver(server, handler, timeouts),
  }
}

/** Factory of a server without an early port; `arrival` is the time in ms for the head of a request. */
export const createPlainServer =
  (arrival: number): EarlyServer['serve'] =>
  (handler, timeouts) =>
    takeOver(new Server(arrivalOptions(arrival)), handler, timeouts)

function takeOver(
  server: Server,
  handler: RequestListener,
  { keepAliveTimeout, requestTimeout, connectionTimeout }: Timeouts,
): Server {
  server.on('request', handler)
  server.keepAliveTimeout = keepAliveTimeout ?? server.keepAliveTimeout
  server.requestTimeout = requestTimeout ?? server.requestTimeout
  server.setTimeout(connectionTimeout ?? 0)
  return server
}

function answerMeanwhile(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  const path = (request.url ?? '').split('?')[0]
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const send = (status: number, body: unknown) =>
    response
      .writeHead(status, {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        // The rest of a body is not read.
        ...(isRead ? {} : { connection: 'close' }),
      })
      .end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
  if (isRead && path === '/health/live') return void send(200, { status: 'ok' })
  if (isRead && path === '/health/ready') return void send(503, { status: 'starting' })
  response.setHeader('retry-after', String(TRY_AGAIN_AFTER))
  const { status, body } = failureOf(new Failure('server.unavailable'), randomUUID())
  send(status, body)
}

function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end(
    `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${TRY_AGAIN_AFTER}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}
