import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IDBDatabase as FakeDatabase } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { storedEntries } from '../../../../test/fake-log'
import { offline, Reply, refusal } from '../../../../test/fake-server'
import {
  answerToday,
  button,
  DAY,
  eachWithSession,
  exercise,
  openSession,
  overhead,
  POST_LOG,
  planned,
  remote,
  reps,
  SESSION,
  sara,
  sentSets,
  server,
} from '../../../../test/fake-training'
import { Goto, openPage } from '../../../../test/page'
import SessionPage from './session-page'

eachWithSession()

const logSet = () => fireEvent.click(button('Log Set'))
const sets = (count: number) => waitFor(() => expect(sentSets()).toHaveLength(count))
const line = (name: RegExp) => screen.findByRole('button', { name })

describe('session mode on the device', () => {
  it('opens at its place after a reload, with typed values, order and rest, and without a network', async () => {
    const { unmount } = await openSession()
    logSet()
    fireEvent.change(reps(2), { target: { value: '6' } })
    await sets(1)
    vi.setSystemTime(new Date(`${DAY}T18:00:30`))
    await act(async () => unmount())
    server.on({ 'GET /today': offline, 'GET /user-programs/:id/log': offline, [POST_LOG]: offline })
    await openSession()
    expect(reps(2).value).toBe('6')
    await line(/Set 1: .*Logged/)
    expect(within(screen.getByRole('region', { name: 'Rest' })).getByRole('timer').textContent).toContain(
      '1:30',
    )
    logSet()
    expect(await screen.findByText('1 set not sent yet')).toBeTruthy()
    server.on(remote.handlers)
    await act(async () => dispatchEvent(new Event('online')))
    await sets(2)
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())
  })

  it('keeps the plan with which it began when the coach changes it', async () => {
    const { unmount } = await openSession()
    logSet()
    await sets(1)
    await act(async () => unmount())
    answerToday(planned([exercise('r9', { name: 'Row' })], { planVersion: 5 }))
    await openSession()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Bench press')
  })

  it('says that a set is not saved when the device refuses it, and stores it later', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await openSession()
    const broken = vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    server.on({ [POST_LOG]: offline })
    logSet()
    expect(await screen.findByText('Not saved on this device')).toBeTruthy()
    expect((await line(/Set 1: .*Logged/)).textContent).toContain('Not saved')
    broken.mockRestore()
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByText('Not saved on this device')).toBeNull())
    expect((await storedEntries(sara)).length).toBe(2)
  })

  it('shows the reason of a refused set at the set, and sends it again after a change', async () => {
    await openSession()
    server.on({
      [POST_LOG]: ({ body }) => ({
        success: true,
        data: {
          results: body.entries.map(({ clientId, kind }: { clientId: string; kind: string }) =>
            kind === 'set'
              ? { clientId, outcome: 'refused', code: 'log.day' }
              : { clientId, outcome: 'stored' },
          ),
        },
      }),
    })
    logSet()
    const notice = await screen.findByRole('button', { name: /1 entry was not accepted/ })
    expect((await line(/Set 1: .*Logged/)).textContent).toContain('Not accepted')
    fireEvent.click(notice)
    expect(await screen.findByText('Please choose a day on which this program ran')).toBeTruthy()
    server.on(remote.handlers)
    fireEvent.click(button('Send Again'))
    await sets(1)
  })

  it.each([
    ['a 401', () => refusal('auth.required')],
    ['the page of a Wi-Fi login', () => new Reply(200, '<html>Sign in</html>')],
  ])('keeps the session open and the set on the device after %s', async (_, answer) => {
    await openSession()
    await waitFor(() => expect(remote.stored.size).toBe(1))
    server.on({ [POST_LOG]: answer })
    logSet()
    expect(await screen.findByText('1 set not sent yet')).toBeTruthy()
    await waitFor(() => expect(server.calls('POST', /log/).length).toBeGreaterThan(1))
    expect(await line(/Set 1: .*Logged/)).toBeTruthy()
    expect((await storedEntries(sara)).filter(({ confirmed }) => confirmed === 0)).toHaveLength(1)
  })

  it('takes over the sets of another device when it opens a session that runs there', async () => {
    answerToday(planned([exercise('r1'), overhead], { state: 'running' }), [
      {
        kind: 'session',
        clientId: 'other-session',
        rev: 3,
        date: DAY,
        session: SESSION,
        state: 'running',
        startedAt: `${DAY}T17:30:00.000Z`,
        planVersion: 4,
        counts: true,
      },
      {
        kind: 'set',
        clientId: 'other-set-1',
        rev: 1,
        date: DAY,
        session: SESSION,
        exercise: 'Bench press',
        row: 'r1',
        index: 0,
        reps: 5,
        load: 70,
        counts: true,
      },
    ])
    await openSession()
    await line(/Set 1: 70 kg × 5\. Logged/)
    fireEvent.click(await line(/Set 1: .*Logged/))
    fireEvent.change(reps(), { target: { value: '6' } })
    fireEvent.click(button('Save Set'))
    await waitFor(() => expect(remote.stored.get('other-set-1')).toMatchObject({ rev: 2, reps: 6 }))
    expect(remote.stored.get('other-session')).toMatchObject({ rev: 4 })
  })
})

describe('session that cannot begin', () => {
  const open = () =>
    openPage(
      {
        '/today/session/:userProgramId/:session': (
          <>
            <SessionPage />
            <Goto />
          </>
        ),
      },
      `/today/session/p1/${SESSION}`,
    )

  it('says so without a network, and begins on a retry', async () => {
    server.on({ 'GET /today': offline })
    await open()
    expect(await screen.findByText(/this session is not on your device yet/)).toBeTruthy()
    answerToday(planned([exercise('r1')]))
    fireEvent.click(button('Try Again'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Push day' })).toBeTruthy()
  })

  it('says so when the plan has no such session', async () => {
    answerToday(planned([], { session: 'plan-2026-11-25' }))
    await open()
    expect(await screen.findByText('This session was not found in your plan')).toBeTruthy()
  })
})
