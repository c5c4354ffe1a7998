import type { ChatSide } from 'contract/chat/rules'

/** In which rooms sockets hear of chats. An account is part of each name, so that nobody hears as somebody else. */

/** A member's sockets that have joined the chat. What happens there is sent to those who are members at that moment. */
export const chatRoom = (chatId: string, accountId: string) => `chat:${chatId}:${accountId}`
/** All sockets that have joined a chat while it is open. */
export const OPEN = 'open:'
export const openRoom = (chatId: string) => OPEN + chatId
/** An account's sockets that hear of all its chats on a side. */
export const userRoom = (side: ChatSide, accountId: string) => `user:${side}:${accountId}`
/** An account's sockets by which it is there. */
export const thereRoom = (side: ChatSide, accountId: string) => `there:${side}:${accountId}`

export const otherSide = (side: ChatSide): ChatSide => (side === 'coach' ? 'user' : 'coach')

/** Both places in which a member hears of a chat. */
export function memberRooms(chatId: string, side: ChatSide, accountId: string): string[] {
  return [userRoom(side, accountId), chatRoom(chatId, accountId)]
}

/** Both members' places; a coach who is gone has none. */
export function allRooms(chatId: string, of: { accountId: string; coachId: string | null }): string[] {
  const coach = of.coachId === null ? [] : memberRooms(chatId, 'coach', of.coachId)
  return [...memberRooms(chatId, 'user', of.accountId), ...coach]
}

const THERE = /^there:(coach|user):(.+)$/

/** As whom somebody was there by a socket that was in these rooms. */
export function sidesThere(rooms: Iterable<string>): { side: ChatSide; accountId: string }[] {
  return [...rooms].flatMap((room) => {
    const [, side, accountId] = THERE.exec(room) ?? []
    return side && accountId ? [{ side: side as ChatSide, accountId }] : []
  })
}
