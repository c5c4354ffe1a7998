import { clientEvents, serverEvents } from 'contract/chat/events'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Peer, Realtime } from '../../kernel/realtime/events'
import * as sql from './chats.sql'
import { appear, disappear, tellGone } from './presence'
import { chatRoom, OPEN, openRoom, otherSide, sidesThere, thereRoom, userRoom } from './rooms'
import { type SendDeps, sendMessage } from './send.logic'

/** Socket events of both sides of a chat. Each checks permission in the database, as calls do. */
export function chatSockets(realtime: Realtime, deps: SendDeps): void {
  const { db } = deps

  realtime.on(clientEvents.joinUser, async ({ peer, session, payload }) => {
    if (payload.userId !== session.accountId) fail('auth.forbidden')
    if (payload.userType === 'coach' && !session.roles.includes('coach')) fail('auth.forbidden')
    await peer.join(userRoom(payload.userType, session.accountId))
    await appear(deps, realtime, peer, payload.userType)
  })
  realtime.on(clientEvents.statusUpdate, async ({ peer, payload }) => {
    if (payload.isOnline) await appear(deps, realtime, peer, 'coach')
    else await disappear(deps, realtime, peer, 'coach')
  })
  realtime.on(clientEvents.joinChat, ({ peer, payload }) => joinChat(deps, realtime, peer, payload.chatId))
  realtime.on(clientEvents.leaveChat, async ({ peer, session, payload: { chatId } }) => {
    await peer.leave(chatRoom(chatId, session.accountId))
    await requireMembership(db, chatId, session.accountId)
    await peer.leave(openRoom(chatId))
  })
  realtime.on(
    clientEvents.sendMessage,
    async ({ peer, session, payload }) => {
      const sender = { accountId: session.accountId, from: peer.id }
      return { message: await sendMessage(deps, sender, payload) }
    },
    {
      refused: (peer, payload, failure) =>
        realtime.emit(serverEvents.messageError, { ...namesOf(payload), ...failure }, { rooms: [peer.id] }),
    },
  )
  for (const [event, told] of [
    [clientEvents.typingStart, serverEvents.typingStart],
    [clientEvents.typingStop, serverEvents.typingStop],
  ] as const)
    realtime.on(event, async ({ session, payload: { chatId } }) => {
      const found = await requireMembership(db, chatId, session.accountId)
      const other = otherOf(found) ?? fail('chat.closed')
      const typing = { chatId, userId: session.accountId, userType: found.side }
      realtime.emit(told, typing, { rooms: [chatRoom(chatId, other.accountId)] })
    })
  realtime.onGone((_peer, rooms) => {
    for (const { side, accountId } of sidesThere(rooms)) void tellGone(deps, realtime, { side, accountId })
  })
  realtime.guard({
    prefix: OPEN,
    findLost: async (rooms) => {
      const closed = await sql.findClosed(
        db,
        rooms.map((room) => room.slice(OPEN.length)),
      )
      return closed.flatMap(({ id, coachId }) => {
        const coachs = coachId === null ? [] : [chatRoom(id, coachId)]
        return [
          { room: openRoom(id), leave: [openRoom(id)] },
          ...coachs.map((room) => ({ room, leave: [room] })),
        ]
      })
    },
    closing(room) {
      if (!room.startsWith(OPEN)) return
      realtime.emit(serverEvents.chatClosed, { chatId: room.slice(OPEN.length) }, { rooms: [room] })
    },
  })
}

async function requireMembership(db: Deps['db'], chatId: string, accountId: string): Promise<sql.Membership> {
  return (await sql.findMembership(db, chatId, accountId)) ?? fail('chat.not_found')
}

/**
 * Joins the room before reading the chat's state, so a message in between is delivered twice, never missed. The room is
 * the member's own and receives nothing for non-members, so it may be joined before the check.
 */
async function joinChat({ db }: SendDeps, realtime: Realtime, peer: Peer, chatId: string) {
  const me = peer.session.accountId
  const room = chatRoom(chatId, me)
  await peer.join(room)
  const found = await sql.findMembership(db, chatId, me)
  if (!found) {
    await peer.leave(room)
    fail('chat.not_found')
  }
  const { lastSeq, readSeq, unreadCount } = found
  const other = otherOf(found)
  if (!other) return { lastSeq, readSeq, unreadCount, online: false }
  await peer.join(openRoom(chatId))
  const online = realtime.isOccupied(thereRoom(other.side, other.accountId))
  return { lastSeq, readSeq, unreadCount, online }
}

/** The other member of a chat that is open. */
function otherOf({ side, open, coachId, accountId }: sql.Membership) {
  const other = side === 'coach' ? accountId : coachId
  return open && other !== null ? { side: otherSide(side), accountId: other } : undefined
}

/** Returns the ids in a refused payload. */
function namesOf(payload: unknown): { chatId?: string; clientMsgId?: string } {
  const { chatId, clientMsgId } = (payload ?? {}) as { chatId?: unknown; clientMsgId?: unknown }
  return {
    ...(typeof chatId === 'string' ? { chatId: chatId.slice(0, 64) } : {}),
    ...(typeof clientMsgId === 'string' ? { clientMsgId: clientMsgId.slice(0, 64) } : {}),
  }
}
