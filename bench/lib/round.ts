// Runs a round of calls against product or baseline; shared by all benches.
import { load } from './load'
import { cpuSeconds } from './process'
import type { Measured } from './report'

export const only = process.env.BENCH_ONLY?.split(',')
export const wanted = (name: string) => !only || only.includes(name)
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const CONNECTIONS = 32
/** Below the limits per address (server/src/kernel/http/limits.ts), which remain enabled. */
export const CALLS = process.platform === 'linux' ? { read: 2900, write: 290 } : { read: 0, write: 0 }
export const API = '/api/v1'

export interface Target {
  host: string
  port: number
  /** Processes charged with a round's CPU time: the server and its database. */
  pids: number[]
}

/** Runs one round; `requests` are repeated in turn for some seconds, or sent once each. */
export async function round(
  target: Target,
  requests: readonly Buffer[],
  kind: keyof typeof CALLS,
  repeat: boolean,
): Promise<Measured> {
  let i = 0
  const before = await cpuSeconds(target.pids)
  const result = await load({
    host: target.host,
    port: target.port,
    connections: CONNECTIONS,
    seconds: repeat ? SECONDS : 60,
    perAddress: CALLS[kind],
    next: () => (repeat ? requests[i++ % requests.length] : requests[i++]),
  })
  if (result.bad > 0) throw new Error(`${result.bad} answers were refused, the first:\n${result.firstBad}`)
  const after = await cpuSeconds(target.pids)
  return {
    ...result,
    cpu: after === undefined || before === undefined ? undefined : (after - before) / result.good,
  }
}
