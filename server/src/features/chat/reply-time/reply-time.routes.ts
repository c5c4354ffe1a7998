import { getCoachTimes } from 'contract/chat/reply-time-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import * as replyTime from './reply-time.logic'

/** Call for the coach's hours and reply time, as an athlete sees them. */
export function replyTimeRoutes(bind: Binder, { db }: Pick<Deps, 'db'>): void {
  bind(getCoachTimes, async ({ session: { accountId }, params: { chatId } }) => ({
    data: await replyTime.getCoachTimes(db, { chatId, accountId }),
  }))
}
