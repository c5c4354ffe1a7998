// A round of calls, of the product or of the baseline beside it, and what all rounds have in common.
import { load } from './load'
import { cpuSeconds } from './process'
import type { Measured } from './report'

export const only = process.env.BENCH_ONLY?.split(',')
export const wanted = (name: string) => !only || only.includes(name)
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const CONNECTIONS = 32
/** Below the limits of one address (server/src/kernel/http/limits.ts), which stay on. */
export const CALLS = process.platform === 'linux' ? { read: 2900, write: 290 } : { read: 0, write: 0 }
export const API = '/api/v1'

export interface Target {
  host: string
  port: number
  /** Processes whose work a round is charged with: the server, and the one that has the database. */
  pids: number[]
}

/** One round; `requests` are sent in turn for some seconds, or each once. */
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
