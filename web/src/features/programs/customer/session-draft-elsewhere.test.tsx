import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { storedDrafts } from '../../../../test/fake-device'
import { squat } from '../../../../test/fake-programs'
import { customer, storeSession } from '../../../../test/fake-shop'
import {
  answer,
  button,
  draftInAnotherTab,
  eachWithSessionToday,
  KEPT,
  kept,
  load,
  open,
  RESTORED,
  reps,
  sara,
  saved,
  server,
  TODAY,
  tab,
  textsOnDevice,
  typedBefore,
  withMonday,
} from '../../../../test/session-form'
import { signOut } from '../../auth/sign-out.api'

eachWithSessionToday()

describe('draft of a session that was changed elsewhere', () => {
  const OUTDATED = /^This day was changed elsewhere after you typed here/
  const stored = (reps: number) =>
    answer(withMonday([squat], [{ exercise: 'Back Squat', reps, load: 60 }, squatSet]))
  const squatSet = { exercise: 'Back Squat', reps: 4, load: 60 }
  const refocus = () =>
    act(async () => {
      vi.setSystemTime(new Date(`${TODAY}T09:10:00`))
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })

  it('warns while the form is open; discarding shows the stored sets', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await kept()
    stored(5)
    await refocus()
    await screen.findByText(OUTDATED)
    expect([reps(1).value, load(1).value, reps(2).value]).toEqual(['8', '60', '4'])
    await visitor.click(button('Discard'))
    expect(screen.queryByText(OUTDATED)).toBeNull()
    expect([reps(1).value, load(1).value]).toEqual(['5', '60'])
  })

  it('warns on the next page; saving replaces the stored sets', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await waitFor(async () => expect(await textsOnDevice()).toEqual(['8']))
    cleanup()
    stored(5)
    await open()
    await screen.findByText(OUTDATED)
    await visitor.click(button('Save Changes'))
    await screen.findByText(/^The session is marked as done/)
    expect(server.calls('PUT', /sessions/)[0]?.body.sets).toEqual([
      { exercise: 'Back Squat', reps: 8, load: 60 },
      squatSet,
    ])
    await waitFor(() => expect(screen.queryByText(OUTDATED)).toBeNull())
    await waitFor(async () => expect(await storedDrafts(sara)).toEqual({}))
  })

  it('does not warn when this page itself saves while the next set is typed', async () => {
    let answerNow = () => {}
    const answered = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    server.on({
      'PUT /user-programs/:id/sessions/:date': async ({ body }) => {
        await answered
        return saved(body.sets)
      },
    })
    const visitor = await open()
    await visitor.type(reps(), '8')
    await visitor.click(button('Mark as Done'))
    const other = await draftInAnotherTab()
    await act(async () => {
      other.follow(() => undefined)
      other.write({ 'reps 2 Back Squat': '7' })
    })
    await waitFor(() => expect(reps(2).value).toBe('7'))
    await act(async () => answerNow())
    await screen.findByText(/^The session is marked as done/)
    expect([reps(1).value, reps(2).value]).toEqual(['8', '7'])
    expect(screen.queryByText(OUTDATED)).toBeNull()
    await waitFor(async () => expect(await textsOnDevice()).toEqual(['7']))
  })
})

describe('drafts of several accounts on one device', () => {
  const omar = { id: 'u2', email: 'omar@example.com', name: 'Omar' }

  it('shows typed sets to no other account', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8' })
    storeSession('token-2', omar)
    server.on({
      'GET /auth/me': () => ({ success: true, data: { ...omar, firstName: 'Omar', roles: ['customer'] } }),
    })
    await open()
    expect(reps().value).toBe('')
    expect(screen.queryByText(RESTORED)).toBeNull()
    cleanup()
    storeSession()
    server.on({
      'GET /auth/me': () => ({
        success: true,
        data: { ...customer, firstName: 'Sara', roles: ['customer'] },
      }),
    })
    await open()
    await screen.findByText(RESTORED)
    expect(reps().value).toBe('8')
  })

  it('deletes typed sets on sign-out', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await waitFor(async () => expect(await textsOnDevice()).toEqual(['8']))
    await act(async () => signOut('customer'))
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
    cleanup()
    storeSession()
    await open()
    expect(reps().value).toBe('')
  })
})

describe('draft of a session in two tabs', () => {
  it('shows text typed in one tab in the other', async () => {
    const visitor = await open()
    const other = await draftInAnotherTab()
    other.follow(() => undefined)
    await visitor.type(reps(), '8')
    await waitFor(() => expect(other.current().fields).toMatchObject({ 'reps 1 Back Squat': '8' }))
    await act(async () => other.write({ 'load 1 Back Squat': '40' }))
    await waitFor(() => expect([reps().value, load().value]).toEqual(['8', '40']))
  })

  it('reads the session again after the other tab has saved it', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await kept()
    answer(withMonday([squat], [{ exercise: 'Back Squat', reps: 8, load: null }]))
    const other = await draftInAnotherTab()
    await act(async () => {
      other.follow(() => undefined)
      await vi.waitFor(() => expect(other.current().fields).not.toEqual({}))
      other.write({ 'reps 1 Back Squat': null })
    })
    await screen.findByRole('button', { name: 'Save Changes' })
    expect(reps().value).toBe('8')
    expect(screen.queryByText(KEPT)).toBeNull()
  })
})

describe('draft of a session on a device that stores nothing', () => {
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('says so, asks before a reload in any tab of the program, and still saves', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not allowed', 'SecurityError')
    })
    const visitor = await open()
    expect(unload()).toBe(true)
    await visitor.type(reps(), '8')
    await screen.findByText('Not saved on this device. It stays only as long as this page is open.')
    expect(unload()).toBe(false)
    await tab('Nutrition')
    expect(unload()).toBe(false)
    await tab('Workout')
    expect(reps().value).toBe('8')
    await visitor.click(button('Mark as Done'))
    await screen.findByText(/^The session is marked as done/)
    expect(unload()).toBe(true)
  })

  it('does not ask before a reload once the device has stored the text', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await kept()
    await waitFor(() => expect(unload()).toBe(true))
    fireEvent.click(button('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
