import type { Message } from 'contract/chat/calls'
import { CHAT_STORAGE_BYTES_MAX } from 'contract/chat/rules'
import type { Deps } from '../../deps'
import { batchPerTick } from '../../kernel/db/batch-per-tick'
import { isRefusal } from '../../kernel/db/transaction'
import type { ChatEmitter } from './chat-emitter'
import { fileAddress, messageId } from './columns.sql'
import { type MessageDraft, type WrittenMessage, writeMessages } from './write-messages.sql'

/** Queued message; `from` is its sender's socket, which gets the acknowledgement instead of the event. */
export interface OutgoingMessage extends MessageDraft {
  from: string | undefined
}

/** Writes a message, and tells the members of it; undefined where it was not written (see `writeMessages`). */
export type MessageWriter = (message: OutgoingMessage) => Promise<Message | undefined>

/** A batch waits this long for a chat that somebody holds, so that all of it do not wait for one. */
const LOCK_TIMEOUT = 300
/** Messages that wait for the writer; one more is refused for a moment. */
const WAITING_MAX = 2000

interface Written {
  draft: OutgoingMessage
  row: WrittenMessage
  message: Message
}

/** Result for a message of a batch: written, or queued individually. */
type Outcome = Message | Promise<Message | undefined>

/**
 * Writes all messages, from HTTP and sockets; one per app. Concurrent messages share a statement and a commit; a chat
 * is in one batch at a time, which keeps the order of each sender. After the commit senders are answered and members
 * informed once. Messages of a refused or blocked batch are written one by one, in order by chat.
 */
export function createMessageWriter(
  { db, log, config }: Pick<Deps, 'db' | 'log' | 'config'>,
  emitter: Pick<ChatEmitter, 'writing' | 'emitMessage'>,
): MessageWriter {
  /** Chats whose messages are written one by one, with the last of each. */
  const turns = new Map<string, Promise<unknown>>()

  const limits = config.rateLimits ? { storageMax: CHAT_STORAGE_BYTES_MAX } : {}

  async function write(messages: readonly OutgoingMessage[], lockTimeout?: number) {
    const done = emitter.writing(messages.map(({ chatId }) => chatId))
    try {
      const rows = await writeMessages(db, messages, {
        ...limits,
        ...(lockTimeout !== undefined && { lockTimeout }),
      })
      const written = rows.map((row): Written => {
        const draft = messages[row.n] as OutgoingMessage
        return { draft, row, message: messageOf(draft, row) }
      })
      setImmediate(tellAll, written, done)
      return written
    } catch (error) {
      done()
      throw error
    }
  }

  function tellAll(written: readonly Written[], done: () => void): void {
    try {
      for (const { draft, row, message } of written)
        emitter.emitMessage({ message, unreadCount: row.unreadCount, members: row, except: draft.from })
    } catch (error) {
      // The messages are stored: clients that missed the event fetch them.
      log.error({ err: error }, 'messages could not be told')
    } finally {
      done()
    }
  }

  function inTurn(message: OutgoingMessage): Promise<Message | undefined> {
    const { chatId } = message
    const before = turns.get(chatId) ?? Promise.resolve()
    const turn = before.then(
      () => write([message]),
      () => write([message]),
    )
    turns.set(chatId, turn)
    const done = turn.then(([one]) => one?.message)
    // It may fail before the batch passes it on to its waiting sender.
    done.catch(() => undefined)
    const leave = () => {
      if (turns.get(chatId) === turn) turns.delete(chatId)
    }
    turn.then(leave, leave)
    return done
  }

  async function writeBatch(messages: OutgoingMessage[]): Promise<Map<OutgoingMessage, Outcome>> {
    const outcomes = new Map<OutgoingMessage, Outcome>()
    const { first, repeats } = apartRepeats(messages)
    const free = first.filter((message) => !turns.has(message.chatId))
    for (const message of first) if (turns.has(message.chatId)) outcomes.set(message, inTurn(message))
    try {
      if (free.length > 0)
        for (const { draft, message } of await write(free, LOCK_TIMEOUT)) outcomes.set(draft, message)
    } catch (error) {
      // Refused, or held up, because of one of them: nothing of it stands. Else it fails, and those in their turn do not.
      const refused = isRefusal(error)
      if (refused) log.warn({ err: error, messages: free.length }, 'messages are written one by one')
      for (const message of free) outcomes.set(message, refused ? inTurn(message) : Promise.reject(error))
    }
    for (const [repeat, one] of repeats) {
      const outcome = outcomes.get(one)
      if (outcome) outcomes.set(repeat, outcome)
    }
    return outcomes
  }

  // Two or four batches side by side cost a message up to a fifth more processor time, and a longer wait, than they gain by
  // not waiting for the commit of others.
  const inBatch = batchPerTick(writeBatch, { oneAtATime: true, waitingMax: WAITING_MAX })
  return async (message) => await inBatch(message)
}

/** Separates concurrent repeats of one message: the first is written, the others get its answer. */
function apartRepeats(messages: readonly OutgoingMessage[]) {
  const known = new Map<string, OutgoingMessage>()
  const repeats = new Map<OutgoingMessage, OutgoingMessage>()
  const first = messages.filter((message) => {
    const { chatId, senderId, clientMsgId } = message
    if (clientMsgId === undefined) return true
    const key = `${chatId} ${senderId} ${clientMsgId}`
    const one = known.get(key)
    if (one) repeats.set(message, one)
    else known.set(key, message)
    return one === undefined
  })
  return { first, repeats }
}

function messageOf(
  { chatId, clientMsgId, content, messageType, files, card }: MessageDraft,
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
    editedAt: null,
    removedAt: null,
    card: card ? { ...card, isGone: false } : null,
    attachments: files.map(({ name, originalName, mimeType, size }) => {
      const address = fileAddress(chatId, name)
      return { filename: name, originalName, mimeType, size, fileUrl: address, path: address }
    }),
  }
}
