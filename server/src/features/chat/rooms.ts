import type { ChatSide } from 'contract/chat/rules'
import type { Members } from './columns.sql'

/** Rooms of chat events. Their names contain the account, so that no socket receives another account's events. */

/** Sockets of a member that joined the chat. Events go to the members at that moment. */
export const chatRoom = (chatId: string, accountId: string) => `chat:${chatId}:${accountId}`
/** All sockets that have joined a chat while it is open. */
export const openRoom = (chatId: string) => `open:${chatId}`
/** Sockets of an account that receive all its chats on a side. */
export const userRoom = (side: ChatSide, accountId: string) => `user:${side}:${accountId}`
/** An account's sockets by which it is present; shared with the other nodes. */
export const PRESENCE_PREFIX = 'there:'
export const presenceRoom = (side: ChatSide, accountId: string) => `${PRESENCE_PREFIX}${side}:${accountId}`

export const otherSide = (side: ChatSide): ChatSide => (side === 'coach' ? 'user' : 'coach')

/** Rooms in which a member receives a chat's events. */
export function memberRooms(chatId: string, side: ChatSide, accountId: string): string[] {
  return [userRoom(side, accountId), chatRoom(chatId, accountId)]
}

/** Accounts on the coach's side: none of a closed chat, else its coach and the colleagues who cover. */
export function coachIds({ coachId, colleagueIds }: Members): string[] {
  return coachId === null ? [] : [coachId, ...colleagueIds]
}

/** Rooms of all members; a former coach has none. */
export function allRooms(chatId: string, of: Members): string[] {
  const coaches = coachIds(of).flatMap((id) => memberRooms(chatId, 'coach', id))
  return [...memberRooms(chatId, 'user', of.accountId), ...coaches]
}

/** An account on a side of its chats. */
export interface Who {
  side: ChatSide
  accountId: string
}

const PRESENT = /^there:(coach|user):(.+)$/

/** Accounts and sides whose rooms of presence these are; other rooms are left out. */
export function whoIsIn(rooms: Iterable<string>): (Who & { room: string })[] {
  return [...rooms].flatMap((room) => {
    const [, side, accountId] = PRESENT.exec(room) ?? []
    return side && accountId ? [{ room, side: side as ChatSide, accountId }] : []
  })
}
