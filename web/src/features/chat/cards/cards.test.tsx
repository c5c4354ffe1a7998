import { fireEvent, screen, within } from '@testing-library/react'
import type { MessageCard } from 'contract/chat/calls'
import type { CardSubject } from 'contract/chat/card-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshCoach, input, openChat } from '../../../../test/coach-chats'
import { message } from '../../../../test/fake-chat'
import { refusal } from '../../../../test/fake-server'
import { followTo } from '../../../../test/page'

let server: ReturnType<typeof freshCoach>['server']
const squat: CardSubject = {
  kind: 'exercise',
  userProgramId: 'p1',
  ref: 'r1',
  name: 'Squat',
  text: '3 × 8 · 2 min',
}
const items: CardSubject[] = [
  squat,
  { ...squat, ref: 'r2', name: 'Bench press' },
  { kind: 'meal', userProgramId: 'p1', ref: 'lunch', name: 'Lunch', text: '12:30' },
  { kind: 'blood_test', userProgramId: null, ref: 'b1', name: 'Blood test from 2 May 2026', text: '' },
]
beforeEach(() => {
  ;({ server } = freshCoach())
  server.on({
    'GET /chat/:id/subjects': () => ({ success: true, data: { items } }),
    'POST /chat/:id/cards': () => ({ success: true, data: { message: message(1, { senderType: 'coach' }) } }),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function dialog() {
  const shown = await openChat(server)
  await shown.visitor.type(input(), 'Slow down')
  await followTo(screen.getByRole('button', { name: 'About an exercise, a meal or a test' }))
  return { ...shown, box: within(await screen.findByRole('dialog')) }
}
const sent = () => server.calls('POST', /\/cards$/).map(({ body }) => body as { clientMsgId: string })

describe('a message with a card', () => {
  it('is about what the coach finds in plan and tests, is sent once of two presses with the text', async () => {
    const { visitor, box } = await dialog()
    for (const group of ['Exercises', 'Meals', 'Blood tests'])
      await box.findByRole('heading', { name: group })
    await visitor.type(box.getByLabelText('Search'), 'squ')
    expect(box.queryByRole('button', { name: /Lunch/ })).toBeNull()
    const button = box.getByRole('button', { name: /Squat/ })
    fireEvent.click(button)
    fireEvent.click(button)
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { kind, userProgramId, ref } = squat
    expect(sent()).toEqual([
      { kind, userProgramId, ref, content: 'Slow down', clientMsgId: expect.stringMatching(/^[\w-]{8,64}$/) },
    ])
    expect(input().value).toBe('')
  })

  it('stays to be sent again under the same id where it failed', async () => {
    server.on({ 'POST /chat/:id/cards': () => refusal('server.error') })
    const { box } = await dialog()
    await followTo(await box.findByRole('button', { name: /Squat/ }))
    await box.findByRole('alert')
    await followTo(box.getByRole('button', { name: /Squat/ }))
    await vi.waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[0]?.clientMsgId).toBe(sent()[1]?.clientMsgId)
    expect(input().value).toBe('Slow down')
  })

  it('says so when there is nothing to choose, and when it cannot be read', async () => {
    server.on({ 'GET /chat/:id/subjects': () => refusal('server.error') })
    const { box } = await dialog()
    await box.findByText('Plan and tests couldn’t be loaded')
    server.on({ 'GET /chat/:id/subjects': () => ({ success: true, data: { items: [] } }) })
    await followTo(box.getByRole('button', { name: 'Retry' }))
    await box.findByText('There is no exercise, meal or test to choose.')
  })

  it('shows what it is about with a link, and without one once that is gone', async () => {
    const card: MessageCard = { ...squat, isGone: false }
    await openChat(server, [
      message(1, { senderType: 'coach', content: 'Slow down', card }),
      message(2, { senderType: 'coach', card: { ...card, name: 'Row', isGone: true } }),
    ])
    const link = await screen.findByRole('link', { name: /Squat/ })
    expect(link.getAttribute('href')).toBe('/coach/dashboard?program=p1&part=workout')
    expect(link.textContent).toContain('3 × 8 · 2 min')
    expect(screen.getByText('Row').parentElement?.textContent).toContain('No longer there')
    expect(screen.queryByRole('link', { name: /Row/ })).toBeNull()
  })
})
