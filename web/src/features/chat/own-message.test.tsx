import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshCoach, input, openChat, rows } from '../../../test/coach-chats'
import { CHAT, chat, message } from '../../../test/fake-chat'
import { FakeSocket } from '../../../test/fake-socket'

let server: ReturnType<typeof freshCoach>['server']
beforeEach(() => {
  ;({ server } = freshCoach())
})
afterEach(() => vi.unstubAllGlobals())

const unread = () =>
  chat(CHAT, {
    unreadCount: { coach: 1, user: 0 },
    readSeq: { coach: 1, user: 0 },
    lastSeq: 2,
    lastMessage: {
      content: 'message 2',
      timestamp: message(2).createdAt,
      senderType: 'user',
      messageType: 'text',
    },
  })

it('shows a sent message with its time in the row of the conversation, without reading the list again', async () => {
  const { visitor } = await openChat(server, [message(1), message(2)], unread())
  // The server tells a sender by the acknowledgement alone.
  FakeSocket.responders.send_message = ({ content }: { content: string }) => ({
    success: true,
    data: { message: message(3, { content, senderType: 'coach' }) },
  })
  await screen.findByText('New messages')
  const [row] = await rows()
  expect(row?.textContent).toContain('message 2')
  const before = row?.querySelector('time')?.dateTime
  const reads = server.calls('GET', '/chat/list').length
  await visitor.type(input(), 'Rest it.{Enter}')
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Rest it.'))
  expect((await rows())[0]?.querySelector('time')?.dateTime).not.toBe(before)
  expect(server.calls('GET', '/chat/list')).toHaveLength(reads)
})

it('removes the line above new messages after an answer', async () => {
  const { visitor } = await openChat(server, [message(1), message(2)], unread())
  await screen.findByText('New messages')
  await visitor.type(input(), 'Rest it.{Enter}')
  await waitFor(() => expect(screen.queryByText('New messages')).toBeNull())
})
