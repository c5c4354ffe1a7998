import { z } from 'zod'
import { StoredFile } from '../coaches/calls'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { pageOf, pagePosition, pageQuery } from '../page'
import { SEARCH_MAX } from '../text'
import { multipartOf } from '../upload'
import { cardKinds } from './card-rules'
import {
  CHATS_PER_PAGE,
  CLIENT_MESSAGE_ID,
  chatSides,
  chatUploads,
  FOUND_PER_PAGE,
  MESSAGE_MAX,
  MESSAGES_PER_PAGE,
  messageTypes,
} from './rules'

/** Somebody in a chat; the names of an account that was erased are empty. */
export const ChatPerson = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** An address on this server. */
  profilePhoto: z.string().nullable(),
})
export type ChatPerson = z.infer<typeof ChatPerson>

/** A number for each side of a chat. */
export const PerSide = z.object({ coach: z.number().int(), user: z.number().int() })
export type PerSide = z.infer<typeof PerSide>

/** Subject of a message, as it was when the message was sent. */
export const MessageCard = z.object({
  kind: z.enum(cardKinds),
  /** Program of an exercise or a meal; null for a test. */
  userProgramId: z.string().nullable(),
  ref: z.string(),
  name: z.string(),
  text: z.string(),
  /** True once plan or tests no longer contain the subject. */
  isGone: z.boolean(),
})
export type MessageCard = z.infer<typeof MessageCard>

export const Message = z.object({
  _id: z.string(),
  chatId: z.string(),
  /** Number of the message in its chat: 1, 2, 3 … without a gap, so a client requests what follows its last one. */
  seq: z.number().int(),
  /** Id given by the sender's client, if any. */
  clientMsgId: z.string().nullable(),
  content: z.string(),
  messageType: z.enum(messageTypes),
  senderType: z.enum(chatSides),
  senderId: ChatPerson,
  createdAt: z.iso.datetime(),
  /** Time of the last change of its text by its author; null for none. */
  editedAt: z.iso.datetime().nullable(),
  /** Since when its author has taken it back: content and attachments are empty. */
  removedAt: z.iso.datetime().nullable(),
  attachments: z.array(StoredFile),
  /** Null for a message that is about nothing in particular. */
  card: MessageCard.nullable(),
})
export type Message = z.infer<typeof Message>

/** A chat of a customer with a coach. The coach whose athlete was handed over no longer has it; the customer reads on. */
export const Chat = z.object({
  _id: z.string(),
  participants: z.object({ user: ChatPerson, coach: ChatPerson }),
  /** The newest message that was not taken back; null without any. */
  lastMessage: z
    .object({
      content: z.string(),
      timestamp: z.iso.datetime(),
      senderType: z.enum(chatSides),
      messageType: z.enum(messageTypes),
    })
    .nullable(),
  /** Number of unread messages by side. */
  unreadCount: PerSide,
  /** The number of the newest message; 0 before the first. */
  lastSeq: z.number().int(),
  /** Up to which message each side has read. */
  readSeq: PerSide,
  createdAt: z.iso.datetime(),
  /** Since when nothing can be written here; null while it is open. */
  closedAt: z.iso.datetime().nullable(),
})
export type Chat = z.infer<typeof Chat>

export const ChatPagination = z.object({
  ...pagePosition,
  hasNextPage: z.boolean(),
  total: z.number().int(),
})
export type ChatPagination = z.infer<typeof ChatPagination>

/** Side of the chats, for an account that is coach and customer; the default for a coach is the coach's side. */
const as = z.enum(chatSides).optional().catch(undefined)

const chatParams = z.object({ chatId: Id })

/** The caller's chats, the latest message first, those without one last; beyond the last page the last one is answered. */
export const listChats = endpoint({
  method: 'GET',
  path: '/chat/list',
  allow: 'member',
  summary: 'My chats',
  query: z.object({
    as,
    /** Only chats with messages that the caller has not read. */
    unread: z.enum(['true']).optional().catch(undefined),
    ...pageQuery({ limit: CHATS_PER_PAGE }),
  }),
  data: z.array(Chat),
  top: z.object({ pagination: ChatPagination }),
})

export const getUnreadCount = endpoint({
  method: 'GET',
  path: '/chat/unread-count',
  allow: 'member',
  summary: 'How many messages I have not read',
  query: z.object({ as }),
  data: z.object({ unreadCount: z.number().int() }),
})

/** `used`: the bytes of the files that I have sent in chats and that are still there, of at most `limit`. */
export const getChatStorage = endpoint({
  method: 'GET',
  path: '/chat/storage',
  allow: 'member',
  summary: 'How much room my files in chats take',
  data: z.object({ used: z.number().int(), limit: z.number().int() }),
})

const seq = z.coerce
  .number('request.wrong_type')
  .int('request.wrong_type')
  .min(0, 'request.out_of_range')
  .max(2 ** 31 - 1, 'request.out_of_range')

