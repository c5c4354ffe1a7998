import type { Chat, ChatPagination, Message } from 'contract/chat/calls'
import { isServerFailure } from '../../api/error-text'
import { readAnswer, saveAnswer } from '../../api/saved-answers'
import type { Me } from './me'

/** Messages of a chat that stay on the device. */
const SAVED_MESSAGES_MAX = 50

/** A conversation as it is stored. */
export interface SavedChat {
  messages: Message[]
  chat: Chat
  /** The messages include all changes up to this; absent for servers that do not tell. */
  rev?: number | undefined
}

/** The first page of the list of chats. */
export interface SavedChats {
  chats: Chat[]
  pagination: ChatPagination
}

/** Only customers read without a network: a coach's device keeps nothing of athletes. */
const accountOf = ({ area, userId }: Me) => (area === 'customer' ? ({ area, userId } as const) : undefined)

/** Stores the newest messages of a chat. */
export function saveChat(me: Me, { messages, chat, rev }: SavedChat): void {
  const data = { messages: messages.slice(-SAVED_MESSAGES_MAX), chat, rev }
  keep(me, ['chat', chat._id], data)
}

export const saveChats = (me: Me, data: SavedChats): void => keep(me, ['chats'], data)

function keep(me: Me, name: readonly string[], data: unknown): void {
  const account = accountOf(me)
  if (account) void saveAnswer(account, name, { at: Date.now(), data })
}

/** Returns the stored conversation in place of an answer that did not come. */
export const readSavedChat = (me: Me, chatId: string, error: unknown) =>
  readSaved<SavedChat>(me, ['chat', chatId], error)

export const readSavedChats = (me: Me, error: unknown) => readSaved<SavedChats>(me, ['chats'], error)

async function readSaved<T>(me: Me, name: readonly string[], error: unknown): Promise<T | undefined> {
  const account = accountOf(me)
  return account && isServerFailure(error) ? (await readAnswer<T>(account, name))?.data : undefined
}
