import { createConnection, type Socket } from 'node:net'

export interface LoadOptions {
  host: string
  port: number
  connections: number
  /** Returns the next request as bytes, or undefined at the end. */
  next: () => Buffer | undefined
  /** Seconds after which no request starts. */
  seconds: number
  /** Requests after which a connection is reopened from another loopback address; 0: never. */
  perAddress?: number
}

export interface LoadResult {
  /** Responses with a 2xx status. */
  good: number
  bad: number
  seconds: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** First refused response, for the error message. */
  firstBad: string | undefined
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')
let nextAddress = 1

/**
 * Closed loop over plain sockets: each connection sends a request, reads the whole response and sends the next. It does
 * little work, so that it does not distort the measurement.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const state = { good: 0, bad: 0, firstBad: undefined as string | undefined, took: [] as number[] }
  const began = performance.now()
  const until = began + options.seconds * 1000
  await Promise.all(
    Array.from({ length: options.connections }, async () => {
      for (let more = true; more; ) more = await oneConnection(options, until, state)
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const took = Float64Array.from(state.took).sort()
  return {
    good: state.good,
    bad: state.bad,
    seconds,
    perSecond: state.good / seconds,
    p50: took[Math.floor(took.length * 0.5)] ?? 0,
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
    firstBad: state.firstBad,
  }
}

interface State {
  good: number
  bad: number
  firstBad: string | undefined
  took: number[]
}

/** Runs one connection to its end; resolves to true if another should follow. */
function oneConnection(options: LoadOptions, until: number, state: State): Promise<boolean> {
  const { perAddress = 0 } = options
  return new Promise((resolve, reject) => {
    let left = perAddress > 0 ? perAddress : Number.POSITIVE_INFINITY
    let missing = 0
    let head: Buffer | undefined
    let sentAt = 0
    const localAddress = perAddress > 0 ? loopbackAddress() : undefined
    const finish = (more: boolean) => {
      socket.destroy()
      resolve(more)
    }
    const send = () => {
      sentAt = performance.now()
      if (sentAt >= until) return finish(false)
      if (left-- <= 0) return finish(true)
      const request = options.next()
      if (!request) return finish(false)
      socket.write(request)
    }
    const answered = () => {
      state.took.push(performance.now() - sentAt)
      send()
    }
    const read = (length: number, chunk: Uint8Array) => {
      if (missing > 0) {
        missing -= length
        if (missing === 0) answered()
        return true
      }
      const part = Buffer.from(chunk.buffer, chunk.byteOffset, length)
      const bytes: Buffer = head ? Buffer.concat([head, part]) : part
      const end = bytes.indexOf(END_OF_HEAD)
      if (end < 0) {
        head = Buffer.from(bytes)
        return true
      }
      head = undefined
      const text = bytes.toString('latin1', 0, end)
      if (text.charCodeAt(9) === 0x32) state.good++
      else {
        state.bad++
        state.firstBad ??= bytes.toString()
      }
      missing = end + 4 + contentLength(text) - bytes.length
      if (missing === 0) answered()
      return true
    }
    const socket: Socket = createConnection({
      host: options.host,
      port: options.port,
      noDelay: true,
      ...(localAddress ? { localAddress } : {}),
      onread: { buffer: Buffer.allocUnsafe(65_536), callback: read },
    })
    socket.once('connect', send)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed the connection')))
  })
}

function contentLength(head: string): number {
  const at = head.toLowerCase().indexOf('\r\ncontent-length: ')
  if (at < 0) throw new Error(`an answer without a length: ${head}`)
  return Number.parseInt(head.slice(at + 18), 10)
}

/** Linux answers on all of 127/8, so one machine can act as many clients under address limits. */
function loopbackAddress(): string {
  const n = nextAddress++
  return `127.${10 + ((n >> 16) & 127)}.${(n >> 8) & 255}.${n & 255}`
}

/** Builds the bytes of a request. */
export function requestBytes(
  method: string,
  path: string,
  options: { token?: string; body?: unknown; key?: string; ifMatch?: number } = {},
): Buffer {
  const payload = options.body === undefined ? '' : JSON.stringify(options.body)
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', 'accept: application/json']
  if (options.token) lines.push(`authorization: Bearer ${options.token}`)
  if (options.key) lines.push(`idempotency-key: ${options.key}`)
  if (options.ifMatch !== undefined) lines.push(`if-match: "${options.ifMatch}"`)
  if (payload) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`)
}
