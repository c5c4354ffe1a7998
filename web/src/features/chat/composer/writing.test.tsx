import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '../../../../test/coach-area'
import { alertText, chooseFirst, freshCoach, input, openChat, openList } from '../../../../test/coach-chats'
import { CHAT, chat, fakeChat, message } from '../../../../test/fake-chat'
import { later } from '../../../../test/fake-server'
import { FakeSocket } from '../../../../test/fake-socket'
import { outboxKey } from '../../../api/areas'

let server: ReturnType<typeof freshCoach>['server']
beforeEach(() => {
  ;({ server } = freshCoach())
})
afterEach(() => vi.unstubAllGlobals())

describe('writing', () => {
  it('COACH-CHC-08 COACH-CHC-09 COACH-CHC-10 COACH-CHC-12: Enter sends, Shift+Enter adds a line', async () => {
    const { visitor, talk } = await openChat(server)
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
    const { visitor, socket } = await openChat(server)
    expect(press('Send').disabled).toBe(true)
    await visitor.type(input(), '   {Enter}')
    expect(press('Send').disabled).toBe(true)
    expect(socket.told('send_message')).toEqual([])
  })

  it('locks the field while sending and clears it once the server has the message (COACH-STATE-18 COACH-STATE-19 COACH-VAL-28 U43)', async () => {
    const { visitor, socket } = await openChat(server)
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
      const { visitor } = await openChat(server)
      FakeSocket.responders.send_message = () => ({ success: false, ...more })
      await visitor.type(input(), 'Hello{Enter}')
      expect(await alertText()).toBe(text)
      await visitor.click(press('Got It'))
      expect(input().value).toBe('Hello')
      expect(localStorage.getItem(outboxKey('coach'))).toBeNull()
    },
  )

  it('shows an alert for an error of our own (COACH-ERR-41)', async () => {
    const { visitor } = await openChat(server)
    vi.spyOn(FakeSocket.last, 'timeout').mockImplementation(() => {
      throw new Error('broken')
    })
    await visitor.type(input(), 'Hello{Enter}')
    expect(await alertText()).toBe('Error sending message. Please try again.')
    expect(input().value).toBe('Hello')
  })

  it('COACH-ERR-40: where no connection can be had, that is said, and the text stays', async () => {
    fakeChat(server, 'coach')
    FakeSocket.attempts = 'fail'
    const { visitor } = await openList()
    await chooseFirst()
    await screen.findByText(/^Reconnecting…/)
    await visitor.type(input(), 'Hello{Enter}')
    expect(await alertText()).toBe('WebSocket not connected. Please try again.')
    expect(input().value).toBe('Hello')
  })

  it('reports a lost connection, queues messages, and sends them after reconnecting (X-69)', async () => {
    const { visitor, socket, talk } = await openChat(server)
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
    expect(await alertText()).toBe('Invalid chat ID. Please refresh the page and try again.')
    expect(FakeSocket.last.told('send_message')).toEqual([])
  })

  it('COACH-VAL-30 COACH-CONST-03: an id of ten characters is one', async () => {
    fakeChat(server, 'coach', [], chat('chat-00010'))
    const { visitor } = await openList()
    await chooseFirst()
    await screen.findByRole('heading', { level: 2, name: 'Mina Rad' })
    await visitor.type(input(), 'Hello{Enter}')
    await waitFor(() =>
      expect(FakeSocket.last.told('send_message')).toMatchObject([
        { chatId: 'chat-00010', content: 'Hello' },
      ]),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
