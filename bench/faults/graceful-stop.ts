// F11: the server receives a stop signal during shopping and uploads. Readiness fails before the port closes, open
// requests are answered, and the process exits cleanly in time. The control process just exits.
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { type SeededChat, seedBuyers, seedChats, seedProducts, seedProgram } from '../../server/test/seed'
import { type Client, createClient } from '../lib/client'
import { isReady, openDatabase, type Product, removeDataDir, startProduct } from '../lib/product'
import { multipartOf, pdfOf } from '../lib/upload'
import { copyDataDir, stopLeftDatabase } from './data-dir'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'

const SIZES = {
  reduced: { perSecond: 20, uploads: 5, uploadMs: 2500, sockets: 5 },
  full: { perSecond: 100, uploads: 20, uploadMs: 9000, sockets: 50 },
} as const
type Load = (typeof SIZES)[keyof typeof SIZES]

/** Milliseconds between the start of the uploads and the signal. */
const HEAD_START = 1000
const STOPS_WITHIN = 12_000
const RED_AT_LEAST = 1000
const LOOK_EVERY = 50

interface Outcome {
  answered: number
  cutRequests: number
  cutUploads: number
  refusals: number
  /** Open chat sockets, and how many of them received a disconnect. */
  sockets: number
  ended: number
  /** Milliseconds between the first failed readiness check and the first refused connection. */
  redFor: number
  stoppedAfter: number
  exit: number | string | null
}

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const load = SIZES[size]
  const stop = await underLoad(load, 'SIGTERM')
  const control = await underLoad(load, 'SIGKILL')
  const failures = [
    ...judge('stop', [
      [stop.cutRequests === 0, `${stop.cutRequests} requests were cut`],
      [stop.cutUploads === 0, `${stop.cutUploads} of ${load.uploads} uploads were cut`],
      [stop.refusals === 0, `${stop.refusals} requests were refused`],
      [stop.answered >= load.perSecond / 2, `only ${stop.answered} requests were answered`],
      [stop.sockets === load.sockets, `${load.sockets - stop.sockets} sockets were not open`],
      [stop.ended === load.sockets, `${load.sockets - stop.ended} sockets were left open`],
      [stop.redFor >= RED_AT_LEAST, `red for ${stop.redFor} ms before the port closed`],
      [stop.stoppedAfter <= STOPS_WITHIN, `stopped after ${stop.stoppedAfter} ms`],
      [stop.exit === 0, `ended with ${stop.exit}`],
    ]),
    ...judge('control', [
      [
        control.cutUploads === load.uploads,
        `${control.cutUploads} uploads of a killed process were seen to be cut`,
      ],
      [control.redFor < RED_AT_LEAST, 'a killed process was seen to turn red'],
    ]),
  ]
  const figures = {
    answered: stop.answered,
    redMs: stop.redFor,
    stopMs: stop.stoppedAfter,
    'cut uploads, control': control.cutUploads,
  }
  return { seed, figures, failures, skipped: [] }
}

async function underLoad(load: Load, signal: NodeJS.Signals): Promise<Outcome> {
  const dataDir = await copyDataDir('graceful-stop')
  try {
    const product = await startProduct({ dataDir, env: faultSettings })
    const outcome = await stopUnderLoad(product, load, signal)
    if (signal === 'SIGKILL') await stopLeftDatabase(dataDir)
    return outcome
  } finally {
    await removeDataDir(dataDir)
  }
}

async function stopUnderLoad(product: Product, load: Load, signal: NodeJS.Signals): Promise<Outcome> {
  const db = await openDatabase(product.dataDir, 2)
  const [program, [buyer], [productId], chats] = await Promise.all([
    seedProgram(db),
    seedBuyers(db, 1),
    seedProducts(db, [1_000_000]),
    seedChats(db, load.sockets),
  ])
  await db.end({ timeout: 1 })
  const client = createClient(product.url, 50)
  const ended = new Promise<void>((resolve) => product.child.once('close', () => resolve()))
  const shopping = shop(product, client, load.perSecond, buyer?.token ?? '', productId ?? '')
  const uploads = Array.from({ length: load.uploads }, (_, i) =>
    slowUpload(product, { email: `stop-${i}@tavan.test`, program, ms: load.uploadMs }),
  )
  const sockets = await Promise.all(chats.map((chat) => openSocket(product, chat)))
  await sleep(HEAD_START)
  const began = performance.now()
  product.child.kill(signal)
  const open = sockets.filter((socket) => socket.connected).length
  const redFor = await watchRed(product)
  const answers = await shopping
  const sent = await Promise.all(uploads)
  await ended
  client.close()
  // The disconnect event arrives shortly after the process has ended.
  await sleep(100)
  const left = sockets.filter((socket) => socket.connected).length
  for (const socket of sockets) socket.disconnect()
  return {
    sockets: open,
    ended: open - left,
    answered: answers.filter((status) => status === 200).length,
    cutRequests: answers.filter((status) => status === undefined).length,
    refusals: answers.filter((status) => status !== undefined && status !== 200).length,
    cutUploads: sent.filter((status) => status !== 201).length,
    redFor: Math.round(redFor),
    stoppedAfter: Math.round(performance.now() - began),
    exit: product.child.exitCode ?? product.child.signalCode,
  }
}

/** Connects a page that has joined its chat. */
async function openSocket({ url }: Product, { id, customer }: SeededChat): Promise<Socket> {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false }
  const socket = io(url, { ...options, auth: { token: customer.token } })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  await socket.emitWithAck('join_chat', { chatId: id })
  return socket
}

/**
 * Calls at a steady rate over keep-alive connections until readiness fails, as a load balancer would; returns the
 * statuses, undefined for a cut connection.
 */
async function shop({ url }: Product, client: Client, perSecond: number, token: string, productId: string) {
  const calls: Promise<number | undefined>[] = []
  let ready = true
  const looking = (async () => {
    while (ready) {
      ready = await isReady(url)
      await sleep(LOOK_EVERY)
    }
  })()
  while (ready) {
    const call =
      calls.length % 5 === 0
        ? client.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
        : client.call('GET', '/products?limit=20')
    calls.push(call.then(({ status }) => status).catch(() => undefined))
    await sleep(1000 / perSecond)
  }
  await looking
  return Promise.all(calls)
}

/** Returns the milliseconds from the first failed readiness check until the port is closed. */
async function watchRed({ url }: Product): Promise<number> {
  let red: number | undefined
  for (;;) {
    const status = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).then(
      (answer) => answer.status,
      () => undefined,
    )
    if (status === undefined) return red === undefined ? 0 : performance.now() - red
    if (status === 503) red ??= performance.now()
    await sleep(LOOK_EVERY)
  }
}

/** Uploads an application slowly in small pieces; returns its status, undefined if it was cut. */
async function slowUpload(
  { url }: Product,
  { email, program, ms }: { email: string; program: string; ms: number },
): Promise<number | undefined> {
  const { body, type } = await multipartOf({ email, program, documents: [pdfOf(200_000)] })
  const pieces = 40
  return new Promise((resolve) => {
    const sending = request(
      `${url}/api/v1/coach-applications/submit`,
      { method: 'POST', agent: false, headers: { 'content-type': type, 'content-length': body.length } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode))
        answer.on('error', () => resolve(undefined))
      },
    )
    sending.on('error', () => resolve(undefined))
    void (async () => {
      const size = Math.ceil(body.length / pieces)
      for (let i = 0; i < pieces && !sending.destroyed; i++) {
        sending.write(body.subarray(i * size, (i + 1) * size))
        await sleep(ms / pieces)
      }
      sending.end()
    })()
  })
}
