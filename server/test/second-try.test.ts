import { expect, test } from 'vitest'
import { FLAKY_MAX, trySecondTime } from '../../scripts/lib/second-try.mjs'

const passes = async () => ({ passed: 1, failed: 0 })
const quiet = () => undefined

test('a test that passes the second time is flaky, one that fails again or does not run has failed', async () => {
  const tries = [
    { name: 'passes', run: passes },
    { name: 'fails again', run: async () => ({ passed: 0, failed: 1 }) },
    { name: 'is not found', run: async () => ({ passed: 0, failed: 0 }) },
  ]
  expect(await trySecondTime(tries, quiet)).toEqual(['passes'])
  const broken = { name: 'leaves no report', run: () => Promise.reject(new Error('no report')) }
  expect(await trySecondTime([broken], quiet)).toEqual([])
})

test('second tries run one after the other', async () => {
  let running = 0
  const run = async () => {
    running += 1
    await new Promise(setImmediate)
    const alone = running === 1
    running -= 1
    return alone ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }
  const names = ['a', 'b', 'c']
  expect(
    await trySecondTime(
      names.map((name) => ({ name, run })),
      quiet,
    ),
  ).toEqual(names)
})

test('where more have failed than may be flaky none gets a second try', async () => {
  const tries = Array.from({ length: FLAKY_MAX + 1 }, (_, i) => ({ name: `${i}`, run: passes }))
  expect(await trySecondTime(tries, quiet)).toEqual([])
})
