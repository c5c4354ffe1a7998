import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '../../../../test/coach-area'
import { alertText, bubbles, freshCoach, input, openChat } from '../../../../test/coach-chats'
import { chat, message } from '../../../../test/fake-chat'
import { refusal } from '../../../../test/fake-server'
import { FakeSocket } from '../../../../test/fake-socket'
import { openPopover } from '../../../../test/page'

let server: ReturnType<typeof freshCoach>['server']
beforeEach(() => {
  ;({ server } = freshCoach())
})
afterEach(() => vi.unstubAllGlobals())

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const mine = (seq: number, minutes: number, content: string) =>
  message(seq, { senderType: 'coach', content, createdAt: ago(minutes) })
const menus = () => screen.queryAllByRole('button', { name: 'Message options' })
const editField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Editing your message' })
/** Opens the menu of the last message that has one, and presses an item. */
async function choose(item: 'Edit' | 'Take Back') {
  const menu = menus().at(-1)
  fireEvent.click(menu as HTMLElement)
  act(() => void openPopover(menu?.parentElement ?? undefined))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: item })))
}

describe('changing a message of one’s own', () => {
  it('has a menu on own messages younger than 15 minutes only, and on none in a closed chat', async () => {
    const stored = [mine(1, 16, 'old'), mine(2, 14, 'young'), message(3, { createdAt: ago(1) })]
    await openChat(server, [...stored, { ...mine(4, 1, ''), removedAt: ago(0) }])
    await screen.findByText('young')
    expect(menus()).toHaveLength(1)
    expect(
      screen
        .getByText('young')
        .closest('li')
        ?.contains(menus()[0] as HTMLElement),
    ).toBe(true)
    expect(screen.getByText('Message taken back')).toBeTruthy()
  })

  it('edits the text in place of the draft, which is there again afterwards', async () => {
    const { visitor, talk } = await openChat(server, [mine(1, 1, 'Good moning')])
    await screen.findByText('Good moning')
    await visitor.type(input(), 'half a tho')
    await choose('Edit')
    await waitFor(() => expect(document.activeElement).toBe(editField()))
    expect(editField().value).toBe('Good moning')
    fireEvent.change(editField(), { target: { value: 'Good morning' } })
    await visitor.type(editField(), '{Enter}')
    await screen.findByText('Good morning')
    expect(screen.getByText('Edited')).toBeTruthy()
    expect(talk.stored.map(({ content }) => content)).toEqual(['Good morning'])
    expect(screen.queryByRole('textbox', { name: 'Editing your message' })).toBeNull()
    expect(input().value).toBe('half a tho')
    expect(document.activeElement).toBe(input())
  })

  it('leaves the message as it was on Escape', async () => {
    const { visitor } = await openChat(server, [mine(1, 1, 'As it was')])
    await screen.findByText('As it was')
    await choose('Edit')
    fireEvent.change(editField(), { target: { value: 'Something else' } })
    await visitor.type(editField(), '{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Editing your message' })).toBeNull()
    expect(screen.getByText('As it was')).toBeTruthy()
    expect(server.calls('PATCH', /chat/)).toEqual([])
    expect(document.activeElement).toBe(input())
  })

  it('keeps the typed text and says why when the server refuses the edit', async () => {
    const { visitor } = await openChat(server, [mine(1, 1, 'One')])
    await screen.findByText('One')
    server.on({ 'PATCH /chat/messages/:messageId': () => refusal('chat.too_late') })
    await choose('Edit')
    fireEvent.change(editField(), { target: { value: 'Two' } })
    await visitor.type(editField(), '{Enter}')
    expect(await alertText()).toBe(
      'The message couldn’t be changed: A message can be changed for 15 minutes after it was sent',
    )
    await visitor.click(press('Got It'))
    expect(editField().value).toBe('Two')
  })

  it('takes a message back after a confirmation', async () => {
    const { talk } = await openChat(server, [mine(1, 1, 'Oops')])
    await screen.findByText('Oops')
    await choose('Take Back')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/deleted for both of you/)).toBeTruthy()
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Keep Message' })))
    expect(screen.getByText('Oops')).toBeTruthy()
    await choose('Take Back')
    const again = await screen.findByRole('dialog')
    await act(async () => fireEvent.click(within(again).getByRole('button', { name: 'Take Back' })))
    await screen.findByText('Message taken back')
    expect(screen.queryByText('Oops')).toBeNull()
    expect(talk.stored[0]).toMatchObject({ content: '', seq: 1 })
    expect(menus()).toEqual([])
  })
})

describe('changes from elsewhere', () => {
  it('shows edits and removals of the other side and of other tabs as they happen', async () => {
    const { talk } = await openChat(server, [message(1), mine(2, 1, 'Mine')])
    await screen.findByText('message 1')
    await act(async () => talk.changeMessage('message-1', { content: 'Better', editedAt: ago(0) }))
    await screen.findByText('Better')
    await act(async () => talk.changeMessage('message-2', talk.removal()))
    expect(bubbles().filter((text) => text?.includes('Message taken back'))).toHaveLength(1)
    expect(screen.queryByText('Mine')).toBeNull()
  })

  it('asks for the changes since the last known one after the connection was lost', async () => {
    const { talk, socket } = await openChat(server, [message(1), message(2)], chat())
    await screen.findByText('message 1')
    await act(async () => talk.changeMessage('message-1', { content: 'First', editedAt: ago(1) }))
    FakeSocket.attempts = 'wait'
    await act(async () => socket.drop())
    talk.changeMessage('message-1', talk.removal(), false)
    talk.changeMessage('message-2', { content: 'Second', editedAt: ago(0) }, false)
    expect(screen.getByText('First')).toBeTruthy()
    await act(async () => socket.up())
    await screen.findByText('Second')
    expect(screen.queryByText('First')).toBeNull()
    const asked = server.calls('GET', /^\/chat\/chat-/).map(({ query }) => query.get('afterRev'))
    expect(asked.filter((rev) => rev !== null)).toEqual(['1'])
  })
})
