import { getCoachTimes } from 'contract/chat/reply-time-calls'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Binder } from '../../../kernel/http/bind'
import { findCoachTimes } from './reply-time.sql'

/** What an athlete is told of the coach's times. */
export function replyTimeRoutes(bind: Binder, { db }: Pick<Deps, 'db'>): void {
  bind(getCoachTimes, async ({ session: { accountId }, params: { chatId } }) => ({
    data: (await findCoachTimes(db, { chatId, accountId })) ?? fail('chat.not_found'),
  }))
}
