import type { Chat, Message } from 'contract/chat/calls'
import { CHAT_STORAGE_BYTES_MAX, MESSAGES_PER_PAGE } from 'contract/chat/rules'
import type { fakeServer } from './fake-server'
import { FakeSocket } from './fake-socket'

export const CHAT = 'chat-000000000000000001'

const people = {
  user: { _id: 'u1', firstName: 'Mina', lastName: 'Rad', profilePhoto: null },
  coach: { _id: 'k1', firstName: 'Kaveh', lastName: 'Azad', profilePhoto: null },
}

export function chat(id = CHAT, more: Partial<Chat> = {}): Chat {
  return {
    _id: id,
    participants: people,
    lastMessage: null,
    unreadCount: { coach: 0, user: 0 },
    lastSeq: 0,
    readSeq: { coach: 0, user: 0 },
    createdAt: '2026-11-01T08:00:00.000Z',
    closedAt: null,
    ...more,
  }
}

export function message(seq: number, more: Partial<Message> = {}): Message {
  const { senderType = 'user' } = more
  return {
    _id: `message-${seq}`,
    chatId: CHAT,
    seq,
    clientMsgId: null,
    content: `message ${seq}`,
    messageType: 'text',
    senderType,
    senderId: people[senderType],
    createdAt: new Date(Date.UTC(2026, 10, 20, 9, 0, seq)).toISOString(),
    editedAt: null,
    removedAt: null,
    attachments: [],
    card: null,
    ...more,
  }
}

/** Fakes the chat API at `fetch` and socket with shared messages; `mine` is the side of the viewer. */
export function fakeChat(
  server: Pick<ReturnType<typeof fakeServer>, 'on'>,
  mine: 'coach' | 'user',
  stored: Message[] = [],
  shown: Chat = chat(),
) {
  const now = { chat: shown, rev: 0 }
  /** Messages by the number of their last change. */
  const changedAt = new Map<string, number>()
  const one = (): Chat => ({ ...now.chat, lastSeq: stored.at(-1)?.seq ?? 0 })
  const pagination = (hasNextPage: boolean) => ({
    currentPage: 1,
    totalPages: 1,
    hasNextPage,
    total: stored.length,
  })
  /** Stores a message once per client message id. */
  const store = (content: string, more: Partial<Message> = {}): Message => {
    const known = stored.find(({ clientMsgId }) => clientMsgId && clientMsgId === more.clientMsgId)
    if (known) return known
    const next = message((stored.at(-1)?.seq ?? 0) + 1, {
      content,
      createdAt: new Date().toISOString(),
      ...more,
    })
    stored.push(next)
    return next
  }
  const tell = (told: Message) =>
    FakeSocket.last.hear('new_message', {
      chatId: told.chatId,
      message: told,
      unreadCount: { coach: 0, user: 0 },
    })

  /** Changes a stored message, as its author does from elsewhere. */
  const change = (id: string, more: Partial<Message>): Message => {
    const index = stored.findIndex(({ _id }) => _id === id)
    const next = { ...(stored[index] ?? message(0)), ...more }
    stored[index] = next
    now.rev += 1
    changedAt.set(id, now.rev)
    return next
  }
  const removal = () => ({ content: '', attachments: [], removedAt: new Date().toISOString() })

  server.on({
    'GET /chat/:chatId/coach': () => ({
      success: true,
      data: { workingHours: null, timeZone: 'Europe/Amsterdam', replyMinutes: null, covered: null },
    }),
    'PATCH /chat/messages/:messageId': ({ params, body }) => {
      const id = params.messageId ?? ''
      const edited = { content: body.content, editedAt: new Date().toISOString() }
      return { success: true, data: { message: change(id, edited) } }
    },
    'DELETE /chat/messages/:messageId': ({ params }) => ({
      success: true,
      data: { message: change(params.messageId ?? '', removal()) },
    }),
    'GET /chat/:chatId': ({ query }) => {
      const afterRev = query.get('afterRev')
      if (afterRev !== null) {
        const revOf = ({ _id }: Message) => changedAt.get(_id) ?? 0
        const messages = stored.filter((one) => revOf(one) > Number(afterRev))
        messages.sort((a, b) => revOf(a) - revOf(b))
        const at = pagination(false)
        return {
          success: true,
          data: { messages, pagination: at, chat: one(), rev: now.rev },
          pagination: at,
        }
      }
      const limit = Number(query.get('limit') ?? MESSAGES_PER_PAGE)
      const [after, before] = [query.get('afterSeq'), query.get('beforeSeq')]
      const fit = stored.filter(
        ({ seq }) => (after === null || seq > Number(after)) && (before === null || seq < Number(before)),
      )
      const messages = after === null ? fit.slice(-limit) : fit.slice(0, limit)
      const at = pagination(fit.length > messages.length)
      return { success: true, data: { messages, pagination: at, chat: one(), rev: now.rev }, pagination: at }
    },
    'POST /chat/:chatId/read': () => ({
      success: true,
      data: { unreadCount: { coach: 0, user: 0 }, readSeq: { coach: 0, user: 0 } },
    }),
    'GET /chat/search': ({ query }) => {
      const q = query.get('q') ?? ''
      const found = stored.filter(({ content }) => content.includes(q)).reverse()
      const items = found.map(({ _id, seq, senderType, createdAt, content: snippet }) => {
        const { _id: chatId, participants, closedAt } = one()
        return { _id, seq, senderType, createdAt, snippet, chat: { _id: chatId, participants, closedAt } }
      })
      return { success: true, data: { items, total: items.length, currentPage: 1, totalPages: 1 } }
    },
    'GET /chat/list': () => ({ success: true, data: [one()], pagination: pagination(false) }),
    'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 0 } }),
    'GET /chat/storage': () => ({ success: true, data: { used: 0, limit: CHAT_STORAGE_BYTES_MAX } }),
  })
  FakeSocket.responders = {
    join_chat: () => ({
      success: true,
      data: {
        lastSeq: stored.at(-1)?.seq ?? 0,
        readSeq: now.chat.readSeq,
        unreadCount: now.chat.unreadCount,
        online: false,
      },
    }),
    send_message: ({ content, clientMsgId }: { content: string; clientMsgId: string }) => {
      const told = store(content, { clientMsgId, senderType: mine, senderId: people[mine] })
      queueMicrotask(() => tell(told))
      return { success: true, data: { message: told } }
    },
  }
  return {
    stored,
    store,
    tell,
    /** Stores a message from the other side and emits it. */
    arrive(content: string, more: Partial<Message> = {}) {
      const senderType = mine === 'coach' ? 'user' : 'coach'
      const told = store(content, { senderType, senderId: people[senderType], ...more })
      tell(told)
      return told
    },
    /** Changes a stored message of either side, and emits it. */
    changeMessage(id: string, more: Partial<Message>, emits = true) {
      const changed = change(id, more)
      if (emits)
        FakeSocket.last.hear('message_changed', {
          chatId: changed.chatId,
          message: changed,
          rev: now.rev,
          unreadCount: { coach: 0, user: 0 },
        })
    },
    removal,
    change: (more: Partial<Chat>) => {
      now.chat = { ...now.chat, ...more }
    },
  }
}
