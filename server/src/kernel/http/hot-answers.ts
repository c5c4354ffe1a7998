import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { trustedHops, visitorOf } from '../visitor'
import { encodingFor, Shared } from './compress'
import type { CallKind, Limiter } from './limits'
import type { Metrics } from './metrics'

/** JSON answer of the catalogue, sent as stored. While fresh, the same request gets it without being routed. */
export class CachedResponse extends Shared {
  constructor(
    json: Buffer,
    readonly isFresh: () => boolean = () => false,
  ) {
    super(json)
  }
}

/** Most addresses whose answer is found without routing the request; further ones start anew. */
const ENTRIES_MAX = 2000

/** Answers that are the same for everybody (decision 078). */
export interface HotAnswers {
  /** Keeps the answer of `request` for the same address and language while it is fresh; its calls count as `kind`. */
  keep(request: FastifyRequest, kind: CallKind, response: CachedResponse): void
  /** Returns a listener that sends what is kept and leaves all other requests to `listener`. */
  before(listener: RequestListener): RequestListener
  /** Leaves every further request to the listener, because connections are being closed. */
  stop(): void
}

export interface HotAnswersParts {
  limiter: Limiter
  metrics: Metrics
  /** Headers of every kept answer; its length and encoding are added. */
  headers: Record<string, string>
  trustedProxies: readonly string[]
}

/** Answer in one encoding, ready to be written. */
interface Written {
  headers: Record<string, string>
  body: string | Buffer
}

interface Entry {
  response: CachedResponse
  kind: CallKind
  route: string
  plain?: Written
  br?: Written
  gzip?: Written
}

export function createHotAnswers({ limiter, metrics, headers, trustedProxies }: HotAnswersParts): HotAnswers {
  const entries = new Map<string, Entry>()
  const trusted = trustedProxies.length > 0 ? trustedHops(trustedProxies) : undefined
  let isStopped = false

  /** Counts the call; false where it is over its limit, which is then refused on the usual way. */
  function isAllowed(kind: CallKind, request: IncomingMessage): boolean {
    const address = trusted ? visitorOf(request, trusted) : (request.socket.remoteAddress ?? '')
    try {
      limiter.take(kind, address)
      return true
    } catch {
      return false
    }
  }

  function write(entry: Entry, acceptEncoding: string | undefined): Written {
    const { response } = entry
    const encoding = encodingFor(acceptEncoding, response)
    const written = entry[encoding ?? 'plain']
    if (written) return written
    const body = encoding ? response.in(encoding) : response.plain
    const made = {
      headers: {
        ...headers,
        ...(encoding ? { 'content-encoding': encoding } : {}),
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    }
    entry[encoding ?? 'plain'] = made
    return made
  }

  /** Sends the kept answer; false where there is none. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (isStopped || request.method !== 'GET') return false
    const asked = request.headers
    if (asked['content-length'] !== undefined || asked['transfer-encoding'] !== undefined) return false
    const entry = entries.get(keyOf(request.url as string, asked['accept-language']))
    if (!entry?.response.isFresh() || !isAllowed(entry.kind, request)) return false
    const { headers: lines, body } = write(entry, asked['accept-encoding'])
    response.writeHead(200, lines).end(body)
    metrics.count(entry.route, 200, 0)
    return true
  }

  return {
    keep({ url, headers: asked, routeOptions }, kind, response) {
      if (entries.size >= ENTRIES_MAX) entries.clear()
      const route = routeOptions.url ?? url
      entries.set(keyOf(url, asked['accept-language']), { response, kind, route })
    },
    before: (listener) => (request, response) => {
      if (!answer(request, response)) listener(request, response)
    },
    stop() {
      isStopped = true
      entries.clear()
    },
  }
}

/** Everything that an answer which is the same for everybody depends on. */
const keyOf = (url: string, language: string | undefined) =>
  language === undefined ? url : `${language}\n${url}`
