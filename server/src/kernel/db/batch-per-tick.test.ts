import { expect, test } from 'vitest'
import { batchPerTick } from './batch-per-tick'

function counted() {
  const asked: number[][] = []
  const find = batchPerTick(async (keys: number[]) => {
    asked.push(keys)
    if (keys.includes(13)) throw new Error('away')
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `value ${key}`]))
  })
  return { asked, find }
}

test('questions of one turn are one query, each with its own answer', async () => {
  const { asked, find } = counted()
  expect(await Promise.all([1, 2, -1, 1].map(find))).toEqual(['value 1', 'value 2', undefined, 'value 1'])
  expect(asked).toEqual([[1, 2, -1]])
})

test('nothing is kept from one turn to the next', async () => {
  const { asked, find } = counted()
  await find(1)
  await find(1)
  expect(asked).toEqual([[1], [1]])
})

test('a query that fails fails its own questions only', async () => {
  const { find } = counted()
  await expect(Promise.all([find(13), find(1)])).rejects.toThrow('away')
  expect(await find(1)).toBe('value 1')
})

test('collects queries while one is running, when limited to one at a time', async () => {
  const asked: number[][] = []
  let answer = () => undefined as undefined
  const find = batchPerTick(
    async (keys: number[]) => {
      asked.push(keys)
      await new Promise<void>((resolve) => {
        answer = () => void resolve()
      })
      return new Map(keys.map((key) => [key, key]))
    },
    { oneAtATime: true, waitingMax: 2 },
  )
  const first = find(1).then((answer) => [answer, asked.length])
  await expect.poll(() => asked).toEqual([[1]])
  const rest = [find(2), find(3)]
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked).toEqual([[1]])
  // The queue is full: further callers are refused at once.
  await expect(find(4)).rejects.toMatchObject({ code: 'server.unavailable', retryAfter: 1 })
  answer()
  // The next is on its way before the one before is answered.
  expect(await first).toEqual([1, 2])
  expect(asked).toEqual([[1], [2, 3]])
  answer()
  expect(await Promise.all(rest)).toEqual([2, 3])
})
