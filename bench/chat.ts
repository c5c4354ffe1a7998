// Chat messages relative to a bare socket server that inserts one row before it acknowledges, the time to open a long
// chat, and the cost of idle sockets.
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { type SeededChat, seedChats, seedMessages } from '../server/test/seed'
import { createClient } from './lib/client'
import { cpuSeconds } from './lib/process'
import type { openDatabase, Product } from './lib/product'
import { type Figure, type Measured, median, type Row } from './lib/report'

/** Two in each chat. */
const CLIENTS = 200
const SECONDS = 4
const PACED_PER_SECOND = 1000
const PACED_SECONDS = 8
const LONG = 10_000
const IDLE = 2000
const WARM = 2

type Db = Awaited<ReturnType<typeof openDatabase>>

/** Target of a load, and the processes charged with its CPU time. */
export interface ChatTarget {
  url: string
  pids: number[]
}

interface Sender {
  socket: Socket
  chatId: string
}

let addresses = 0
/** Rate limits count by address, so each client has one, where the system offers several. */
function ownAddress(): { localAddress?: string } {
  if (process.platform !== 'linux') return {}
  const n = ++addresses
  return { localAddress: `127.${81 + (n >> 16)}.${(n >> 8) & 255}.${n & 255 || 1}` }
}

async function connect(url: string, token?: string): Promise<Socket> {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, ...ownAddress() }
  const socket = io(url, { ...options, ...(token ? { auth: { token } } : {}) })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/** Connects both members of each chat as their pages would. */
async function seats(url: string, chats: readonly SeededChat[]): Promise<Sender[]> {
  const members = chats.flatMap(({ id, customer, coach }) => [
    { id, person: customer, userType: 'user' },
    { id, person: coach, userType: 'coach' },
  ])
  return Promise.all(
    members.map(async ({ id, person, userType }) => {
      const socket = await connect(url, person.token)
      await socket.emitWithAck('join_user', { userId: person.id, userType })
      await socket.emitWithAck('join_chat', { chatId: id })
      return { socket, chatId: id }
    }),
  )
}

const bareSeats = (url: string): Promise<Sender[]> =>
  Promise.all(
    Array.from({ length: CLIENTS }, async (_, i) => ({
      socket: await connect(url),
      chatId: `chat ${i >> 1}`,
    })),
  )

async function say({ socket, chatId }: Sender, serial: number): Promise<number> {
  const began = performance.now()
  const answer = await socket.timeout(10_000).emitWithAck('send_message', {
    chatId,
    content: 'Two sets more than last week, and the knee is quiet.',
    clientMsgId: `bench-${chatId.replace(/\W/g, '')}-${serial}`,
  })
  if (!answer.success) throw new Error(`a message was refused: ${answer.error}`)
  return performance.now() - began
}

let serial = 0

/** Each client sends its next message once the previous one is acknowledged. */
async function closedLoop(senders: readonly Sender[]): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = []
  const began = performance.now()
  const until = began + SECONDS * 1000
  await Promise.all(
    senders.map(async (sender) => {
      while (performance.now() < until) times.push(await say(sender, ++serial))
    }),
  )
  return { times, seconds: (performance.now() - began) / 1000 }
}

/** Sends for a second at a constant rate without waiting for acknowledgements; returns the p99 in ms. */
async function pacedSecond(senders: readonly Sender[]): Promise<number> {
  const began = performance.now()
  const sent: Promise<number>[] = []
  for (let i = 0; i < PACED_PER_SECOND; i++) {
    const wait = began + (i * 1000) / PACED_PER_SECOND - performance.now()
    if (wait > 1) await pause(wait)
    sent.push(say(senders[(i * 7) % senders.length] as Sender, ++serial))
  }
  return percentile(await Promise.all(sent), 0.99)
}

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0

async function measured(target: ChatTarget, senders: readonly Sender[]): Promise<Measured> {
  const before = await cpuSeconds(target.pids)
  const { times, seconds } = await closedLoop(senders)
  const after = await cpuSeconds(target.pids)
  return {
    good: times.length,
    bad: 0,
    firstBad: undefined,
    seconds,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: after === undefined || before === undefined ? undefined : (after - before) / times.length,
  }
}

