import type { MessageCard } from 'contract/chat/calls'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * One chat for a customer and a coach. A trigger on `user_programs` opens it with the assignment and closes it when the
 * coach coaches none of the customer's programs any more, in the transaction of either, whoever writes it. A closed chat
 * is the customer's alone.
 */
export const chats = pgTable(
  'chats',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    coachId: text('coach_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The number of the newest message; messages are 1 to this without a gap. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Raised by each edit or removal of a message, so that every node can tell that the chat has changed. */
    rev: integer().notNull().default(0),
    lastMessageAt: at('last_message_at'),
    /** Up to which message each side has read, and how many of the other side's come after it. */
    userReadSeq: integer('user_read_seq').notNull().default(0),
    userUnread: integer('user_unread').notNull().default(0),
    coachReadSeq: integer('coach_read_seq').notNull().default(0),
    coachUnread: integer('coach_unread').notNull().default(0),
    /** Time of the mail about unread messages to a side; null if none is due. */
    userMailAt: at('user_mail_at'),
    coachMailAt: at('coach_mail_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    closedAt: at('closed_at'),
  },
  (t) => [
    unique('chats_pair').on(t.accountId, t.coachId),
    index('chats_coach').on(t.coachId),
    index('chats_user_mail').on(t.userMailAt).where(sql`user_mail_at is not null`),
    index('chats_coach_mail').on(t.coachMailAt).where(sql`coach_mail_at is not null`),
    check('chats_read', sql`greatest(${t.userReadSeq}, ${t.coachReadSeq}) <= ${t.lastSeq}`),
    check('chats_unread', sql`least(${t.userUnread}, ${t.coachUnread}) >= 0`),
  ],
)

/** A card as it is stored with its message. */
export type StoredCard = Omit<MessageCard, 'isGone'>

/** The side identifies the sender, but for colleagues who cover for the coach. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    senderType: text('sender_type').notNull(),
    /** The colleague who wrote for the coach; empty once that account is erased, null for all other messages. */
    byId: text('by_id'),
    /** Id given by the sender's client; makes repeats idempotent. */
    clientMsgId: text('client_msg_id'),
    content: text().notNull(),
    messageType: text('message_type').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    editedAt: at('edited_at'),
    removedAt: at('removed_at'),
    /** Card of the message, as its subject was then; null for most. */
    card: jsonb().$type<StoredCard>(),
    /** The chat's `rev` at the last edit or removal of this message; 0 without any. */
    rev: integer().notNull().default(0),
    /** Content in the form of `searchForm`. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(translate(regexp_replace(normalize(lower(content), NFKD), '[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640]', '', 'g'), U&'\\064A\\0649\\0643\\0629\\200C\\06F0\\06F1\\06F2\\06F3\\06F4\\06F5\\06F6\\06F7\\06F8\\06F9\\0660\\0661\\0662\\0663\\0664\\0665\\0666\\0667\\0668\\0669\\200B\\200D\\200E\\200F\\202A\\202B\\202C\\202D\\202E\\2066\\2067\\2068\\2069\\00AD\\2060\\FEFF', U&'\\06CC\\06CC\\06A9\\0647 01234567890123456789'), '\\s+', ' ', 'g')`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.seq] }),
    index('chat_messages_changed').on(t.chatId, t.rev).where(sql`rev > 0`),
    // By chat and by text: a search reads the caller's chats only.
    // Its list of new entries (in kB) is filed by a task, because a message that finds it full waits until all are filed.
    index('chat_messages_search')
      .using('gin', sql`(array[chat_id])`, sql`${t.searchText} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 32 * 1024 }),
    check('chat_messages_removed', sql`${t.removedAt} is null or ${t.content} = ''`),
    unique('chat_messages_once').on(t.chatId, t.senderType, t.clientMsgId),
    check('chat_messages_seq', sql`${t.seq} > 0`),
    check('chat_messages_sender', sql`${t.senderType} in ('coach', 'user')`),
    check('chat_messages_type', sql`${t.messageType} in ('text', 'file', 'image')`),
  ],
)

/** Files of messages; their bytes lie in the store under their chat. */
export const chatAttachments = pgTable(
  'chat_attachments',
  {
    chatId: text('chat_id').notNull(),
    seq: integer().notNull(),
    position: integer().notNull(),
    /** Its own name in the store, unique. */
    name: text().notNull().unique(),
    originalName: text('original_name').notNull(),
    mimeType: text('mime_type').notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** The account that sent it; null once that is erased. */
    senderId: text('sender_id').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.seq, t.position] }),
    index('chat_attachments_sender').on(t.senderId),
    foreignKey({
      name: 'chat_attachments_message',
      columns: [t.chatId, t.seq],
      foreignColumns: [chatMessages.chatId, chatMessages.seq],
    }).onDelete('cascade'),
  ],
)

/**
 * Bytes of the attachments of each account that has sent some. A trigger on `chat_attachments` counts, whoever writes or
 * deletes them; the statement that writes messages locks the row and compares it with the limit.
 */
export const chatStorage = pgTable(
  'chat_storage',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [check('chat_storage_bytes', sql`${t.bytes} >= 0`)],
)
