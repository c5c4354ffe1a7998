import { serverEvents } from 'contract/chat/events'
import { MINUTE, SECOND } from 'contract/units'
import { feature } from '../../feature'
import { bulkRoutes } from './bulk/bulk.routes'
import { cardRoutes } from './cards/cards.routes'
import { chatRoutes } from './chat.routes'
import { chatSockets } from './chat.sockets'
import { createChatEmitter } from './chat-emitter'
import { hintOthers } from './chat-hints'
import { chatFolder } from './files.logic'
import { createMessageWriter } from './message-writer'
import { chatPersonal } from './personal'
import { replyRoutes } from './replies/replies.routes'
import { replyTimeRoutes } from './reply-time/reply-time.routes'
import { fileNewEntries } from './search.sql'
import { announceUnread, sendUnreadMail, UNREAD_MAIL } from './unread-mail'

export const chat = feature({
  owns: ['chats', 'chat_messages', 'chat_attachments', 'chat_storage', 'coach_replies'],
  routes({ bind, realtime, limiter }, deps) {
    const emitter = createChatEmitter(deps, realtime)
    const hinting = hintOthers(emitter, realtime)
    const parts = { ...deps, limiter, write: createMessageWriter(deps, hinting) }
    chatRoutes(bind, { ...parts, emitter: hinting })
    bulkRoutes(bind, parts)
    cardRoutes(bind, parts)
    replyRoutes(bind, deps)
    replyTimeRoutes(bind, deps)
    chatSockets(realtime, { ...parts, emitter })
  },
  tells: Object.values(serverEvents),
  jobs: (deps) => ({ [UNREAD_MAIL]: (data) => sendUnreadMail(deps, data) }),
  schedule: [
    { name: 'announce-unread', every: 1 * MINUTE, run: announceUnread },
    { name: 'file-chat-search', every: 10 * SECOND, run: ({ db }) => fileNewEntries(db) },
  ],
  uploads: (deps) => [chatFolder(deps)],
  personal: chatPersonal,
})
