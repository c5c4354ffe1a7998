import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IDBDatabase as FakeDatabase } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedEntries } from '../../../../test/fake-log'
import { offline, Reply, refusal } from '../../../../test/fake-server'
import {
  answerToday,
  button,
  DAY,
  eachWithSession,
  exercise,
  field,
  load,
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
const describes = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
const line = (name: RegExp) => screen.findByRole('button', { name })

describe('session mode', () => {
  it('logs a set with the values of last time in one press, and names their source', async () => {
    await openSession()
    expect([load().value, reps().value]).toEqual(['60', '8'])
    expect(describes(load())).toBe('Last')
    expect(describes(reps())).toBe('Coach')
    logSet()
    await line(/Set 1 is logged: 60 kg × 8/)
    await sets(1)
    expect(sentSets()[0]).toMatchObject({
      session: SESSION,
      date: DAY,
      exercise: 'Bench press',
      row: 'r1',
      index: 0,
      reps: 8,
      load: 60,
      typed: { load: 60, unit: 'kg' },
      type: 'working',
      measure: 'reps',
      rev: 1,
    })
    const session = [...remote.stored.values()].find(({ kind }) => kind === 'session')
    expect(session).toMatchObject({ state: 'running', planVersion: 4, session: SESSION })
  })

  it('prefers the load that the coach names over last time', async () => {
    answerToday(planned([exercise('r1', { targets: [{ index: 0, load: 62.5, reps: 6, effort: 8 }] })]))
    await openSession()
    expect([load().value, reps().value]).toEqual(['62.5', '6'])
    expect(describes(load())).toBe('Coach')
    expect(document.querySelector('section p')?.textContent).toBe(
      'Coach: 3 × 8 · 62.5 kg · effort 8 · 2 min rest',
    )
    expect(screen.getByText('60 kg × 8, 8, 7')).toBeTruthy()
    expect(field('Effort from 1 to 10, set 1')).toBeTruthy()
    logSet()
    expect(load(2).value).toBe('60')
  })

  it('steps by what a bar can hold, and below zero for help', async () => {
    answerToday(planned([exercise('r1', { last: [] })]))
    await openSession()
    expect(load().value).toBe('')
    fireEvent.click(button('Increase load'))
    expect(load().value).toBe('2.5')
    fireEvent.click(button('Decrease load'))
    fireEvent.click(button('Decrease load'))
    expect(load().value).toBe('-2.5')
    fireEvent.click(button('Decrease reps'))
    logSet()
    await sets(1)
    expect(sentSets()[0]).toMatchObject({ load: -2.5, reps: 7 })
  })

  it.each([
    ['62,5', 62.5],
    ['62.5', 62.5],
    ['۶۲٫۵', 62.5],
    ['٦٢٫٥', 62.5],
  ])('reads the typed load “%s”', async (text, kg) => {
    await openSession()
    fireEvent.change(load(), { target: { value: text } })
    logSet()
    await sets(1)
    expect(sentSets()[0]).toMatchObject({ load: kg, typed: { load: kg, unit: 'kg' } })
  })

  it('refuses a number that it cannot read instead of cutting it', async () => {
    await openSession()
    fireEvent.change(load(), { target: { value: '1,250' } })
    logSet()
    expect(load().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/Please enter a load such as 62.5/)).toBeTruthy()
    expect(sentSets()).toEqual([])
    expect(document.activeElement).toBe(load())
  })

  it('keeps help as help while its number is typed on a keypad without a minus', async () => {
    answerToday(planned([exercise('r1', { targets: [{ index: 0, load: -20 }] })]))
    await openSession()
    fireEvent.change(load(), { target: { value: '15' } })
    logSet()
    await sets(1)
    expect(sentSets()[0]).toMatchObject({ load: -15 })
  })

  it('remembers pounds for the exercise and stores them as typed', async () => {
    await openSession()
    fireEvent.click(button(/Unit kg/))
    expect(field('Load in lb, set 1').value).toBe('132.3')
    fireEvent.change(field('Load in lb, set 1'), { target: { value: '135' } })
    fireEvent.click(button(/Unit lb/))
    expect(load().value).toBe('61.2')
    fireEvent.click(button(/Unit kg/))
    expect(field('Load in lb, set 1').value).toBe('135')
    fireEvent.click(button('Increase load'))
    expect(field('Load in lb, set 1').value).toBe('140')
    logSet()
    await sets(1)
    expect(sentSets()[0]).toMatchObject({ load: 63.5, typed: { load: 140, unit: 'lb' } })
  })

  it('walks a superset A1, A2, A1, A2 and rests after each round', async () => {
    answerToday(
      planned([
        exercise('r1', { sets: 2, superset: 'A' }),
        { ...overhead, superset: 'A', sets: 3 },
        exercise('r3', { name: 'Dip' }),
      ]),
    )
    await openSession()
    const seen: string[] = []
    for (let round = 0; round < 5; round++) {
      const isResting = screen.queryByRole('region', { name: 'Rest' }) !== null
      seen.push(`${screen.getByRole('heading', { level: 2 }).textContent}${isResting ? ' after a rest' : ''}`)
      if (isResting) fireEvent.click(button('Skip Rest'))
      if (reps(Math.floor(round / 2) + 1).value === '') throw new Error('no reps')
      logSet()
    }
    expect(seen).toEqual([
      'A1Bench press',
      'A2Overhead press',
      'A1Bench press after a rest',
      'A2Overhead press',
      'A2Overhead press after a rest',
    ])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Dip')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
    await sets(5)
  })

  it('asks one side at a time, rests after both, and counts them as one set', async () => {
    answerToday(
      planned([
        exercise('r1', {
          targets: [
            { index: 0, side: 'left', load: 10 },
            { index: 0, side: 'right', load: 12 },
          ],
          sets: 1,
        }),
      ]),
    )
    await openSession()
    expect(load().value).toBe('10')
    logSet()
    expect(screen.queryByRole('region', { name: 'Rest' })).toBeNull()
    expect(load().value).toBe('12')
    logSet()
    expect(screen.getByRole('region', { name: 'Rest' })).toBeTruthy()
    await sets(2)
    expect(sentSets().map(({ side }) => side)).toEqual(['left', 'right'])
    fireEvent.click(button('List'))
    expect(screen.getByText('1 of 1 sets')).toBeTruthy()
  })

  it('measures time by a stopwatch', async () => {
    answerToday(planned([exercise('r1', { reps: '45 s', last: [] })]))
    await openSession()
    expect(field(/Time in minutes/).value).toBe('0:45')
    fireEvent.click(button('Start'))
    vi.setSystemTime(new Date(`${DAY}T18:00:52`))
    fireEvent.click(button('Stop'))
    expect(field(/Time in minutes/).value).toBe('0:52')
    logSet()
    await sets(1)
    expect(sentSets()[0]).toMatchObject({ measure: 'time', seconds: 52, reps: null })
  })

  it('changes a logged set without a new rest, removes it, and brings it back', async () => {
    await openSession()
    logSet()
    fireEvent.click(button('Skip Rest'))
    fireEvent.click(await line(/Set 1 is logged/))
    fireEvent.change(reps(), { target: { value: '9' } })
    fireEvent.click(button('Save Set'))
    expect(screen.queryByRole('region', { name: 'Rest' })).toBeNull()
    await waitFor(() => expect(sentSets()).toMatchObject([{ reps: 9, rev: 2 }]))
    fireEvent.click(await line(/Set 1 is logged: 60 kg × 9/))
    fireEvent.click(button('Remove Set'))
    await sets(0)
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sentSets()).toMatchObject([{ reps: 9, rev: 4 }]))
  })

  it('swaps an exercise for this session with none of the other one’s loads', async () => {
    await openSession()
    fireEvent.click(button('Swap'))
    fireEvent.click(await screen.findByRole('button', { name: 'Push-up' }))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Push-up')
    expect(load().value).toBe('')
    logSet()
    await sets(1)
    expect(sentSets()[0]).toMatchObject({ exercise: 'Push-up', insteadOf: 'r1', row: null })
  })

  it('moves, skips and adds exercises from the list', async () => {
    await openSession()
    fireEvent.click(button('List'))
    fireEvent.click(button('Move up: Overhead press'))
    fireEvent.click(button('Skip: Bench press'))
    const rows = screen.getAllByRole('button', { name: /^Open/ }).map((row) => row.textContent)
    expect(rows).toEqual(['Overhead press0 of 2 sets', 'Bench pressSkipped'])
    fireEvent.click(button('Add Exercise'))
    fireEvent.change(field('Another exercise'), { target: { value: 'Curl' } })
    fireEvent.click(button('Add'))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Curl')
    fireEvent.change(reps(), { target: { value: '12' } })
    logSet()
    await sets(1)
    expect(sentSets()[0]).toMatchObject({ exercise: 'Curl', row: null, insteadOf: null })
  })

  it('sends what hurts to the coach', async () => {
    await openSession()
    fireEvent.click(button('Report Pain'))
    fireEvent.change(field('What hurts, and when?'), { target: { value: 'Left shoulder' } })
    fireEvent.click(button('Send to Coach'))
    await waitFor(() =>
      expect([...remote.stored.values()].find(({ kind }) => kind === 'session')).toMatchObject({
        pain: 'Left shoulder',
        state: 'running',
        rev: 2,
      }),
    )
  })
})

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
    await line(/Set 1 is logged/)
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
    expect((await line(/Set 1 is logged/)).textContent).toContain('Not saved')
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
    expect((await line(/Set 1 is logged/)).textContent).toContain('Not accepted')
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
    expect(await line(/Set 1 is logged/)).toBeTruthy()
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
    await line(/Set 1 is logged: 70 kg × 5/)
    fireEvent.click(await line(/Set 1 is logged/))
    fireEvent.change(reps(), { target: { value: '6' } })
    fireEvent.click(button('Save Set'))
    await waitFor(() => expect(remote.stored.get('other-set-1')).toMatchObject({ rev: 2, reps: 6 }))
    expect(remote.stored.get('other-session')).toMatchObject({ rev: 4 })
  })
})

