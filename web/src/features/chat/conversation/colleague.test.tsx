import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshCoach, input, openChat } from '../../../../test/coach-chats'
import { CHAT, chat, fakeChat, message } from '../../../../test/fake-chat'
import { refusal } from '../../../../test/fake-server'
import type { FakeSocket } from '../../../../test/fake-socket'
import { openPopover } from '../../../../test/page'

let server: ReturnType<typeof freshCoach>['server']
beforeEach(() => {
  ;({ server } = freshCoach())
})
afterEach(() => vi.unstubAllGlobals())

describe('a conversation in which a colleague covered', () => {
  it('names the colleague at their messages, and nobody at those of the reader', async () => {
    const lena = { _id: 'k2', firstName: 'Lena', lastName: 'Vos', profilePhoto: null }
    const me = { _id: 'k1', firstName: 'Kaveh', lastName: 'Rad', profilePhoto: null }
    await openChat(server, [
      message(1, { senderType: 'coach', senderId: me, content: 'Rest it' }),
      message(2, { senderType: 'coach', senderId: lena, content: 'I look after you this week' }),
      message(3, { senderType: 'coach', senderId: lena, content: 'Until Sunday' }),
    ])
    await screen.findByText('I look after you this week')
    expect(screen.getAllByText('Lena Vos')).toHaveLength(1)
    expect(screen.queryByText('Kaveh Rad')).toBeNull()
  })
})

describe('a conversation that is closed while it is open', () => {
  const close = (socket: FakeSocket) => {
    server.on({ 'GET /chat/:chatId': () => refusal('chat.not_found') })
    act(() => socket.hear('chat_closed', { chatId: CHAT }))
  }
  const mine = () => message(1, { senderType: 'coach', senderId: me, createdAt: new Date().toISOString() })
  const me = { _id: 'k1', firstName: 'Kaveh', lastName: 'Rad', profilePhoto: null }

  it('says so, and keeps the text that was typed where it is read and copied, but not sent', async () => {
    const { visitor, socket } = await openChat(server, [message(1)])
    await visitor.type(input(), 'See you on Monday')
    close(socket)
    expect(await screen.findByText(/your cover has ended/)).toBeTruthy()
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(
      'This conversation is closed',
    )
    expect([input().value, input().readOnly, document.activeElement]).toEqual([
      'See you on Monday',
      true,
      input(),
    ])
    expect(screen.getByText(/^Not sent/).id).toBe(input().getAttribute('aria-describedby'))
    await visitor.keyboard('{Enter}!')
    expect([input().value, socket.told('send_message')]).toEqual(['See you on Monday', []])
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('has no field where nothing was typed', async () => {
    const { socket } = await openChat(server, [message(1)])
    close(socket)
    await screen.findByText(/your cover has ended/)
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  })

  it('is open again with its text once the cover has begun again, and is joined anew', async () => {
    const { visitor, socket } = await openChat(server, [message(1)])
    await visitor.type(input(), 'See you on Monday')
    close(socket)
    await screen.findByText(/^Not sent/)
    fakeChat(server, 'coach', [message(1), message(2)], chat())
    act(() =>
      socket.hear('new_message', { chatId: CHAT, message: message(2), unreadCount: { coach: 1, user: 0 } }),
    )
    await waitFor(() => expect(input().readOnly).toBe(false))
    expect(input().value).toBe('See you on Monday')
    await waitFor(() => expect(socket.told('join_chat')).toHaveLength(2))
  })

  it('is joined anew where the cover had begun again before the chat was read', async () => {
    const { socket } = await openChat(server, [message(1)])
    act(() => socket.hear('chat_closed', { chatId: CHAT }))
    await waitFor(() => expect(socket.told('join_chat')).toHaveLength(2))
    expect(input().readOnly).toBe(false)
  })

  it('keeps the new text of a message that was being edited', async () => {
    const { visitor, socket } = await openChat(server, [mine()])
    const menu = await screen.findByRole('button', { name: 'Message options' })
    fireEvent.click(menu)
    act(() => void openPopover(menu.parentElement ?? undefined))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Edit' })))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Editing your message' })
    await visitor.type(field, ', better')
    close(socket)
    await screen.findByText(/^Not sent/)
    await visitor.keyboard('{Enter}{Escape}')
    expect([field.value, field.readOnly, field.isConnected]).toEqual(['message 1, better', true, true])
    expect(server.calls('PATCH', /messages/)).toEqual([])
  })
})
