import type { Message } from 'contract/chat/calls'
import { serverEvents } from 'contract/chat/events'
import type { Deps } from '../../deps'
import { batchPerTick } from '../../kernel/db/batch-per-tick'
import { isRefusal } from '../../kernel/db/transaction'
import type { Realtime } from '../../kernel/realtime/events'
import { fileAddress, messageId } from './columns.sql'
import { allRooms } from './rooms'
import { type MessageDraft, type WrittenMessage, writeMessages } from './write-messages.sql'

/** A message that waits for the writer; `from` is the socket that sent it, which hears of it by its acknowledgement. */
export interface OutgoingMessage extends MessageDraft {
  from: string | undefined
}

/** Writes a message, and tells the members of it; undefined where it was not written (see `writeMessages`). */
export type MessageWriter = (message: OutgoingMessage) => Promise<Message | undefined>

/** A batch waits this long for a chat that somebody holds, so that all of it do not wait for one. */
const LOCK_TIMEOUT = 300
/** Messages that wait for the writer; one more is refused for a moment. */
const WAITING_MAX = 2000

type Outcome = { message: Message } | { error: unknown }

/**
 * The one writer of messages, behind HTTP and socket, made once for an app. Messages that come at once are one statement
 * and one commit; one batch is written at a time, so that what one client sends keeps its order. The members are told after
 * the commit and before the sender is answered, each message once.
 */
export function createMessageWriter(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  realtime: Pick<Realtime, 'emit'>,
): MessageWriter {
  async function write(messages: readonly OutgoingMessage[], lockTimeout?: number) {
    const written = await writeMessages(db, messages, lockTimeout === undefined ? {} : { lockTimeout })
    return written.map((row) => tell(realtime, messages[row.n] as OutgoingMessage, row))
  }

  const inBatch = batchPerTick(
    async (messages: OutgoingMessage[]) => {
      const outcomes = new Map<OutgoingMessage, Outcome>()
      const first = withoutRepeats(messages)
      try {
        for (const [draft, message] of await write(first, LOCK_TIMEOUT)) outcomes.set(draft, { message })
      } catch (error) {
        // Refused, or held up, because of one of them: nothing of it stands.
        if (!isRefusal(error)) throw error
        log.warn({ err: error, messages: first.length }, 'messages are written one by one')
        await writeAlone(first, outcomes)
      }
      return outcomes
    },
    { oneAtATime: true, waitingMax: WAITING_MAX },
  )

  /** One after the other, in their order; what waits for the same chat as one that failed fails with it. */
  async function writeAlone(messages: readonly OutgoingMessage[], outcomes: Map<OutgoingMessage, Outcome>) {
    const failed = new Map<string, unknown>()
    for (const message of messages) {
      try {
        if (failed.has(message.chatId)) throw failed.get(message.chatId)
        for (const [draft, done] of await write([message])) outcomes.set(draft, { message: done })
      } catch (error) {
        failed.set(message.chatId, error)
        outcomes.set(message, { error })
      }
    }
  }

  return async (message) => {
    const outcome = await inBatch(message)
    if (outcome && 'error' in outcome) throw outcome.error
    return outcome?.message
  }
}

/** Of one message that was sent several times at once the first only; the others are answered as repeats. */
function withoutRepeats(messages: readonly OutgoingMessage[]): OutgoingMessage[] {
  const seen = new Set<string>()
  return messages.filter(({ chatId, senderId, clientMsgId }) => {
    if (clientMsgId === undefined) return true
    const key = `${chatId} ${senderId} ${clientMsgId}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Tells both sides of a message that was written, the sender's other windows included. */
function tell(
  realtime: Pick<Realtime, 'emit'>,
  draft: OutgoingMessage,
  row: WrittenMessage,
): [OutgoingMessage, Message] {
  const message = messageOf(draft, row)
  realtime.emit(
    serverEvents.newMessage,
    { chatId: draft.chatId, message, unreadCount: row.unreadCount },
    { rooms: allRooms(draft.chatId, row), except: draft.from },
  )
  return [draft, message]
}

function messageOf(
  { chatId, clientMsgId, content, messageType, files }: MessageDraft,
  row: WrittenMessage,
): Message {
  return {
    _id: messageId(chatId, row.seq),
    chatId,
    seq: row.seq,
    clientMsgId: clientMsgId ?? null,
    content,
    messageType,
    senderType: row.side,
    senderId: row.sender,
    createdAt: row.createdAt,
    attachments: files.map(({ name, originalName, mimeType, size }) => {
      const address = fileAddress(chatId, name)
      return { filename: name, originalName, mimeType, size, fileUrl: address, path: address }
    }),
  }
}
