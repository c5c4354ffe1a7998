import type { Message } from 'contract/chat/calls'
import { sendFiles } from 'contract/chat/routes'
import { contentOf } from 'contract/chat/rules'
import { type UploadProgress, upload } from '../../../api/upload'
import type { Place } from './room-state'

export interface FilesMessage {
  /** The client's own name of the message: the same one for another attempt, so that it is stored once. */
  id: string
  content: string
  files: readonly File[]
}

export interface UploadOptions {
  onProgress: (progress: UploadProgress) => void
  signal: AbortSignal
}

/** Sends a message with files; rejects as `upload` does. */
export async function uploadMessage(
  { me, chatId }: Pick<Place, 'me' | 'chatId'>,
  { id, content, files }: FilesMessage,
  options: UploadOptions,
): Promise<Message> {
  const form = new FormData()
  // The server reads the texts before the first file.
  form.append('chatId', chatId)
  form.append('content', contentOf(content, files.length))
  form.append('messageType', 'file')
  form.append('clientMsgId', id)
  for (const file of files) form.append('attachments', file, file.name)
  try {
    const { data } = await upload(sendFiles, form, { area: me.area, params: { chatId }, ...options })
    return data.message
  } catch (error) {
    if (!options.signal.aborted) console.warn('Failed to send message with files', error)
    throw error
  }
}
