import type { ProgramOffer } from 'contract/catalog/offer-calls'
import type { CoachTimes } from 'contract/chat/reply-time-calls'
import type { Locale } from 'contract/locale'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { getOffer } from '../../catalog/offer/offer.logic'
import { findCoachTimes } from './reply-time.sql'

/** Returns the hours of the coach of one of the caller's chats, and the median time to an answer. */
export async function getCoachTimes(
  db: Db,
  chat: { chatId: string; accountId: string },
): Promise<CoachTimes> {
  return (await findCoachTimes(db, chat)) ?? fail('chat.not_found')
}

/** Returns what a product that opens a program offers, with the median time in which its coaches answer. */
export async function getProgramOffer(
  db: Db,
  productId: string,
  locale: Locale,
  readMinutes: (productId: string) => Promise<number | null>,
): Promise<ProgramOffer> {
  const offer = await getOffer(db, productId, locale)
  return { ...offer, replyMinutes: await readMinutes(productId) }
}
