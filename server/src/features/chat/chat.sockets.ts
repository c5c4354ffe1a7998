import { clientEvents, serverEvents } from 'contract/chat/events'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Peer, Realtime } from '../../kernel/realtime/events'
import type { ChatEmitter } from './chat-emitter'
import { onChatHints } from './chat-hints'
import { type ChatLooks, createChatLooks } from './chat-looks'
import * as sql from './chats.sql'
import { createPresence, type Presence } from './presence'
import { chatRoom, coachIds, openRoom, otherSide, PRESENCE_PREFIX, userRoom, type Who } from './rooms'
import { type SendDeps, sendMessage } from './send.logic'

type JoinDeps = Pick<SendDeps, 'db'> & { emitter: ChatEmitter; looks: Pick<ChatLooks, 'coverJoined'> }

/** Socket events of both sides of a chat. Each checks permission in the database, as calls do. */
export function chatSockets(realtime: Realtime, deps: SendDeps & { emitter: ChatEmitter }): void {
  const { db, emitter } = deps
  const presence = createPresence(deps, realtime)
  const looks = createChatLooks(deps, realtime, emitter, presence)
  realtime.share(PRESENCE_PREFIX)

  realtime.on(clientEvents.joinUser, async ({ peer, session, payload }) => {
    if (payload.userId !== session.accountId) fail('auth.forbidden')
    if (payload.userType === 'coach' && !session.roles.includes('coach')) fail('auth.forbidden')
    const who = { side: payload.userType, accountId: session.accountId }
    await peer.join(userRoom(who.side, who.accountId))
    await looks.followAll(who)
    await presence.appear(peer, who.side)
  })
  realtime.on(clientEvents.statusUpdate, async ({ peer, payload }) => {
    if (payload.isOnline) await presence.appear(peer, 'coach')
    else await presence.disappear(peer, 'coach')
  })
  realtime.on(clientEvents.joinChat, ({ peer, payload }) =>
    joinChat({ ...deps, looks }, presence, peer, payload.chatId),
  )
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
  onTyping(realtime, db)
  realtime.onGone((_peer, rooms) => void presence.gone(rooms))
  realtime.onLook(looks.look)
  onChatHints(realtime, emitter, looks.lookAt)
}

/** Emits typing to the other member here, and hints it to other nodes: without hints it is lost there. */
function onTyping(realtime: Realtime, db: Deps['db']): void {
  for (const [event, told] of [
    [clientEvents.typingStart, serverEvents.typingStart],
    [clientEvents.typingStop, serverEvents.typingStop],
  ] as const) {
    realtime.on(event, async ({ session, payload: { chatId } }) => {
      const found = await requireMembership(db, chatId, session.accountId)
      const others = othersOf(found)
      if (others.length === 0) fail('chat.closed')
      const typing = { chatId, userId: session.accountId, userType: found.side }
      for (const { accountId } of others) {
        realtime.emit(told, typing, { rooms: [chatRoom(chatId, accountId)] })
        realtime.hint(told.name, { accountId, typing }, [accountId])
      }
    })
    realtime.onHint(told.name, (payload) => {
      const { accountId, typing } = payload as { accountId: string; typing: unknown }
      const { success, data } = told.payload.safeParse(typing)
      if (success) realtime.emit(told, data, { rooms: [chatRoom(data.chatId, accountId)] })
    })
  }
}

async function requireMembership(db: Deps['db'], chatId: string, accountId: string): Promise<sql.Membership> {
  return (await sql.findMembership(db, chatId, accountId)) ?? fail('chat.not_found')
}

/**
 * Joins the room before reading the chat's state, so a message in between is delivered twice, never missed. The room is
 * the member's own and receives nothing for non-members, so it may be joined before the check.
 */
async function joinChat({ db, emitter, looks }: JoinDeps, presence: Presence, peer: Peer, chatId: string) {
  const me = peer.session.accountId
  const room = chatRoom(chatId, me)
  await peer.join(room)
  const found = await sql.findMembership(db, chatId, me)
  if (!found) {
    await peer.leave(room)
    fail('chat.not_found')
  }
  emitter.begin({ id: chatId, ...stateOf(found) })
  if (found.side === 'coach' && found.coachId !== me) looks.coverJoined(chatId, me)
  const { lastSeq, readSeq, unreadCount } = found
  // A colleague who covers is not shown as there: the coach is who the athlete knows.
  const [other] = othersOf(found)
  if (!other) return { lastSeq, readSeq, unreadCount, online: false }
  await peer.join(openRoom(chatId))
  return { lastSeq, readSeq, unreadCount, online: await presence.isOnline(other) }
}

const stateOf = ({ open, coachId, ...rest }: sql.Membership) => ({ ...rest, coachId: open ? coachId : null })

/** The members on the other side of a chat that is open, its coach first. */
function othersOf({ open, ...found }: sql.Membership): Who[] {
  if (!open) return []
  const ids = found.side === 'coach' ? [found.accountId] : coachIds(found)
  return ids.map((accountId) => ({ side: otherSide(found.side), accountId }))
}

/** Returns the ids in a refused payload. */
function namesOf(payload: unknown): { chatId?: string; clientMsgId?: string } {
  const { chatId, clientMsgId } = (payload ?? {}) as { chatId?: unknown; clientMsgId?: unknown }
  return {
    ...(typeof chatId === 'string' ? { chatId: chatId.slice(0, 64) } : {}),
    ...(typeof clientMsgId === 'string' ? { clientMsgId: clientMsgId.slice(0, 64) } : {}),
  }
}
