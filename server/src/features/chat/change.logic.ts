import type { Message } from 'contract/chat/calls'
import { contentOf } from 'contract/chat/rules'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import * as sql from './change-messages.sql'
import type { ChatEmitter } from './chat-emitter'
import { fileKey } from './files.logic'
import { listMessages } from './messages.sql'
import { refuseProblem } from './send.logic'

type ChangeDeps = Pick<Deps, 'db' | 'files'> & { emitter: Pick<ChatEmitter, 'emitChanges'> }

/** Changes the text of one's own message. The same text again changes nothing. */
export async function editMessage(
  { db, emitter }: ChangeDeps,
  accountId: string,
  { messageId, content: typed }: { messageId: string; content: string },
): Promise<Message> {
  const key = keyOf(messageId, accountId)
  const { message, rev, own } = await transaction(db, async (tx) => {
    const own = await lockOwn(tx, key)
    if (own.isRemoved) fail('chat.message_not_found')
    if (!own.isOpen) fail('chat.closed')
    refuseProblem(typed, own.files.length)
    const content = contentOf(typed, own.files.length)
    const isSame = content === own.content
    if (own.isLate && !isSame) fail('chat.too_late')
    const rev = isSame ? undefined : await sql.editMessage(tx, { ...key, content })
    return { message: await readMessage(tx, key), rev, own }
  })
  if (rev !== undefined) emitter.emitChanges(key.chatId, rev, own)
  return message
}

/** Takes one's own message back with its files. A repeat answers the removed message. */
export async function removeMessage(
  { db, files, emitter }: ChangeDeps,
  accountId: string,
  { messageId }: { messageId: string },
): Promise<Message> {
  const key = keyOf(messageId, accountId)
  const { message, rev, own } = await transaction(db, async (tx) => {
    const own = await lockOwn(tx, key)
    if (own.isRemoved) return { message: await readMessage(tx, key), rev: undefined, own }
    if (!own.isOpen) fail('chat.closed')
    if (own.isLate) fail('chat.too_late')
    const rev = await sql.removeMessage(tx, key)
    return { message: await readMessage(tx, key), rev, own }
  })
  if (rev === undefined) return message
  emitter.emitChanges(key.chatId, rev, own)
  // The sweep deletes what a failure leaves here.
  for (const name of own.files) await files.remove(fileKey(key.chatId, name))
  return message
}

async function lockOwn(tx: Tx, key: sql.MessageKey): Promise<sql.OwnMessage> {
  if (!(await sql.lockMyChat(tx, key))) fail('chat.message_not_found')
  return (await sql.findOwn(tx, key)) ?? fail('chat.message_not_found')
}

async function readMessage(tx: Tx, { chatId, accountId, seq }: sql.MessageKey): Promise<Message> {
  const [message] = await listMessages(tx, { chatId, accountId, first: seq, last: seq })
  return message ?? fail('chat.message_not_found')
}

const MESSAGE_ID = /^(.+)-(\d{1,9})$/

/** Splits an id made by `messageId`; no chat has a thousand million messages. */
function keyOf(messageId: string, accountId: string): sql.MessageKey {
  const [, chatId, seq] = MESSAGE_ID.exec(messageId) ?? []
  return chatId && seq ? { chatId, seq: Number(seq), accountId } : fail('chat.message_not_found')
}
