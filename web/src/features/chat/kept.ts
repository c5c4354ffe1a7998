import type { Chat, ChatPagination, Message } from 'contract/chat/calls'
import { isServerFailure } from '../../api/error-text'
import { keepAnswer, readAnswer } from '../../api/kept-answers'
import type { Me } from './me'

/** Messages of a chat that stay on the device. */
const KEPT_MESSAGES = 50

/** A conversation as it is stored. */
export interface KeptChat {
  messages: Message[]
  chat: Chat
  /** The messages include all changes up to this; absent for servers that do not tell. */
  rev?: number | undefined
}

/** The first page of the list of chats. */
export interface KeptChats {
  chats: Chat[]
  pagination: ChatPagination
}

/** Only customers read without a network: a coach's device keeps nothing of athletes. */
const accountOf = ({ area, userId }: Me) => (area === 'customer' ? ({ area, userId } as const) : undefined)

/** Stores the newest messages of a chat. */
export function keepChat(me: Me, { messages, chat, rev }: KeptChat): void {
  const data = { messages: messages.slice(-KEPT_MESSAGES), chat, rev }
  keep(me, ['chat', chat._id], data)
}

export const keepChats = (me: Me, data: KeptChats): void => keep(me, ['chats'], data)

function keep(me: Me, name: readonly string[], data: unknown): void {
  const account = accountOf(me)
  if (account) void keepAnswer(account, name, { at: Date.now(), data })
}

/** Returns the stored conversation in place of an answer that did not come. */
export const readKeptChat = (me: Me, chatId: string, error: unknown) =>
  readKept<KeptChat>(me, ['chat', chatId], error)

export const readKeptChats = (me: Me, error: unknown) => readKept<KeptChats>(me, ['chats'], error)

async function readKept<T>(me: Me, name: readonly string[], error: unknown): Promise<T | undefined> {
  const account = accountOf(me)
  return account && isServerFailure(error) ? (await readAnswer<T>(account, name))?.data : undefined
}
