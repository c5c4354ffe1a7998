import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshCoach, openChat } from '../../../../test/coach-chats'
import { message } from '../../../../test/fake-chat'

vi.mock('socket.io-client', async () => (await import('../../../../test/fake-socket')).socketIo)
vi.mock('altcha/workers/pbkdf2?worker', () => import('../../../../test/fake-solver'))

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
