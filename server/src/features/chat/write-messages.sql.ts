import type { ChatPerson, PerSide } from 'contract/chat/calls'
import { type ChatSide, type MessageType, UNREAD_MAIL_AFTER } from 'contract/chat/rules'
import { SECOND } from 'contract/units'
import type { Db } from '../../kernel/db/client'
import { actsFor, coverIds } from '../programs/covers/acting.sql'
import { instant } from '../programs/user-programs.sql'
import type { StoredCard } from './chat.table'
import { person } from './columns.sql'

/** A file whose bytes lie in the store. */
export interface StoredAttachment {
  name: string
  originalName: string
  mimeType: string
  size: number
  sha256: string
}

/** A message to be, before it has its number. */
export interface MessageDraft {
  chatId: string
  /** The account that sends it. */
  senderId: string
  clientMsgId: string | undefined
  content: string
  messageType: MessageType
  files: readonly StoredAttachment[]
  card?: StoredCard | null
}

/** Result of a draft; `n` is its index among the drafts. */
export interface WrittenMessage {
  n: number
  seq: number
  side: ChatSide
  createdAt: string
  sender: ChatPerson
  accountId: string
  coachId: string
  /** Colleagues who cover for the coach. */
  colleagueIds: string[]
  unreadCount: PerSide
}

/**
 * Writes messages of many chats in one statement: numbers them without gaps in the order of the drafts, counts unread
 * ones and schedules their mail. Leaves out messages of non-members, of closed chats, repeats, and those beyond
 * `storageMax` bytes of the sender, whose storage row is locked. Chats are locked by id, so writers never deadlock.
 */
export function writeMessages(
  db: Db,
  drafts: readonly MessageDraft[],
  { lockTimeout, storageMax }: { lockTimeout?: number; storageMax?: number } = {},
): Promise<WrittenMessage[]> {
  const messages = drafts.map(({ files: _, ...draft }, n) => ({ ...draft, n }))
  const { due, at, sender, nothing } = partsOf(db)
  const hasFiles = drafts.some((draft) => draft.files.length > 0)
  const isLimited = hasFiles && storageMax !== undefined
  return db<WrittenMessage[]>`
    with waits as materialized (
      select set_config('lock_timeout', coalesce(${lockTimeout ?? null}::text, current_setting('lock_timeout')), true)
    ), d as materialized (
      select d.* from waits, json_to_recordset(${db.json(messages)}::json) as d (n int, "chatId" text,
        "senderId" text, "clientMsgId" text, content text, "messageType" text, card jsonb)
    ), chat as materialized (
      select id, account_id, coach_id, last_seq, coach_unread, user_unread from chats
      where exists (select from waits) and id = any(${drafts.map((draft) => draft.chatId)}::text[]) and closed_at is null and coach_id is not null
      order by id for no key update
    ), said as materialized (
      select d.*, chat.*, case when d."senderId" = chat.account_id then 'user' else 'coach' end as side
      from d join chat on chat.id = d."chatId"
        and (d."senderId" = chat.account_id or chat.coach_id = any(${actsFor(db, db`d."senderId"`)}))
    ), ${isLimited ? tooLarge(db, drafts, storageMax) : nothing} fresh as materialized (
      select n, id, account_id, coach_id, "senderId", "clientMsgId", content, "messageType", card, side,
        (last_seq + row_number() over one_by_one)::int as seq, clock_timestamp() as at,
        (coach_unread + count(*) filter (where side = 'user') over one_by_one)::int as coach_unread,
        (user_unread + count(*) filter (where side = 'coach') over one_by_one)::int as user_unread,
        lead(n) over one_by_one is null as last
      from said where ("clientMsgId" is null or not exists (select from chat_messages m
        where m.chat_id = said.id and m.sender_type = said.side and m.client_msg_id = said."clientMsgId"))
        ${isLimited ? db`and n not in (select n from too_large)` : nothing}
      window one_by_one as (partition by id order by n)
    ), written as (
      insert into chat_messages (chat_id, seq, sender_type, client_msg_id, content, message_type, created_at, by_id, card)
      select id, seq, side, "clientMsgId", content, "messageType", at,
        case when side = 'coach' and "senderId" <> coach_id then "senderId" end,
        nullif(card, 'null') from fresh
    ), ${hasFiles ? filed(db, drafts) : nothing} counted as (
      update chats c set last_seq = fresh.seq, last_message_at = now(),
        coach_unread = fresh.coach_unread, user_unread = fresh.user_unread,
        coach_mail_at = case when fresh.coach_unread > c.coach_unread then coalesce(c.coach_mail_at, ${due}) else c.coach_mail_at end,
        user_mail_at = case when fresh.user_unread > c.user_unread then coalesce(c.user_mail_at, ${due}) else c.user_mail_at end
      from fresh where fresh.last and c.id = fresh.id
    )
    select fresh.n, fresh.seq, fresh.side, ${at} as "createdAt",
      ${sender} as sender, fresh.account_id as "accountId", fresh.coach_id as "coachId",
      ${coverIds(db, db`fresh.coach_id`, db`fresh.account_id`)} as "colleagueIds",
      json_build_object('coach', fresh.coach_unread, 'user', fresh.user_unread) as "unreadCount"
    from fresh left join accounts u on u.id = fresh."senderId"
    order by fresh.n`
}

