import type { ProgramOffer } from 'contract/catalog/offer-calls'
import type { CoachTimes } from 'contract/chat/reply-time-calls'
import type { Locale } from 'contract/locale'
import { MINUTE } from 'contract/units'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { keepFor } from '../../../kernel/keep-for'
import { getOffer } from '../../catalog/offer/offer.logic'
import { findCoachTimes, findOfferReplyMinutes } from './reply-time.sql'

/** A median over thirty days is as true ten minutes later; the page is public, and reading it looks at many messages. */
const OFFER_KEPT_FOR = 10 * MINUTE
const OFFERS_KEPT = 500

/** Reads the reply time of a program's product, which is kept for a while. */
export const keptOfferMinutes = (db: Db) =>
  keepFor(OFFER_KEPT_FOR, OFFERS_KEPT, (productId) => findOfferReplyMinutes(db, productId))

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
