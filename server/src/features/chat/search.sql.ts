import type { FoundMessage } from 'contract/chat/calls'
import type { ChatSide } from 'contract/chat/rules'
import type { Db, Tx } from '../../kernel/db/client'
import { likeEach } from '../../kernel/db/like-each'
import { instant } from '../programs/user-programs.sql'
import { chatColumns, chatsWithPeople, isCoach, isMember } from './columns.sql'

/** Ids of the chats that an account may read, on both sides or on one. */
export async function listMyChatIds(
  db: Db,
  { accountId, side }: { accountId: string; side: ChatSide | undefined },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select c.id from chats c where c.account_id = ${accountId} and ${side ?? 'user'} = 'user'
    union all
    select c.id from chats c where ${isCoach(db, accountId)} and ${side ?? 'coach'} = 'coach'`
  return rows.map(({ id }) => id)
}

/** A message by its chat and number. */
export interface Hit {
  chatId: string
  seq: number
}

/** Returns the newest `max` messages of these chats that match all LIKE patterns; removed ones are empty and match none. */
export function findHits(
  tx: Tx,
  { chatIds, patterns, max }: { chatIds: readonly string[]; patterns: readonly string[]; max: number },
): Promise<Hit[]> {
  return tx<Hit[]>`
    select m.chat_id as "chatId", m.seq from chat_messages m
    where (array[m.chat_id]) && ${[...chatIds]}::text[] and ${likeEach(tx, tx`m.search_text`, patterns)}
    order by m.created_at desc, m.chat_id, m.seq desc limit ${max}`
}

/** A found message with its whole text. */
export interface FoundRow extends Omit<FoundMessage, 'snippet'> {
  content: string
}

/** Returns these messages in their order, as far as the account may read them. */
export function listFound(db: Db, accountId: string, hits: readonly Hit[]): Promise<FoundRow[]> {
  return db<FoundRow[]>`
    select c.id || '-' || m.seq as "_id", m.seq, m.sender_type as "senderType",
      ${instant(db, db`m.created_at`)} as "createdAt", m.content,
      (select json_build_object('_id', x."_id", 'participants', x.participants, 'closedAt', x."closedAt")
        from (select ${chatColumns(db)}) x) as chat
    from unnest(${hits.map(({ chatId }) => chatId)}::text[], ${hits.map(({ seq }) => seq)}::int[])
        with ordinality as h (chat_id, seq, n)
      join (${chatsWithPeople(db)}) on c.id = h.chat_id
      join chat_messages m on m.chat_id = h.chat_id and m.seq = h.seq
    where ${isMember(db, accountId)} and m.removed_at is null
    order by h.n`
}

/** Files the new entries of the search index, which a search finds either way, by reading all that are not filed. */
export async function fileNewEntries(db: Db): Promise<void> {
  await db`select file_chat_search()`
}
