import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Random loopback address; on systems with a single one, calls use that one. */
const elsewhere = () => `127.${1 + Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`

interface Sent {
  token?: string | undefined
  /** JSON, or a form with files. */
  body?: unknown
}

/** Calls from another network than the browser's, so that what a test prepares uses up nobody's limit of calls. */
export async function fromOtherNetwork<T>(
  origin: string,
  method: string,
  path: string,
  { token, body }: Sent = {},
): Promise<T> {
  const form = body instanceof FormData ? new Response(body) : undefined
  const sent = form ? Buffer.from(await form.arrayBuffer()) : body === undefined ? '' : JSON.stringify(body)
  const type = form ? form.headers.get('content-type') : body === undefined ? null : 'application/json'
  const send = (localAddress?: string) =>
    new Promise<{ status: number; answer: T & { message?: string } }>((resolve, reject) => {
      const { hostname, port } = new URL(origin)
      const call = request(
        {
          host: hostname === 'localhost' ? '127.0.0.1' : hostname,
          port,
          path: `/api/v1${path}`,
          method,
          headers: {
            'user-agent': 'node',
            ...(type && { 'content-type': type }),
            ...(sent.length > 0 && { 'content-length': Buffer.byteLength(sent) }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(localAddress && { localAddress }),
        },
        async (response) => {
          const answer = JSON.parse(await text(response))
          resolve({ status: response.statusCode ?? 0, answer })
        },
      )
      call.on('error', reject)
      call.end(sent)
    })
  const { status, answer } = await send(elsewhere()).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRNOTAVAIL') throw error
    return send()
  })
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${answer.message}`)
  return answer
}
