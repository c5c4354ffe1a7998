import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { open } from '../../../test/coach-area'
import { aFile, choose, freshCoach, input } from '../../../test/coach-chats'
import { CHAT, fakeChat, message } from '../../../test/fake-chat'
import { fakeShop, storeSession } from '../../../test/fake-shop'
import { FakeSocket } from '../../../test/fake-socket'
import { followTo, openPage, openPopover } from '../../../test/page'
import { usePhone } from '../../../test/phone'
import { sessionOf } from '../../api/areas'
import MessagesPage from './messages-page'

beforeEach(usePhone)
afterEach(() => {
  sessionOf('customer').close('logout')
  vi.unstubAllGlobals()
})

const room = () => document.querySelector<HTMLElement>('[data-room]')
const popoverOf = (name: string) =>
  within(openPopover(screen.getByRole('button', { name }).parentElement as HTMLElement))

async function openRoom() {
  const { server } = freshCoach()
  const talk = fakeChat(server, 'coach', [message(1)])
  const shown = await open(`/coach/dashboard?tab=chats&chat=${CHAT}`)
  await screen.findByRole('heading', { level: 2, name: 'Mina Rad' })
  await waitFor(() => expect(FakeSocket.last.told('join_chat')).toHaveLength(1))
  return { ...shown, server, talk }
}

it('hides the coach’s welcome and figures beside an open conversation, which takes the height that is left', async () => {
  await openRoom()
  expect(screen.queryByText('Active Users')).toBeNull()
  const welcome = screen.getByRole('heading', { level: 1, name: 'Welcome back, Coach!' })
  expect(welcome.className).toBe('sr-only')
  expect(room()?.className).toContain('max-sm:h-[calc(100dvh-var(--room-bars,0px))]')
  expect(room()?.parentElement?.closest('.page')?.className).toContain('--room-bars:calc(var(--coach-bar)')
})

it('shows the coach’s welcome and figures with the list of conversations', async () => {
  const { server } = freshCoach()
  fakeChat(server, 'coach', [message(1)])
  await open('/coach/dashboard?tab=chats')
  await screen.findByRole('list', { name: 'Chats' })
  expect(screen.getByText('Active Users')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).className).not.toContain('sr-only')
  expect(room()).toBeNull()
})

it('has one menu for files, saved replies and cards, so that the field keeps its width', async () => {
  const { server } = await openRoom()
  server.on({
    'GET /coach/replies': () => ({
      success: true,
      data: { items: [{ _id: 'r1', title: 'Hi', content: 'Hello' }] },
    }),
  })
  expect(screen.queryByRole('button', { name: 'Saved replies' })).toBeNull()
  const menu = popoverOf('More for this message')
  expect(menu.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Attach files',
    'Saved replies',
    'About an exercise, a meal or a test',
  ])
  await followTo(menu.getByRole('button', { name: 'Saved replies' }))
  await followTo(await screen.findByRole('button', { name: /^Hi/ }))
  expect(input().value).toBe('Hello')
  act(() => choose(aFile('plan.pdf')))
  expect(await screen.findByText('1/5 files')).toBeTruthy()
  for (const name of ['Send', 'Back', 'More for this message'])
    expect(screen.getByRole('button', { name }).className.split(' ')).toEqual(
      expect.arrayContaining(['size-(--control-md)', 'shrink-0']),
    )
})

it('has the athlete and their programs in one menu, so that the name keeps its width', async () => {
  const { server } = await openRoom()
  server.on({
    'GET /coach/users/:id/summary': () => ({
      success: true,
      data: {
        ...{ _id: 'u1', firstName: 'Mina', lastName: 'Rad', notes: '', chatId: CHAT },
        ...{ programs: [], weights: [], weightTarget: null, test: null },
      },
    }),
  })
  const name = 'Show the Athlete'
  expect(screen.queryByRole('link', { name })).toBeNull()
  const menu = popoverOf('Athlete and Programs')
  expect(menu.getByRole('link', { name }).getAttribute('href')).toContain('search=Mina')
  expect(await menu.findByText('No program is under way')).toBeTruthy()
})

it('gives the customer’s conversation the height between the bars, without the title of the page', async () => {
  FakeSocket.reset()
  storeSession()
  fakeChat(fakeShop([]), 'user', [message(1, { senderType: 'coach' })])
  await act(() => openPage({ '/messages': <MessagesPage /> }, '/messages'))
  await screen.findByText('message 1')
  expect(room()?.parentElement?.className).toContain('max-sm:has-[[data-room]]:py-0')
  const title = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement
  expect(title.className).toContain('max-sm:has-[+[data-room]]:sr-only')
  expect(title.nextElementSibling).toBe(room())
})
