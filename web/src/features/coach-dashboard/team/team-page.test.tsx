import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { BulkResult } from 'contract/chat/bulk-calls'
import type { Cover } from 'contract/programs/cover-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeCoachServer, heading, open, page, user } from '../../../../test/coach-area'
import { refusal } from '../../../../test/fake-server'

let server: ReturnType<typeof fakeCoachServer>['server']
const coach = { _id: 'k1', firstName: 'Kaveh', lastName: 'Rad' }
const lena = { _id: 'k2', firstName: 'Lena', lastName: 'Vos' }
const cover = (more: Partial<Cover> = {}): Cover => ({
  _id: 'v1',
  coach,
  colleague: lena,
  from: '2026-12-01',
  to: '2026-12-14',
  isRunning: true,
  ...more,
})
const row = {
  coachId: 'k1',
  firstName: 'Kaveh',
  lastName: 'Rad',
  athletes: 12,
  plansWritten: 3,
  replies: 40,
  replyMinutes: 95,
}
const results: BulkResult[] = [
  {
    userId: 'u1',
    firstName: 'Mina',
    lastName: 'Rad u1',
    outcome: 'ready',
    chatId: 'c1',
    content: 'Hello Mina',
  },
  { userId: 'u2', firstName: 'Bram', lastName: 'Kok', outcome: 'paused', chatId: null, content: null },
  { userId: 'u3', firstName: 'Ava', lastName: 'Bos', outcome: 'left', chatId: null, content: null },
]

beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  server.on({
    'GET /coach/my-users': () => page([user('u1'), user('u2'), user('u3')]),
    'GET /coach/month': () => ({ success: true, data: { month: '2026-11', items: [row] } }),
    'GET /coach/cover': () => ({ success: true, data: { items: [cover()], colleagues: [lena] } }),
    'GET /coach/replies': () => ({
      success: true,
      data: { items: [{ _id: 'r1', title: 'Start', content: 'Hello {firstName}' }] },
    }),
    'POST /coach/bulk-message': ({ body }) => ({
      success: true,
      data: {
        items: (body as { dryRun?: boolean }).dryRun
          ? results
          : results.map((one) => (one.outcome === 'ready' ? { ...one, outcome: 'sent' } : one)),
      },
    }),
    'POST /coach/cover': () => ({ success: true, data: cover({ _id: 'v2' }) }),
    'DELETE /coach/cover': () => ({ success: true }),
  })
})

