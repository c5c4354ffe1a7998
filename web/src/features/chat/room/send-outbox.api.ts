import { sendMessage } from 'contract/chat/routes'
import { SECOND } from 'contract/units'
import { useEffect } from 'react'
import { call } from '../../../api/call'
import { mayRetry } from '../../../api/error-text'
import type { Me } from '../me'
import { isClaimed, readOutbox, removeUnsent } from './outbox'

const EVERY = 30 * SECOND

/**
 * Sends queued messages of chats that are not open, for authors who left the page while offline. Uses HTTP with the
 * messages' ids, so that none is stored twice.
 */
export function useSendOutbox(me: Me | null): void {
  const { area, userId } = me ?? {}
  useEffect(() => {
    if (!area || !userId) return
    const refused = new Set<string>()
    let busy = false
    const send = async () => {
      if (busy || !navigator.onLine) return
      busy = true
      await sendOutbox({ area, userId }, refused).finally(() => {
        busy = false
      })
    }
    void send()
    const timer = setInterval(send, EVERY)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [area, userId])
}

/** Refused messages stay for their conversation, which shows the reason; each is tried once. */
async function sendOutbox(me: Me, refused: Set<string>): Promise<void> {
  for (const { id, chatId, content } of readOutbox(me)) {
    if (refused.has(id) || isClaimed(chatId)) continue
    const body = { chatId, content, messageType: 'text' as const, clientMsgId: id }
    try {
      await call(sendMessage, { area: me.area, params: { chatId }, body })
      removeUnsent(me, id)
    } catch (error) {
      console.warn('Failed to send message', error)
      if (mayRetry(error)) return
      refused.add(id)
    }
  }
}
