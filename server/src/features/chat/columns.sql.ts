import { API_BASE } from 'contract/endpoint'
import type { Db, Fragment } from '../../kernel/db/client'
import { actsFor, coverIds } from '../programs/covers/acting.sql'
import { instant } from '../programs/user-programs.sql'

/** Fragments of statements about a chat `c`, shared by all that read one. */

/** The account `alias` with its profile as the contract's `ChatPerson`; of an erased account the names are empty. */
export function person(db: Db, alias: 'u' | 'k' | 'b') {
  return db`json_build_object('_id', coalesce(${db(alias)}.id, ''), 'firstName', coalesce(${db(alias)}.first_name, ''),
    'lastName', coalesce(${db(alias)}.last_name, ''),
    'profilePhoto', (select t.photo from athletes t where t.account_id = ${db(alias)}.id))`
}

/** Chats `c` with their customers `u` and coaches `k`. */
export function chatsWithPeople(db: Db) {
  return db`chats c join accounts u on u.id = c.account_id left join accounts k on k.id = c.coach_id`
}

/** Nobody writes in a closed chat, and its coach does not read it. */
export function isOpen(db: Db) {
  return db`c.closed_at is null and c.coach_id is not null`
}

/** True where an account is on the coach's side of an open chat: its coach, or a colleague who covers now. */
export function isCoach(db: Db, accountId: string | Fragment) {
  return db`(c.coach_id = any(${actsFor(db, accountId)}) and c.account_id <> ${accountId} and ${isOpen(db)})`
}

/** The one condition under which an account reads a chat. */
export function isMember(db: Db, accountId: string) {
  return db`(c.account_id = ${accountId} or ${isCoach(db, accountId)})`
}

/** Colleagues who cover for the coach of an open chat now. */
export function colleagueIds(db: Db) {
  return db`case when ${isOpen(db)} then ${coverIds(db, db`c.coach_id`, db`c.account_id`)} else '{}' end`
}

/** Members of a chat at a moment; a closed one has no coach. */
export interface Members {
  accountId: string
  coachId: string | null
  /** Colleagues who cover for the coach. */
  colleagueIds: readonly string[]
}

/** The accounts that receive events of a chat, as JSON; a closed one has no coach. */
export function membersColumn(db: Db) {
  return db`json_build_object('accountId', c.account_id, 'coachId', case when ${isOpen(db)} then c.coach_id end,
    'colleagueIds', ${colleagueIds(db)})`
}

/** A chat as the contract's `Chat`. */
export function chatColumns(db: Db) {
  return db`
    c.id as "_id", json_build_object('user', ${person(db, 'u')}, 'coach', ${person(db, 'k')}) as participants,
    (select json_build_object('content', m.content, 'timestamp', ${instant(db, db`m.created_at`)},
        'senderType', m.sender_type, 'messageType', m.message_type)
      from chat_messages m where m.chat_id = c.id and m.removed_at is null
      order by m.seq desc limit 1) as "lastMessage",
    ${unreadCount(db)} as "unreadCount", c.last_seq as "lastSeq", ${readSeq(db)} as "readSeq",
    ${instant(db, db`c.created_at`)} as "createdAt",
    case when ${isOpen(db)} then null
      else ${instant(db, db`coalesce(c.closed_at, c.last_message_at, c.created_at)`)} end as "closedAt"`
}

export function unreadCount(db: Db) {
  return db`json_build_object('coach', c.coach_unread, 'user', c.user_unread)`
}

export function readSeq(db: Db) {
  return db`json_build_object('coach', c.coach_read_seq, 'user', c.user_read_seq)`
}

/** The id that a message has outside. */
export const messageId = (chatId: string, seq: number) => `${chatId}-${seq}`

/** Address of a chat's file. */
export const fileAddress = (chatId: string, name: string) => `${API_BASE}/chat/${chatId}/files/${name}`