/** Constant parts of the statement. */
const fixedParts = (db: Db) => ({
  due: db`now() + make_interval(secs => ${UNREAD_MAIL_AFTER / SECOND})`,
  at: instant(db, db`fresh.at`),
  sender: person(db, 'u'),
  nothing: db``,
})
const parts = new WeakMap<Db, ReturnType<typeof fixedParts>>()

/** Made once for a database: made anew for each batch they were half of what a message left to be swept. */
function partsOf(db: Db): ReturnType<typeof fixedParts> {
  const made = parts.get(db) ?? fixedParts(db)
  parts.set(db, made)
  return made
}

/** The part that writes down files; most batches have none, and are spared it. */
function filed(db: Db, drafts: readonly MessageDraft[]) {
  const files = drafts.flatMap((draft, n) => draft.files.map((file, i) => ({ ...file, n, position: i + 1 })))
  return db`filed as (
      insert into chat_attachments (chat_id, seq, position, name, original_name, mime_type, size, sha256, sender_id)
      select fresh.id, fresh.seq, f.position, f.name, f."originalName", f."mimeType", f.size, f.sha256, fresh."senderId"
      from fresh join json_to_recordset(${db.json(files)}::json) as f (n int, position int, name text,
        "originalName" text, "mimeType" text, size int, sha256 text) using (n)
    ),`
}

/**
 * The part that finds messages whose files do not fit. The rows of their senders are there already (`readStorage`); they
 * are locked after the chats, as a deletion does, and read as they are by then.
 */
function tooLarge(db: Db, drafts: readonly MessageDraft[], storageMax: number) {
  const withFiles = drafts.filter((draft) => draft.files.length > 0)
  const sizes = drafts.map(({ files }, n) => ({ n, bytes: files.reduce((sum, { size }) => sum + size, 0) }))
  return db`room as materialized (
      select account_id, bytes from chat_storage
      where account_id = any(${withFiles.map((draft) => draft.senderId)}::text[]) and (select count(*) from said) > 0
      order by account_id for no key update
    ), too_large as materialized (
      select n from (
        select said.n, s.bytes as added,
          room.bytes + sum(s.bytes) over (partition by room.account_id order by said.n) as total
        from said join json_to_recordset(${db.json(sizes)}::json) as s (n int, bytes int) on s.n = said.n
          join room on room.account_id = said."senderId") by_sender
      where added > 0 and total > ${storageMax}
    ),`
}