describe('rest', () => {
  afterEach(() => vi.restoreAllMocks())
  const rest = () => screen.getByRole('region', { name: 'Rest' })
  const timer = () => within(rest()).getByRole('timer')

  it('counts down the plan’s rest, is moved by 15 seconds, paused and skipped', async () => {
    await openSession()
    logSet()
    expect(timer().textContent).toContain('2:00')
    fireEvent.click(button('15 seconds more'))
    expect(timer().textContent).toContain('2:15')
    fireEvent.click(button('15 seconds less'))
    fireEvent.click(button('Pause the rest'))
    vi.setSystemTime(new Date(`${DAY}T18:05:00`))
    fireEvent.click(button('Continue the rest'))
    expect(timer().textContent).toContain('2:00')
    fireEvent.click(button('Skip Rest'))
    expect(screen.queryByRole('region', { name: 'Rest' })).toBeNull()
  })

  it('ends with vibration and a word to screen readers', async () => {
    const vibrate = vi.fn()
    vi.stubGlobal('navigator', Object.create(navigator, { vibrate: { value: vibrate } }))
    await openSession()
    logSet()
    vi.setSystemTime(new Date(`${DAY}T18:02:00`))
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(within(rest()).getByText('Rest is over')).toBeTruthy()
    expect(vibrate).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Rest is over. Next: set 2 of Bench press')).toBeTruthy()
  })
})

