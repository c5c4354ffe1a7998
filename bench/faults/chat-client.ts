// Two chat clients: one with the product page's rules, and a naive one that appends each received message.
import type { Message } from 'contract/chat/calls'
import { io, type Socket } from 'socket.io-client'
import { newId } from '../../server/src/kernel/ids'
import type { Buyer } from '../../server/test/seed'
import type { Client } from '../lib/client'

export interface ChatSeat {
  person: Buyer
  side: 'coach' | 'user'
  chatId: string
  /** Target of socket and HTTP calls. */
  socketUrl: string
  http: Client
  /** Return true if the next acknowledgement is dropped, or the next message uses HTTP. */
  losesAnswer(): boolean
  goesOverHttp(): boolean
}

/** Unacknowledged message; it survives a reload, as in the browser's outbox. */
export interface Unsent {
  content: string
  clientMsgId: string
}

export interface ChatClient {
  /** Visible messages in order. */
  shown(): Message[]
  /** Sends the messages in sequence; resolves when all are acknowledged. */
  sendAll(contents: readonly string[]): Promise<void>
  /** Simulates a page reload: only unsent messages survive. */
  reload(): Promise<void>
  /** Waits until all messages up to this number are visible. */
  settle(lastSeq: number): Promise<void>
  /** Duration of each catch-up in milliseconds. */
  catchUps: number[]
  close(): void
}

/** Timeout of an acknowledgement in milliseconds. */
const PATIENCE = 1000

function open({ socketUrl, person }: ChatSeat): Socket {
  return io(socketUrl, {
    auth: { token: person.token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 30,
    reconnectionDelayMax: 120,
    timeout: 2000,
  })
}

async function join(socket: Socket, { person, side, chatId }: ChatSeat): Promise<void> {
  await socket.timeout(PATIENCE).emitWithAck('join_user', { userId: person.id, userType: side })
  await socket.timeout(PATIENCE).emitWithAck('join_chat', { chatId })
}

/** Sends once; resolves to the acknowledged message, or undefined. */
async function sendOnce(
  seat: ChatSeat,
  socket: Socket,
  message: Partial<Unsent>,
): Promise<Message | undefined> {
  const { chatId, http, person } = seat
  const lost = seat.losesAnswer()
  try {
    if (seat.goesOverHttp()) {
      const answer = await http.call('POST', `/chat/${chatId}/messages`, {
        token: person.token,
        body: message,
      })
      return lost || answer.status !== 201 ? undefined : answer.body.data.message
    }
    const answer = await socket.timeout(PATIENCE).emitWithAck('send_message', { chatId, ...message })
    return lost || !answer.success ? undefined : answer.data.message
  } catch {
    return undefined
  }
}

async function pages(
  seat: ChatSeat,
  query: string,
): Promise<{ messages: Message[]; more: boolean } | undefined> {
  const answer = await seat.http
    .call('GET', `/chat/${seat.chatId}?${query}`, { token: seat.person.token })
    .catch(() => undefined)
  if (answer?.status !== 200) return undefined
  return { messages: answer.body.data.messages, more: answer.body.data.pagination.hasNextPage }
}

/**
 * Client that joins first, then fetches everything after the last contiguous number, and refetches on a gap.
 * Unacknowledged messages are resent with the same id.
 */
export function carefulClient(seat: ChatSeat): ChatClient {
  const catchUps: number[] = []
  const unsent: Unsent[] = []
  let bySeq = new Map<number, Message>()
  let contiguous = 0
  let fetching: Promise<void> | undefined
  let again = false
  let socket = start()

  function merge(messages: readonly Message[]): void {
    for (const message of messages) bySeq.set(message.seq, message)
    while (bySeq.has(contiguous + 1)) contiguous++
  }
  async function fetchRest(): Promise<void> {
    do {
      again = false
      for (;;) {
        const found = await pages(seat, `afterSeq=${contiguous}&limit=100`)
        if (!found) return
        merge(found.messages)
        if (!found.more) break
      }
    } while (again)
  }
  function catchUp(): Promise<void> {
    again = true
    fetching ??= fetchRest().finally(() => {
      fetching = undefined
    })
    return fetching
  }
  function start(): Socket {
    const opened = open(seat)
    opened.on('connect', async () => {
      const began = performance.now()
      try {
        await join(opened, seat)
      } catch {
        // Cut before the join; the next connection starts over.
        opened.io.engine.close()
        return
      }
      await catchUp()
      catchUps.push(performance.now() - began)
    })
    opened.on('new_message', ({ message }: { message: Message }) => {
      merge([message])
      if (message.seq > contiguous) void catchUp()
    })
    return opened
  }
  async function flush(): Promise<void> {
    for (;;) {
      const [first] = unsent
      if (!first) return
      const message = await sendOnce(seat, socket, first)
      if (!message) continue
      merge([message])
      unsent.shift()
    }
  }

  return {
    catchUps,
    shown: () => [...bySeq.keys()].sort((a, b) => a - b).map((seq) => bySeq.get(seq) as Message),
    async sendAll(contents) {
      for (const content of contents) {
        unsent.push({ content, clientMsgId: newId() })
        await flush()
      }
    },
    async reload() {
      socket.disconnect()
      bySeq = new Map()
      contiguous = 0
      socket = start()
    },
    async settle(lastSeq) {
      for (let i = 0; i < 100 && contiguous < lastSeq; i++) await catchUp()
    },
    close: () => void socket.disconnect(),
  }
}

/**
 * Control: appends received messages unless their id is present, loads one page on reload, and resends without an id.
 */
export function naiveClient(seat: ChatSeat): ChatClient {
  let list: Message[] = []
  let socket = start()

  function append(message: Message): void {
    if (!list.some((one) => one._id === message._id)) list.push(message)
  }
  function start(): Socket {
    const opened = open(seat)
    opened.on('connect', () => void join(opened, seat).catch(() => undefined))
    opened.on('new_message', ({ message }: { message: Message }) => append(message))
    return opened
  }

  return {
    catchUps: [],
    shown: () => list,
    async sendAll(contents) {
      for (const content of contents) {
        let message: Message | undefined
        while (!message) message = await sendOnce(seat, socket, { content })
        append(message)
      }
    },
    async reload() {
      socket.disconnect()
      list = (await pages(seat, 'page=1'))?.messages ?? []
      socket = start()
    },
    settle: async () => undefined,
    close: () => void socket.disconnect(),
  }
}
