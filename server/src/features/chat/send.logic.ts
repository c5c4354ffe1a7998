import type { Message } from 'contract/chat/calls'
import { CHAT_FILES_MAX, contentOf, type MessageType, messageProblem } from 'contract/chat/rules'
import type { Deps } from '../../deps'
import { Failure, fail } from '../../fail'
import { InvalidInput } from '../../kernel/http/envelope'
import type { Limiter } from '../../kernel/http/limits'
import { acceptFiles } from '../../kernel/upload/accept'
import type { ReceivedUpload } from '../../kernel/upload/multipart'
import { recordFiles } from '../../kernel/upload/record-files'
import * as chats from './chats.sql'
import { chatFilePolicy, consumeBytes, fileKey, requireStorage } from './files.logic'
import type { MessageWriter } from './message-writer'
import * as messages from './messages.sql'
import type { MessageDraft } from './write-messages.sql'

export interface SendDeps extends Pick<Deps, 'db' | 'files' | 'config' | 'pseudonym' | 'log'> {
  write: MessageWriter
  limiter: Limiter
}

export interface MessageInput {
  chatId: string
  content: string
  messageType: MessageType
  clientMsgId: string | undefined
}

/** Sender by its token; `from` is the socket, if sent by one. */
export interface Sender {
  accountId: string
  from?: string
}

/**
 * Sends a message, from HTTP and sockets. A repeat returns the stored message; a refused sender gets the reason from
 * one more read.
 */
export async function sendMessage(deps: SendDeps, sender: Sender, input: MessageInput): Promise<Message> {
  refuseProblem(input.content, 0)
  return writeDraft(deps, sender.accountId, { ...input, content: contentOf(input.content, 0) }, sender.from)
}

/** Writes a checked message without files. */
export async function writeDraft(
  deps: SendDeps,
  senderId: string,
  input: MessageInput & Pick<MessageDraft, 'card'>,
  from?: string,
): Promise<Message> {
  return (await deps.write({ ...input, senderId, files: [], from })) ?? explain(deps, senderId, input)
}

/** Sends a message with files: they are verified, kept, and then written down with it. */
export async function sendFiles(
  deps: SendDeps,
  { accountId }: Sender,
  input: MessageInput,
  upload: ReceivedUpload,
): Promise<Message> {
  const repeated = await findRepeat(deps, accountId, input)
  if (repeated) return repeated
  await requireOpen(deps, accountId, input.chatId)
  const count = upload.files.length
  if (upload.tooMany || count > CHAT_FILES_MAX) fail('chat.too_many_files')
  if (count === 0) fail('chat.files_required')
  refuseProblem(input.content, count)
  await requireStorage(deps, accountId, bytesOf(upload.files))
  const files = await acceptFiles(upload, chatFilePolicy)
  await consumeBytes(deps, accountId, bytesOf(files))
  // A message with files is not a text, whatever it was called.
  const messageType = input.messageType === 'text' ? 'file' : input.messageType
  const content = contentOf(input.content, count)
  const draft = { ...input, content, messageType, senderId: accountId, files, from: undefined }
  return recordFiles(
    deps.files,
    files,
    ({ name }) => fileKey(input.chatId, name),
    async () => {
      const written = await deps.write(draft)
      // Sent twice at once: the other one is stored, and these files are removed again.
      return written ?? Promise.reject(new NotWritten())
    },
  ).catch((error) => {
    if (error instanceof NotWritten) return explain(deps, accountId, input, bytesOf(files))
    throw error
  })
}

const bytesOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0)

class NotWritten extends Error {}

/** Refuses an empty or too long text; used by edits, too. */
export function refuseProblem(content: string, files: number): void {
  const code = messageProblem(content, files)
  if (code) throw new InvalidInput([{ code: 'custom', message: code, path: ['content'], input: undefined }])
}

async function findRepeat({ db }: SendDeps, accountId: string, { chatId, clientMsgId }: MessageInput) {
  return clientMsgId ? messages.findSent(db, { chatId, accountId, clientMsgId }) : undefined
}

/** The message that was sent before under the same id, or the reason for which none was written. */
async function explain(
  deps: SendDeps,
  accountId: string,
  input: MessageInput,
  fileBytes = 0,
): Promise<Message> {
  const repeated = await findRepeat(deps, accountId, input)
  if (repeated) return repeated
  await requireOpen(deps, accountId, input.chatId)
  if (fileBytes > 0) await requireStorage(deps, accountId, fileBytes)
  // It was closed and is open again by now, or files have been deleted meanwhile.
  throw new Failure('server.unavailable', undefined, 1)
}

async function requireOpen({ db }: SendDeps, accountId: string, chatId: string): Promise<void> {
  const membership = (await chats.findMembership(db, chatId, accountId)) ?? fail('chat.not_found')
  if (!membership.open) fail('chat.closed')
}
