import type { FastifyRequest } from 'fastify'
import { Shared } from './compress'

/**
 * JSON answer of the catalogue, sent as stored. While fresh, the binder sends it for the same address and language
 * without parsing the request again.
 */
export class CachedResponse extends Shared {
  constructor(
    json: Buffer,
    readonly isFresh: () => boolean = () => false,
  ) {
    super(json)
  }
}

/** Most addresses of one endpoint whose answer is found without parsing the request. */
const ENTRIES_MAX = 500

export interface ResponseCache {
  /** The fresh answer to the same request; undefined where there is none. */
  find(request: FastifyRequest): CachedResponse | undefined
  save(request: FastifyRequest, response: CachedResponse): void
}

/** The answers of one endpoint that are the same for everybody. */
export function createResponseCache(): ResponseCache {
  const entries = new Map<string, CachedResponse>()
  return {
    find(request) {
      if (entries.size === 0) return undefined
      const entry = entries.get(cacheKey(request))
      return entry?.isFresh() ? entry : undefined
    },
    save(request, response) {
      if (entries.size >= ENTRIES_MAX) entries.clear()
      entries.set(cacheKey(request), response)
    },
  }
}

/** All that an answer which is the same for everybody depends on. */
function cacheKey(request: FastifyRequest): string {
  const language = request.headers['accept-language']
  return language === undefined ? request.url : `${language}\n${request.url}`
}
