import type { SavedReply } from 'contract/chat/reply-calls'
import { filledReply, SAVED_REPLIES_MAX } from 'contract/chat/reply-rules'
import type { Locale } from 'contract/locale'
import { fail } from '../../../fail'
import type { Db, Pool } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import * as sql from './replies.sql'

type Reply = Omit<SavedReply, '_id'>

/** A coach's saved replies by title; with a chat, filled for its athlete. */
export async function listReplies(
  db: Db,
  { coachId, chatId, locale }: { coachId: string; chatId: string | undefined; locale: Locale },
): Promise<(SavedReply & { filled?: string })[]> {
  const items = await sql.listReplies(db, coachId, locale)
  if (chatId === undefined) return items
  const athlete = (await sql.findAthlete(db, { chatId, coachId })) ?? fail('chat.not_found')
  return items.map((item) => ({ ...item, filled: filledReply(item.content, athlete) }))
}

export async function addReply(db: Pool, coachId: string, { title, content }: Reply): Promise<SavedReply> {
  const reply = { _id: newId(), title, content }
  await transaction(db, async (tx) => {
    const count = await sql.lockReplies(tx, coachId)
    if (count >= SAVED_REPLIES_MAX) fail('chat.too_many_replies', { max: SAVED_REPLIES_MAX })
    await sql.insertReply(tx, coachId, reply)
  })
  return reply
}

export async function changeReply(
  db: Db,
  key: { id: string; coachId: string },
  { title, content }: Reply,
): Promise<SavedReply> {
  if (!(await sql.updateReply(db, key, { title, content }))) fail('chat.reply_not_found')
  return { _id: key.id, title, content }
}

export async function removeReply(db: Db, key: { id: string; coachId: string }): Promise<void> {
  if (!(await sql.deleteReply(db, key))) fail('chat.reply_not_found')
}
