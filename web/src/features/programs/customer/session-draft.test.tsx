import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Exercise } from 'contract/programs/plan'
import { describe, expect, it, vi } from 'vitest'
import { squat } from '../../../../test/fake-programs'
import { offline, Reply } from '../../../../test/fake-server'
import { followTo } from '../../../../test/page'
import {
  answer,
  button,
  eachWithSessionToday,
  KEPT,
  kept,
  load,
  open,
  RESTORED,
  reps,
  server,
  TODAY,
  tab,
  textsOnDevice,
  typedBefore,
  withMonday,
} from '../../../../test/session-form'

const press: Exercise = { ...squat, name: 'Bench Press', sets: 1 }

eachWithSessionToday()

describe('draft of a session', () => {
  it('stores typed sets at each key and shows them again after a tab switch and after Close', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await visitor.type(load(), '40')
    await kept()
    await waitFor(async () => expect((await textsOnDevice()).sort()).toEqual(['40', '8']))
    expect(screen.getByText('Not saved', { exact: true })).toBeTruthy()
    await tab('Nutrition')
    expect(screen.queryByLabelText('Back Squat, set 1: reps')).toBeNull()
    await tab('Workout')
    expect([reps().value, load().value]).toEqual(['8', '40'])
    await followTo(button('Close'))
    await followTo(screen.getByRole('link', { name: 'View details of Strength p1' }))
    await followTo(await screen.findByRole('tab', { name: 'Workout' }))
    expect([reps().value, load().value]).toEqual(['8', '40'])
  })

  it('restores typed sets on the next page and says so', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8', 'load 2 Back Squat': '62,5' })
    await open()
    await screen.findByText(RESTORED)
    expect([reps(1).value, load(1).value, reps(2).value, load(2).value]).toEqual(['8', '', '', '62,5'])
  })

  it('discards typed sets and brings them back', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8' })
    const visitor = await open()
    await screen.findByText(RESTORED)
    await visitor.click(button('Discard'))
    expect(reps().value).toBe('')
    expect(screen.queryByText(RESTORED)).toBeNull()
    await waitFor(async () => expect(await textsOnDevice()).toEqual([]))
    // Controls outside of an open dialog can be neither seen nor pressed.
    expect(screen.getByRole('dialog').contains(button('Bring It Back'))).toBe(true)
    await visitor.click(button('Bring It Back'))
    expect(reps().value).toBe('8')
    expect(screen.queryByRole('button', { name: 'Bring It Back' })).toBeNull()
    await waitFor(async () => expect(await textsOnDevice()).toEqual(['8']))
  })

  it('removes the draft once Mark as Done has saved it', async () => {
    await typedBefore({ 'reps 1 Back Squat': '۸', 'load 1 Back Squat': '62,5' })
    const visitor = await open()
    await screen.findByText(RESTORED)
    await visitor.click(button('Mark as Done'))
    await screen.findByText('The session is marked as done. Progress: 50%')
    expect(server.calls('PUT', /sessions/)[0]?.body).toEqual({
      done: true,
      sets: [{ exercise: 'Back Squat', reps: 8, load: 62.5 }],
    })
    await waitFor(() => expect(screen.queryByText(RESTORED)).toBeNull())
    await waitFor(async () => expect(await textsOnDevice()).toEqual([]))
    expect([reps().value, load().value]).toEqual(['۸', '62,5'])
  })

  it.each([
    ['the server refuses it', () => new Reply(503, { success: false })],
    ['there is no network', offline],
  ])('keeps the draft when %s', async (_, reply) => {
    server.on({ 'PUT /user-programs/:id/sessions/:date': reply })
    const visitor = await open()
    await visitor.type(reps(), '8')
    await visitor.click(button('Mark as Done'))
    await waitFor(() => expect(server.calls('PUT', /sessions/)).toHaveLength(1))
    await waitFor(() => expect(button('Mark as Done').ariaBusy).not.toBe('true'))
    expect([reps().value, await textsOnDevice()]).toEqual(['8', ['8']])
  })

  it('makes saved sets a draft on Undo and removes it on Mark It Again', async () => {
    answer(withMonday([squat], [{ exercise: 'Back Squat', reps: 5, load: 60 }]))
    const visitor = await open()
    await visitor.click(button('Undo'))
    await kept()
    expect([reps().value, load().value]).toEqual(['5', '60'])
    await waitFor(async () => expect((await textsOnDevice()).sort()).toEqual(['5', '60']))
    await visitor.click(button('Mark It Again'))
    await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull())
    await waitFor(async () => expect(await textsOnDevice()).toEqual([]))
    expect(reps().value).toBe('5')
  })

  it('removes the draft when the text equals the stored set', async () => {
    answer(withMonday([squat], [{ exercise: 'Back Squat', reps: 5, load: 60 }]))
    const visitor = await open()
    await visitor.clear(reps())
    await visitor.type(reps(), '6')
    await kept()
    await visitor.clear(reps())
    await visitor.type(reps(), '5')
    await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull())
    await waitFor(async () => expect(await textsOnDevice()).toEqual([]))
  })
})