/** Measures the closed loop as a row and the paced one as a figure; rounds of both servers alternate. */
export async function chatRows(
  db: Db,
  product: ChatTarget,
  baseline: ChatTarget,
  rounds: number,
): Promise<{ row: Row; figure: Figure }> {
  const got = { product: [] as Measured[], baseline: [] as Measured[] }
  // Seconds of both servers alternate: a machine that stands still for 100 ms spoils one second, not a round.
  const p99 = { product: [] as number[], baseline: [] as number[] }
  for (let r = 0; r < rounds + WARM; r++) {
    // New accounts, so that no message limit is used up.
    const chats = await seedChats(db, CLIENTS / 2)
    const [ours, bare] = [await seats(product.url, chats), await bareSeats(baseline.url)]
    const [floor, our] = [await measured(baseline, bare), await measured(product, ours)]
    for (let second = 0; second < PACED_SECONDS; second++) {
      const [pacedFloor, pacedOurs] = [await pacedSecond(bare), await pacedSecond(ours)]
      if (r < WARM) continue
      p99.baseline.push(pacedFloor)
      p99.product.push(pacedOurs)
    }
    for (const { socket } of [...ours, ...bare]) socket.disconnect()
    await checkStored(db, chats)
    if (r < WARM) continue
    got.baseline.push(floor)
    got.product.push(our)
  }
  return {
    row: {
      title: `Chat message, ${CLIENTS} clients, heard by the other side`,
      baselineTitle: 'one row, then the acknowledgement',
      ...got,
      least: 0.6,
    },
    figure: {
      name: `Chat message at ${PACED_PER_SECOND.toLocaleString('en-US')} a second, p99, times the baseline's`,
      value: median(p99.product) / median(p99.baseline),
      unit: '×',
      most: 1.5,
    },
  }
}

/** Throws if an acknowledged message is missing or the numbering has a gap. */
async function checkStored(db: Db, chats: readonly SeededChat[]): Promise<void> {
  const [row] = await db<{ gaps: number }[]>`
    select count(*)::int as gaps from chats c where c.id = any(${chats.map((chat) => chat.id)})
      and c.last_seq <> (select count(*) from chat_messages m where m.chat_id = c.id)`
  if (row?.gaps !== 0) throw new Error(`${row?.gaps} chats have a gap`)
}

/** Measures the opening of a long chat and the cost of idle sockets. */
export async function chatFigures(product: Product, db: Db): Promise<Figure[]> {
  const [chat] = await seedChats(db, 1)
  if (!chat) throw new Error('there is no chat')
  await seedMessages(db, chat.id, LONG)
  const client = createClient(product.url, 1, ownAddress().localAddress)
  const times: number[] = []
  for (let i = 0; i < 30; i++) {
    const answer = await client.call('GET', `/chat/${chat.id}`, { token: chat.coach.token })
    if (answer.body.data?.messages.length !== 50) throw new Error(`the chat answered ${answer.status}`)
    times.push(answer.ms)
  }
  client.close()
  return [
    {
      name: `Chat of ${LONG.toLocaleString('en-US')} messages, until its first page is there`,
      value: percentile(times, 0.95),
      unit: 'ms',
      most: 1000,
    },
    await idleSockets(product, db),
  ]
}

async function idleSockets(product: Product, db: Db): Promise<Figure> {
  const chats = await seedChats(db, IDLE / 2)
  const before = await memoryMb(product)
  const senders: Sender[] = []
  for (let i = 0; i < chats.length; i += 50)
    senders.push(...(await seats(product.url, chats.slice(i, i + 50))))
  await pause(3000)
  const after = await memoryMb(product)
  for (const { socket } of senders) socket.disconnect()
  return {
    name: `Memory of ${IDLE.toLocaleString('en-US')} sockets that say nothing`,
    value: after - before,
    unit: 'MB',
    most: 120,
  }
}

async function memoryMb(product: Product): Promise<number> {
  const text = await fetch(`${product.url}/metrics`).then((answer) => answer.text())
  return Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1]) / 1e6
}
