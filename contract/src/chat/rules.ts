import type { ErrorCode } from '../errors'
import { blankAsEmpty, isBlank } from '../text'
import { MB, MINUTE, SECOND } from '../units'
import { acceptedExtension, acceptOf, fileTypes, type UploadRules } from '../upload'

/** The rules of chats, the same in the browser and on the server; no zod, for the web's first load. */

/** Sides of a chat; `user` is the customer. */
export const chatSides = ['coach', 'user'] as const
export type ChatSide = (typeof chatSides)[number]

export const messageTypes = ['text', 'file', 'image'] as const
export type MessageType = (typeof messageTypes)[number]

/** Most characters of a message. */
export const MESSAGE_MAX = 5000
export const CHAT_FILES_MAX = 5
export const CHAT_FILE_BYTES_MAX = 10 * MB
/** Bytes of all files that one account may have in its chats. */
export const CHAT_STORAGE_BYTES_MAX = 5 * 1024 * MB
/** Share of the storage above which people see their usage. */
export const CHAT_STORAGE_TOLD_FROM = 0.8
/** Content of a message with files only; a specified text, in every language. */
export const FILE_SHARED = 'File shared'
/** A shorter chat id cannot be one (decision X-74 makes ours longer). */
export const CHAT_ID_MIN = 10
/** Characters of a file's name that are shown; longer names are cut. */
export const FILE_NAME_SHOWN = 15

export const MESSAGES_PER_PAGE = 50
export const CHATS_PER_PAGE = 50

/** Upload rules of a chat (decision X-72). */
export const chatUploads: UploadRules = {
  extensions: ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif'],
  fileBytes: CHAT_FILE_BYTES_MAX,
  files: CHAT_FILES_MAX,
}
/** `accept` attribute of the file picker. */
export const CHAT_ACCEPT = acceptOf(chatUploads.extensions)

/** Transports in order of preference; each attempt takes at most 20 seconds. */
export const SOCKET_TRANSPORTS = ['websocket', 'polling'] as const
export const SOCKET_TIMEOUT = 20 * SECOND
/** A lost connection is tried again so many times, each wait about twice the one before; then a person is asked. */
export const RECONNECT_TRIES = 5
export const RECONNECT_DELAY = 1 * SECOND
/**
 * Milliseconds before the `attempt`th try, counted from 1. `chance`, from 0 to 1, adds up to half of the delay, so the
 * clients of a server that has gone do not all return at once.
 */
export function reconnectDelay(attempt: number, chance = Math.random()): number {
  return RECONNECT_DELAY * 2 ** (attempt - 1) * (1 + chance / 2)
}

/** A typing line that nobody renews disappears. */
export const TYPING_EXPIRES = 5 * SECOND
/** A message that is still unread by then is announced by mail. */
export const UNREAD_MAIL_AFTER = 15 * MINUTE

/** Milliseconds after sending during which the author may edit a message or take it back. */
export const CHANGE_WITHIN = 15 * MINUTE
/** Newest messages that a search finds at most. */
export const FOUND_MAX = 500
export const FOUND_PER_PAGE = 20

/** Form of a client's message id; a repeat with the same id is stored once. */
export const CLIENT_MESSAGE_ID = /^[\w-]{8,64}$/

/** Returns the problem of a message before it is sent. */
export function messageProblem(content: string, files: number): ErrorCode | undefined {
  if (isBlank(content) && files === 0) return 'chat.message_empty'
  if ([...content.trim()].length > MESSAGE_MAX) return 'chat.message_too_long'
  return files > CHAT_FILES_MAX ? 'chat.too_many_files' : undefined
}

/** Checks name and size of a file; the server also checks its content. */
export function chatFileProblem(file: { name: string; size: number }): ErrorCode | undefined {
  if (!acceptedExtension(chatUploads, file.name)) return 'chat.file_type'
  return file.size > CHAT_FILE_BYTES_MAX ? 'chat.file_too_large' : undefined
}

/** Returns the text of a message, or the specified text for files alone. */
export function contentOf(content: string, files: number): string {
  return blankAsEmpty(content.trim()) || (files > 0 ? FILE_SHARED : '')
}

/** A file of a message, as the specification reads one; `fileUrl` and `path` are addresses on this server. */
export interface ChatAttachment {
  filename: string
  originalName: string
  mimeType: string
  /** Bytes. */
  size: number
  fileUrl: string
  path: string
}

/** By the extension, as specified: newer pictures and videos are none of those. */
const { webp: _webp, heic: _heic, heif: _heif, mp4: _mp4, webm: _webm, ...specifiedTypes } = fileTypes
const DERIVED_TYPES: Record<string, string> = specifiedTypes
const GENERIC_TYPE = 'application/octet-stream'

/**
 * The files of a message. A file or image message without any has one that its line `File: {name}` names: without an
 * address, its type read from the extension.
 */
export function attachmentsOf(message: {
  content: string
  messageType: MessageType
  attachments: readonly ChatAttachment[]
}): readonly ChatAttachment[] {
  if (message.attachments.length > 0 || message.messageType === 'text') return message.attachments
  const name = /^File:[ \t]*(\S.*?)[ \t]*$/m.exec(message.content)?.[1]
  if (!name) return []
  const extension = /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const mimeType = DERIVED_TYPES[extension] ?? GENERIC_TYPE
  return [{ filename: '', originalName: name, mimeType, size: 0, fileUrl: '', path: '' }]
}
