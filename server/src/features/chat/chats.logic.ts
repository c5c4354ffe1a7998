import type {
  Chat,
  ChatPagination,
  listMessages as ListMessages,
  Message,
  PerSide,
} from 'contract/chat/calls'
import type { ChatSide } from 'contract/chat/rules'
import type { Received } from 'contract/endpoint'
import { clampPage } from 'contract/page'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import type { Session } from '../../kernel/http/authorize'
import { listChangedAfter } from './change-messages.sql'
import type { ChatEmitter } from './chat-emitter'
import * as sql from './chats.sql'
import { listMessages as readMessages } from './messages.sql'

/** Returns the side of the chats: as given, else the coach's side for a coach, else the caller's own. */
export function sideOf(session: Session, as: ChatSide | undefined): { accountId: string; side: ChatSide } {
  const side = as ?? (session.roles.includes('coach') ? 'coach' : 'user')
  if (side === 'coach' && !session.roles.includes('coach')) fail('auth.forbidden')
  return { accountId: session.accountId, side }
}

/** A page of the caller's chats. */
export async function listChats(
  { db }: Pick<Deps, 'db'>,
  who: { accountId: string; side: ChatSide },
  { unread, ...page }: { page: number; limit: number; unread?: 'true' | undefined },
): Promise<{ chats: Chat[]; pagination: ChatPagination }> {
  const of = { ...who, unread: unread === 'true' }
  const total = await sql.countChats(db, of)
  const { position, slice } = clampPage(page, total)
  const chats = await sql.listChats(db, { ...of, ...slice })
  return {
    chats,
    pagination: { ...position, hasNextPage: position.currentPage < position.totalPages, total },
  }
}

export function countUnread({ db }: { db: Db }, who: { accountId: string; side: ChatSide }) {
  return sql.countUnread(db, who)
}

type Query = Received<typeof ListMessages>['query']

/** Returns messages of a chat in ascending order: a page from the newest, or those before or after one. */
export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  chatId: string,
  query: Query,
): Promise<{ messages: Message[]; pagination: ChatPagination; chat: Chat; rev: number }> {
  // The chat is read first: messages include everything up to its `rev`, so a client that asks on misses nothing.
  const { rev, ...chat } = (await sql.findChat(db, chatId, accountId)) ?? fail('chat.not_found')
  if (query.afterRev !== undefined)
    return listChanged(db, { chatId, accountId, chat, rev, after: query.afterRev, limit: query.limit })
  const { first, last, ...pagination } = rangeOf(query, chat.lastSeq)
  const messages = await readMessages(db, { chatId, accountId, first, last })
  return { messages, pagination: { ...pagination, total: chat.lastSeq }, chat, rev }
}

/** Returns messages changed after a `rev` with the one up to which they are all of them. */
async function listChanged(
  db: Deps['db'],
  {
    chat,
    rev,
    after,
    limit,
    ...whose
  }: { chatId: string; accountId: string; chat: Chat; rev: number; after: number; limit: number },
) {
  const rows = await listChangedAfter(db, { ...whose, after, max: limit + 1 })
  const shown = rows.slice(0, limit)
  const hasNextPage = rows.length > limit
  return {
    messages: shown.map(({ rev: _, ...message }) => message),
    pagination: {
      currentPage: 1,
      totalPages: hasNextPage ? 2 : 1,
      hasNextPage,
      total: chat.lastSeq,
    },
    chat,
    rev: hasNextPage ? (shown.at(-1)?.rev ?? after) : rev,
  }
}

/** Returns the range of numbers of a query. Numbers have no gaps, so pages are ranges without counting. */
function rangeOf({ page, limit, afterSeq, beforeSeq }: Query, lastSeq: number) {
  if (afterSeq !== undefined) {
    const last = afterSeq + limit
    const totalPages = Math.max(1, Math.ceil((lastSeq - afterSeq) / limit))
    return { first: afterSeq + 1, last, currentPage: 1, totalPages, hasNextPage: last < lastSeq }
  }
  const newest = beforeSeq === undefined ? lastSeq : Math.min(lastSeq, beforeSeq - 1)
  const { position, slice } = clampPage({ page, limit }, Math.max(0, newest))
  const last = newest - slice.offset
  return {
    first: last - limit + 1,
    last,
    ...position,
    hasNextPage: position.currentPage < position.totalPages,
  }
}

/** Marks messages as read, up to one if given, and informs both sides of a change. */
export async function readChat(
  { db, emitter }: Pick<Deps, 'db'> & { emitter: Pick<ChatEmitter, 'emitRead'> },
  accountId: string,
  chatId: string,
  seq: number | undefined,
): Promise<{ unreadCount: PerSide; readSeq: PerSide }> {
  const before = (await sql.findMembership(db, chatId, accountId)) ?? fail('chat.not_found')
  const { side } = before
  const reading = { chatId, accountId, side, seq: seq ?? before.lastSeq }
  const read = (await sql.readAll(db, reading)) ?? (await readPart(db, reading, before))
  if (!read) return before
  emitter.emitRead(chatId, side, { ...read, coachId: read.open ? read.coachId : null })
  return read
}

/** Counts the remaining unread messages, because some follow the one that was read. */
async function readPart(
  db: Deps['db'],
  reading: Parameters<typeof sql.readUpTo>[1],
  before: sql.Membership,
): Promise<sql.Membership | undefined> {
  if (reading.seq <= before.readSeq[reading.side]) return undefined
  return transaction(db, async (tx) => {
    await sql.lockChat(tx, reading.chatId)
    return sql.readUpTo(tx, reading)
  })
}
