import type { Chat, PerSide } from 'contract/chat/calls'
import type { ChatSide } from 'contract/chat/rules'
import type { Db, Tx } from '../../kernel/db/client'
import { coverIds } from '../programs/covers/acting.sql'
import {
  chatColumns,
  chatsWithPeople,
  colleagueIds,
  isCoach,
  isMember,
  isOpen,
  type Members,
  readSeq,
  unreadCount,
} from './columns.sql'

/** Chats in which an account is on this side, as far as it may read them. */
function ofSide(db: Db, { accountId, side }: { accountId: string; side: ChatSide }) {
  return side === 'coach' ? isCoach(db, accountId) : db`c.account_id = ${accountId}`
}

/** Chats of one side of an account; with `unread` only those with messages that it has not read. */
interface ChatsOf {
  accountId: string
  side: ChatSide
  unread: boolean
}

function listed(db: Db, { unread, ...who }: ChatsOf) {
  return db`${ofSide(db, who)} ${unread ? db`and ${unreadOf(db, who.side)} > 0` : db``}`
}

const unreadOf = (db: Db, side: ChatSide) => (side === 'coach' ? db`c.coach_unread` : db`c.user_unread`)

export async function countChats(db: Db, of: ChatsOf): Promise<number> {
  const [row] = await db<{ n: number }[]>`select count(*)::int as n from chats c where ${listed(db, of)}`
  return row?.n ?? 0
}

/** A page of an account's chats, the latest message first. */
export function listChats(
  db: Db,
  { limit, offset, ...of }: ChatsOf & { limit: number; offset: number },
): Promise<Chat[]> {
  return db<Chat[]>`
    select ${chatColumns(db)} from ${chatsWithPeople(db)} where ${listed(db, of)}
    order by c.last_message_at desc nulls last, c.created_at desc, c.id limit ${limit} offset ${offset}`
}

/** A chat that the account may read; undefined otherwise. */
export async function findChat(
  db: Db,
  chatId: string,
  accountId: string,
): Promise<(Chat & { rev: number }) | undefined> {
  const [row] = await db<(Chat & { rev: number })[]>`
    select ${chatColumns(db)}, c.rev from ${chatsWithPeople(db)} where c.id = ${chatId} and ${isMember(db, accountId)}`
  return row
}

/** Counts an account's unread messages. */
export async function countUnread(db: Db, who: { accountId: string; side: ChatSide }): Promise<number> {
  const unread = unreadOf(db, who.side)
  const [row] = await db<{ n: number }[]>`
    select coalesce(sum(${unread}), 0)::int as n from chats c where ${ofSide(db, who)}`
  return row?.n ?? 0
}

/** Chat from a member's point of view. */
export interface Membership extends Members {
  side: ChatSide
  open: boolean
  lastSeq: number
  readSeq: PerSide
  unreadCount: PerSide
  rev: number
}

function memberColumns(db: Db, me: string) {
  return db`c.account_id as "accountId", c.coach_id as "coachId",
    case when c.account_id = ${me} then 'user' else 'coach' end as side, (${isOpen(db)}) as open,
    ${colleagueIds(db)} as "colleagueIds", c.last_seq as "lastSeq", ${readSeq(db)} as "readSeq", ${unreadCount(db)} as "unreadCount", c.rev`
}

export async function findMembership(db: Db, chatId: string, me: string): Promise<Membership | undefined> {
  const [row] = await db<Membership[]>`
    select ${memberColumns(db, me)} from chats c where c.id = ${chatId} and ${isMember(db, me)}`
  return row
}

/** The columns of one side, as far as it has read. */
function sideColumns(db: Db, side: ChatSide) {
  return side === 'coach'
    ? { seq: db`coach_read_seq`, unread: db`coach_unread`, mailAt: db`coach_mail_at`, from: 'user' }
    : { seq: db`user_read_seq`, unread: db`user_unread`, mailAt: db`user_mail_at`, from: 'coach' }
}

interface Reading {
  chatId: string
  accountId: string
  side: ChatSide
  /** Up to which message. */
  seq: number
}

/**
 * Notes that a side has read everything, where that is so: up to the newest message or further. One statement, judged by
 * the row as it is when its lock is had. Undefined where nothing changed.
 */
export async function readAll(
  db: Db,
  { chatId, accountId, side, seq }: Reading,
): Promise<Membership | undefined> {
  const mine = sideColumns(db, side)
  const [row] = await db<Membership[]>`
    update chats c set ${mine.seq} = c.last_seq, ${mine.unread} = 0, ${mine.mailAt} = null
    where c.id = ${chatId} and ${isMember(db, accountId)} and c.last_seq <= ${seq}
      and (c.${mine.seq} < c.last_seq or c.${mine.unread} > 0)
    returning ${memberColumns(db, accountId)}`
  return row
}

/** Locks a chat, so that the next count is stable. */
export async function lockChat(tx: Tx, chatId: string): Promise<void> {
  await tx`select from chats where id = ${chatId} for no key update`
}

/** Notes that a side has read up to a message; the chat is locked. Undefined where it had before. */
export async function readUpTo(
  tx: Tx,
  { chatId, accountId, side, seq }: Reading,
): Promise<Membership | undefined> {
  const mine = sideColumns(tx, side)
  const [row] = await tx<Membership[]>`
    update chats c set ${mine.seq} = least(${seq}, c.last_seq),
      ${mine.unread} = (select count(*) from chat_messages m
        where m.chat_id = c.id and m.seq > ${seq} and m.sender_type = ${mine.from}
          and m.removed_at is null),
      ${mine.mailAt} = case when exists (select from chat_messages m
        where m.chat_id = c.id and m.seq > ${seq} and m.sender_type = ${mine.from}
          and m.removed_at is null) then c.${mine.mailAt} end
    where c.id = ${chatId} and ${isMember(tx, accountId)} and c.${mine.seq} < least(${seq}, c.last_seq)
    returning ${memberColumns(tx, accountId)}`
  return row
}

/** The open chats of these accounts on their sides, each with its other members. */
export function listPartners(db: Db, whose: readonly { accountId: string; side: ChatSide }[]) {
  return db<{ accountId: string; side: ChatSide; chatId: string; partnerId: string }[]>`
    select w.account_id as "accountId", w.side, c.id as "chatId",
      p.id as "partnerId"
    from unnest(${whose.map((who) => who.accountId)}::text[], ${whose.map((who) => who.side)}::text[])
      as w (account_id, side)
      join chats c on (w.side = 'user' and c.account_id = w.account_id)
        or (w.side = 'coach' and c.coach_id = w.account_id)
      cross join unnest(case w.side when 'coach' then array[c.account_id]
        else array[c.coach_id] || ${coverIds(db, db`c.coach_id`, db`c.account_id`)} end) as p (id)
    where ${isOpen(db)}`
}