async function openTeam({ hasForm = true } = {}) {
  const shown = await open('/coach/team')
  await heading('Team')
  // The parts of a date load beside the page; a press before would render them within `act`.
  if (hasForm) await screen.findAllByRole('spinbutton')
  return shown
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const bodies = (method: string, path: string) => server.calls(method, path).map(({ body }) => body)

describe('the team page', () => {
  it('shows the month’s numbers, and those of another month', async () => {
    await openTeam()
    const shown = await part('A month’s work')
    expect((await shown.findByText('95 minutes')).tagName).toBeTruthy()
    for (const text of ['12', '3', '40']) shown.getByText(text)
    const before = within(shown.getByLabelText('Month')).getAllByRole('option')[1] as HTMLOptionElement
    await act(async () => {
      fireEvent.change(shown.getByLabelText('Month'), { target: { value: before.value } })
    })
    await waitFor(() =>
      expect(server.calls('GET', '/coach/month').at(-1)?.query.get('month')).toBe(before.value),
    )
  })

  it('sends one text to those chosen after a preview, once of two presses, and names who is skipped', async () => {
    const { visitor } = await openTeam()
    const shown = await part('Message to several')
    await visitor.click(await shown.findByRole('button', { name: 'Preview' }))
    await shown.findByText('Please choose at least one athlete')
    shown.getByText('Please write the text')
    await visitor.click(shown.getByRole('button', { name: 'Select all shown' }))
    await shown.findByText('3 athletes selected')
    fireEvent.change(await shown.findByLabelText('Saved reply'), { target: { value: 'r1' } })
    await visitor.click(shown.getByRole('button', { name: 'Preview' }))
    await shown.findByText('Hello Mina')
    expect(shown.getByText(/has paused/).textContent).toContain('Bram Kok')
    expect(shown.getByText(/no longer trains with you/).textContent).toContain('Ava Bos')
    const button = shown.getByRole('button', { name: 'Send to 1 athlete' })
    fireEvent.click(button)
    fireEvent.click(button)
    await shown.findByText('Sent to 1 athlete')
    const message = { userIds: ['u1', 'u2', 'u3'], content: 'Hello {firstName}' }
    expect(bodies('POST', '/coach/bulk-message')).toEqual([
      { ...message, dryRun: true },
      { ...message, clientMsgId: expect.stringMatching(/^[\w-]{8,64}$/) },
    ])
    await visitor.click(shown.getByRole('button', { name: 'Write Another' }))
    await shown.findByText('Nobody selected')
  })

  it('sends under the same id again when the answer was lost', async () => {
    const { visitor } = await openTeam()
    const shown = await part('Message to several')
    await visitor.click(await shown.findByRole('button', { name: 'Select all shown' }))
    await visitor.type(shown.getByLabelText('Message'), 'Hello')
    await visitor.click(shown.getByRole('button', { name: 'Preview' }))
    await shown.findByText('Hello Mina')
    server.on({ 'POST /coach/bulk-message': () => refusal('server.error') })
    await visitor.click(shown.getByRole('button', { name: 'Send to 1 athlete' }))
    await shown.findByRole('alert')
    await visitor.click(shown.getByRole('button', { name: 'Send to 1 athlete' }))
    await waitFor(() => expect(bodies('POST', '/coach/bulk-message')).toHaveLength(3))
    const [, first, second] = bodies('POST', '/coach/bulk-message') as { clientMsgId: string }[]
    expect(first?.clientMsgId).toBe(second?.clientMsgId)
  })

  it('shows who covers and ends a cover after a question', async () => {
    const { visitor } = await openTeam()
    const shown = await part('Cover by a colleague')
    await shown.findByText(/Lena Vos.* covers/)
    shown.getByText('Running')
    await visitor.click(shown.getByRole('button', { name: /End the cover/ }))
    await visitor.click(await screen.findByRole('button', { name: 'End Cover' }))
    await screen.findByText('The cover has ended.')
    expect(bodies('DELETE', '/coach/cover')).toEqual([
      { coachId: 'k2', from: '2026-12-01', to: '2026-12-14' },
    ])
  })

  it('needs a colleague and days, and offers nothing to end where the coach covers for another', async () => {
    server.on({
      'GET /coach/cover': () => ({
        success: true,
        data: { items: [cover({ coach: lena, colleague: coach, isRunning: false })], colleagues: [lena] },
      }),
    })
    const { visitor } = await openTeam()
    const shown = await part('Cover by a colleague')
    await shown.findByText(/You cover for .*Lena Vos/)
    shown.getByText('To come')
    expect(shown.queryByRole('button', { name: /End the cover/ })).toBeNull()
    await visitor.click(shown.getByRole('button', { name: 'Name Colleague' }))
    await shown.findByText('Please choose a colleague who is a coach here')
    shown.getByText('Please choose a first day from today on, within a year')
    expect(bodies('POST', '/coach/cover')).toEqual([])
  })

  it('says what could not be loaded, each part for itself, and when there is nobody', async () => {
    server.on({
      'GET /coach/month': () => refusal('server.error'),
      'GET /coach/cover': () => ({ success: true, data: { items: [], colleagues: [] } }),
      'GET /coach/my-users': () => page([]),
    })
    await openTeam({ hasForm: false })
    await screen.findByText('The month couldn’t be loaded')
    await screen.findByText('There is no other coach who could cover.')
    await screen.findByText('You have no athletes yet.')
  })
})
