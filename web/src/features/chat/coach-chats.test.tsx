import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Chat, Message } from 'contract/chat/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open, press } from '../../../test/coach-area'
import { CHAT, chat, fakeChat, message } from '../../../test/fake-chat'
import { later, offline, Reply, refusal } from '../../../test/fake-server'
import { FakeSocket } from '../../../test/fake-socket'
import { fakeUploads } from '../../../test/fake-upload'
import { outboxKey, sessionOf } from '../../api/areas'

vi.mock('socket.io-client', async () => (await import('../../../test/fake-socket')).socketIo)
vi.mock('altcha/workers/pbkdf2?worker', () => import('../../../test/fake-solver'))

let server: ReturnType<typeof fakeCoachServer>['server']
let warnings: string[]
beforeEach(() => {
  FakeSocket.reset()
  // What was written in an earlier test and not sent went with its session.
  sessionOf('coach').close('logout')
  ;({ server, warnings } = fakeCoachServer())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const person = (firstName: string, lastName: string) => ({
  _id: `u-${firstName}`,
  firstName,
  lastName,
  profilePhoto: null,
})
const withUser = (id: string, firstName: string, more: Partial<Chat> = {}) => {
  const one = chat(id, more)
  return { ...one, participants: { ...one.participants, user: person(firstName, 'Rad') } }
}
const answerList = (chats: Chat[], more: object = {}) => {
  const pagination = { currentPage: 1, totalPages: 1, hasNextPage: false, total: chats.length, ...more }
  server.on({ 'GET /chat/list': () => ({ success: true, data: chats, pagination }) })
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const last = (content: string, minutes: number) =>
  ({ content, timestamp: minutesAgo(minutes), senderType: 'user', messageType: 'text' }) as const
const rows = async () => within(await screen.findByRole('list', { name: 'Chats' })).findAllByRole('link')
const openList = () => open('/coach/dashboard?tab=chats')

describe('the list of chats', () => {
  it('COACH-CHL-01 COACH-CALL-16: loads, with the side whose chats they are and the coach’s token', async () => {
    fakeChat(server, 'coach')
    const answer = later()
    server.on({ 'GET /chat/list': () => answer.promise })
    await openList()
    expect(await screen.findByText('Loading chats')).toBeTruthy()
    answer.settle({
      success: true,
      data: [withUser('chat-a-0000000000000', 'Sara')],
      pagination: { currentPage: 1, totalPages: 1, hasNextPage: false, total: 1 },
    })
    expect(await rows()).toHaveLength(1)
    const [call] = server.calls('GET', '/chat/list')
    expect(call?.query.get('as')).toBe('coach')
    expect(call?.headers.get('authorization')).toBe('Bearer coach-token')
  })

  it.each([
    ['without a reason', () => new Reply(400, { success: false }), 'Failed to load chats'],
    ['with the server’s own', () => refusal('auth.forbidden'), 'Your account may not do this.'],
  ])('COACH-CHL-02 COACH-ERR-17 COACH-ERR-37: a failure %s, and Try Again', async (_what, answer, text) => {
    server.on({ 'GET /chat/list': answer })
    const { visitor } = await openList()
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy()
    expect(warnings).toContain('Failed to get chats')
    fakeChat(server, 'coach')
    await visitor.click(press('Try Again'))
    expect(await rows()).toHaveLength(1)
  })

  it('COACH-CHL-03 COACH-CHL-04: says that there is none, and when there will be', async () => {
    answerList([])
    await openList()
    expect(await screen.findByRole('heading', { name: 'No chats yet' })).toBeTruthy()
    expect(screen.getByText('When users start conversations with you, they will appear here.')).toBeTruthy()
  })

  it('COACH-CHL-05: is read anew by Refresh', async () => {
    answerList([withUser('chat-a-0000000000000', 'Sara')])
    const { visitor } = await openList()
    await rows()
    answerList([withUser('chat-a-0000000000000', 'Sara'), withUser('chat-b-0000000000000', 'Noor')])
    await visitor.click(press('Refresh'))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
  })

  it('COACH-CHL-06 COACH-CHL-07 COACH-CHL-08 COACH-CHL-09 COACH-CHL-10 COACH-CHL-12 COACH-CHL-13 COACH-ENT-29 COACH-ENT-30 COACH-ENT-40: photo or placeholder, name, time, preview, unread badge', async () => {
    const photo = 'uploads/photos/sara.jpg'
    const sara = withUser('chat-a-0000000000000', 'Sara', {
      lastMessage: last('See you at five', 10),
      unreadCount: { coach: 3, user: 9 },
    })
    answerList([
      {
        ...sara,
        participants: { ...sara.participants, user: { ...person('Sara', 'Rad'), profilePhoto: photo } },
      },
      withUser('chat-b-0000000000000', 'Noor', { lastMessage: last('Older', 60 * 30) }),
      withUser('chat-c-0000000000000', 'Ava'),
    ])
    await openList()
    const [first, second, third] = (await rows()) as [HTMLElement, HTMLElement, HTMLElement]
    expect(first.querySelector('img')?.getAttribute('src')).toBe(`/${photo}`)
    expect(second.querySelector('[data-placeholder]')).toBeTruthy()
    expect(within(first).getByText('Sara Rad')).toBeTruthy()
    expect(within(first).getByText('See you at five')).toBeTruthy()
    expect(within(first).getByText('3 unread messages')).toBeTruthy()
    expect(first.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d [AP]M$/)
    expect(second.querySelector('time')?.textContent).toMatch(/^[A-Z][a-z]{2} \d{1,2}$/)
    expect(within(second).queryByText(/unread/)).toBeNull()
    expect(within(third).getByText('No messages yet')).toBeTruthy()
    expect(third.querySelector('time')).toBeNull()
  })

  it('COACH-ENT-31: has more pages, each read when it is asked for', async () => {
    server.on({
      'GET /chat/list': ({ query }) => {
        const page = Number(query.get('page'))
        const data = [withUser(`chat-${page}-0000000000000`, `User ${page}`)]
        return {
          success: true,
          data,
          pagination: { currentPage: page, totalPages: 2, hasNextPage: page < 2, total: 2 },
        }
      },
    })
    const { visitor } = await openList()
    expect(await rows()).toHaveLength(1)
    await visitor.click(press('Show more chats'))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Show more chats' })).toBeNull()
  })

  it('COACH-ERR-22: the tab says how many messages wait; a count that fails is only written down', async () => {
    fakeChat(server, 'coach')
    server.on({ 'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 4 } }) })
    const shown = await openList()
    const tab = await screen.findByRole('tab', { name: 'Chats', description: '4 unread messages' })
    expect(tab.textContent).toBe('Chats4')
    expect(document.title).toMatch(/^\(4\) /)
    shown.unmount()
    server.on({ 'GET /chat/unread-count': () => refusal('auth.forbidden') })
    await openList()
    await waitFor(() => expect(warnings).toContain('Failed to get unread count'))
    expect(screen.getByRole('tab', { name: 'Chats' }).textContent).toBe('Chats')
  })
})

/** A conversation is a chunk of its own; React wants to be told that the wait is meant. */
async function chooseFirst() {
  const [first] = await rows()
  await act(async () => fireEvent.click(first as HTMLElement))
}

/** The conversation with the only user, from the list. */
async function openChat(stored: Message[] = [], shown: Chat = chat()) {
  const talk = fakeChat(server, 'coach', stored, shown)
  const page = await openList()
  await chooseFirst()
  await screen.findByRole('heading', { level: 2, name: 'Mina Rad' })
  await waitFor(() => expect(FakeSocket.last.told('join_chat')).toHaveLength(1))
  return { ...page, talk, socket: FakeSocket.last }
}
const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message...')
const bubbles = () =>
  within(screen.getByRole('region', { name: /Messages with .*Mina Rad/ }))
    .queryAllByRole('listitem')
    .map((one) => one.textContent)
const alert = async () => (await screen.findByRole('alertdialog')).querySelector('p')?.textContent
const aFile = (name: string, size = 10, type = 'application/pdf') =>
  new File(['x'.repeat(size)], name, { type })
const choose = (...files: File[]) => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  fireEvent.change(field, { target: { files } })
}

describe('a conversation', () => {
  it('COACH-CHC-01 COACH-CHC-02 COACH-CHC-03 COACH-CHL-11 COACH-STATE-05 COACH-DASH-12: opens from the list and leads back to it', async () => {
    const { visitor, where, socket } = await openChat()
    expect(where().search).toContain(`chat=${CHAT}`)
    expect((await rows())[0]?.getAttribute('aria-current')).toBe('true')
    const frame = screen.getByRole('region', { name: 'Mina Rad' })
    expect(frame.querySelector('[data-placeholder]')?.textContent).toBe('M')
    await visitor.click(press('Back'))
    expect(screen.queryByRole('heading', { level: 2, name: 'Mina Rad' })).toBeNull()
    expect((await rows())[0]?.getAttribute('aria-current')).toBeNull()
    expect(document.activeElement).toBe((await rows())[0])
    expect(socket.connected).toBe(false)
  })

  it('COACH-CHC-04 COACH-CHC-05 COACH-ENT-33 COACH-ENT-34: shows messages in order with avatar, text, files and time', async () => {
    const file = {
      filename: 'f-1',
      originalName: 'a-very-long-name.pdf',
      mimeType: 'application/pdf',
      size: 1587,
      fileUrl: `/api/v1/chat/${CHAT}/files/f-1`,
      path: '',
    }
    await openChat([
      message(1, { content: 'First\nline two' }),
      message(2, { content: 'See this', messageType: 'file', attachments: [file], senderType: 'coach' }),
    ])
    await waitFor(() => expect(bubbles()).toHaveLength(2))
    const [first, second] = screen
      .getByRole('region', { name: /Messages with/ })
      .querySelectorAll<HTMLElement>('ol > li')
    expect(first?.textContent).toContain('First\nline two')
    expect(first?.querySelector('[data-placeholder]')?.textContent).toBe('M')
    expect(first?.querySelector('time[datetime]')).toBeTruthy()
    expect([...(first?.querySelectorAll('time') ?? [])].at(-1)?.textContent).toMatch(/^\d\d:\d\d [AP]M$/)
    expect(second?.textContent).toContain('a-very-long-nam...')
    expect(second?.textContent).toContain('1.5 KB')
  })

  it('COACH-CHC-06 COACH-CHC-07: loading, and empty', async () => {
    fakeChat(server, 'coach')
    const answer = later()
    server.on({ [`GET /chat/${CHAT}`]: () => answer.promise })
    await openList()
    await chooseFirst()
    expect(await screen.findByText('Loading messages...')).toBeTruthy()
    const pagination = { currentPage: 1, totalPages: 1, hasNextPage: false, total: 0 }
    answer.settle({ success: true, data: { messages: [], pagination, chat: chat() }, pagination })
    const frame = within(screen.getByRole('region', { name: 'Mina Rad' }))
    expect(await frame.findByText('No messages yet')).toBeTruthy()
  })

  it('COACH-ERR-47: messages that cannot be loaded raise no alert, and can be tried again', async () => {
    fakeChat(server, 'coach')
    server.on({ [`GET /chat/${CHAT}`]: () => refusal('auth.forbidden') })
    const { visitor } = await openList()
    await chooseFirst()
    await screen.findByText('The messages couldn’t be loaded.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(
      screen
        .queryAllByRole('alert')
        .map((one) => one.textContent)
        .join(''),
    ).toBe('')
    fakeChat(server, 'coach', [message(1)])
    await visitor.click(press('Try Again'))
    await waitFor(() => expect(bubbles()).toHaveLength(1))
  })

  it('COACH-STATE-29 COACH-STATE-33: stands at the end, and goes there when a message comes', async () => {
    const { talk } = await openChat([message(1)])
    const view = await screen.findByRole('region', { name: /Messages with/ })
    expect(view.scrollTop).toBe(0)
    view.scrollTop = -40
    fireEvent.scroll(view)
    await act(async () => void talk.arrive('New'))
    expect(bubbles()).toHaveLength(2)
    expect(view.scrollTop).toBe(0)
  })

  it('X-77: who reads further up stays there, and is told how much is new', async () => {
    const { talk, visitor } = await openChat([message(1)])
    const view = await screen.findByRole('region', { name: /Messages with/ })
    view.scrollTop = -900
    fireEvent.scroll(view)
    await act(async () => void talk.arrive('One'))
    await act(async () => void talk.arrive('Two'))
    expect(view.scrollTop).toBe(-900)
    await visitor.click(press('2 new messages'))
    expect(view.scrollTop).toBe(0)
    expect(screen.queryByRole('button', { name: /new messages/ })).toBeNull()
  })

  it('COACH-WS-13 X-75: says that somebody writes, whether they are there, and reads a new message out', async () => {
    const { talk, socket } = await openChat()
    await screen.findByText('Offline')
    await act(async () => socket.hear('user_online', { userId: 'u1', userType: 'user' }))
    expect(screen.getByText('Online')).toBeTruthy()
    await act(async () => socket.hear('typing_start', { chatId: CHAT, userId: 'u1', userType: 'user' }))
    expect(screen.getByText(/Mina.* is typing…/)).toBeTruthy()
    await act(async () => void talk.arrive('Hello coach'))
    expect(screen.queryByText(/is typing/)).toBeNull()
    expect(screen.getByText('Mina Rad: Hello coach')).toBeTruthy()
  })
})

describe('writing', () => {
  it('COACH-CHC-08 COACH-CHC-09 COACH-CHC-10 COACH-CHC-12: Enter sends, Shift+Enter adds a line', async () => {
    const { visitor, talk } = await openChat()
    await visitor.type(input(), 'one{Shift>}{Enter}{/Shift}two')
    expect(input().value).toBe('one\ntwo')
    await visitor.type(input(), '{Enter}')
    await waitFor(() => expect(talk.stored.map(({ content }) => content)).toEqual(['one\ntwo']))
    await waitFor(() => expect(input().value).toBe(''))
    await visitor.type(input(), 'three')
    await visitor.click(press('Send'))
    await waitFor(() => expect(talk.stored).toHaveLength(2))
  })

  it('COACH-VAL-27: nothing is sent without a text or a file', async () => {
    const { visitor, socket } = await openChat()
    expect(press('Send').disabled).toBe(true)
    await visitor.type(input(), '   {Enter}')
    expect(press('Send').disabled).toBe(true)
    expect(socket.told('send_message')).toEqual([])
  })

  it('COACH-STATE-18 COACH-STATE-19 COACH-VAL-28 U43: while a message is sent the field stands still; it is cleared when the server has it', async () => {
    const { visitor, socket } = await openChat()
    const answer = later()
    FakeSocket.responders.send_message = () => answer.promise
    await visitor.type(input(), 'Hello')
    fireEvent.click(press('Send'))
    fireEvent.click(press('Send'))
    fireEvent.keyDown(input(), { key: 'Enter' })
    await screen.findByText('Sending…')
    expect(input().readOnly).toBe(true)
    expect(input().getAttribute('aria-disabled')).toBe('true')
    expect([press('Send').disabled, press('Attach files').disabled]).toEqual([true, true])
    expect(input().value).toBe('Hello')
    expect(socket.told('send_message')).toHaveLength(1)
    await act(async () =>
      answer.settle({
        success: true,
        data: { message: message(1, { senderType: 'coach', content: 'Hello' }) },
      }),
    )
    await waitFor(() => expect(input().value).toBe(''))
    expect(input().readOnly).toBe(false)
    expect(screen.getByText('Sent')).toBeTruthy()
    await act(async () =>
      socket.hear('messages_read', {
        chatId: CHAT,
        readerType: 'user',
        seq: 1,
        unreadCount: { coach: 0, user: 0 },
      }),
    )
    expect(screen.getByText('Seen')).toBeTruthy()
  })

  it.each([
    [
      'its reason',
      { error: 'This conversation is paused', code: 'x.y' },
      'Failed to send message: This conversation is paused',
    ],
    ['no reason', {}, 'Failed to send message: Unknown error'],
  ])(
    'COACH-ERR-39 COACH-STATE-19: a refusal with %s is an alert, and the text stays',
    async (_what, more, text) => {
      const { visitor } = await openChat()
      FakeSocket.responders.send_message = () => ({ success: false, ...more })
      await visitor.type(input(), 'Hello{Enter}')
      expect(await alert()).toBe(text)
      await visitor.click(press('Got It'))
      expect(input().value).toBe('Hello')
      expect(localStorage.getItem(outboxKey('coach'))).toBeNull()
    },
  )

  it('COACH-ERR-41: what breaks on our own side is an alert too', async () => {
    const { visitor } = await openChat()
    vi.spyOn(FakeSocket.last, 'timeout').mockImplementation(() => {
      throw new Error('broken')
    })
    await visitor.type(input(), 'Hello{Enter}')
    expect(await alert()).toBe('Error sending message. Please try again.')
    expect(input().value).toBe('Hello')
  })

  it('COACH-ERR-40: where no connection can be had, that is said, and the text stays', async () => {
    fakeChat(server, 'coach')
    FakeSocket.attempts = 'fail'
    const { visitor } = await openList()
    await chooseFirst()
    await screen.findByText(/^Reconnecting…/)
    await visitor.type(input(), 'Hello{Enter}')
    expect(await alert()).toBe('WebSocket not connected. Please try again.')
    expect(input().value).toBe('Hello')
  })

  it('X-69: a connection that is lost is said; what is written meanwhile waits, and is sent when it is back', async () => {
    const { visitor, socket, talk } = await openChat()
    FakeSocket.attempts = 'wait'
    await act(async () => socket.drop())
    expect(screen.getByText(/^Reconnecting…/)).toBeTruthy()
    await visitor.type(input(), 'Hello{Enter}')
    await screen.findByText('Waiting for the connection')
    expect(input().value).toBe('')
    await act(async () => socket.up())
    await waitFor(() => expect(talk.stored.map(({ content }) => content)).toEqual(['Hello']))
    await waitFor(() => expect(screen.getByText('Sent')).toBeTruthy())
    expect(screen.queryByText(/^Reconnecting…/)).toBeNull()
  })

  it('COACH-VAL-30 COACH-CONST-03: an id that is too short is none', async () => {
    fakeChat(server, 'coach', [], chat('short'))
    const { visitor } = await openList()
    await chooseFirst()
    await screen.findByRole('heading', { level: 2, name: 'Mina Rad' })
    await visitor.type(input(), 'Hello{Enter}')
    expect(await alert()).toBe('Invalid chat ID. Please refresh the page and try again.')
    expect(FakeSocket.last.told('send_message')).toEqual([])
  })
})

describe('files', () => {
  it('COACH-CHC-11 COACH-CHC-13 COACH-CHC-14 COACH-CHC-15 COACH-CHC-16: are chosen, counted, shortened, measured and taken out', async () => {
    const { visitor } = await openChat()
    expect(press('Attach files')).toBeTruthy()
    expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe(
      'image/*,.pdf,.doc,.docx,.txt',
    )
    choose(aFile('training-week-twelve.pdf', 1587), aFile('a.txt'))
    expect(await screen.findByText('2/5 files')).toBeTruthy()
    const list = within(screen.getByRole('list', { name: 'Files to send' }))
    expect(list.getByText('training-week-t...')).toBeTruthy()
    expect(list.getByText('1.5 KB')).toBeTruthy()
    await visitor.click(press('Remove a.txt'))
    expect(screen.getByText('1/5 files')).toBeTruthy()
  })

  it('COACH-VAL-31 COACH-CONST-01: five at most', async () => {
    await openChat()
    choose(...[1, 2, 3].map((n) => aFile(`${n}.pdf`)))
    await screen.findByText('3/5 files')
    choose(...[4, 5, 6, 7].map((n) => aFile(`${n}.pdf`)))
    expect(await alert()).toBe('Maximum 5 files allowed. Only 2 files were added.')
    expect(screen.getByText('5/5 files')).toBeTruthy()
  })

  it('X-72: what cannot be sent is told before it is uploaded', async () => {
    await openChat()
    choose(aFile('run.exe'), aFile('fine.pdf'))
    expect(await alert()).toContain('run.exe')
    expect(screen.getByText('1/5 files')).toBeTruthy()
  })

  it('COACH-CALL-19 COACH-VAL-29 COACH-CONST-04 COACH-STATE-20: go with “File shared” where nothing is written, and with progress', async () => {
    const uploads = fakeUploads()
    const { visitor } = await openChat()
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
    const { visitor } = await openChat()
    await visitor.type(input(), 'My week')
    choose(aFile('a.pdf'))
    await visitor.click(press('Send'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.answer(400, { success: false }))
    expect(await alert()).toBe('Failed to send file message: Unknown error')
    expect(warnings).toContain('Failed to send message with files')
    await visitor.click(press('Got It'))
    expect(input().value).toBe('My week')
    await visitor.click(press('Send'))
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(uploads[1]?.body.get('clientMsgId')).toBe(uploads[0]?.body.get('clientMsgId'))
    await act(async () => uploads[1]?.refuse('chat.file_type', {}, { file: 'a.pdf' }))
    expect(await alert()).toContain('Failed to send file message: Invalid file type: a.pdf')
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
    const { visitor } = await openChat(withFile())
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

  it('COACH-ERR-45: a failed download is an alert', async () => {
    const { visitor } = await openChat(withFile())
    server.on({ 'GET /chat/:chatId/files/:filename': offline })
    await visitor.click(await download())
    expect(await alert()).toBe('Failed to download file. Please try again.')
  })

  it('COACH-ERR-42 COACH-ERR-44 COACH-ENT-37 COACH-ENT-39: what has no address says what is missing', async () => {
    const named = message(1, { messageType: 'file', content: 'File: week.pdf' })
    const { visitor } = await openChat([
      named,
      ...withFile({ filename: '', originalName: '', fileUrl: '' }).map((one) => ({
        ...one,
        _id: 'm2',
        seq: 2,
      })),
    ])
    await visitor.click(await download('week.pdf'))
    expect(await alert()).toBe('Filename is not available for: week.pdf')
    await visitor.click(press('Got It'))
    await visitor.click(screen.getByRole('button', { name: 'Download' }))
    expect(await alert()).toBe('File attachment is not available')
  })

  it('COACH-ERR-43: without a session nothing is fetched', async () => {
    const { visitor } = await openChat(withFile())
    const button = await download()
    localStorage.removeItem('coachAuthToken')
    vi.spyOn(sessionOf('coach'), 'current').mockReturnValue({ user: null, token: null, endedBy: null })
    await visitor.click(button)
    expect(await alert()).toBe('Authentication required to download file')
  })
})
