import type { ErrorTable } from './table'

/** Errors of chat. */
export const chatErrors = {
  'chat.not_found': [404, 'Chat not found'],
  'chat.reply_not_found': [404, 'This saved reply was not found'],
  'chat.too_many_replies': [409, 'You can save up to {max} replies'],
  'chat.title_required': [400, 'Please give it a title'],
  'chat.athletes_required': [400, 'Please choose at least one athlete'],
  'chat.content_required': [400, 'Please write the text'],
  'chat.placeholder_unknown': [400, 'There is no placeholder {placeholder}'],
  'chat.subject_not_found': [404, 'This exercise, meal or test was not found'],
  'chat.file_not_found': [404, 'File not found'],
  'chat.message_not_found': [404, 'This message was not found'],
  'chat.too_late': [409, 'A message can be changed for {CHANGE_MINUTES} minutes after it was sent'],
  'chat.closed': [409, 'This conversation is closed because another coach has taken over'],
  'chat.message_empty': [400, 'Please write a message or attach a file'],
  'chat.message_too_long': [400, 'A message can have at most {MESSAGE_MAX} characters'],
  'chat.files_required': [400, 'Please attach at least one file'],
  'chat.files_by_upload': [400, 'Files are sent by the upload call'],
  'chat.too_many_files': [400, 'Maximum {CHAT_FILES_MAX} files allowed'],
  'chat.file_type': [
    400,
    'Invalid file type: {file}. Supported formats: JPG, PNG, GIF, WebP, HEIC, PDF, DOC, DOCX, TXT',
  ],
  'chat.storage_full': [
    409,
    'Your files in chats take up {used} MB of {limit} MB, so these don’t fit anymore. Send smaller ones, or a link to them.',
  ],
  'chat.file_too_large': [413, 'File too large: {file}. Maximum size: {CHAT_FILE_MEGABYTES}MB'],
} as const satisfies ErrorTable
