import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeCoachServer, open, page, user } from '../../../../test/coach-area'
import { refusal } from '../../../../test/fake-server'
import { followTo } from '../../../../test/page'

let server: ReturnType<typeof fakeCoachServer>['server']
const items = [
  { _id: 'p1', name: 'Strength', duration: 84, hasQuestions: true, isOpen: true },
  { _id: 'p2', name: 'Running', duration: 56, hasQuestions: true, isOpen: false },
  { _id: 'p3', name: 'Mobility', duration: 28, hasQuestions: false, isOpen: false },
]
beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  server.on({
    'GET /coach/my-users': () => page([user('u1')]),
    'GET /coach/users/:id/programs': () => ({ success: true, data: { items } }),
    'POST /coach/users/:id/programs': () => ({ success: true, data: {} }),
  })
})

async function dialog() {
  await open('/coach/dashboard')
  await followTo(await screen.findByRole('button', { name: 'Start a Program' }))
  return within(await screen.findByRole('dialog'))
}
const started = () => server.calls('POST', '/coach/users/u1/programs').map(({ body }) => body)

describe('starting another program', () => {
  it('offers what the user does not have, once of two presses, and says what follows', async () => {
    const shown = await dialog()
    const button = await shown.findByRole('button', { name: 'Start Program' })
    expect(button.hasAttribute('disabled')).toBe(true)
    expect(shown.getByRole('radio', { name: 'Strength' }).hasAttribute('disabled')).toBe(true)
    shown.getByText('Has this program already')
    fireEvent.click(shown.getByRole('radio', { name: 'Running' }))
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText(/^Started\. .*has been asked to answer the questionnaire\.$/)
    expect(started()).toEqual([{ programId: 'p2' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open with the reason where it is refused', async () => {
    server.on({ 'POST /coach/users/:id/programs': () => refusal('programs.no_room') })
    const shown = await dialog()
    fireEvent.click(await shown.findByRole('radio', { name: 'Mobility' }))
    await followTo(shown.getByRole('button', { name: 'Start Program' }))
    expect((await shown.findByRole('alert')).textContent).toContain(
      'You already coach as many programs as you have room for',
    )
  })

  it('says so when there is nothing to start, and offers to try again when the list cannot be read', async () => {
    server.on({ 'GET /coach/users/:id/programs': () => refusal('server.error') })
    const shown = await dialog()
    await shown.findByText('Your programs couldn’t be loaded')
    server.on({ 'GET /coach/users/:id/programs': () => ({ success: true, data: { items: [] } }) })
    await followTo(shown.getByRole('button', { name: 'Retry' }))
    await shown.findByText('No program to start')
  })
})
