import { getProgramOffer } from 'contract/catalog/offer-calls'
import { getCoachTimes } from 'contract/chat/reply-time-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import * as replyTime from './reply-time.logic'

/** Calls that hold a reply time: the coach's, as an athlete sees it, and a program's, as a visitor does. */
export function replyTimeRoutes(bind: Binder, { db }: Pick<Deps, 'db'>): void {
  const replyMinutes = replyTime.keptOfferMinutes(db)
  bind(getCoachTimes, async ({ session: { accountId }, params: { chatId } }) => ({
    data: await replyTime.getCoachTimes(db, { chatId, accountId }),
  }))
  bind(getProgramOffer, async ({ params, locale }) => ({
    data: await replyTime.getProgramOffer(db, params.id, locale, replyMinutes),
  }))
}
