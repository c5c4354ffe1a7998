// An open conversation with the rules of the product's page: it asks for what it missed after it has joined, and when a
// number is missing before a received message, and never otherwise.
import type { Message } from 'contract/chat/calls'
import { RECONNECT_DELAY } from 'contract/chat/rules'
import { io } from 'socket.io-client'
import type { Buyer } from '../../server/test/seed'
import type { Client } from '../lib/client'

/** Milliseconds until a failed question is repeated, and until an acknowledgement counts as lost. */
const AGAIN = 200
const PATIENCE = 5000
const LIMIT = 100

export interface PageOptions {
  url: string
  http: Client
  chatId: string
  person: Buyer
  side: 'coach' | 'user'
  /** False for an event that the node of this page is not told of. */
  hears?: (message: Message) => boolean
}

export interface ChatPage {
  chatId: string
  /** Text by number of the message. */
  shown(): ReadonlyMap<number, string>
  /** Number of times that the page has joined and caught up. */
  joins(): number
  close(): void
}

export function openPage({ url, http, chatId, person, side, hears = () => true }: PageOptions): ChatPage {
  const shown = new Map<number, string>()
  let [contiguous, joins, isOpen] = [0, 0, true]
  let rev: number | undefined
  const take = (messages: readonly Message[]) => {
    for (const { seq, content } of messages) shown.set(seq, content)
    while (shown.has(contiguous + 1)) contiguous++
  }
  const ask = async (query: string) => {
    while (isOpen) {
      const options = { token: person.token }
      const answer = await http
        .call('GET', `/chat/${chatId}?limit=${LIMIT}&${query}`, options)
        .catch(() => undefined)
      if (answer?.status === 200) return answer.body.data
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
  const readOn = async () => {
    for (let more = true; more && isOpen; ) {
      const data = await ask(`afterSeq=${contiguous}`)
      if (!data) return
      rev ??= data.rev as number
      take(data.messages)
      more = data.pagination.hasNextPage
      while (!more && rev < data.rev) {
        const changed = await ask(`afterRev=${rev}`)
        if (!changed) return
        take(changed.messages)
        rev = Math.max(rev, changed.rev)
        if (!changed.pagination.hasNextPage) break
      }
    }
  }
  let reading: Promise<void> | undefined
  let again = false
  const catchUp = (): Promise<void> => {
    again = true
    reading ??= (async () => {
      while (again) {
        again = false
        await readOn()
      }
    })().finally(() => {
      reading = undefined
    })
    return reading
  }

  const socket = io(url, {
    auth: { token: person.token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: RECONNECT_DELAY,
    timeout: PATIENCE,
  })
  socket.on('connect', async () => {
    try {
      await socket.timeout(PATIENCE).emitWithAck('join_user', { userId: person.id, userType: side })
      await socket.timeout(PATIENCE).emitWithAck('join_chat', { chatId })
    } catch {
      socket.io.engine.close()
      return
    }
    await catchUp()
    joins++
  })
  socket.on('new_message', (news: { chatId: string; message: Message }) => {
    if (news.chatId !== chatId || !hears(news.message)) return
    take([news.message])
    if (news.message.seq > contiguous) void catchUp()
  })
  socket.on('message_changed', (news: { chatId: string; message: Message; rev: number }) => {
    if (news.chatId !== chatId || !hears(news.message)) return
    if (shown.has(news.message.seq)) take([news.message])
    if (rev !== undefined && news.rev === rev + 1) rev = news.rev
  })
  return {
    chatId,
    shown: () => shown,
    joins: () => joins,
    close() {
      isOpen = false
      socket.disconnect()
    },
  }
}
