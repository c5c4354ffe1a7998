import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { SessionPlan } from 'contract/training/calls'
import { expect, it } from 'vitest'
import { storedEntries } from '../../../../test/fake-log'
import { offline, Reply } from '../../../../test/fake-server'
import {
  answerToday,
  button,
  DAY,
  eachWithSession,
  exercise,
  load,
  openSession,
  openSessionPage,
  overhead,
  POST_LOG,
  planned,
  remote,
  reps,
  sara,
  sentSets,
  server,
} from '../../../../test/fake-training'
import { saveAnswer } from '../../../api/saved-answers'

eachWithSession()

const cutOff = () =>
  server.on({ 'GET /today': offline, 'GET /user-programs/:id/log': offline, [POST_LOG]: offline })
const logSet = () => fireEvent.click(button('Log Set'))
const sessions = () => [...remote.stored.values()].filter(({ kind }) => kind === 'session')
const setsSent = (count: number) => waitFor(() => expect(sentSets()).toHaveLength(count))

/** Stores the day on the device as /today does, with one session. */
async function keepDay(session = planned([exercise('r1'), overhead])) {
  const today = { date: DAY, sessions: [session] }
  await saveAnswer(sara, ['day', DAY, 'en'], { at: Date.now(), data: { today, away: [] } })
}

/** The plan of the day after a change by the coach, while the session runs. */
function changePlan(exercises: SessionPlan['exercises'], planVersion = 5) {
  const session = planned([exercise('r1'), overhead], { state: 'running' })
  const { focus, warmup, cooldown, notes } = session
  answerToday({ ...session, newer: { planVersion, focus, warmup, cooldown, notes, exercises } })
}
const comeBack = () =>
  act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
const offer = () => screen.findByText(/^Your coach changed/)
const heavier = exercise('r1', { sets: 4, targets: [{ index: 1, type: 'working', reps: 6, load: 70 }] })

it('begins a session without a network with the plan of the stored day, and sends its start and sets once', async () => {
  await keepDay()
  cutOff()
  await openSession()
  expect([load().value, reps().value]).toEqual(['60', '8'])
  logSet()
  expect(await screen.findByText('1 set not sent yet')).toBeTruthy()
  server.on(remote.handlers)
  await act(async () => dispatchEvent(new Event('online')))
  await setsSent(1)
  await waitFor(() => expect(sessions()).toHaveLength(1))
  expect(sessions()).toMatchObject([{ session: `plan-${DAY}`, planVersion: 4, state: 'running', rev: 1 }])
})

it('begins with the stored day when the answer is an error of the server or the page of a Wi-Fi login', async () => {
  await keepDay()
  server.on({ 'GET /today': () => new Reply(200, '<html>Sign in</html>') })
  await openSession()
  expect(load().value).toBe('60')
})

it('records no second start when the page was lost before the session was stored', async () => {
  await keepDay()
  cutOff()
  const { unmount } = await openSession()
  await waitFor(async () => expect(await storedEntries(sara)).toHaveLength(1))
  await act(async () => unmount())
  const { deviceSession } = await import('./session-store')
  await act(async () => deviceSession(sara, 'p1', `plan-${DAY}`).set(null))
  await openSession()
  logSet()
  server.on(remote.handlers)
  await act(async () => dispatchEvent(new Event('online')))
  await setsSent(1)
  expect(sessions()).toHaveLength(1)
})

it('begins no session from a stored day that runs on another device', async () => {
  await keepDay(planned([exercise('r1')], { state: 'running' }))
  cutOff()
  await openSessionPage()
  await screen.findByRole('heading', { level: 1, name: /not on your device yet/ })
  expect(await storedEntries(sara)).toHaveLength(0)
})

it('offers a change of the coach for the sets that are left, and takes it with one press', async () => {
  await openSession()
  logSet()
  await setsSent(1)
  const row = exercise('r3', { name: 'Cable row', sets: 1 })
  changePlan([heavier, row])
  await comeBack()
  expect((await offer()).textContent).toMatch(/Bench press.*Overhead press.*Cable row/)
  expect(reps(2).value).toBe('8')
  fireEvent.click(button('Look'))
  fireEvent.click(button('Use It'))
  expect([load(2).value, reps(2).value]).toEqual(['70', '6'])
  expect(screen.queryByText(/^Your coach changed/)).toBeNull()
  expect(sentSets()).toMatchObject([{ index: 0, load: 60, reps: 8 }])
  await waitFor(() => expect(sessions()).toMatchObject([{ planVersion: 5 }]))
  fireEvent.click(button('List'))
  const names = (await screen.findAllByRole('button', { name: /^Open / })).map(
    ({ textContent }) => textContent,
  )
  expect(names.join()).toMatch(/Bench press.*Cable row/)
  expect(names.join()).not.toContain('Overhead press')
})

it('stays with the plan it began with after "Keep Mine", and asks again only about a later change', async () => {
  const { unmount } = await openSession()
  changePlan([heavier, overhead])
  await comeBack()
  await offer()
  fireEvent.click(button('Look'))
  fireEvent.click(button('Keep Mine'))
  expect(screen.queryByText(/^Your coach changed/)).toBeNull()
  expect(reps().value).toBe('8')
  await act(async () => unmount())
  await openSession()
  await waitFor(() => expect(server.calls('GET', '/today').length).toBeGreaterThan(2))
  expect(screen.queryByText(/^Your coach changed/)).toBeNull()
  changePlan([exercise('r1', { rest: '3 min' }), overhead], 6)
  await comeBack()
  expect((await offer()).textContent).toContain('Bench press')
  logSet()
  await setsSent(1)
  expect(sessions()).toMatchObject([{ planVersion: 4 }])
})

it('offers nothing for a new version whose session is the same', async () => {
  await openSession()
  changePlan([exercise('r1'), overhead])
  await comeBack()
  await waitFor(() => expect(server.calls('GET', '/today').length).toBeGreaterThan(2))
  expect(screen.queryByText(/^Your coach changed/)).toBeNull()
})

it('shows which sets the coach entered, counts them as done, and takes a removed one back by Undo', async () => {
  const entered = {
    ...{ clientId: 'put-coach', rev: 1, kind: 'set', date: DAY, session: `plan-${DAY}`, row: 'r1' },
    ...{ exercise: 'Bench press', index: 0, reps: 9, load: 65, counts: true, byCoach: true },
  }
  answerToday(planned([exercise('r1'), overhead], { state: 'running' }))
  server.on({ 'GET /user-programs/:id/log': () => ({ success: true, data: { items: [entered] } }) })
  const { user } = await openSession()
  const line = await screen.findByRole('button', { name: /^Set 1: .*65.*Logged/ })
  expect(line.textContent).toContain('Entered by your coach')
  await user.click(line)
  await user.click(button('Remove Set'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(remote.stored.get('put-coach')).toMatchObject({ rev: 3, reps: 9 }))
  // The server refuses fields that it adds itself.
  expect(remote.stored.get('put-coach')).not.toHaveProperty('byCoach')
})

it('asks for reps first where nothing names a load, and for the load first on a bar', async () => {
  const pushUp = exercise('r1', { name: 'Push-up', last: [] })
  answerToday(planned([pushUp, { ...overhead, equipment: ['Barbell'] }]))
  await openSession()
  const order = () =>
    [...document.querySelectorAll('form input')].map((one) => one.getAttribute('name')).slice(0, 2)
  expect(order()).toEqual(['reps', 'load'])
  fireEvent.click(button('Next'))
  expect(order()).toEqual(['load', 'reps'])
})
