import { describe, expect, it } from 'vitest'
import { MB } from '../units'
import {
  attachmentsOf,
  CHAT_FILES_MAX,
  CHAT_ID_MIN,
  chatFileProblem,
  contentOf,
  FILE_NAME_SHOWN,
  FILE_SHARED,
  MESSAGE_MAX,
  MESSAGES_PER_PAGE,
  messageProblem,
  RECONNECT_TRIES,
  reconnectDelay,
} from './rules'

const message = (content: string, messageType: 'text' | 'file' | 'image' = 'file') => ({
  content,
  messageType,
  attachments: [],
})

describe('rules of a chat', () => {
  it('COACH-CONST-01..07: the numbers of the specification', () => {
    expect([CHAT_FILES_MAX, FILE_NAME_SHOWN, CHAT_ID_MIN, MESSAGES_PER_PAGE]).toEqual([5, 15, 10, 50])
    expect(FILE_SHARED).toBe('File shared')
  })

  it('COACH-STATE-26 COACH-CONST-05: five tries, from one second on twice as long each time', () => {
    const delays = Array.from({ length: RECONNECT_TRIES }, (_, i) => reconnectDelay(i + 1, 0))
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000])
  })

  it('spreads the tries of many clients over half of each wait', () => {
    expect([reconnectDelay(1, 0.5), reconnectDelay(3, 1)]).toEqual([1250, 6000])
    const delays = Array.from({ length: 100 }, () => reconnectDelay(2))
    for (const delay of delays) expect([delay >= 2000, delay <= 3000]).toEqual([true, true])
    expect(new Set(delays).size).toBeGreaterThan(90)
  })

  it('COACH-VAL-27 COACH-VAL-29 COACH-CONST-04: nothing is blocked, files alone say “File shared”', () => {
    expect(messageProblem(' \n ', 0)).toBe('chat.message_empty')
    expect(messageProblem('', 1)).toBeUndefined()
    expect(messageProblem('', 6)).toBe('chat.too_many_files')
    expect(messageProblem('💪'.repeat(MESSAGE_MAX), 0)).toBeUndefined()
    expect(messageProblem('x'.repeat(MESSAGE_MAX + 1), 0)).toBe('chat.message_too_long')
    expect([contentOf(' a ', 0), contentOf(' ', 2), contentOf('b', 2)]).toEqual(['a', FILE_SHARED, 'b'])
  })

  it('COACH-CHC-16: pictures (also of iPhones), pdf, doc, docx and txt of at most 10 MB (X-72)', () => {
    const pictures = ['a.JPG', 'a.jpeg', 'a.png', 'a.gif', 'a.webp', 'IMG_1.HEIC', 'a.heif']
    for (const name of [...pictures, 'a.pdf', 'a.doc', 'a.docx', 'a.txt'])
      expect(chatFileProblem({ name, size: 10 * MB }), name).toBeUndefined()
    for (const name of ['a.svg', 'a.html', 'a', 'pdf', 'a.pdf.exe'])
      expect(chatFileProblem({ name, size: 1 }), name).toBe('chat.file_type')
    expect(chatFileProblem({ name: 'a.pdf', size: 10 * MB + 1 })).toBe('chat.file_too_large')
  })

  it('COACH-ENT-37 COACH-ENT-38 COACH-ENT-39: a file that only its line names has its type by the extension and size 0', () => {
    const types = {
      'a.jpg': 'image/jpeg',
      'a.jpeg': 'image/jpeg',
      'a.PNG': 'image/png',
      'a.gif': 'image/gif',
      'a.pdf': 'application/pdf',
      'a.doc': 'application/msword',
      'a.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'a.txt': 'text/plain',
      'a.webp': 'application/octet-stream',
      'a.mp4': 'application/octet-stream',
      'a.zip': 'application/octet-stream',
      'گزارش من': 'application/octet-stream',
    }
    for (const [name, mimeType] of Object.entries(types)) {
      expect(attachmentsOf(message(`Look:\nFile: ${name} `))).toEqual([
        { filename: '', originalName: name, mimeType, size: 0, fileUrl: '', path: '' },
      ])
      expect(attachmentsOf(message(`File: ${name}`, 'image'))).toHaveLength(1)
    }
    expect(attachmentsOf(message('File: a.pdf', 'text'))).toEqual([])
    for (const content of ['File:', 'File: ', 'a File: b', 'Profile: a.pdf'])
      expect(attachmentsOf(message(content))).toEqual([])
    const real = {
      filename: 'x.pdf',
      originalName: 'a.pdf',
      mimeType: 'application/pdf',
      size: 3,
      fileUrl: '/',
      path: '/',
    }
    expect(attachmentsOf({ ...message('File: b.pdf'), attachments: [real] })).toEqual([real])
  })
})
