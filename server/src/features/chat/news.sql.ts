import type { Message, PerSide } from 'contract/chat/calls'
import type { Db } from '../../kernel/db/client'
import { actsFor } from '../programs/covers/acting.sql'
import {
  chatsWithPeople,
  colleagueIds,
  isCoach,
  isOpen,
  type Members,
  membersColumn,
  readSeq,
  unreadCount,
} from './columns.sql'
import { messageColumns } from './messages.sql'

/** State of a chat, compared with what its members have received. */
export interface ChatState extends Members {
  id: string
  lastSeq: number
  readSeq: PerSide
  rev: number
}

/** A chat that changed; `formerId` is its coach, also of a closed chat. */
export interface ChatNews extends ChatState {
  formerId: string | null
  unreadCount: PerSide
  /** True if the chat is less than a minute old. */
  isNew: boolean
}

const state = (db: Db) => db`
  c.id, c.account_id as "accountId", case when ${isOpen(db)} then c.coach_id end as "coachId",
  ${colleagueIds(db)} as "colleagueIds", c.last_seq as "lastSeq",
  ${readSeq(db)} as "readSeq", c.rev`

/** Number that grows with every message, read mark and edit of a chat. */
export const markOf = ({ lastSeq, readSeq: { coach, user }, rev }: ChatState) => lastSeq + coach + user + rev
const mark = (db: Db) => db`c.last_seq::int8 + c.coach_read_seq + c.user_read_seq + c.rev`

/** The chats of an account on a side in which something can happen: a customer's all, on the coach's side the open ones. */
export function listStates(
  db: Db,
  room: { accountId: string; side: 'coach' | 'user' },
): Promise<ChatState[]> {
  return db<ChatState[]>`
    select ${state(db)} from chats c where ${
      room.side === 'user' ? db`c.account_id = ${room.accountId}` : isCoach(db, room.accountId)
    }`
}

/** Accounts and chats of one question, with what this process knows of them. */
export interface Interest {
  users: string[]
  coaches: string[]
  /** Marks by chat, and whether sockets have joined it while it was open. */
  known: ReadonlyMap<string, { mark: number; isJoined: boolean }>
}

/**
 * Returns the chats that are not as this process knows them, and the joined ones that are closed. Joins with lists instead
 * of `= any`, which would be searched from the beginning for each row.
 */
export function findNews(db: Db, { users, coaches, known }: Interest): Promise<ChatNews[]> {
  const all = [...known.values()]
  return db<ChatNews[]>`
    with known as materialized (
      select * from unnest(${listOf(db, known.keys())}, ${listOf(
        db,
        all.map((one) => one.mark),
      )}::int8[],
        ${listOf(
          db,
          all.map((one) => one.isJoined),
        )}::boolean[]) as k (id, mark, joined)
    )
    select distinct on (c.id) ${state(db)}, c.coach_id as "formerId", ${unreadCount(db)} as "unreadCount",
      c.created_at > now() - interval '1 minute' as "isNew"
    from (
      select c.* from unnest(${listOf(db, users)}) as u (id) join chats c on c.account_id = u.id
      union all
      select c.* from unnest(${listOf(db, coaches)}) as k (id) join chats c on c.coach_id = any(${actsFor(db, db`k.id`)})
      where ${isOpen(db)}
      union all
      select c.* from known join chats c on c.id = known.id where known.joined
    ) c left join known on known.id = c.id
    where known.mark is distinct from ${mark(db)} or (known.joined and not (${isOpen(db)}))`
}

/** An account that has joined a chat. */
export interface Joined {
  chatId: string
  accountId: string
}

/** Returns the accounts that have left the coach's side of their chat. */
export function listFormer(db: Db, joined: readonly Joined[]): Promise<Joined[]> {
  return db<Joined[]>`
    select j.chat as "chatId", j.account as "accountId"
    from unnest(${joined.map(({ chatId }) => chatId)}::text[], ${joined.map(({ accountId }) => accountId)}::text[])
      as j (chat, account)
    where not exists (select from chats c where c.id = j.chat and ${isCoach(db, db`j.account`)})`
}

/** Ids, numbers or booleans as one text: hundreds of them cost the process a quarter of what an array costs. */
const listOf = (db: Db, values: Iterable<string | number | boolean>) =>
  db`string_to_array(${[...values].join()}, ',')`

/** Messages of a chat from `first` to `last`. */
export interface Range {
  id: string
  first: number
  last: number
}

/** A message with the members of its chat as of now. */
export interface MissedMessage extends Message {
  members: Members
  unreadCount: PerSide
}

/** Returns the messages of these ranges, in order by chat. */
export function listMissed(db: Db, ranges: readonly Range[]): Promise<MissedMessage[]> {
  return db<MissedMessage[]>`
    select ${messageColumns(db)}, ${unreadCount(db)} as "unreadCount",
      ${membersColumn(db)} as members
    from ${chatsWithPeople(db)}
      join unnest(${ranges.map(({ id }) => id)}::text[], ${ranges.map(({ first }) => first)}::int[],
        ${ranges.map(({ last }) => last)}::int[]) as r (id, first, last) on r.id = c.id
      join chat_messages m on m.chat_id = c.id and m.seq between r.first and r.last
    order by m.chat_id, m.seq`
}
