import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeCoachServer, open } from '../../../test/coach-area'

let server: ReturnType<typeof fakeCoachServer>['server']
beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
})

it('shows on every tab how much waits there, and nothing where nothing does', async () => {
  const data = { totalUsers: 9, activeUsers: 2, activePrograms: 3, unreadMessages: 0 }
  server.on({
    'GET /coach/stats': () => ({ success: true, data: { ...data, plansDue: 2, bloodTestsToReview: 1 } }),
    'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 0 } }),
  })
  await open('/coach/dashboard')
  await screen.findByRole('tab', { name: 'Users & Programs', description: '2 plans to write' })
  await screen.findByRole('tab', { name: 'Blood Tests', description: '1 blood test to review' })
  expect(screen.getByRole('tab', { name: 'Chats', description: '' })).toBeTruthy()
})
