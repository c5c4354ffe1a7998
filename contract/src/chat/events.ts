import { z } from 'zod'
import { clientEvent, type Emits, type Hears, serverEvent } from '../socket-event'
import { Message, PerSide, sendMessage } from './calls'
import { chatSides } from './rules'

/**
 * Socket events at `/socket.io` with `auth: { token }`. The token alone identifies the sender (decision X-76); each
 * event may be acknowledged with `{ success: true, data? }` or a `Failure`.
 */

const chatId = z.string('request.wrong_type').min(1).max(64, 'chat.not_found')
const ofChat = z.object({ chatId })

export const clientEvents = {
  /** Subscribes the socket to all chats of its account on this side. Ids of others are refused. */
  joinUser: clientEvent({
    name: 'join_user',
    allow: 'member',
    summary: 'Hear of my chats',
    payload: z.object({ userId: z.string('request.wrong_type').max(64), userType: z.enum(chatSides) }),
  }),
  /** Join first, then fetch what follows the last message: events in between arrive twice, never zero times. */
  joinChat: clientEvent({
    name: 'join_chat',
    allow: 'member',
    summary: 'Hear what happens in a chat: messages, reading, typing, presence',
    payload: ofChat,
    data: z.object({
      lastSeq: z.number().int(),
      readSeq: PerSide,
      unreadCount: PerSide,
      /** True if the other side is connected. */
      online: z.boolean(),
    }),
  }),
  leaveChat: clientEvent({
    name: 'leave_chat',
    allow: 'member',
    summary: 'Hear no more of a chat',
    payload: ofChat,
  }),
  /** The same as `POST /chat/{chatId}/messages`. Files are sent by the upload call; `attachments` must be empty here. */
  sendMessage: clientEvent({
    name: 'send_message',
    allow: 'member',
    summary: 'Send a message',
    payload: sendMessage.body.extend({
      chatId,
      attachments: z.array(z.unknown(), 'request.wrong_type').max(0, 'chat.files_by_upload').nullish(),
    }),
    data: z.object({ message: Message }),
    counts: 'message',
  }),
  typingStart: clientEvent({
    name: 'typing_start',
    allow: 'member',
    summary: 'I am writing',
    payload: ofChat,
  }),
  typingStop: clientEvent({
    name: 'typing_stop',
    allow: 'member',
    summary: 'I have stopped writing',
    payload: ofChat,
  }),
  statusUpdate: clientEvent({
    name: 'coach_status_update',
    allow: 'coach',
    summary: 'Whether I am there for my athletes',
    payload: z.object({ isOnline: z.boolean('request.wrong_type') }),
  }),
}

/** Somebody of a chat; `userType` says on which side. */
const OfSomebody = z.object({ chatId: z.string(), userId: z.string(), userType: z.enum(chatSides) })
const Somebody = z.object({ userId: z.string(), userType: z.enum(chatSides) })

export const serverEvents = {
  /** To both sides, the sender's other windows included. */
  newMessage: serverEvent({
    name: 'new_message',
    summary: 'There is a message',
    payload: z.object({ chatId: z.string(), message: Message, unreadCount: PerSide }),
  }),
  /** To both sides, after an edit or a removal; `rev` is the chat's number of this change. */
  messageChanged: serverEvent({
    name: 'message_changed',
    summary: 'A message was edited or taken back',
    payload: z.object({
      chatId: z.string(),
      message: Message,
      rev: z.number().int(),
      unreadCount: PerSide,
    }),
  }),
  messagesRead: serverEvent({
    name: 'messages_read',
    summary: 'A side has read up to a message',
    payload: z.object({
      chatId: z.string(),
      readerType: z.enum(chatSides),
      seq: z.number().int(),
      unreadCount: PerSide,
    }),
  }),
  typingStart: serverEvent({ name: 'typing_start', summary: 'The other side writes', payload: OfSomebody }),
  typingStop: serverEvent({
    name: 'typing_stop',
    summary: 'The other side has stopped writing',
    payload: OfSomebody,
  }),
  /** Emitted in addition to the acknowledgement, for clients without one. */
  messageError: serverEvent({
    name: 'message_error',
    summary: 'A message was not sent',
    payload: z.object({
      chatId: z.string().optional(),
      clientMsgId: z.string().optional(),
      error: z.string(),
      code: z.string(),
    }),
  }),
  userOnline: serverEvent({ name: 'user_online', summary: 'The other side is there', payload: Somebody }),
  userOffline: serverEvent({ name: 'user_offline', summary: 'The other side has gone', payload: Somebody }),
  /**
   * Emitted when the chat got another coach: the old coach loses access, the customer can no longer write in it. A
   * colleague receives it when their cover has ended, and loses access.
   */
  chatClosed: serverEvent({
    name: 'chat_closed',
    summary: 'A chat was closed',
    payload: z.object({ chatId: z.string() }),
  }),
}

/** For `Socket<ChatHears, ChatEmits>` of socket.io-client; types only, so that no schema comes along. */
export type ChatEmits = Emits<typeof clientEvents>
export type ChatHears = Hears<typeof serverEvents>

type Heard<K extends keyof typeof serverEvents> = z.output<(typeof serverEvents)[K]['payload']>
export type NewMessage = Heard<'newMessage'>
export type MessageChanged = Heard<'messageChanged'>
export type MessagesRead = Heard<'messagesRead'>
export type MessageError = Heard<'messageError'>
export type Typing = Heard<'typingStart'>
export type Presence = Heard<'userOnline'>
