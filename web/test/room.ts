import { vi } from 'vitest'
import { sessionOf } from '../src/api/areas'
import type { Me } from '../src/features/chat/me'
import { createRoom } from '../src/features/chat/room/room'
import { CHAT } from './fake-chat'
import { fakeServer } from './fake-server'
import { FakeSocket } from './fake-socket'

export const coachMe: Me = { area: 'coach', userId: 'k1' }

/** Sets up fake timers, socket and server. */
export function freshRoom() {
  vi.useFakeTimers()
  // No random delay before a retry.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  FakeSocket.reset()
  sessionOf('coach').open('coach-token', { id: 'k1', email: 'k@example.test', role: 'coach' })
  return fakeServer({})
}

/** Advances the timers; without an argument only those that are due. */
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

const leaving = new Set<() => void>()
const nothing = () => undefined
const news = { message: nothing, added: nothing, changed: nothing, read: nothing, closed: nothing }

/** Opens the conversation as its page does. */
export async function openRoom() {
  const room = createRoom(coachMe, CHAT, news)
  const leave = room.open()
  leaving.add(leave)
  await pass()
  return {
    room,
    close: () => {
      leaving.delete(leave)
      leave()
    },
    socket: FakeSocket.last,
    texts: () => room.current().messages.map(({ content }) => content),
    seqs: () => room.current().messages.map(({ seq }) => seq),
    waiting: () => room.current().outgoing.map(({ content, is }) => `${content}: ${is}`),
  }
}

export function endRooms() {
  for (const leave of leaving) leave()
  leaving.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
