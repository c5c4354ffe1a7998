import type { Message } from 'contract/chat/calls'
import { API_BASE } from 'contract/endpoint'
import type { Db } from '../../kernel/db/client'
import { instant } from '../programs/user-programs.sql'
import { cardStands } from './cards/cards.sql'
import { chatsWithPeople, isMember, person } from './columns.sql'

/** A message `m` of the chat `c` as the contract's `Message`. */
export function messageColumns(db: Db) {
  const address = db`${`${API_BASE}/chat/`} || c.id || '/files/' || f.name`
  return db`
    c.id || '-' || m.seq as "_id", c.id as "chatId", m.seq, m.client_msg_id as "clientMsgId", m.content,
    m.message_type as "messageType", m.sender_type as "senderType",
    case when m.sender_type = 'user' then ${person(db, 'u')} when m.by_id is null then ${person(db, 'k')}
      else (select ${person(db, 'b')} from (values (m.by_id)) as w (id) left join accounts b on b.id = w.id) end as "senderId",
    ${instant(db, db`m.created_at`)} as "createdAt", ${instant(db, db`m.edited_at`)} as "editedAt",
    ${instant(db, db`m.removed_at`)} as "removedAt",
    coalesce((select json_agg(json_build_object('filename', f.name, 'originalName', f.original_name,
        'mimeType', f.mime_type, 'size', f.size, 'fileUrl', ${address}, 'path', ${address}) order by f.position)
      from chat_attachments f where f.chat_id = m.chat_id and f.seq = m.seq), '[]') as attachments,
    case when m.card is not null then m.card || jsonb_build_object('isGone', not ${cardStands(db)}) end as card`
}

/** Messages numbered from `first` to `last`, ascending; none of a chat that the account may not read. */
export function listMessages(
  db: Db,
  { chatId, accountId, first, last }: { chatId: string; accountId: string; first: number; last: number },
): Promise<Message[]> {
  return db<Message[]>`
    select ${messageColumns(db)} from ${chatsWithPeople(db)} join chat_messages m on m.chat_id = c.id
    where c.id = ${chatId} and ${isMember(db, accountId)} and m.seq between ${first} and ${last}
    order by m.seq`
}

/** Returns the account's message with this client id, if any. */
export async function findSent(
  db: Db,
  { chatId, accountId, clientMsgId }: { chatId: string; accountId: string; clientMsgId: string },
): Promise<Message | undefined> {
  const [row] = await db<Message[]>`
    select ${messageColumns(db)} from ${chatsWithPeople(db)} join chat_messages m on m.chat_id = c.id
    where c.id = ${chatId} and ${isMember(db, accountId)} and m.client_msg_id = ${clientMsgId}
      and m.sender_type = case when c.account_id = ${accountId} then 'user' else 'coach' end`
  return row
}

/** A file of a chat by its own name; undefined where the account may not read the chat, or the file is another's. */
export async function findFile(
  db: Db,
  { chatId, accountId, name }: { chatId: string; accountId: string; name: string },
) {
  const [row] = await db<{ name: string; originalName: string; mimeType: string; size: number }[]>`
    select f.name, f.original_name as "originalName", f.mime_type as "mimeType", f.size
    from chats c join chat_attachments f on f.chat_id = c.id
    where c.id = ${chatId} and f.name = ${name} and ${isMember(db, accountId)}`
  return row
}

/** Bytes of the files that an account has in chats. Afterwards there is a row of it, which writers lock. */
export async function readStorage(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    with added as (
      insert into chat_storage (account_id) values (${accountId}) on conflict do nothing returning bytes
    )
    select bytes::float8 as bytes from chat_storage where account_id = ${accountId}
    union all select bytes::float8 from added`
  return row?.bytes ?? 0
}

/** Returns the used storage, 0 without a row. */
export async function findStorage(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    select bytes::float8 as bytes from chat_storage where account_id = ${accountId}`
  return row?.bytes ?? 0
}

/** Returns those of the names that a row references. */
export async function knownFiles(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ name: string }[]>`
    select name from chat_attachments where name = any(${[...names]}::text[])`
  return new Set(rows.map((row) => row.name))
}
