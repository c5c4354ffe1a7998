import {
  editMessage,
  getChatFile,
  getChatStorage,
  getUnreadCount,
  listChats,
  listMessages,
  readChat,
  removeMessage,
  searchMessages,
  sendFiles,
  sendMessage,
} from 'contract/chat/calls'
import type { Deps } from '../../deps'
import { Attachment } from '../../kernel/http/attachment'
import type { Binder } from '../../kernel/http/bind'
import * as change from './change.logic'
import type { ChatEmitter } from './chat-emitter'
import * as chats from './chats.logic'
import { getStorage, openFile } from './files.logic'
import { searchMessages as search } from './search.logic'
import * as send from './send.logic'

/** The calls of both sides of a chat. */
export function chatRoutes(bind: Binder, deps: Deps & send.SendDeps & { emitter: ChatEmitter }): void {
  bind(listChats, async ({ session, query }) => {
    const { chats: data, pagination } = await chats.listChats(deps, chats.sideOf(session, query.as), query)
    return { data, pagination }
  })
  bind(getUnreadCount, async ({ session, query }) => ({
    data: { unreadCount: await chats.countUnread(deps, chats.sideOf(session, query.as)) },
  }))
  bind(getChatStorage, async ({ session }) => ({ data: await getStorage(deps, session.accountId) }))
  bind(listMessages, async ({ session, params, query }) => {
    const data = await chats.listMessages(deps, session.accountId, params.chatId, query)
    return { data, pagination: data.pagination }
  })
  bind(sendMessage, async ({ session, params, body }) => {
    deps.limiter.take('message', session.accountId)
    const message = await send.sendMessage(deps, session, { ...body, ...params })
    return { data: { message } }
  })
  bind(
    sendFiles,
    async ({ session, params, body, upload }) => {
      deps.limiter.take('message', session.accountId)
      return { data: { message: await send.sendFiles(deps, session, { ...body, ...params }, upload) } }
    },
    { kind: 'upload' },
  )
  bind(editMessage, async ({ session, params, body }) => {
    deps.limiter.take('message', session.accountId)
    return { data: { message: await change.editMessage(deps, session.accountId, { ...body, ...params }) } }
  })
  bind(removeMessage, async ({ session, params }) => {
    deps.limiter.take('message', session.accountId)
    return { data: { message: await change.removeMessage(deps, session.accountId, params) } }
  })
  bind(searchMessages, async ({ session, query }) => ({
    data: await search(deps, session.accountId, query),
  }))
  bind(readChat, async ({ session, params, body }) => {
    const { unreadCount, readSeq } = await chats.readChat(deps, session.accountId, params.chatId, body.seq)
    return { data: { unreadCount, readSeq } }
  })
  bind(getChatFile, async ({ session, params }) => {
    const { content, originalName, mimeType, size } = await openFile(deps, session.accountId, params)
    return new Attachment(originalName, content, { type: mimeType, size })
  })
}