describe('draft of a session with a changed plan', () => {
  it('moves typed sets with their exercise when another is inserted before it', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8', 'reps 2 Back Squat': '7' })
    answer(withMonday([press, squat]))
    await open()
    await screen.findByText(RESTORED)
    expect([reps(1, 'Bench Press').value, reps(1).value, reps(2).value]).toEqual(['', '8', '7'])
  })

  it('shows and saves typed sets of an exercise that was removed', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8', 'load 1 Back Squat': '40' })
    answer(withMonday([press]))
    const visitor = await open()
    await screen.findByText(RESTORED)
    const gone = within(screen.getByRole('group', { name: /Back Squat.*Not in your plan/ }))
    expect(gone.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['8', '40'])
    expect(reps(1, 'Bench Press').value).toBe('')
    // The row stays while its text is being replaced.
    await visitor.clear(load())
    await visitor.clear(reps())
    await visitor.type(reps(), '9')
    await visitor.click(button('Mark as Done'))
    await screen.findByText(/^The session is marked as done/)
    expect(server.calls('PUT', /sessions/)[0]?.body.sets).toEqual([
      { exercise: 'Back Squat', reps: 9, load: null },
    ])
    await waitFor(async () => expect(await textsOnDevice()).toEqual([]))
  })

  it('shows the typed set when its exercise has fewer sets now', async () => {
    await typedBefore({ 'reps 2 Back Squat': '7' })
    answer(withMonday([{ ...squat, sets: 1 }]))
    await open()
    await screen.findByText(RESTORED)
    expect([reps(1).value, reps(2).value]).toEqual(['', '7'])
  })

  it('keeps typed sets with their exercise when the plan changes while the form is open', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await kept()
    answer(withMonday([press, squat]))
    await act(async () => {
      vi.setSystemTime(new Date(`${TODAY}T09:10:00`))
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    await screen.findByLabelText('Bench Press, set 1: reps')
    expect([reps(1, 'Bench Press').value, reps().value]).toEqual(['', '8'])
  })

  it('shows typed sets of a paused program and of a day that became a rest day', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8', 'load 1 Back Squat': '40' })
    answer(withMonday([squat], undefined, 'paused'))
    await open()
    const [heading] = await screen.findAllByText('Typed, but not saved')
    expect(heading?.parentElement?.textContent).toContain('Back Squat8 reps, 40 kg')
    expect(screen.queryByRole('button', { name: 'Mark as Done' })).toBeNull()
    cleanup()
    const rest = withMonday([])
    const monday = rest.programData?.workout.weeklySchedule.monday
    if (monday) Object.assign(monday, { focus: '', duration: 0 })
    answer(rest)
    await open()
    await screen.findByRole('group', { name: /Back Squat.*Not in your plan/ })
    expect(reps().value).toBe('8')
  })
})
