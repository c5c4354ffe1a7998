import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubNavigator } from '../../../../test/fake-device'
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
  planned,
  remote,
  reps,
  sentSets,
} from '../../../../test/fake-training'

eachWithSession()

const logSet = () => fireEvent.click(button('Log Set'))
const sets = (count: number) => waitFor(() => expect(sentSets()).toHaveLength(count))
const line = (name: RegExp) => screen.findByRole('button', { name })

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

  it('ends with the last set of the session', async () => {
    answerToday(planned([exercise('r1', { sets: 2 })]))
    await openSession()
    logSet()
    expect(timer().textContent).toContain('2:00')
    fireEvent.click(button('Log Set'))
    expect(await screen.findByText('All sets are done')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Finish Session' })).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Rest' })).toBeNull()
    expect(screen.getByText('Set 2 of Bench press is logged')).toBeTruthy()
    fireEvent.click(button('Add Set'))
    expect(screen.queryByRole('region', { name: 'Rest' })).toBeNull()
  })

  it('ends when the exercises that are left are skipped', async () => {
    answerToday(planned([exercise('r1', { sets: 1 }), overhead]))
    await openSession()
    logSet()
    expect(timer().textContent).toContain('2:00')
    fireEvent.click(button('List'))
    const last = screen.getAllByRole('button', { name: /^Skip: / }).at(-1)
    if (last) fireEvent.click(last)
    expect(screen.queryByRole('region', { name: 'Rest' })).toBeNull()
  })

  it('ends with vibration and a word to screen readers', async () => {
    const vibrate = vi.fn()
    stubNavigator({ vibrate })
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
    stubNavigator({ wakeLock: { request } })
    await openSession()
    expect(request).toHaveBeenCalledTimes(1)
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(request).toHaveBeenCalledTimes(2)
    expect(screen.queryByText(/Your screen may go dark/)).toBeNull()
  })

  it('says that the screen may go dark when the browser refuses the lock', async () => {
    await openSession()
    expect(await screen.findByText(/Your screen may go dark/)).toBeTruthy()
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
    expect(await line(/Set 1: .*Logged/)).toBeTruthy()
  })

  it('says nothing of weight after a session without any', async () => {
    answerToday(planned([exercise('r1', { sets: 2, name: 'Push-up', last: [] })]))
    await openSession()
    fireEvent.change(reps(), { target: { value: '12' } })
    logSet()
    fireEvent.click(button('Finish Session'))
    await screen.findByRole('heading', { level: 1, name: 'Session done' })
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['minute', 'set'])
    expect(screen.queryByText('kg moved')).toBeNull()
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

  const own = () => [...remote.stored.values()].find(({ kind }) => kind === 'session')
  const finished = () => screen.findByRole('heading', { level: 1, name: 'Session done' })

  it('stays done at its end while it is continued, and after leaving without a change', async () => {
    answerToday(planned([exercise('r1', { sets: 1 })]))
    const { where } = await openSession()
    logSet()
    vi.setSystemTime(new Date(`${DAY}T18:40:00`))
    fireEvent.click(button('Finish Session'))
    await finished()
    const endedAt = new Date(`${DAY}T18:40:00`).toISOString()
    await waitFor(() => expect(own()).toMatchObject({ state: 'done', endedAt }))
    vi.setSystemTime(new Date(`${DAY}T20:00:00`))
    const { rev } = own() ?? {}
    fireEvent.click(button('Continue the session'))
    await waitFor(() => expect(own()?.rev).toBeGreaterThan(Number(rev)))
    expect(own()).toMatchObject({ state: 'done', endedAt })
    fireEvent.click(button('Leave the session'))
    await waitFor(() => expect(where().pathname).toBe('/today'))
    await waitFor(() => expect(own()?.rev).toBeGreaterThan(Number(rev) + 1))
    expect(own()).toMatchObject({ state: 'done', endedAt })
  })

  it('ends anew when a set was logged after it was continued', async () => {
    answerToday(planned([exercise('r1', { sets: 2 })]))
    await openSession()
    logSet()
    vi.setSystemTime(new Date(`${DAY}T18:40:00`))
    fireEvent.click(button('Finish Session'))
    expect(document.activeElement).toBe(await finished())
    expect(screen.getByText('1 set not done')).toBeTruthy()
    expect(
      screen
        .getAllByRole('term')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual(['minutes', 'set'])
    vi.setSystemTime(new Date(`${DAY}T18:50:00`))
    fireEvent.click(button('Log What Is Missing'))
    logSet()
    fireEvent.click(await screen.findByRole('button', { name: 'Finish Session' }))
    await finished()
    expect(screen.queryByText(/not done/)).toBeNull()
    await waitFor(() =>
      expect(own()).toMatchObject({ state: 'done', endedAt: new Date(`${DAY}T18:50:00`).toISOString() }),
    )
  })
})
