import { expect, test } from 'vitest'
import { batchByKey } from './batch-by-key'

/** A writer that ends when it is told to; items are `key` and a number. */
function held(options: { atOnce?: number; waitingMax?: number } = {}) {
  const batches: string[][] = []
  const ends: (() => void)[] = []
  const put = batchByKey(
    async (items: string[]) => {
      batches.push(items)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (items.includes('bad')) throw new Error('away')
      return new Map(items.map((item) => [item, item.toUpperCase()]))
    },
    { keyOf: (item) => item.charAt(0), atOnce: 2, waitingMax: 100, ...options },
  )
  return { batches, ends, put }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what comes in one turn is one batch, each item with its own answer', async () => {
  const { batches, ends, put } = held()
  const answers = Promise.all(['a1', 'b1', 'a2'].map(put))
  await turn()
  expect(batches).toEqual([['a1', 'b1', 'a2']])
  ends[0]?.()
  expect(await answers).toEqual(['A1', 'B1', 'A2'])
})

test('items of a key wait for the batch before, others are written beside it, so many batches at a time', async () => {
  const { batches, ends, put } = held()
  const all = [put('a1')]
  await turn()
  all.push(put('a2'), put('b1'))
  await turn()
  all.push(put('c1'))
  await turn()
  expect(batches).toEqual([['a1'], ['b1']])
  ends[0]?.()
  await turn()
  await turn()
  expect(batches).toEqual([['a1'], ['b1'], ['a2', 'c1']])
  ends[1]?.()
  ends[2]?.()
  expect(await Promise.all(all)).toEqual(['A1', 'A2', 'B1', 'C1'])
})

test('the next batch is on its way before the last one is answered', async () => {
  const { batches, ends, put } = held({ atOnce: 1 })
  const first = put('a1').then(() => batches.length)
  await turn()
  const second = put('b1')
  await turn()
  ends[0]?.()
  expect(await first).toBe(2)
  ends[1]?.()
  expect(await second).toBe('B1')
})

test('a batch that fails fails its own items, and the next one is written', async () => {
  const { ends, put } = held()
  const failed = put('bad')
  await turn()
  const next = put('b2')
  ends[0]?.()
  await expect(failed).rejects.toThrow('away')
  await turn()
  await turn()
  ends[1]?.()
  expect(await next).toBe('B2')
})

test('a full queue refuses with when to come back', async () => {
  const { put } = held({ waitingMax: 1, atOnce: 1 })
  void put('a1')
  await expect(put('a2')).rejects.toMatchObject({ code: 'server.unavailable', retryAfter: 1 })
})
