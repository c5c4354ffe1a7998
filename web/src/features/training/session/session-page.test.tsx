import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
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
  SESSION,
  sentSets,
} from '../../../../test/fake-training'

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
    const logged = await line(/Set 1: 60 kg × 8\. Logged/)
    // What is seen has its words apart, as in the name.
    expect(logged.textContent).toMatch(/^1 60.kg/)
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

  it('steps the load by 2.5 kg, also below zero for assistance', async () => {
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
          sets: 2,
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
    expect(screen.getByText('1 of 2 sets')).toBeTruthy()
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
    fireEvent.click(await line(/Set 1: .*Logged/))
    fireEvent.change(reps(), { target: { value: '9' } })
    fireEvent.click(button('Save Set'))
    expect(screen.queryByRole('region', { name: 'Rest' })).toBeNull()
    await waitFor(() => expect(sentSets()).toMatchObject([{ reps: 9, rev: 2 }]))
    fireEvent.click(await line(/Set 1: 60 kg × 9\. Logged/))
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

  it('offers swaps of the library by equipment, and logs under the exercise of the library [57]', async () => {
    const swap = (name: string, ...equipment: string[]) => ({ exerciseId: `e-${name}`, name, equipment })
    const swaps = [
      swap('Dumbbell press', 'Dumbbells', 'Bench'),
      swap('Push-up', 'None'),
      swap('Fly', 'Cable'),
    ]
    answerToday(planned([exercise('r1', { swaps })]))
    await openSession()
    fireEvent.click(button('Swap'))
    const equipment = await screen.findByLabelText('Equipment at hand')
    const offered = () => within(screen.getByRole('dialog')).getAllByRole('listitem')
    // What the plan itself names is not offered twice.
    expect(offered().map(({ textContent }) => textContent)).toEqual([
      'Dumbbell pressDumbbells, Bench',
      'FlyCable',
    ])
    fireEvent.change(equipment, { target: { value: 'Cable' } })
    expect(offered()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: /^Fly/ }))
    fireEvent.change(reps(), { target: { value: '12' } })
    logSet()
    await sets(1)
    expect(sentSets()[0]).toMatchObject({ exercise: 'Fly', exerciseId: 'e-Fly', insteadOf: 'r1', row: null })
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

  it('records a reported pain with the session', async () => {
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
