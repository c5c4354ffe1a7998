import { Agent, request } from 'node:http'

export interface Reply {
  status: number
  /** Parsed body; an empty object if there was none. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of all kinds are looked into
  body: any
  /** Value of `Retry-After` in seconds. */
  retryAfter: string | undefined
  ms: number
}

export interface Client {
  call(method: string, path: string, options?: CallOptions): Promise<Reply>
  close(): void
}

export interface CallOptions {
  token?: string
  body?: unknown
  key?: string | undefined
  /** Cuts the TCP connection this many milliseconds after the request was sent; the call then rejects. */
  cutAfter?: number
}

const PATIENCE = 15_000

/**
 * Creates a keep-alive client with at most `sockets` connections; paths are relative to /api/v1. Rate limits count its
 * address.
 */
export function createClient(url: string, sockets: number, localAddress?: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  return {
    call: (method, path, options = {}) =>
      new Promise((resolve, reject) => {
        const began = performance.now()
        const payload = options.body === undefined ? undefined : JSON.stringify(options.body)
        const headers: Record<string, string> = {}
        if (options.token) headers.authorization = `Bearer ${options.token}`
        if (options.key) headers['idempotency-key'] = options.key
        if (payload !== undefined) {
          headers['content-type'] = 'application/json'
          headers['content-length'] = String(Buffer.byteLength(payload))
        }
        const sent = request(
          `${url}/api/v1${path}`,
          { method, headers, agent, timeout: PATIENCE, ...(localAddress ? { localAddress } : {}) },
          (answer) => {
            let text = ''
            answer.setEncoding('utf8')
            answer.on('data', (part: string) => {
              text += part
            })
            answer.on('error', reject)
            answer.on('end', () => {
              const body = text.startsWith('{') ? JSON.parse(text) : {}
              const retryAfter = answer.headers['retry-after']
              resolve({ status: answer.statusCode ?? 0, body, retryAfter, ms: performance.now() - began })
            })
          },
        )
        sent.on('timeout', () => sent.destroy(new Error('no answer')))
        sent.on('error', reject)
        const { cutAfter } = options
        sent.end(payload, () => {
          if (cutAfter !== undefined) setTimeout(() => sent.destroy(new Error('cut')), cutAfter)
        })
      }),
    close: () => agent.destroy(),
  }
}

/** Returns a client whose calls go to the given ones in turn. */
export function createSpreadClient(clients: readonly Client[]): Client {
  let next = 0
  return {
    call: (...call) => (clients[next++ % clients.length] as Client).call(...call),
    close: () => {
      for (const client of clients) client.close()
    },
  }
}
