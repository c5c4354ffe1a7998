import { expect, test } from 'vitest'
import { createGate } from './gate'

/** Work that ends on request. */
function held() {
  let end = () => undefined as undefined
  const ended = new Promise<void>((resolve) => {
    end = () => void resolve()
  })
  return { work: () => ended, end }
}

test('work goes on two at a time, in the order of its coming; a failure frees its place', async () => {
  const gate = createGate({ atOnce: 2, waitingMax: 5, patience: 10_000 })
  const began: number[] = []
  const works = Array.from({ length: 4 }, held)
  const all = works.map(({ work }, i) =>
    gate(async () => {
      began.push(i)
      await work()
      if (i === 0) throw new Error('no')
    }),
  )
  const failed = expect(all[0]).rejects.toThrow('no')
  await new Promise((resolve) => setImmediate(resolve))
  expect(began).toEqual([0, 1])
  works[0]?.end()
  await failed
  expect(began).toEqual([0, 1, 2])
  for (const { end } of works) end()
  await Promise.all(all.slice(1))
  expect(began).toEqual([0, 1, 2, 3])
  expect(await gate(async () => 'free again')).toBe('free again')
})

test('nobody waits in a full queue, nor longer than it is patient', async () => {
  const gate = createGate({ atOnce: 1, waitingMax: 1, patience: 20 })
  const { work, end } = held()
  const first = gate(work)
  const second = gate(async () => 'late')
  await expect(gate(async () => 'too many')).rejects.toMatchObject({
    code: 'server.unavailable',
    retryAfter: 1,
  })
  await expect(second).rejects.toMatchObject({ code: 'server.unavailable', retryAfter: 1 })
  end()
  await first
  expect(await gate(async () => 'free again')).toBe('free again')
})
