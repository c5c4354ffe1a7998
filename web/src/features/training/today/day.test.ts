import { describe, expect, it } from 'vitest'
import { aDay, inDays, meal, session, todayDate } from '../../../../test/fake-today'
import type { StoredEntry } from '../log/entry'
import {
  type Day,
  entryBehind,
  minutesOf,
  nextMeal,
  stateOf,
  withMoved,
  withReturned,
  withWater,
} from './day'

const day = (): Day => ({ today: aDay(), away: [] })
const stored = (entry: object): StoredEntry => ({
  userProgramId: 'p1',
  entry: entry as StoredEntry['entry'],
  confirmed: 0,
})

describe('the next meal', () => {
  const meals = [
    meal('breakfast', { time: '07:00' }),
    meal('lunch', { time: '12.30' }),
    meal('dinner', { time: '19:00' }),
  ]
  const at = (time: string) => nextMeal(meals, new Date(`2026-11-26T${time}`))?.meal

  it('is the first open meal until ninety minutes after its time', () => {
    expect([at('06:00'), at('08:29'), at('08:31'), at('14:01'), at('23:00')]).toEqual([
      'breakfast',
      'breakfast',
      'lunch',
      'dinner',
      'dinner',
    ])
  })

  it('follows the order of the day when the coach wrote no time', () => {
    const [first, second] = [meal('breakfast', { time: 'after waking', done: true }), meal('lunch')]
    expect(nextMeal([first, second], new Date())?.meal).toBe('lunch')
    expect(nextMeal([first], new Date())).toBeUndefined()
  })

  it('reads times of the day only', () => {
    expect(['7:05', ' 07.30', '25:00', 'noon', '7:5'].map(minutesOf)).toEqual([
      425,
      450,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('changes of the day', () => {
  it('moves a session away, names it as the next one where it is sooner, and brings both back', () => {
    const moved = withMoved(day(), session(), inDays(1))
    expect(moved.today.sessions).toEqual([])
    expect(moved.today.next).toEqual({ date: inDays(1), userProgramId: 'p1', focus: 'Push day' })
    const [away] = moved.away
    if (!away) throw new Error('nothing was moved away')
    expect(withReturned(moved, away)).toEqual(day())
    expect(withMoved(day(), session(), inDays(3)).today.next).toEqual(aDay().next)
  })

  it('never shows less than no water', () => {
    expect(withWater(day(), -5000).today.water.ml).toBe(0)
  })
})

describe('entries of this device', () => {
  const entry = (state: string) => stored({ kind: 'session', session: session().session, state })

  it('decides the state of a session until the server says that it is done', () => {
    expect(stateOf(session(), [])).toBe('planned')
    expect(stateOf(session(), [entry('running')])).toBe('running')
    expect(stateOf(session(), [entry('running'), entry('done')])).toBe('done')
    expect(stateOf(session({ state: 'done' }), [entry('running')])).toBe('done')
  })

  it('finds the last move away from a day and leaves out refused ones', () => {
    const move = (clientId: string, to: string) =>
      stored({ kind: 'move', clientId, date: todayDate, from: todayDate, to })
    const refused: StoredEntry = { ...move('c', inDays(3)), refusal: {} }
    expect(
      entryBehind([move('a', inDays(1)), move('b', inDays(2)), refused], { kind: 'move', day: todayDate }),
    ).toEqual({ clientId: 'b', to: inDays(2) })
  })
})
