import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { chatUploads } from 'contract/chat/rules'
import { DAY, HOUR } from 'contract/units'
import { acceptedExtension, fileTypes } from 'contract/upload'
import type { Deps } from '../deps'
import { fileKey } from '../features/chat/files.logic'
import { type StoredAttachment, writeMessages } from '../features/chat/write-messages.sql'
import type { Tx } from '../kernel/db/client'
import { newId } from '../kernel/ids'
import type { DemoDocument } from './applicants'
import { chats, type DemoChat } from './chats'
import { drawDocument } from './draw-document'

/** Fills chats that the assignments opened, through the one writer of messages; then dates them back. */
export async function loadChats(tx: Tx, files: Deps['files']): Promise<void> {
  for (const demo of chats) {
    const [chat] = await tx<{ id: string; user: string; coach: string }[]>`
      select c.id, c.account_id as user, c.coach_id as coach
      from chats c join accounts u on u.id = c.account_id join accounts k on k.id = c.coach_id
      where u.email = ${demo.user} and k.email = ${demo.coach}`
    if (!chat) throw new Error(`The demo chat of ${demo.user} has no assignment`)
    const drafts = []
    for (const { from, text, files: documents = [] } of demo.messages)
      drafts.push({
        chatId: chat.id,
        senderId: chat[from],
        clientMsgId: undefined,
        content: text,
        messageType: documents.length > 0 ? ('file' as const) : ('text' as const),
        files: await Promise.all(documents.map((document) => saveFile(files, chat.id, document))),
      })
    await writeMessages(tx, drafts)
    await moveBack(tx, chat.id, demo)
  }
}

async function saveFile(
  files: Deps['files'],
  chatId: string,
  document: DemoDocument,
): Promise<StoredAttachment> {
  const extension = acceptedExtension(chatUploads, document.name) ?? 'txt'
  const content =
    extension === 'txt' ? Buffer.from(`${document.lines.join('\n')}\n`) : await drawDocument(document)
  const name = `${newId()}.${extension}`
  const { path, stream } = await files.begin()
  await pipeline(Readable.from([content]), stream)
  await files.save(path, fileKey(chatId, name))
  return {
    name,
    originalName: document.name,
    mimeType: fileTypes[extension],
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }
}

/** Sets the dates of messages and readings, so that old ones cause no mail. */
async function moveBack(tx: Tx, chatId: string, { messages, unread }: DemoChat): Promise<void> {
  const times = messages.map(
    ({ ago: [days, hours] }, i) => new Date(Date.now() - days * DAY - hours * HOUR + i),
  )
  await tx`
    update chat_messages m set created_at = t.at::timestamptz
    from unnest(${times.map((at) => at.toISOString())}::text[]) with ordinality as t (at, seq) where m.chat_id = ${chatId} and m.seq = t.seq`
  const readUpTo = (side: 'coach' | 'user') => {
    const others = messages.flatMap(({ from }, i) => (from === side ? [] : [i + 1]))
    const left = unread[side] ?? 0
    return left === 0 ? messages.length : (others.at(-left) ?? 1) - 1
  }
  await tx`
    update chats set last_message_at = ${times.at(-1) ?? null}, created_at = ${times[0] ?? null},
      coach_read_seq = ${readUpTo('coach')}, coach_unread = ${unread.coach ?? 0}, coach_mail_at = null,
      user_read_seq = ${readUpTo('user')}, user_unread = ${unread.user ?? 0}, user_mail_at = null
    where id = ${chatId}`
}
