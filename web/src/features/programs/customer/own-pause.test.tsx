import { act, fireEvent, screen } from '@testing-library/react'
import type { UserProgram } from 'contract/programs/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePrograms, program } from '../../../../test/fake-programs'
import { refusal } from '../../../../test/fake-server'
import { customer, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import { OwnPause } from './own-pause'
import { NextStepLine } from './program-card'

let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  storeSession()
  server = fakePrograms([])
})
afterEach(() => vi.unstubAllGlobals())
const open = (more: Partial<UserProgram>) =>
  openPage({ '/p': <OwnPause userId={customer.id} program={program('p1', more)} /> }, '/p')
const paused = { status: 'paused', ownPause: { until: '2026-12-04', daysLeft: 14 } } as const

describe('a pause of one’s own', () => {
  it('is sent once with the days that were chosen, of those that are left', async () => {
    server.on({
      'POST /user-programs/:id/pause': () => ({ success: true, data: program('p1', paused) }),
    })
    await open({ ownPause: { until: null, daysLeft: 5 } })
    const select = await screen.findByLabelText<HTMLSelectElement>('How long')
    expect([...select.options].map(({ text }) => text)).toEqual([
      '1 day',
      '2 days',
      '3 days',
      '4 days',
      '5 days',
    ])
    expect(select.value).toBe('5')
    await act(async () => fireEvent.change(select, { target: { value: '2' } }))
    const button = screen.getByRole('button', { name: 'Pause Program' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText('Your program is paused.')
    expect(server.calls('POST', '/user-programs/p1/pause').map(({ body }) => body)).toEqual([{ days: 2 }])
  })

  it('can be ended earlier', async () => {
    server.on({ 'POST /user-programs/:id/resume': () => ({ success: true, data: program('p1') }) })
    await open(paused)
    fireEvent.click(await screen.findByRole('button', { name: 'Resume Program' }))
    await screen.findByText('Your program goes on.')
  })

  it('says why it is refused', async () => {
    server.on({
      'POST /user-programs/:id/pause': () => refusal('programs.pause_too_long', { max: 3 }),
    })
    await open({})
    fireEvent.click(await screen.findByRole('button', { name: 'Pause Program' }))
    await screen.findByText('You cannot pause that long: days left for this program: 3')
  })

  it('says on which day the program goes on by itself', async () => {
    await openPage({ '/p': <NextStepLine program={program('p1', paused)} /> }, '/p')
    await screen.findByText('You paused this program. It goes on by itself on Dec 4, 2026.')
  })

  it.each([
    ['the coach paused the program', { status: 'paused' } as const],
    ['no days are left', { ownPause: { until: null, daysLeft: 0 } }],
    ['the program is over', { status: 'completed' } as const],
  ])('is not offered when %s', async (_, more) => {
    await open(more)
    await act(async () => undefined)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
