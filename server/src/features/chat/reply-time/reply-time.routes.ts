import { getProgramOffer } from 'contract/catalog/offer-calls'
import { getCoachTimes } from 'contract/chat/reply-time-calls'
import { MINUTE } from 'contract/units'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import { keepFor } from '../../../kernel/keep-for'
import * as replyTime from './reply-time.logic'
import { findOfferReplyMinutes } from './reply-time.sql'

/** A median over thirty days is as true ten minutes later; the page is public, and reading it looks at many messages. */
const OFFER_KEPT_FOR = 10 * MINUTE
const OFFERS_KEPT = 500

/** Calls that hold a reply time: the coach's, as an athlete sees it, and a program's, as a visitor does. */
export function replyTimeRoutes(bind: Binder, { db }: Pick<Deps, 'db'>): void {
  const replyMinutes = keepFor(OFFER_KEPT_FOR, OFFERS_KEPT, (id) => findOfferReplyMinutes(db, id))
  bind(getCoachTimes, async ({ session: { accountId }, params: { chatId } }) => ({
    data: await replyTime.getCoachTimes(db, { chatId, accountId }),
  }))
  bind(getProgramOffer, async ({ params, locale }) => ({
    data: await replyTime.getProgramOffer(db, params.id, locale, replyMinutes),
  }))
}
