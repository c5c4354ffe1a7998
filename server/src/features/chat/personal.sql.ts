import type { Db, Tx } from '../../kernel/db/client'
import type { PersonalTable } from '../../kernel/personal/personal'
import { nameOf } from '../auth/personal.sql'

const ofMine: PersonalTable['whose'] = (db, { id }) =>
  db`t.chat_id in (select c.id from chats c where c.account_id = ${id})`
const WITH_ACCOUNT = 'as long as the customer’s account'

/** The files of a customer's chats. */
export function listFiles(db: Db, id: string) {
  return db<{ chatId: string; name: string }[]>`
    select f.chat_id as "chatId", f.name from chat_attachments f join chats c on c.id = f.chat_id
    where c.account_id = ${id} order by f.chat_id, f.seq, f.position`
}

export const chatTables: Readonly<Record<string, PersonalTable>> = {
  chats: {
    whose: (db, { id }) => db`t.account_id = ${id}`,
    key: ['created_at', 'id'],
    also: (db) => db`'coach', ${nameOf(db, 'coach_id')}`,
    kept: WITH_ACCOUNT,
  },
  chat_messages: {
    whose: ofMine,
    key: ['chat_id', 'seq'],
    without: ['rev', 'search_text', 'by_id'],
    item: 'messages',
    kept: WITH_ACCOUNT,
  },
  chat_attachments: {
    whose: ofMine,
    key: ['chat_id', 'seq', 'position'],
    without: ['sender_id'],
    item: 'files',
    kept: WITH_ACCOUNT,
  },
  chat_storage: {
    whose: (db, { id }) => db`t.account_id = ${id}`,
    key: ['account_id'],
    kept: 'as long as the account',
  },
  coach_replies: {
    whose: (db, { id }) => db`t.coach_id = ${id}`,
    key: ['created_at', 'id'],
    kept: 'as long as the account',
  },
}

export async function eraseChats(tx: Tx, id: string): Promise<void> {
  await tx`delete from chats where account_id = ${id}`
  await tx`update chat_attachments set sender_id = null where sender_id = ${id}`
  await tx`delete from chat_storage where account_id = ${id}`
  // A colleague wrote only where there was a cover; of a coach who goes, the chats are found no more afterwards.
  await tx`
    update chat_messages m set by_id = '' from chats c
    where m.chat_id = c.id and m.by_id is not null and (c.coach_id = ${id} or m.by_id = ${id}
      and c.coach_id in (select v.coach_id from coach_covers v where v.colleague_id = ${id}))`
  await tx`delete from coach_replies where coach_id = ${id}`
  await tx`update chats set coach_id = null, closed_at = coalesce(closed_at, now()) where coach_id = ${id}`
}
