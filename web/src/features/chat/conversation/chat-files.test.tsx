import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '../../../../test/coach-area'
import { aFile, alertText, bubbles, choose, freshCoach, input, openChat } from '../../../../test/coach-chats'
import { CHAT, message } from '../../../../test/fake-chat'
import { offline } from '../../../../test/fake-server'
import { fakeUploads } from '../../../../test/fake-upload'
import { sessionOf } from '../../../api/areas'
import * as pictures from '../../../ui/scale-picture'

let server: ReturnType<typeof freshCoach>['server']
let warnings: string[]
beforeEach(() => {
  ;({ server, warnings } = freshCoach())
})
afterEach(() => vi.unstubAllGlobals())

describe('files', () => {
  it('COACH-CHC-11 COACH-CHC-13 COACH-CHC-14 COACH-CHC-15 COACH-CHC-16: are chosen, counted, shortened, measured and taken out', async () => {
    const { visitor } = await openChat(server)
    expect(press('Attach files')).toBeTruthy()
    const accept = document.querySelector('input[type=file]')?.getAttribute('accept')?.split(',')
    expect(accept?.filter((one) => one.startsWith('.'))).toEqual([
      '.pdf',
      '.doc',
      '.docx',
      '.txt',
      '.jpg',
      '.jpeg',
      '.png',
      '.gif',
      '.webp',
      '.heic',
      '.heif',
    ])
    expect(accept?.filter((one) => one.startsWith('image/'))).toEqual([
      'image/jpeg',
      'image/png',
      'image/gif',
      'image/webp',
      'image/heic',
      'image/heif',
    ])
    choose(aFile('training-week-twelve.pdf', 1587), aFile('a.txt'))
    expect(await screen.findByText('2/5 files')).toBeTruthy()
    const list = within(screen.getByRole('list', { name: 'Files to send' }))
    expect(list.getByText('training-week-t...')).toBeTruthy()
    expect(list.getByText('1.5 KB')).toBeTruthy()
    await visitor.click(press('Remove a.txt'))
    expect(screen.getByText('1/5 files')).toBeTruthy()
  })

  it('COACH-VAL-31 COACH-CONST-01: five at most', async () => {
    await openChat(server)
    choose(...[1, 2, 3].map((n) => aFile(`${n}.pdf`)))
    await screen.findByText('3/5 files')
    choose(...[4, 5, 6, 7].map((n) => aFile(`${n}.pdf`)))
    expect(await alertText()).toBe('Maximum 5 files allowed. Only 2 files were added.')
    expect(screen.getByText('5/5 files')).toBeTruthy()
  })

  it('refuses invalid files before the upload (X-72)', async () => {
    await openChat(server)
    choose(aFile('run.exe'), aFile('fine.pdf'))
    expect(await alertText()).toContain('run.exe')
    expect(screen.getByText('1/5 files')).toBeTruthy()
  })

  it('makes a JPEG of a HEIC where the browser reads it, and sends it as it is where none does', async () => {
    const uploads = fakeUploads()
    const { visitor } = await openChat(server)
    const read = vi.spyOn(pictures, 'heicAsJpeg')
    read.mockImplementation(async (file) =>
      file.name === 'IMG_1.HEIC' ? new File(['jpeg'], 'IMG_1.jpg', { type: 'image/jpeg' }) : file,
    )
    choose(aFile('IMG_1.HEIC'), aFile('IMG_2.HEIC'))
    expect(await screen.findByText('IMG_1.jpg')).toBeTruthy()
    await visitor.click(press('Send'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    const sent = uploads[0]?.body.getAll('attachments').map((one) => (one as File).name)
    expect(sent).toEqual(['IMG_1.jpg', 'IMG_2.HEIC'])
  })

  it('COACH-CALL-19 COACH-VAL-29 COACH-CONST-04 COACH-STATE-20: go with “File shared” where nothing is written, and with progress', async () => {
    const uploads = fakeUploads()
    const { visitor } = await openChat(server)
    choose(aFile('a.pdf'), aFile('b.pdf'))
    await visitor.click(press('Send'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    const [upload] = uploads
    expect(upload?.method).toBe('POST')
    expect(upload?.url).toBe(`/api/v1/chat/${CHAT}/messages/upload`)
    expect(new Headers(upload?.headers).get('authorization')).toBe('Bearer coach-token')
    const form = upload?.body as FormData
    expect([form.get('chatId'), form.get('content'), form.get('messageType')]).toEqual([
      CHAT,
      'File shared',
      'file',
    ])
    expect(form.getAll('attachments').map((one) => (one as File).name)).toEqual(['a.pdf', 'b.pdf'])
    act(() => upload?.progress(50, 200))
    expect(screen.getByRole('progressbar', { name: 'Sending files' }).getAttribute('aria-valuenow')).toBe(
      '25',
    )
    const sent = message(1, { senderType: 'coach', content: 'File shared', messageType: 'file' })
    await act(async () => upload?.answer(201, { success: true, data: { message: sent } }))
    await waitFor(() => expect(screen.queryByText('2/5 files')).toBeNull())
    expect(bubbles()).toHaveLength(1)
  })

  it('COACH-ERR-20 COACH-ERR-38 COACH-STATE-20: a failure is an alert; text and files stay, and go again under the same id', async () => {
    const uploads = fakeUploads()
    const { visitor } = await openChat(server)
    await visitor.type(input(), 'My week')
    choose(aFile('a.pdf'))
    await visitor.click(press('Send'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.answer(400, { success: false }))
    expect(await alertText()).toBe('Failed to send file message: Unknown error')
    expect(warnings).toContain('Failed to send message with files')
    await visitor.click(press('Got It'))
    expect(input().value).toBe('My week')
    await visitor.click(press('Send'))
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(uploads[1]?.body.get('clientMsgId')).toBe(uploads[0]?.body.get('clientMsgId'))
    await act(async () => uploads[1]?.refuse('chat.file_type', {}, { file: 'a.pdf' }))
    expect(await alertText()).toContain('Failed to send file message: Invalid file type: a.pdf')
  })
})

describe('room for files', () => {
  const storage = (used: number) => () => ({ success: true, data: { used, limit: 5_368_709_120 } })

  it('is not mentioned while there is plenty', async () => {
    await openChat(server)
    await waitFor(() => expect(server.calls('GET', '/chat/storage')).toHaveLength(1))
    expect(screen.queryByText(/Your files in chats take up/)).toBeNull()
  })

  it('shows the storage before choosing files once little is left, and after a refusal', async () => {
    const uploads = fakeUploads()
    const { visitor } = await openChat(server, [], undefined, storage(4_500_000_000))
    expect(await screen.findByText('Your files in chats take up 4,292 MB of 5,120 MB.')).toBeTruthy()
    choose(aFile('a.pdf'))
    await visitor.click(press('Send'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    server.on({ 'GET /chat/storage': storage(5_368_000_000) })
    await act(async () => uploads[0]?.refuse('chat.storage_full', {}, { used: 5119.4, limit: 5120 }))
    expect(await alertText()).toContain('Your files in chats take up 5,119.4 MB of 5,120 MB')
    expect(await screen.findByText('Your files in chats take up 5,120 MB of 5,120 MB.')).toBeTruthy()
    expect(screen.getByText('1/5 files')).toBeTruthy()
  })
})

describe('a file that came', () => {
  const file = {
    filename: 'f-1',
    originalName: 'plan.pdf',
    mimeType: 'application/pdf',
    size: 10,
    fileUrl: `/api/v1/chat/${CHAT}/files/f-1`,
    path: '',
  }
  const withFile = (more: Partial<typeof file> = {}) => [
    message(1, { messageType: 'file', content: 'Here', attachments: [{ ...file, ...more }] }),
  ]
  const download = async (name = 'plan.pdf') => screen.findByRole('button', { name: `Download ${name}` })

  it('COACH-CALL-22 COACH-CALL-23 COACH-ENT-36: is fetched with the token and saved under its own name', async () => {
    const { visitor } = await openChat(server, withFile())
    server.on({ 'GET /chat/:chatId/files/:filename': () => 'the bytes' })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await visitor.click(await download())
    await waitFor(() => expect(saved).toEqual(['plan.pdf']))
    const [call] = server.calls('GET', `/chat/${CHAT}/files/f-1`)
    expect(call?.headers.get('authorization')).toBe('Bearer coach-token')
  })

  it('is shown by name and size, without a picture, where it is a HEIC', async () => {
    await openChat(
      server,
      withFile({ originalName: 'IMG_1.HEIC', mimeType: 'image/heic', size: 2048, filename: 'f-1.heic' }),
    )
    await download('IMG_1.HEIC')
    expect(screen.getByText('2.0 KB')).toBeTruthy()
    expect(screen.queryByRole('img', { name: /IMG_1/ })).toBeNull()
    expect(server.calls('GET', /files/)).toEqual([])
  })

  it('COACH-ERR-45: a failed download is an alert', async () => {
    const { visitor } = await openChat(server, withFile())
    server.on({ 'GET /chat/:chatId/files/:filename': offline })
    await visitor.click(await download())
    expect(await alertText()).toBe('Failed to download file. Please try again.')
  })

  it('names the missing address of a file (COACH-ERR-42 COACH-ERR-44 COACH-ENT-37 COACH-ENT-39)', async () => {
    const named = message(1, { messageType: 'file', content: 'File: week.pdf' })
    const { visitor } = await openChat(server, [
      named,
      ...withFile({ filename: '', originalName: '', fileUrl: '' }).map((one) => ({
        ...one,
        _id: 'm2',
        seq: 2,
      })),
    ])
    await visitor.click(await download('week.pdf'))
    expect(await alertText()).toBe('Filename is not available for: week.pdf')
    await visitor.click(press('Got It'))
    await visitor.click(screen.getByRole('button', { name: 'Download' }))
    expect(await alertText()).toBe('File attachment is not available')
  })

  it('COACH-ERR-43: without a session nothing is fetched', async () => {
    const { visitor } = await openChat(server, withFile())
    const button = await download()
    localStorage.removeItem('coachAuthToken')
    vi.spyOn(sessionOf('coach'), 'current').mockReturnValue({ user: null, token: null, endedBy: null })
    await visitor.click(button)
    expect(await alertText()).toBe('Authentication required to download file')
  })
})
