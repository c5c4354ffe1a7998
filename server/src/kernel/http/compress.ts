import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from './etag'

/** Content codings that we send, the one that makes less first. */
export type Encoding = 'br' | 'gzip'

/** Smaller bodies fit one packet; compression would only add a header. */
const COMPRESS_MIN = 1000
/** Bodies below this many bytes are sent as text, which Node writes together with the headers. */
const TEXT_MAX = 4096
/** Different `Accept-Encoding` headers that are remembered: browsers send a handful. */
const HEADERS_MAX = 100

const known = new Map<string, Encoding | undefined>()

/** Returns the preferred supported encoding (RFC 9110, 12.5.3); undefined for identity. */
export function encodingOf(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined
  if (known.has(accepted)) return known.get(accepted)
  const encoding = negotiate(accepted)
  if (known.size >= HEADERS_MAX) known.clear()
  known.set(accepted, encoding)
  return encoding
}

function negotiate(accepted: string): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((one) => one.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip')]
  // A client that asks for the plain bytes first has a reason.
  const plain = weights.get('identity') ?? 0
  if (Math.max(br, gzip) === 0 || plain > Math.max(br, gzip)) return undefined
  return br >= gzip ? 'br' : 'gzip'
}

/**
 * Bytes that are the same for everyone, compressed once per requested encoding. They must contain no secret: the length
 * of a compressed answer reveals whether typed text occurs in it (BREACH), so signed-in answers are not compressed.
 */
export class Shared {
  readonly #encoded = new Map<Encoding, Buffer>()
  readonly #parts: readonly Buffer[]
  #hash: string | undefined
  #text: string | undefined

  /** Concatenates parts, which may be shared with others. */
  constructor(...parts: readonly Buffer[]) {
    this.#parts = parts
  }

  get bytes(): Buffer {
    const [only, ...more] = this.#parts
    return only && more.length === 0 ? only : Buffer.concat(this.#parts)
  }

  get length(): number {
    return this.#parts.reduce((sum, part) => sum + part.length, 0)
  }

  /** Body without compression, in the form that is sent. */
  get plain(): Buffer | string {
    if (this.length >= TEXT_MAX) return this.bytes
    this.#text ??= this.bytes.toString()
    return this.#text
  }

  in(encoding: Encoding): Buffer {
    const ready = this.#encoded.get(encoding)
    if (ready) return ready
    const made = compress(this.bytes, encoding)
    this.#encoded.set(encoding, made)
    return made
  }

  /** A validator of the bytes as they are sent: another one for each encoding. */
  tag(encoding: Encoding | undefined): string {
    this.#hash ??= createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)
    return encoding ? `"${this.#hash}-${encoding}"` : `"${this.#hash}"`
  }
}

/** Made while somebody waits, so at a level that takes less than a millisecond for a list of products. */
function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}

/** Sends bytes that are the same for everybody, compressed where the client takes it. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, shared: Shared): FastifyReply {
  return sendEncoded(request, reply.header('vary', 'accept-encoding'), shared)
}

/** Like `sendShared`, for answers whose `vary` header already names accept-encoding. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, shared: Shared): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'], shared)
  if (encoding === undefined) return reply.send(shared.plain)
  return reply.header('content-encoding', encoding).send(shared.in(encoding))
}

/** The same for what a client keeps and asks for again: 304 and no bytes where it has the newest. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, shared: Shared): FastifyReply {
  const tag = shared.tag(encodingFor(request.headers['accept-encoding'], shared))
  reply.header('etag', tag)
  if (!namesTag(request.headers['if-none-match'] ?? '', tag)) return sendShared(request, reply, shared)
  return reply.header('vary', 'accept-encoding').code(304).send()
}

/** Returns the encoding in which bytes are sent; undefined for identity and for short ones. */
export function encodingFor(accepted: string | undefined, { length }: Shared): Encoding | undefined {
  return length < COMPRESS_MIN ? undefined : encodingOf(accepted)
}
