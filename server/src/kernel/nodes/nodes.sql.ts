import { SECOND } from 'contract/units'
import type { Db, Reserved } from '../db/client'

/** First key of the advisory lock of each node; the second is the hash of its id. Any number of our own. */
const NODE_LOCK = 7_236_414
/** Lock under which one node at a time joins. */
const JOIN_LOCK = 7_236_415

/** Time in ms for which a node counts after its last renewal, where its machine vanished and its lock is still held. */
export const NODE_LEASE = 30 * SECOND
/** Time in ms for which the sockets of a stopped node count as present; their clients return to another node meanwhile. */
export const RETURN_GRACE = 5 * SECOND
/** A node that is gone for this long is deleted, with its rooms. */
const FORGOTTEN_AFTER = 60 * SECOND

/** Properties by which nodes of one database fit each other. */
export interface NodeTraits {
  dataFolder: string
  keepsFiles: boolean
  keepsMails: boolean
}

/** Condition on a row of `nodes`: its connection holds its lock. */
function holdsLock(db: Db | Reserved) {
  return db`
    hashtext(nodes.id)::bigint & 4294967295 in (
      select l.objid::bigint from pg_locks l
      where l.locktype = 'advisory' and l.classid::bigint = ${NODE_LOCK} and l.objsubid = 2 and l.granted
        and l.database = (select oid from pg_database where datname = current_database()))`
}

/** Ids of the nodes whose sockets count: live ones, and those that have left a moment ago. */
export function presentNodes(db: Db) {
  return db`select nodes.id from nodes where nodes.until > now() and (nodes.has_left or ${holdsLock(db)})`
}

/**
 * Takes the lock of a node, and the one of joining until `endJoin`; both belong to this connection. The first is shared, so
 * a node that was cut off need not wait for the end of its old connection. A vanished machine is noticed within a minute.
 */
export async function beginJoin(session: Reserved, id: string): Promise<void> {
  await session`
    select set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false),
      set_config('tcp_keepalives_count', '3', false)`
  await session`select pg_advisory_lock(${JOIN_LOCK}::bigint)`
  await session`select pg_advisory_lock_shared(${NODE_LOCK}::int, hashtext(${id}))`
}

export async function endJoin(session: Reserved): Promise<void> {
  await session`select pg_advisory_unlock(${JOIN_LOCK}::bigint)`
}

/** Returns the other live nodes. One that is leaving counts until its process ends. */
export function listOthers(session: Reserved, id: string): Promise<NodeTraits[]> {
  return session<NodeTraits[]>`
    select data_folder as "dataFolder", keeps_files as "keepsFiles", keeps_mails as "keepsMails"
    from nodes where id <> ${id} and (until > now() or has_left) and ${holdsLock(session)}`
}

/** Saves a node with a new lease. */
export async function saveNode(session: Reserved, id: string, traits: NodeTraits): Promise<void> {
  const { dataFolder, keepsFiles, keepsMails } = traits
  await session`
    insert into nodes (id, until, data_folder, keeps_files, keeps_mails)
    values (${id}, now() + make_interval(secs => ${NODE_LEASE / SECOND}), ${dataFolder}, ${keepsFiles}, ${keepsMails})
    on conflict (id) do update set until = excluded.until, data_folder = excluded.data_folder,
      keeps_files = excluded.keeps_files, keeps_mails = excluded.keeps_mails`
}

/** Renews the lease of a node and forgets dead ones; returns the ids of the other live nodes, without leaving ones. */
export async function renewNode(session: Reserved, id: string): Promise<string[]> {
  const rows = await session<{ id: string }[]>`
    with forgotten as (
      delete from nodes where until < now() - make_interval(secs => ${FORGOTTEN_AFTER / SECOND}) and id <> ${id}
    ), renewed as (
      update nodes set until = now() + make_interval(secs => ${NODE_LEASE / SECOND}) where id = ${id}
    )
    select id from nodes where id <> ${id} and until > now() and not has_left and ${holdsLock(session)}`
  return rows.map((row) => row.id)
}

/** Ends the lease of a stopping node; its sockets count for a moment longer. */
export async function leaveNode(session: Reserved, id: string): Promise<void> {
  await session`
    update nodes set has_left = true, until = least(until, now() + make_interval(secs => ${RETURN_GRACE / SECOND}))
    where id = ${id}`
}
