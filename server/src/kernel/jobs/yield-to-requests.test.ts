import { expect, test } from 'vitest'
import { type Load, makeWay } from './yield-to-requests'

/** A process whose event loop is busy for these parts of the pieces that pass, the last one for ever. */
function loaded(...busy: number[]) {
  let time = 0
  const load: Load = {
    now: () => time,
    pass: async (milliseconds) => {
      time += milliseconds
      return (busy.length > 1 ? busy.shift() : busy[0]) ?? 0
    },
  }
  return { load, time: () => time }
}

const running = new AbortController().signal

test('jobs of a process with nothing else to do rest for one piece', async () => {
  const { load, time } = loaded(0.1)
  await makeWay(load, 200, running)
  expect(time()).toBe(10)
})

test('jobs of a busy process rest nine times as long as they took', async () => {
  const { load, time } = loaded(0.9)
  await makeWay(load, 35, running)
  expect(time()).toBe(315)
})

test('ends its pause when the requests end', async () => {
  const { load, time } = loaded(0.9, 0.9, 0.2)
  await makeWay(load, 100, running)
  expect(time()).toBe(30)
})

test('no rest is longer than two seconds, however slow the jobs', async () => {
  const { load, time } = loaded(1)
  await makeWay(load, 60_000, running)
  expect(time()).toBe(2000)
})

test('a rest is over when the process stops, where no more time passes', async () => {
  const stop = new AbortController()
  let asked = 0
  const load: Load = {
    now: () => 0,
    pass: async () => {
      asked += 1
      if (asked > 1) throw new Error('it went on asking')
      stop.abort()
      return Number.NaN
    },
  }
  await makeWay(load, 100, stop.signal)
  expect(asked).toBe(1)
})
