import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { open, page, user } from '../../../../test/coach-area'
import { aProgram } from '../../../../test/coach-program'
import { followTo } from '../../../../test/page'
import {
  answers,
  edit,
  freshEditorServer,
  lastSave,
  openProgram,
  saves,
} from '../../../../test/program-editor'

import { sessionOf } from '../../../api/areas'

/** Failure of the next save; a value that is not an Error is reported too. */
const failure = vi.hoisted(() => ({ next: undefined as unknown }))
vi.mock('../../../api/call', async (original) => {
  const real = await original<typeof import('../../../api/call')>()
  return {
    ...real,
    call: ((route, ...input) =>
      failure.next !== undefined && route.method === 'PUT'
        ? Promise.reject(failure.next)
        : real.call(route, ...input)) as typeof real.call,
  }
})

freshEditorServer()
beforeEach(() => {
  failure.next = undefined
})

const KEYS = ['coachAuthToken', 'coachToken', 'userToken', 'token'] as const

/** The coach is still the coach of the page, but no token is left. */
function loseToken() {
  const gone = { ...sessionOf('coach').current(), token: null }
  vi.spyOn(sessionOf('coach'), 'current').mockReturnValue(gone)
}

async function changeDuration(visitor: Awaited<ReturnType<typeof openProgram>>['visitor']) {
  await visitor.click(edit('Duration (days)'))
  await visitor.keyboard('90{Enter}')
}

describe('a save', () => {
  it.each(KEYS.map((key, at) => [key, KEYS.slice(at)] as const))(
    'COACH-ROLE-14 X-02: goes with the token of %s where the keys before it are empty',
    async (first, stored) => {
      localStorage.setItem('coachUser', JSON.stringify({ id: 'k1', email: 'k@example.test', role: 'coach' }))
      for (const key of stored) localStorage.setItem(key, `by ${key}`)
      const { visitor, dialog } = await openProgram(aProgram(), 'en', 'nobody')
      await dialog.findByRole('tab', { name: 'Overview' })
      await changeDuration(visitor)
      await waitFor(() => expect(saves()).toHaveLength(1))
      expect(lastSave().headers.get('Authorization')).toBe(`Bearer by ${first}`)
    },
  )

  it('prefers the signed-in user over the stored one (COACH-ROLE-14)', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    localStorage.setItem('coachAuthToken', 'of somebody else')
    await changeDuration(visitor)
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().headers.get('Authorization')).toBe('Bearer coach-token')
  })

  it('COACH-ERR-24 COACH-ROLE-15 X-54: without a token fails and says so', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    loseToken()
    await changeDuration(visitor)
    expect(await screen.findByText('No authentication token found. Please log in again.')).toBeTruthy()
    expect(saves()).toHaveLength(0)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duration (days)' }).value).toBe('90')
  })

  it('COACH-ERR-26 X-54: an editor that opens without a token says so at once', async () => {
    answers({ 'GET /coach/user-programs/:id/complete': () => ({ success: true, data: aProgram() }) })
    await open('/coach/dashboard')
    const row = await screen.findByRole('button', { name: 'Strength in 12 Weeks' })
    loseToken()
    await followTo(row)
    const text = 'Authentication token not available. Please log in again.'
    expect((await screen.findByText(text)).closest('[data-kind=error]')).toBeTruthy()
  })

  it('COACH-ERR-25: a program without an id cannot be saved', async () => {
    const programs = user('u1').programs.map((program) => ({ ...program, id: '' }))
    answers({
      'GET /coach/my-users': () => page([user('u1', { programs })]),
      'GET /coach/user-programs//complete': () => ({ success: true, data: aProgram(), version: 7 }),
    })
    const { visitor } = await open('/coach/dashboard')
    await followTo(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
    await screen.findByRole('tab', { name: 'Overview' })
    await changeDuration(visitor)
    expect(await screen.findByText('UserProgram ID not available. Please refresh the page.')).toBeTruthy()
    expect(saves()).toHaveLength(0)
  })

  it('COACH-ERR-29: a failure that is no Error is an unknown one', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    failure.next = 'gone'
    await changeDuration(visitor)
    expect(await screen.findByText('Unknown error occurred')).toBeTruthy()
  })
})
