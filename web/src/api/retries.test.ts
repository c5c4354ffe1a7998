import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRetries } from './retries'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Creates attempts that always fail, and records the time of each. */
function failing() {
  const begun = Date.now()
  const at: number[] = []
  const gaveUp = vi.fn()
  const retries = createRetries(() => {
    at.push(Date.now() - begun)
    queueMicrotask(retries.failed)
  }, gaveUp)
  return { retries, at, gaveUp }
}

describe('retries', () => {
  it('retries after 1, 2, 4, 8 and 16 s, then gives up (COACH-STATE-25 COACH-STATE-26 COACH-CONST-05)', async () => {
    const { retries, at, gaveUp } = failing()
    retries.begin()
    await vi.advanceTimersByTimeAsync(30_999)
    expect(gaveUp).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(at).toEqual([0, 1000, 3000, 7000, 15_000, 31_000])
    expect(gaveUp).toHaveBeenCalledTimes(1)
  })

  it('starts a new round immediately with all its retries (X-69)', async () => {
    const { retries, at } = failing()
    retries.begin()
    await vi.advanceTimersByTimeAsync(60_000)
    retries.begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(at.slice(6)).toEqual([60_000, 61_000, 63_000, 67_000, 75_000, 91_000])
  })

  it('adds a random delay to each retry', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValueOnce(0.999)
    const begun = Date.now()
    const at: number[] = []
    const retries = createRetries(() => {
      at.push(Date.now() - begun)
      queueMicrotask(() => retries.failed())
    }, vi.fn())
    retries.begin()
    await vi.advanceTimersByTimeAsync(9500)
    expect(at).toEqual([0, 1000, 1000 + 2500, 1000 + 2500 + 5998])
    retries.cancel()
  })

  it('resets the count after a success, and stops on cancel', async () => {
    const { retries, at } = failing()
    retries.begin()
    await vi.advanceTimersByTimeAsync(8000)
    expect(at).toHaveLength(4)
    retries.succeeded()
    retries.failed()
    await vi.advanceTimersByTimeAsync(1000)
    expect(at).toEqual([0, 1000, 3000, 7000, 9000])
    retries.cancel()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(at).toHaveLength(5)
  })
})
