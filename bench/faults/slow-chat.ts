// F13 for sockets: one chat page never reads while the other side writes thousands of long messages. The server
// disconnects it instead of buffering, serves the others, and the page gets everything when it reconnects.
import { createServer } from 'node:http'
import type { AddressInfo, Socket as TcpSocket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Server } from 'socket.io'
import { io, type Socket } from 'socket.io-client'
import { seedChats } from '../../server/test/seed'
import { memoryOf } from '../lib/process'
import { type ChatSeat, carefulClient } from './chat-client'
import { type FaultOptions, type Figures, type Harness, judge, withHarness } from './harness'

const MESSAGES: Record<FaultOptions['size'], number> = { reduced: 1200, full: 5000 }
/** Ten kilobytes. */
const LONG = 'س'.repeat(4990)
const BUFFERED_MOST = 1024 * 1024
const MEMORY_MOST = 100 * 1024 * 1024
/** Concurrent messages of one person. */
const AT_ONCE = 10

export function run({ size, seed }: FaultOptions): Promise<Figures> {
  const count = MESSAGES[size]
  return withHarness('slow-chat', { sockets: 8 }, async (harness) => {
    const { product, db, client } = harness
    const [chat, other] = await seedChats(db, 2)
    if (!chat || !other) throw new Error('no chats were seeded')
    const silent = await openSilent(product.url, chat.coach.token, chat)
    const before = await memoryOf(product.pid, 'VmRSS')
    const sender = await open(product.url, chat.customer.token)
    const beside = asOthersAre(harness, other)
    const acknowledged = await sendMany(sender, chat.id, count)
    const others = await beside.end()
    const during = await memoryOf(product.pid, 'VmRSS')
    const connected = await socketsOf(product.url)
    silent.resume()
    const seat: ChatSeat = {
      person: chat.coach,
      side: 'coach',
      chatId: chat.id,
      socketUrl: product.url,
      http: client,
      losesAnswer: () => false,
      goesOverHttp: () => false,
    }
    const back = carefulClient(seat)
    await back.settle(count)
    const caughtUp = back.shown().length
    back.close()
    sender.disconnect()
    const kept = await keptWithoutLimit(count)
    const grown = before === undefined || during === undefined ? undefined : during - before
    return {
      seed,
      figures: {
        messages: count,
        acknowledged,
        caughtUp,
        socketsLeft: connected,
        othersServed: others.served,
        memoryMb: grown === undefined ? 'unknown' : Math.round(grown / 1024 / 1024),
        controlKeptKb: Math.round(kept / 1024),
      },
      failures: [
        ...judge('product', [
          [acknowledged === count, `${count - acknowledged} messages were not acknowledged`],
          [connected === 1, `${connected} sockets are open, the silent one among them`],
          [caughtUp === count, `${count - caughtUp} messages were not found afterwards`],
          [others.failed === 0, `${others.failed} calls of others failed`],
          [grown === undefined || grown <= MEMORY_MOST, `the memory grew by ${grown} bytes`],
        ]),
        ...judge('control', [[kept > BUFFERED_MOST, `a server without the limit kept ${kept} bytes only`]]),
      ],
      skipped: grown === undefined ? ['the system does not tell the memory of a process'] : [],
    }
  })
}

async function open(url: string, token?: string): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/** Opens a page that has joined the chat and then reads nothing; `resume` disconnects it. */
async function openSilent(
  url: string,
  token: string,
  chat: { id: string; coach: { id: string } },
): Promise<{ resume(): void }> {
  const socket = await open(url, token)
  await socket.emitWithAck('join_user', { userId: chat.coach.id, userType: 'coach' })
  await socket.emitWithAck('join_chat', { chatId: chat.id })
  const tcp = connectionOf(socket)
  tcp.pause()
  return {
    resume() {
      tcp.resume()
      socket.disconnect()
    },
  }
}

function connectionOf(socket: Socket): TcpSocket {
  const transport = socket.io.engine.transport as unknown as { ws: { _socket: TcpSocket } }
  return transport.ws._socket
}

async function sendMany(sender: Socket, chatId: string, count: number): Promise<number> {
  let next = 0
  let acknowledged = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const message = { chatId, content: `${LONG} ${next++}` }
        const answer = await sender.timeout(10_000).emitWithAck('send_message', message)
        if (answer.success) acknowledged++
      }
    }),
  )
  return acknowledged
}

/** Reads a chat as another customer meanwhile, and counts the responses. */
function asOthersAre({ client }: Harness, { id, customer }: { id: string; customer: { token: string } }) {
  const ended = new AbortController()
  const result = { served: 0, failed: 0 }
  const asking = (async () => {
    while (!ended.signal.aborted) {
      const answer = await client.call('GET', `/chat/${id}`, { token: customer.token }).catch(() => undefined)
      if (answer?.status === 200) result.served++
      else result.failed++
      await pause(20)
    }
  })()
  return {
    async end() {
      ended.abort()
      await asking
      return result
    },
  }
}

async function socketsOf(url: string): Promise<number> {
  const text = await fetch(`${url}/metrics`).then((answer) => answer.text())
  return Number(/^sockets_connected (\d+)/m.exec(text)?.[1])
}

/** Control: a default socket server, which buffers without a limit for a client that does not read. */
async function keptWithoutLimit(count: number): Promise<number> {
  const http = createServer()
  const server = new Server(http)
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const joined = new Promise<Parameters<Parameters<typeof server.on>[1]>[0]>((resolve) => {
    server.once('connection', resolve)
  })
  const client = await open(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const tcp = connectionOf(client)
  tcp.pause()
  const { conn } = (await joined) as {
    conn: { writeBuffer: { data: string }[]; transport: { socket: { bufferedAmount: number } } }
  }
  for (let i = 0; i < count; i++) server.emit('new_message', `${LONG} ${i}`)
  await pause(500)
  const unsent = conn.writeBuffer.reduce((sum, { data }) => sum + Buffer.byteLength(data), 0)
  const kept = unsent + conn.transport.socket.bufferedAmount
  tcp.resume()
  client.disconnect()
  await server.close()
  return kept
}
