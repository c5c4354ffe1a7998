import { serverEvents } from 'contract/chat/events'
import type { ChatSide } from 'contract/chat/rules'
import type { Deps } from '../../deps'
import type { Peer, Realtime } from '../../kernel/realtime/events'
import { listPartners } from './chats.sql'
import { memberRooms, otherSide, thereRoom } from './rooms'

type PresenceDeps = Pick<Deps, 'db' | 'log'>

interface Who {
  side: ChatSide
  accountId: string
}

/** Shows the account of this socket as present; announces the first socket to the others. */
export async function appear(
  deps: PresenceDeps,
  realtime: Realtime,
  peer: Peer,
  side: ChatSide,
): Promise<void> {
  const { accountId } = peer.session
  const room = thereRoom(side, accountId)
  const first = !realtime.isOccupied(room)
  await peer.join(room)
  if (first) await tell(deps, realtime, 'userOnline', { side, accountId })
}

export async function disappear(
  deps: PresenceDeps,
  realtime: Realtime,
  peer: Peer,
  side: ChatSide,
): Promise<void> {
  const { accountId } = peer.session
  const room = thereRoom(side, accountId)
  if (!peer.rooms.has(room)) return
  await peer.leave(room)
  await tellGone(deps, realtime, { side, accountId })
}

/** Tells that an account has gone, where this was its last socket. Never throws: nobody waits for it. */
export async function tellGone(deps: PresenceDeps, realtime: Realtime, who: Who): Promise<void> {
  if (realtime.isOccupied(thereRoom(who.side, who.accountId))) return
  try {
    await tell(deps, realtime, 'userOffline', who)
  } catch (error) {
    deps.log.warn({ err: error }, 'nobody could be told that somebody has gone')
  }
}

/** Those with whom the account has an open chat at this moment, and nobody else. */
async function tell(
  { db }: PresenceDeps,
  realtime: Realtime,
  what: 'userOnline' | 'userOffline',
  { side, accountId }: Who,
): Promise<void> {
  const partners = await listPartners(db, { side, accountId })
  const rooms = partners.flatMap(({ chatId, partnerId }) => memberRooms(chatId, otherSide(side), partnerId))
  if (rooms.length === 0) return
  realtime.emit(serverEvents[what], { userId: accountId, userType: side }, { rooms })
}
