import type { Message, PerSide } from 'contract/chat/calls'
import { CHANGE_WITHIN } from 'contract/chat/rules'
import { SECOND } from 'contract/units'
import type { Db, Tx } from '../../kernel/db/client'
import {
  chatsWithPeople,
  colleagueIds,
  isMember,
  isOpen,
  type Members,
  membersColumn,
  unreadCount,
} from './columns.sql'
import { messageColumns } from './messages.sql'
import type { MissedMessage } from './news.sql'

/** A message by its chat and number, for an account. */
export interface MessageKey {
  chatId: string
  seq: number
  accountId: string
}

/** Locks a chat that the account may read; false for any other. */
export async function lockMyChat(tx: Tx, { chatId, accountId }: MessageKey): Promise<boolean> {
  const { count } = await tx`
    select from chats c where c.id = ${chatId} and ${isMember(tx, accountId)} for no key update`
  return count > 0
}

/** A message of one's own, before it is changed, with the members of its chat. */
export interface OwnMessage extends Members {
  isOpen: boolean
  isLate: boolean
  isRemoved: boolean
  content: string
  /** Names of its files in the store. */
  files: string[]
}

/** Returns a message that the account wrote. */
export async function findOwn(
  tx: Tx,
  { chatId, seq, accountId }: MessageKey,
): Promise<OwnMessage | undefined> {
  const [row] = await tx<OwnMessage[]>`
    select c.account_id as "accountId", c.coach_id as "coachId",
      ${colleagueIds(tx)} as "colleagueIds", (${isOpen(tx)}) as "isOpen", m.removed_at is not null as "isRemoved", m.content,
      m.created_at < now() - make_interval(secs => ${CHANGE_WITHIN / SECOND}) as "isLate",
      coalesce((select json_agg(f.name order by f.position) from chat_attachments f
        where f.chat_id = m.chat_id and f.seq = m.seq), '[]') as files
    from chats c join chat_messages m on m.chat_id = c.id
    where c.id = ${chatId} and m.seq = ${seq} and ${isMember(tx, accountId)}
      and case when c.account_id = ${accountId} then m.sender_type = 'user'
        else m.sender_type = 'coach' and coalesce(m.by_id, c.coach_id) = ${accountId} end`
  return row
}

/** Changes the text of a message; the chat is locked. Answers the chat's new `rev`. */
export async function editMessage(
  tx: Tx,
  { chatId, seq, content }: { chatId: string; seq: number; content: string },
): Promise<number> {
  const [row] = await tx<{ rev: number }[]>`
    with changed as (
      update chat_messages m set content = ${content}, edited_at = now(), rev = c.rev + 1
      from chats c where c.id = ${chatId} and m.chat_id = c.id and m.seq = ${seq}
      returning m.chat_id, m.rev
    )
    update chats c set rev = changed.rev from changed where c.id = changed.chat_id returning c.rev`
  return row?.rev ?? 0
}

/**
 * Empties a message and deletes the rows of its files; the chat is locked. The other side has one unread message less if
 * it had not read this one, and no mail is due without any. Answers the chat's new `rev`.
 */
export async function removeMessage(
  tx: Tx,
  { chatId, seq }: { chatId: string; seq: number },
): Promise<number> {
  const stays = tx`n.chat_id = c.id and n.removed_at is null`
  const [row] = await tx<{ rev: number }[]>`
    with changed as (
      update chat_messages m set content = '', card = null, removed_at = now(), rev = c.rev + 1
      from chats c where c.id = ${chatId} and m.chat_id = c.id and m.seq = ${seq}
      returning m.chat_id, m.seq, m.rev,
        (m.sender_type = 'user' and m.seq > c.coach_read_seq)::int as of_coach,
        (m.sender_type = 'coach' and m.seq > c.user_read_seq)::int as of_user
    ), unfiled as (
      delete from chat_attachments f using changed where f.chat_id = changed.chat_id and f.seq = changed.seq
    )
    update chats c set rev = changed.rev,
      coach_unread = c.coach_unread - of_coach,
      user_unread = c.user_unread - of_user,
      coach_mail_at = case when c.coach_unread > of_coach then c.coach_mail_at end,
      user_mail_at = case when c.user_unread > of_user then c.user_mail_at end,
      last_message_at = case when exists (select from chat_messages n where ${stays} and n.seq > changed.seq)
        then c.last_message_at
        else (select n.created_at from chat_messages n where ${stays} and n.seq < changed.seq
          order by n.seq desc limit 1) end
    from changed where c.id = changed.chat_id returning c.rev`
  return row?.rev ?? 0
}

/** Returns messages of a chat changed after a `rev`, in the order of their changes. */
export function listChangedAfter(
  db: Db,
  { chatId, accountId, after, max }: { chatId: string; accountId: string; after: number; max: number },
): Promise<(Message & { rev: number })[]> {
  return db<(Message & { rev: number })[]>`
    select ${messageColumns(db)}, m.rev
    from ${chatsWithPeople(db)} join chat_messages m on m.chat_id = c.id
    where c.id = ${chatId} and ${isMember(db, accountId)} and m.rev > ${after} and m.rev > 0
    order by m.rev limit ${max}`
}

/** A changed message with the `rev` of its last change. */
export interface ChangedMessage extends MissedMessage {
  rev: number
  unreadCount: PerSide
}

/** Returns the messages of these chats that were changed after a `rev`: of each the first `max`, in the order of their changes. */
export function listChanges(
  db: Db,
  chats: readonly { id: string; rev: number }[],
  max: number,
): Promise<ChangedMessage[]> {
  return db<ChangedMessage[]>`
    select ${messageColumns(db)}, m.rev, ${unreadCount(db)} as "unreadCount",
      ${membersColumn(db)} as members
    from ${chatsWithPeople(db)}
      join unnest(${chats.map(({ id }) => id)}::text[], ${chats.map(({ rev }) => rev)}::int[]) as r (id, rev)
        on r.id = c.id
      join lateral (select * from chat_messages n where n.chat_id = c.id and n.rev > r.rev and n.rev > 0
        order by n.rev limit ${max}) m on true
    order by m.chat_id, m.rev`
}
