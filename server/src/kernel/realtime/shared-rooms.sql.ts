import type { Db } from '../db/client'
import { presentNodes } from '../nodes/nodes.sql'

export interface RoomSize {
  room: string
  sockets: number
}

const listsOf = (rooms: readonly RoomSize[]) => ({
  names: rooms.map(({ room }) => room),
  sizes: rooms.map(({ sockets }) => sockets),
})

/** Replaces the rooms of a node by these. A node that is not known has none. */
export async function replaceRooms(db: Db, id: string, rooms: readonly RoomSize[]): Promise<void> {
  const { names, sizes } = listsOf(rooms)
  await db`
    with held as materialized (
      select * from unnest(${names}::text[], ${sizes}::int[]) as h (room, sockets)
    ), gone as (
      delete from node_rooms r where r.node_id = ${id} and not exists (select from held where held.room = r.room)
    )
    insert into node_rooms (room, node_id, sockets) select held.room, nodes.id, held.sockets
    from held join nodes on nodes.id = ${id}
    where not exists (select from node_rooms r
      where r.room = held.room and r.node_id = ${id} and r.sockets = held.sockets)
    order by held.room
    on conflict (room, node_id) do update set sockets = excluded.sockets`
}

/** Saves the size of these rooms on a node, 0 for none, and returns their sockets on other nodes. */
export function saveRooms(db: Db, id: string, rooms: readonly RoomSize[]): Promise<RoomSize[]> {
  const { names, sizes } = listsOf(rooms)
  return db<RoomSize[]>`
    with held as materialized (
      select * from unnest(${names}::text[], ${sizes}::int[]) as h (room, sockets)
    ), gone as (
      delete from node_rooms r using held where r.room = held.room and r.node_id = ${id} and held.sockets = 0
    ), here as (
      insert into node_rooms (room, node_id, sockets) select room, nodes.id, sockets
      from held join nodes on nodes.id = ${id} where sockets > 0
      order by room
      on conflict (room, node_id) do update set sockets = excluded.sockets
    )
    select r.room, sum(r.sockets)::int as sockets ${elsewhere(db, id, names)}`
}

/** Returns the sockets of these rooms on other nodes; rooms without any are left out. */
export function findElsewhere(db: Db, id: string, rooms: readonly string[]): Promise<RoomSize[]> {
  return db<RoomSize[]>`select r.room, sum(r.sockets)::int as sockets ${elsewhere(db, id, rooms)}`
}

function elsewhere(db: Db, id: string, rooms: readonly string[]) {
  return db`
    from node_rooms r
    where r.room = any(${[...rooms]}::text[]) and r.node_id <> ${id} and r.node_id in (${presentNodes(db)})
    group by r.room`
}

/** Forgets the rooms of a node with this prefix. */
export async function forgetRooms(db: Db, id: string, prefix: string): Promise<void> {
  await db`delete from node_rooms where node_id = ${id} and starts_with(room, ${prefix})`
}
