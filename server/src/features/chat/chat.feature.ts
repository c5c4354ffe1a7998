import { serverEvents } from 'contract/chat/events'
import { MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { chatRoutes } from './chat.routes'
import { chatSockets } from './chat.sockets'
import { chatFolder } from './files.logic'
import { createMessageWriter } from './message-writer'
import { chatPersonal } from './personal'
import { createTeller } from './teller'
import { announceUnread, sendUnreadMail, UNREAD_MAIL } from './unread-mail'

export const chat = feature({
  owns: ['chats', 'chat_messages', 'chat_attachments', 'chat_storage'],
  routes({ bind, realtime, limiter }, deps) {
    const teller = createTeller(deps, realtime)
    const parts = { ...deps, teller, limiter, write: createMessageWriter(deps, teller) }
    chatRoutes(bind, parts)
    chatSockets(realtime, parts)
  },
  tells: Object.values(serverEvents),
  jobs: (deps) => ({ [UNREAD_MAIL]: (data) => sendUnreadMail(deps, data) }),
  schedule: [{ name: 'announce-unread', every: 1 * MINUTE, run: announceUnread }],
  uploads: (deps) => [chatFolder(deps)],
  personal: chatPersonal,
})
