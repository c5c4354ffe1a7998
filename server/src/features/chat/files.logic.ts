import { CHAT_STORAGE_BYTES_MAX, chatUploads } from 'contract/chat/rules'
import { DAY, HOUR, KB, MB, SECOND } from 'contract/units'
import type { FileExtension } from 'contract/upload'
import type { Deps } from '../../deps'
import { fail, failFor } from '../../fail'
import type { UploadPolicy } from '../../kernel/upload/accept'
import type { UploadFolder } from '../../kernel/upload/sweep'
import { consumeNetworkLimit, type LimitDeps } from '../auth/attempts'
import * as sql from './messages.sql'

/** Folder of the chats' files in the byte store. */
const FOLDER = 'chat-files'
/** Bytes that one account may send in a day. */
const PER_DAY = 1000 * MB

/** The key of a file; `name` is its own, of our making, and unique. */
export function fileKey(chatId: string, name: string): string {
  return `${FOLDER}/${chatId}/${name}`
}

export const chatFilePolicy: UploadPolicy<FileExtension> = {
  ...chatUploads,
  refuse: {
    tooMany: () => fail('chat.too_many_files'),
    tooLarge: (file) => fail('chat.file_too_large', { file }),
    type: (file) => fail('chat.file_type', { file }),
  },
}

/** Files without a row were never part of a message. */
export const chatFolder = ({ db }: Pick<Deps, 'db'>): UploadFolder => ({
  folder: FOLDER,
  known: (names) => sql.knownFiles(db, names),
})

/** Limits the bytes that an account sends. */
export async function consumeBytes(deps: LimitDeps, accountId: string, bytes: number): Promise<void> {
  const limit = { max: PER_DAY / KB, seconds: DAY / SECOND }
  await consumeNetworkLimit(deps, 'chat:kilobytes', accountId, limit, {
    by: Math.ceil(bytes / KB),
    refuse: (left) => failFor(left, 'files.too_much', { hours: Math.ceil((left * SECOND) / HOUR) }),
  })
}

/** Bytes of the account's files in chats, and how many they may be. */
export async function getStorage({ db }: Pick<Deps, 'db'>, accountId: string) {
  return { used: await sql.findStorage(db, accountId), limit: CHAT_STORAGE_BYTES_MAX }
}

/**
 * Refuses files that do not fit into what the account may have in chats. Leaves the last word to the statement that
 * writes the message, because others of the account may be on their way.
 */
export async function requireStorage(
  { db, config }: LimitDeps,
  accountId: string,
  bytes: number,
): Promise<void> {
  if (!config.rateLimits) return
  const used = await sql.readStorage(db, accountId)
  if (used + bytes <= CHAT_STORAGE_BYTES_MAX) return
  fail('chat.storage_full', { used: Math.ceil((used / MB) * 10) / 10, limit: CHAT_STORAGE_BYTES_MAX / MB })
}

/** A file of a chat for one of its members; 404 for everybody else, and where the store has lost it. */
export async function openFile(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  accountId: string,
  { chatId, filename }: { chatId: string; filename: string },
) {
  const file = (await sql.findFile(db, { chatId, accountId, name: filename })) ?? fail('chat.file_not_found')
  const content = await files.open(fileKey(chatId, file.name))
  if (!content) {
    log.error(
      { event: 'chat_file_missing', chat: chatId, file: file.name },
      'a file of a chat is not in the store',
    )
    fail('chat.file_not_found')
  }
  return { ...file, content }
}
