import { serverEvents } from 'contract/chat/events'
import type { ChatSide } from 'contract/chat/rules'
import type { Deps } from '../../deps'
import { coalesceKeys } from '../../kernel/coalesce-keys'
import type { Peer, Realtime } from '../../kernel/realtime/events'
import { listPartners } from './chats.sql'
import { memberRooms, otherSide, presenceRoom, type Who, whoIsIn } from './rooms'

/** Presence of accounts on all nodes, emitted to the sockets of this node (decision 064). */
export interface Presence {
  /** Shows the account of this socket as present. */
  appear(peer: Peer, side: ChatSide): Promise<void>
  disappear(peer: Peer, side: ChatSide): Promise<void>
  /** A socket has gone that was in these rooms. Never throws. */
  gone(rooms: Iterable<string>): Promise<void>
  isOnline(who: Who): Promise<boolean>
  /** Emits what changed on other nodes for those whom sockets of this node watch, and forgets the others. */
  look(watched: ReadonlySet<string>): Promise<void>
}

/** Name of hints that a room of presence has got its first socket on a node, or lost its last one. */
const CHANGED = 'presence'

type PresenceDeps = Pick<Deps, 'db' | 'log'>

export function createPresence({ db, log }: PresenceDeps, realtime: Realtime): Presence {
  /** By room of presence. */
  const told = new Map<string, boolean>()

  /** Emits the states that differ from the last emitted ones; returns the other members of their chats. */
  async function settle(states: ReadonlyMap<string, boolean>): Promise<string[]> {
    const changed = whoIsIn(states.keys()).filter(
      ({ room }) => (told.get(room) ?? false) !== states.get(room),
    )
    if (changed.length === 0) return []
    for (const { room } of changed) told.set(room, states.get(room) ?? false)
    try {
      const partners = await listPartners(db, changed)
      for (const { room, side, accountId } of changed) {
        const rooms = partners
          .filter((partner) => partner.accountId === accountId && partner.side === side)
          .flatMap(({ chatId, partnerId }) => memberRooms(chatId, otherSide(side), partnerId))
        const event = states.get(room) ? serverEvents.userOnline : serverEvents.userOffline
        if (rooms.length > 0) realtime.emit(event, { userId: accountId, userType: side }, { rooms })
      }
      return partners.map(({ partnerId }) => partnerId)
    } catch (error) {
      // The next look emits it.
      for (const { room } of changed) told.set(room, !states.get(room))
      throw error
    }
  }

  /** Saves for the other nodes whether the room has sockets here, and hints them to read it. */
  async function update(room: string): Promise<void> {
    const elsewhere = await realtime.saveSize(room)
    const partners = await settle(new Map([[room, realtime.isOccupied(room) || elsewhere > 0]]))
    if (partners.length > 0) realtime.hint(CHANGED, room, partners)
  }

  async function lookAt(rooms: readonly string[]): Promise<void> {
    const elsewhere = await realtime.countElsewhere(rooms)
    await settle(new Map(rooms.map((room) => [room, realtime.isOccupied(room) || elsewhere.has(room)])))
  }

  // The regular look asks again where this one fails.
  const lookSoon = coalesceKeys(lookAt)
  realtime.onHint(CHANGED, (payload) => {
    for (const { room } of whoIsIn([String(payload)])) lookSoon(room)
  })

  return {
    async appear(peer, side) {
      const room = presenceRoom(side, peer.session.accountId)
      const isFirst = !realtime.isOccupied(room)
      await peer.join(room)
      if (isFirst) await update(room)
    },
    async disappear(peer, side) {
      const room = presenceRoom(side, peer.session.accountId)
      if (!peer.rooms.has(room)) return
      await peer.leave(room)
      if (!realtime.isOccupied(room)) await update(room)
    },
    async gone(rooms) {
      const left = whoIsIn(rooms).filter(({ room }) => !realtime.isOccupied(room))
      await Promise.all(left.map(({ room }) => update(room))).catch((error) =>
        log.warn({ err: error }, 'nobody could be told that somebody has gone'),
      )
    },
    async isOnline({ side, accountId }) {
      const room = presenceRoom(side, accountId)
      const online = realtime.isOccupied(room) || (await realtime.countElsewhere([room])).has(room)
      if (!told.has(room)) told.set(room, online)
      return online
    },
    async look(watched) {
      for (const room of told.keys()) if (!watched.has(room)) told.delete(room)
      await lookAt([...watched])
    },
  }
}
