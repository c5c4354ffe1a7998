import type { CoachTimes } from 'contract/chat/reply-time-calls'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { findCoachTimes } from './reply-time.sql'

/** Returns the hours of the coach of one of the caller's chats, and the median time to an answer. */
export async function getCoachTimes(
  db: Db,
  chat: { chatId: string; accountId: string },
): Promise<CoachTimes> {
  return (await findCoachTimes(db, chat)) ?? fail('chat.not_found')
}
