import type { Message, PerSide } from 'contract/chat/calls'
import type { Db } from '../../kernel/db/client'
import { chatsWithPeople, isOpen, readSeq, unreadCount } from './columns.sql'
import { messageColumns } from './messages.sql'

/** What decides whether the members of a chat have been told everything. */
export interface ChatState {
  id: string
  accountId: string
  /** Null where the chat is closed: its coach receives nothing. */
  coachId: string | null
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
  c.id, c.account_id as "accountId", case when ${isOpen(db)} then c.coach_id end as "coachId", c.last_seq as "lastSeq",
  ${readSeq(db)} as "readSeq", c.rev`

/** Number that grows with every message, read mark and edit of a chat. */
export const markOf = ({ lastSeq, readSeq: { coach, user }, rev }: ChatState) => lastSeq + coach + user + rev
const mark = (db: Db) => db`c.last_seq::int8 + c.coach_read_seq + c.user_read_seq + c.rev`

/** The chats of an account on a side in which something can happen: a customer's all, a coach's open ones. */
export function listStates(
  db: Db,
  room: { accountId: string; side: 'coach' | 'user' },
): Promise<ChatState[]> {
  return db<ChatState[]>`
    select ${state(db)} from chats c where ${
      room.side === 'user'
        ? db`c.account_id = ${room.accountId}`
        : db`c.coach_id = ${room.accountId} and ${isOpen(db)}`
    }`
}

/** Whose chats one look asks about, and what is known of them. */
export interface Interest {
  users: string[]
  coaches: string[]
  /** Chats that sockets have joined while they were open. */
  joined: string[]
  /** Marks by chat. */
  known: ReadonlyMap<string, number>
}

/** Returns the chats that are not as this process knows them, and the joined ones that are closed. */
export function findNews(db: Db, { users, coaches, joined, known }: Interest): Promise<ChatNews[]> {
  return db<ChatNews[]>`
    select ${state(db)}, c.coach_id as "formerId", ${unreadCount(db)} as "unreadCount",
      c.created_at > now() - interval '1 minute' as "isNew"
    from chats c
      left join unnest(${[...known.keys()]}::text[], ${[...known.values()]}::int8[]) as known (id, mark)
        on known.id = c.id
    where (c.account_id = any(${users}::text[]) or c.id = any(${joined}::text[])
        or (c.coach_id = any(${coaches}::text[]) and ${isOpen(db)}))
      and (known.mark is distinct from ${mark(db)}
        or (c.id = any(${joined}::text[]) and not (${isOpen(db)})))`
}

/** Messages of a chat from `first` to `last`. */
export interface Range {
  id: string
  first: number
  last: number
}

/** A message with the members of its chat as of now. */
export interface MissedMessage extends Message {
  members: { accountId: string; coachId: string | null }
  unreadCount: PerSide
}

/** Returns the messages of these ranges, in order by chat. */
export function listMissed(db: Db, ranges: readonly Range[]): Promise<MissedMessage[]> {
  return db<MissedMessage[]>`
    select ${messageColumns(db)}, ${unreadCount(db)} as "unreadCount",
      json_build_object('accountId', c.account_id, 'coachId', case when ${isOpen(db)} then c.coach_id end) as members
    from ${chatsWithPeople(db)}
      join unnest(${ranges.map(({ id }) => id)}::text[], ${ranges.map(({ first }) => first)}::int[],
        ${ranges.map(({ last }) => last)}::int[]) as r (id, first, last) on r.id = c.id
      join chat_messages m on m.chat_id = c.id and m.seq between r.first and r.last
    order by m.chat_id, m.seq`
}
