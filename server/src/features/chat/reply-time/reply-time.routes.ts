import { getCoachTimes } from 'contract/chat/reply-time-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import * as replyTime from './reply-time.logic'

/** What an athlete is told of the coach's times. */
export function replyTimeRoutes(bind: Binder, { db }: Pick<Deps, 'db'>): void {
  bind(getCoachTimes, async ({ session: { accountId }, params: { chatId } }) => ({
    data: await replyTime.getCoachTimes(db, { chatId, accountId }),
  }))
}