/**
 * Returns messages of a chat, ascending. Page 1 is the newest; `beforeSeq` pages backwards without moving while
 * messages arrive, `afterSeq` forwards. `hasNextPage`: older (with `afterSeq` newer) messages exist. Only with `afterRev`:
 * messages edited or taken back since, in that order; the answer contains all changes up to its `rev`.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: '/chat/:chatId',
  allow: 'member',
  summary: 'The messages of a chat',
  params: chatParams,
  query: z.object({
    ...pageQuery({ limit: MESSAGES_PER_PAGE }),
    afterSeq: seq.optional(),
    beforeSeq: seq.optional(),
    afterRev: seq.optional(),
  }),
  data: z.object({
    messages: z.array(Message),
    pagination: ChatPagination,
    chat: Chat,
    rev: z.number().int(),
  }),
  top: z.object({ pagination: ChatPagination }),
})

const clientMsgId = z
  .string('request.wrong_type')
  .regex(CLIENT_MESSAGE_ID, 'request.invalid')
  .nullish()
  .or(z.literal(''))
  .transform((id) => id || undefined)

/** The text of a message; how long it may be is counted in characters by `messageProblem`. */
const content = z
  .string('request.wrong_type')
  .max(2 * MESSAGE_MAX, 'chat.message_too_long')
  .default('')

/** Repeated in the body by the specification; the address counts. */
const repeatedId = z.string('request.wrong_type').max(64, 'request.too_long').optional()

/** A repeat under the same `clientMsgId` succeeds, answers the stored message and is stored once (decision X-68). */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/chat/:chatId/messages',
  allow: 'member',
  specified: true,
  summary: 'Send a message',
  status: 201,
  params: chatParams,
  body: z.object({
    chatId: repeatedId,
    content,
    messageType: z.enum(messageTypes, 'request.wrong_type').default('text'),
    clientMsgId,
  }),
  data: z.object({ message: Message }),
})

/** Files in the field `attachments`. Without a text the message says `File shared`. */
export const sendFiles = endpoint({
  method: 'POST',
  path: '/chat/:chatId/messages/upload',
  allow: 'member',
  specified: true,
  summary: 'Send a message with files',
  status: 201,
  params: chatParams,
  body: z.object({
    chatId: repeatedId,
    content,
    messageType: z.enum(messageTypes, 'request.wrong_type').default('file'),
    clientMsgId,
  }),
  multipart: multipartOf(chatUploads, { field: 'attachments' }),
  data: z.object({ message: Message }),
})

const messageParams = z.object({ messageId: Id })

/**
 * Changes the text of a message of one's own within `CHANGE_WITHIN`; the rules of a new message apply. The same text
 * again changes nothing. A removed message is not found.
 */
export const editMessage = endpoint({
  method: 'PATCH',
  path: '/chat/messages/:messageId',
  allow: 'member',
  summary: 'Change a message',
  params: messageParams,
  body: z.object({ content }),
  data: z.object({ message: Message }),
})

/** Takes a message of one's own back within `CHANGE_WITHIN`, with its files; a repeat answers the same. */
export const removeMessage = endpoint({
  method: 'DELETE',
  path: '/chat/messages/:messageId',
  allow: 'member',
  summary: 'Take a message back',
  params: messageParams,
  data: z.object({ message: Message }),
})

/** A message that a search found, with a part of its text around the first word. */
export const FoundMessage = z.object({
  _id: z.string(),
  seq: z.number().int(),
  senderType: z.enum(chatSides),
  createdAt: z.iso.datetime(),
  snippet: z.string(),
  chat: Chat.pick({ _id: true, participants: true, closedAt: true }),
})
export type FoundMessage = z.infer<typeof FoundMessage>

/**
 * Messages with all words of `q` in the caller's chats of both sides, or of the side `as`, newest first; at most
 * `FOUND_MAX` of them. Without a word it finds nothing.
 */
export const searchMessages = endpoint({
  method: 'GET',
  path: '/chat/search',
  allow: 'member',
  summary: 'Search my messages',
  query: z.object({
    as,
    q: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').default(''),
    ...pageQuery({ limit: FOUND_PER_PAGE, max: 50 }),
  }),
  data: pageOf(FoundMessage),
})

/** Without `seq` everything that is there is read; with it, what the reader has seen up to that message. */
export const readChat = endpoint({
  method: 'POST',
  path: '/chat/:chatId/read',
  allow: 'member',
  specified: true,
  summary: 'Mark a chat as read',
  params: chatParams,
  body: z.object({ seq: seq.optional() }),
  data: z.object({ unreadCount: PerSide, readSeq: PerSide }),
})

/** `filename` is an attachment's own. Always an attachment, under the name its sender gave it, to the two members only. */
export const getChatFile = endpoint({
  method: 'GET',
  path: '/chat/:chatId/files/:filename',
  allow: 'member',
  summary: 'A file of a chat',
  params: z.object({ chatId: Id, filename: Id }),
  file: '*/*',
})
