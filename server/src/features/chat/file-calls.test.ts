import type { Message } from 'contract/chat/calls'
import { describe, expect, test } from 'vitest'
import { makeChat, newClientId, sendFiles } from '../../../test/chat'
import { docx, gif, jpeg, pdf, png, webp } from '../../../test/documents'
import type { Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'
import { heic } from '../../../test/videos'

const app = useApp({ RATE_LIMITS: 'off' })

const read = async (by: Person, chatId: string, query = '') =>
  (await app.call('GET', `/chat/${chatId}${query}`, { token: by.token })).json()

describe('files', () => {
  test('COACH-CALL-19 COACH-VAL-29 COACH-CONST-04 COACH-ENT-36 X-71 files alone say “File shared”', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const files = [
      { name: 'Blutbild äöü.pdf', content: await pdf() },
      { name: 'front.jpg', content: await jpeg() },
      { name: 'side.png', content: await png() },
      { name: 'plan.docx', content: docx() },
      { name: 'notes.txt', content: 'Two lines\nof text' },
    ]
    const answer = await sendFiles(app, coach, chatId, files, { messageType: 'file', content: '', chatId })
    expect(answer.statusCode).toBe(201)
    const { message } = answer.json().data as { message: Message }
    expect(message).toMatchObject({ content: 'File shared', messageType: 'file', seq: 1 })
    expect(message.attachments.map((file) => file.originalName)).toEqual(files.map((file) => file.name))
    for (const [i, file] of message.attachments.entries()) {
      expect(file.size).toBe(Buffer.byteLength(files[i]?.content as Buffer))
      expect(file.fileUrl).toBe(`/api/v1/chat/${chatId}/files/${file.filename}`)
      expect(file.path).toBe(file.fileUrl)
    }
    expect(message.attachments.map((file) => file.mimeType)).toEqual([
      'application/pdf',
      'image/jpeg',
      'image/png',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'text/plain',
    ])
    expect((await read(customer, chatId)).data.messages).toEqual([message])
  })

  test('COACH-CHC-16 pictures may move, and be of a newer kind', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const files = [
      { name: 'squat.gif', content: await gif() },
      { name: 'run.webp', content: await webp() },
      { name: 'IMG_0001.HEIC', content: heic() },
    ]
    const sent = (await sendFiles(app, customer, chatId, files)).json().data.message as Message
    expect(sent.attachments.map(({ mimeType }) => mimeType)).toEqual([
      'image/gif',
      'image/webp',
      'image/heic',
    ])
    for (const [i, { filename, mimeType }] of sent.attachments.entries()) {
      const answer = await app.call('GET', `/chat/${chatId}/files/${filename}`, { token: coach.token })
      expect(answer.headers['content-type']).toBe(mimeType)
      expect(answer.rawPayload.equals(files[i]?.content as Buffer)).toBe(true)
    }
  })

  test('with a text, the text; a repeat is stored once and leaves no file behind', async () => {
    const { customer, chatId } = await makeChat(app)
    const fields = { content: 'My report', clientMsgId: newClientId() }
    const files = [{ name: 'report.txt', content: 'x' }]
    const once = await sendFiles(app, customer, chatId, files, fields)
    const again = await sendFiles(app, customer, chatId, files, fields)
    expect(once.json().data.message).toMatchObject({ content: 'My report', messageType: 'file' })
    const called = { content: 'My text', messageType: 'text' }
    const text = (
      await sendFiles(app, customer, (await makeChat(app, { customer })).chatId, files, called)
    ).json()
    expect(text.data.message).toMatchObject({ content: 'My text', messageType: 'file' })
    expect(again.json()).toEqual(once.json())
    const both = { ...fields, clientMsgId: newClientId() }
    const [a, b] = await Promise.all([1, 2].map(() => sendFiles(app, customer, chatId, files, both)))
    expect(a?.json().data).toEqual(b?.json().data)
    expect(await filesOf(chatId)).toHaveLength(2)
  })

  test('COACH-CALL-22 S22 X-72 a file is saved under the name its sender gave it, by its two members', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const content = await pdf()
    const sent = await sendFiles(app, customer, chatId, [{ name: 'گزارش "1".pdf', content }])
    const [file] = (sent.json().data.message as Message).attachments
    for (const { token } of [coach, customer]) {
      const answer = await app.call('GET', `/chat/${chatId}/files/${file?.filename}`, { token })
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(content)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-length': String(content.length),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="[^"]*"; filename\*=UTF-8''/,
      )
    }
    const url = file?.fileUrl.replace('/api/v1', '') as string
    expect((await app.call('GET', url)).statusCode).toBe(401)
  })

  test.each([
    '\u06af\u0632\u0627\u0631\u0634.txt',
    '\u62a5\u544a.txt',
    'Cafe\u0301.txt',
    '100%25 of it.txt',
    '\u{1f4aa}.txt',
    `${'ن'.repeat(90)}.txt`,
  ])('a file called %s keeps its name', async (name) => {
    const { coach, customer, chatId } = await makeChat(app)
    const sent = await sendFiles(app, customer, chatId, [{ name, content: 'x' }])
    const [file] = (sent.json().data.message as Message).attachments
    expect(file?.originalName.normalize('NFC')).toBe(name.normalize('NFC'))
    const answer = await app.call('GET', `/chat/${chatId}/files/${file?.filename}`, { token: coach.token })
    const [, written = ''] =
      /filename\*=UTF-8''(.*)$/.exec(String(answer.headers['content-disposition'])) ?? []
    expect(decodeURIComponent(written).normalize('NFC')).toBe(name.normalize('NFC'))
  })

  test('S19 a file is read in its own chat and nowhere else', async () => {
    const [mine, other] = [await makeChat(app), await makeChat(app)]
    const sent = await sendFiles(app, other.customer, other.chatId, [
      { name: 'secret.txt', content: 'secret' },
    ])
    const [file] = (sent.json().data.message as Message).attachments
    const names = [
      file?.filename,
      `..%2f${other.chatId}%2f${file?.filename}`,
      `%2e%2e/${other.chatId}/${file?.filename}`,
      '%2fetc%2fpasswd',
      `${file?.filename}%00.txt`,
      '..%5c..%5cetc%5cpasswd',
    ]
    for (const name of names) {
      const answer = await app.call('GET', `/chat/${mine.chatId}/files/${name}`, { token: mine.coach.token })
      expect([400, 404], name).toContain(answer.statusCode)
      expect(answer.body).not.toContain('secret')
    }
    // By somebody of another chat, through the address of this one.
    const foreign = await app.call('GET', `/chat/${other.chatId}/files/${file?.filename}`, {
      token: mine.coach.token,
    })
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'chat.file_not_found'])
  })

  test('COACH-CONST-01 S20 S21 too many, too large and of another kind are refused and leave nothing', async () => {
    const { customer, chatId } = await makeChat(app)
    const text = { name: 'a.txt', content: 'x' }
    const big = Buffer.alloc(10 * 1024 * 1024 + 1, 'x')
    const refused = async (files: { name: string; content: Buffer | string }[]) => {
      const answer = await sendFiles(app, customer, chatId, files)
      return [answer.statusCode, answer.json().code]
    }
    expect(await refused([text, text, text, text, text, text])).toEqual([400, 'chat.too_many_files'])
    expect(await refused([{ name: 'big.txt', content: big }])).toEqual([413, 'chat.file_too_large'])
    expect(await refused([])).toEqual([400, 'chat.files_required'])
    for (const name of ['page.html', 'drawing.svg', 'program.exe', 'noextension'])
      expect(await refused([{ name, content: '<script>alert(1)</script>' }]), name).toEqual([
        400,
        'chat.file_type',
      ])
    expect(await refused([{ name: 'photo.jpg', content: '<html><script>1</script>' }])).toEqual([
      400,
      'chat.file_type',
    ])
    expect(await storedOf(chatId)).toBe(0)
    expect(await filesOf(chatId)).toEqual([])
  })
})

async function storedOf(chatId: string): Promise<number> {
  const [row] = await app.deps.db<{ n: number }[]>`
    select count(*)::int as n from chat_messages where chat_id = ${chatId}`
  return row?.n ?? 0
}

/** Keys of the files that lie in the store for a chat. */
async function filesOf(chatId: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.deps.files.list(`chat-files/${chatId}`)) keys.push(key)
  return keys
}
