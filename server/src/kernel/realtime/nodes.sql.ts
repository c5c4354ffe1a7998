import { SECOND } from 'contract/units'
import type { Db } from '../db/client'

export interface RoomSize {
  room: string
  sockets: number
}

/** Time in ms for which a node counts after its last renewal; a killed node's sockets count no longer than this. */
export const NODE_LEASE = 30 * SECOND
/** Time in ms for which the sockets of a stopped node count as present; their clients return to another node meanwhile. */
export const RETURN_GRACE = 5 * SECOND
/** A node that is gone for this long is deleted, with its rooms. */
const FORGOTTEN_AFTER = 60 * SECOND

const listsOf = (rooms: readonly RoomSize[]) => ({
  names: rooms.map(({ room }) => room),
  sizes: rooms.map(({ sockets }) => sockets),
})

/** Renews a node's lease and replaces its rooms by these; returns the number of other nodes, without stopping ones. */
export async function renewNode(db: Db, id: string, rooms: readonly RoomSize[]): Promise<number> {
  const { names, sizes } = listsOf(rooms)
  const [row] = await db<{ others: number }[]>`
    with forgotten as (
      delete from nodes where until < now() - make_interval(secs => ${FORGOTTEN_AFTER / SECOND}) and id <> ${id}
    ), node as (
      insert into nodes (id, until) values (${id}, now() + make_interval(secs => ${NODE_LEASE / SECOND}))
      on conflict (id) do update set until = excluded.until
    ), held as materialized (
      select * from unnest(${names}::text[], ${sizes}::int[]) as h (room, sockets)
    ), gone as (
      delete from node_rooms r where r.node_id = ${id} and not exists (select from held where held.room = r.room)
    ), here as (
      insert into node_rooms (room, node_id, sockets) select held.room, ${id}, held.sockets from held
      where not exists (select from node_rooms r
        where r.room = held.room and r.node_id = ${id} and r.sockets = held.sockets)
      order by held.room
      on conflict (room, node_id) do update set sockets = excluded.sockets
    )
    select count(*)::int as others from nodes
    where id <> ${id} and until > now() + make_interval(secs => ${RETURN_GRACE / SECOND})`
  return row?.others ?? 0
}

/** Saves the size of these rooms on a node, 0 for none, and returns their sockets on other live nodes. */
export function saveRooms(db: Db, id: string, rooms: readonly RoomSize[]): Promise<RoomSize[]> {
  const { names, sizes } = listsOf(rooms)
  return db<RoomSize[]>`
    with node as (
      insert into nodes (id, until) values (${id}, now() + make_interval(secs => ${NODE_LEASE / SECOND}))
      on conflict do nothing
    ), held as materialized (
      select * from unnest(${names}::text[], ${sizes}::int[]) as h (room, sockets)
    ), gone as (
      delete from node_rooms r using held where r.room = held.room and r.node_id = ${id} and held.sockets = 0
    ), here as (
      insert into node_rooms (room, node_id, sockets) select room, ${id}, sockets from held where sockets > 0
      order by room
      on conflict (room, node_id) do update set sockets = excluded.sockets
    )
    select r.room, sum(r.sockets)::int as sockets ${elsewhere(db, id, names)}`
}

/** Returns the sockets of these rooms on other live nodes; rooms without any are left out. */
export function findElsewhere(db: Db, id: string, rooms: readonly string[]): Promise<RoomSize[]> {
  return db<RoomSize[]>`select r.room, sum(r.sockets)::int as sockets ${elsewhere(db, id, rooms)}`
}

function elsewhere(db: Db, id: string, rooms: readonly string[]) {
  return db`
    from node_rooms r join nodes n on n.id = r.node_id
    where r.room = any(${[...rooms]}::text[]) and r.node_id <> ${id} and n.until > now()
    group by r.room`
}

/** Shortens a stopping node's lease, and forgets its rooms with this prefix at once. */
export async function leaveNode(db: Db, id: string, prefix: string): Promise<void> {
  await db`
    with forgotten as (delete from node_rooms where node_id = ${id} and starts_with(room, ${prefix}))
    update nodes set until = least(until, now() + make_interval(secs => ${RETURN_GRACE / SECOND})) where id = ${id}`
}