describe('screen kept awake', () => {
  it('requests the lock at the start and on every return to view', async () => {
    const request = vi.fn().mockResolvedValue({ release: async () => undefined })
    vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }))
    await openSession()
    expect(request).toHaveBeenCalledTimes(1)
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(request).toHaveBeenCalledTimes(2)
    expect(screen.queryByText(/Your screen may go dark/)).toBeNull()
  })

  it('says that the screen may go dark when the browser refuses the lock', async () => {
    await openSession()
    expect(screen.getByText(/Your screen may go dark/)).toBeTruthy()
  })
})

describe('end of a session', () => {
  it('asks once about typed sets, then shows minutes, volume, records, effort and note', async () => {
    answerToday(planned([exercise('r1', { sets: 2 })]), [
      {
        kind: 'set',
        clientId: 'before-1',
        rev: 1,
        date: '2026-11-12',
        session: 'plan-2026-11-12',
        exercise: 'Bench press',
        row: 'r1',
        index: 0,
        reps: 8,
        load: 60,
        counts: true,
      },
    ])
    await openSession()
    fireEvent.change(load(), { target: { value: '65' } })
    logSet()
    fireEvent.change(reps(2), { target: { value: '7' } })
    vi.setSystemTime(new Date(`${DAY}T18:50:00`))
    fireEvent.click(button('Finish Session'))
    const dialog = await screen.findByRole('dialog', { name: 'These sets are typed but not logged' })
    expect(dialog.textContent).toContain('Bench press · Set 2 · 60 kg × 7')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Finish Session' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Session done' })).toBeTruthy()
    expect(screen.getByText('50')).toBeTruthy()
    expect(screen.getByText('940')).toBeTruthy()
    expect(screen.getByText('65 kg, the heaviest yet')).toBeTruthy()
    fireEvent.click(button('8'))
    fireEvent.change(field('Note to your coach'), { target: { value: 'Felt strong' } })
    fireEvent.blur(field('Note to your coach'))
    await waitFor(() =>
      expect([...remote.stored.values()].find(({ kind }) => kind === 'session')).toMatchObject({
        state: 'done',
        note: 'Effort of the session: 8 of 10\nFelt strong',
      }),
    )
    await sets(2)
    expect(await screen.findByText('Your coach has this session.')).toBeTruthy()
    fireEvent.click(button('Continue the session'))
    expect(await line(/Set 1 is logged/)).toBeTruthy()
  })

  it('leaves out typed sets that were not done', async () => {
    await openSession()
    fireEvent.change(reps(), { target: { value: '5' } })
    fireEvent.click(button('List'))
    fireEvent.click(button('Finish Session'))
    const dialog = await screen.findByRole('dialog', { name: /typed but not logged/ })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not done' }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Finish Session' }))
    await screen.findByRole('heading', { level: 1, name: 'Session done' })
    await waitFor(() => expect(remote.stored.size).toBe(1))
    expect(sentSets()).toEqual([])
  })

  it('asks before leaving when typed sets are not logged, and takes back a session without any', async () => {
    const { where } = await openSession()
    await waitFor(() => expect(remote.stored.size).toBe(1))
    fireEvent.change(reps(), { target: { value: '5' } })
    fireEvent.click(button('Leave the session'))
    expect(await screen.findByText(/1 typed set is not logged/)).toBeTruthy()
    fireEvent.click(button('Stay'))
    fireEvent.change(reps(), { target: { value: '' } })
    fireEvent.click(button('Leave the session'))
    await waitFor(() => expect(where().pathname).toBe('/today'))
    await waitFor(() =>
      expect([...remote.stored.values()]).toMatchObject([{ kind: 'session', removed: true }]),
    )
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
    expect(await screen.findByText(/A session needs a network to begin/)).toBeTruthy()
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

it('shows Persian digits and reads them', async () => {
  await openSession('fa')
  const weight = field(/وزنه به کیلوگرم/)
  expect(weight.value).toBe('۶۰')
  fireEvent.click(button('افزایش وزنه'))
  expect(weight.value).toBe('۶۲٫۵')
  fireEvent.click(button('ثبت ست'))
  await sets(1)
  expect(sentSets()[0]).toMatchObject({ load: 62.5 })
})
