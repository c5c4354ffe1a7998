import { MINUTE } from 'contract/units'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRefusalLog, type Refusal, ROUTES_MAX, TALLIES_MAX } from './refusal-log'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (more: Partial<Refusal> = {}): Refusal => ({
  kind: 'event',
  code: 'chat.not_found',
  address: '192.0.2.1',
  account: 'a',
  socketEvent: 'join_chat',
  ...more,
})

function open() {
  const lines: Record<string, unknown>[] = []
  const log = { info: (line: object) => void lines.push(line as Record<string, unknown>) }
  const refusals = createRefusalLog(log as never, (text) => `hash of ${text}`)
  return { refusals, lines }
}

describe('S42 refusals', () => {
  test('the first of a minute is for the caller to log, the others are one line at its end', () => {
    const { refusals, lines } = open()
    const first = Array.from({ length: 1000 }, () => refusals.shouldLog(refusal()))
    expect(first.filter(Boolean)).toHaveLength(1)
    vi.advanceTimersByTime(MINUTE - 1)
    expect(lines).toEqual([])
    vi.advanceTimersByTime(1)
    expect(lines).toEqual([
      {
        event: 'refusals',
        kind: 'event',
        code: 'chat.not_found',
        network: 'hash of 192.0.2.1',
        account: 'a',
        socketEvent: 'join_chat',
        count: 1000,
        routes: undefined,
      },
    ])
    expect(refusals.shouldLog(refusal()), 'the next minute').toBe(true)
    vi.advanceTimersByTime(MINUTE)
    expect(lines, 'a single refusal needs no sum').toHaveLength(1)
  })

  test('are counted apart by kind, code, account, event and network; one visitor’s IPv6 addresses are one network', () => {
    const { refusals, lines } = open()
    const others: Partial<Refusal>[] = [
      {},
      { kind: 'call' },
      { code: 'request.too_many_requests' },
      { account: 'b' },
      { socketEvent: 'send_message' },
      { address: '192.0.2.2' },
      { address: '2001:db8:1:1::1' },
    ]
    for (const other of others) expect(refusals.shouldLog(refusal(other))).toBe(true)
    expect(refusals.shouldLog(refusal({ address: '2001:db8:1:1::2' }))).toBe(false)
    refusals.flush()
    expect(lines).toMatchObject([{ network: 'hash of 2001:db8:1:1::/64', count: 2 }])
  })

  test('take no more memory and lines than a bound, whatever addresses, accounts and routes they have', () => {
    const { refusals, lines } = open()
    let firsts = 0
    for (let i = 0; i < 5 * TALLIES_MAX; i++) {
      const address = `10.${i >> 8}.${i & 255}.1`
      firsts += Number(refusals.shouldLog(refusal({ address, account: `a${i}` })))
      refusals.shouldLog(refusal({ route: `/${i}` }))
    }
    expect(firsts).toBeLessThanOrEqual(TALLIES_MAX + 1)
    refusals.flush()
    const [own, several, ...more] = lines
    expect(own).toMatchObject({ network: 'hash of 192.0.2.1', count: 5 * TALLIES_MAX })
    expect(own?.routes).toHaveLength(ROUTES_MAX)
    expect(several).toMatchObject({ network: 'several', count: 4 * TALLIES_MAX + 1 })
    expect(several?.account).toBeUndefined()
    expect(more).toEqual([])
  })
})
