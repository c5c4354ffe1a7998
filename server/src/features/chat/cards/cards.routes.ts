import { listCardSubjects, sendCard } from 'contract/chat/card-calls'
import type { Binder } from '../../../kernel/http/bind'
import type { SendDeps } from '../send.logic'
import * as cards from './cards.logic'

/** Calls of coaches about messages with a card. */
export function cardRoutes(bind: Binder, deps: SendDeps): void {
  bind(listCardSubjects, async ({ session: { accountId: coachId }, params: { chatId } }) => ({
    data: { items: await cards.listSubjects(deps.db, { chatId, coachId }) },
  }))
  bind(sendCard, async ({ session: { accountId: coachId }, params: { chatId }, body }) => {
    deps.limiter.take('message', coachId)
    return { data: { message: await cards.sendCard(deps, { chatId, coachId }, body) } }
  })
}
