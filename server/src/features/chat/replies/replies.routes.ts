import {
  addSavedReply,
  changeSavedReply,
  listSavedReplies,
  removeSavedReply,
} from 'contract/chat/reply-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import * as replies from './replies.logic'

/** Calls of coaches about the texts that they send again and again. */
export function replyRoutes(bind: Binder, { db }: Pick<Deps, 'db'>): void {
  bind(listSavedReplies, async ({ session: { accountId: coachId }, query: { chatId }, locale }) => ({
    data: { items: await replies.listReplies(db, { coachId, chatId, locale }) },
  }))
  bind(addSavedReply, async ({ session, body }) => ({
    data: await replies.addReply(db, session.accountId, body),
  }))
  bind(changeSavedReply, async ({ session: { accountId: coachId }, params: { id }, body }) => ({
    data: await replies.changeReply(db, { id, coachId }, body),
  }))
  bind(removeSavedReply, async ({ session: { accountId: coachId }, params: { id } }) => {
    await replies.removeReply(db, { id, coachId })
    return {}
  })
}
