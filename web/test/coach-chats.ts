import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Chat, Message } from 'contract/chat/calls'
import { expect } from 'vitest'
import { sessionOf } from '../src/api/areas'
import { fakeCoachServer, open } from './coach-area'
import { chat, fakeChat } from './fake-chat'
import { FakeSocket } from './fake-socket'

/** Fakes the server of the coach area, without state of earlier tests. */
export function freshCoach() {
  FakeSocket.reset()
  // The sign-out discards unsent messages of an earlier test.
  sessionOf('coach').close('logout')
  return fakeCoachServer()
}
type Server = ReturnType<typeof freshCoach>['server']

export const openList = () => open('/coach/dashboard?tab=chats')
export const rows = async () =>
  within(await screen.findByRole('list', { name: 'Chats' })).findAllByRole('link')

/** Opens the first conversation. It is a lazy chunk; without `act` React warns about the suspended render. */
export async function chooseFirst() {
  const [first] = await rows()
  await act(async () => fireEvent.click(first as HTMLElement))
}

/** Opens the conversation with the only user from the list. */
export async function openChat(
  server: Server,
  stored: Message[] = [],
  shown: Chat = chat(),
  storage?: () => unknown,
) {
  const talk = fakeChat(server, 'coach', stored, shown)
  if (storage) server.on({ 'GET /chat/storage': storage })
  const page = await openList()
  await chooseFirst()
  await screen.findByRole('heading', { level: 2, name: 'Mina Rad' })
  await waitFor(() => expect(FakeSocket.last.told('join_chat')).toHaveLength(1))
  return { ...page, talk, socket: FakeSocket.last }
}

export const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message...')
/** Returns the texts of the visible messages. */
export const bubbles = () =>
  within(screen.getByRole('region', { name: /Messages with .*Mina Rad/ }))
    .queryAllByRole('listitem')
    .map((one) => one.textContent)
/** Returns the text of the alert dialog. */
export const alertText = async () => (await screen.findByRole('alertdialog')).querySelector('p')?.textContent

export const aFile = (name: string, size = 10, type = 'application/pdf') =>
  new File(['x'.repeat(size)], name, { type })
export function choose(...files: File[]) {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('there is no field for files')
  fireEvent.change(field, { target: { files } })
}
