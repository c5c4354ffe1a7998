import { MINUTE } from 'contract/units'
import type { FastifyBaseLogger } from 'fastify'
import { networkOf } from './network'
import type { Pseudonym } from './pseudonym'

/** Something that was refused and may be refused a thousand times a second. */
export interface Refusal {
  kind: 'call' | 'event' | 'handshake' | 'connection' | 'render'
  /** Error code, or the reason in words of a fixed set. */
  code: string
  /** The visitor's address. */
  address: string
  account?: string | undefined
  /** Name of the event, where it is declared. */
  socketEvent?: string | undefined
  /** Pattern of the call's route. */
  route?: string | undefined
}

/** Bounds the log lines that clients can cause by being refused. */
export interface RefusalLog {
  /**
   * Counts a refusal and returns whether the caller logs it in full: true for the first of its kind, code, network,
   * account and event in a minute. The others appear in one line at the end of the minute.
   */
  shouldLog(refusal: Refusal): boolean
  /** Writes the sums of the current minute. */
  flush(): void
}

/** Refusals that are counted apart in one minute; those of further networks share one sum for each kind and code. */
export const TALLIES_MAX = 1000
/** Routes that a sum lists. */
export const ROUTES_MAX = 10

type Tally = Pick<Refusal, 'kind' | 'code' | 'account' | 'socketEvent'> & {
  /** Undefined in the sum of many networks. */
  network: string | undefined
  count: number
  routes: Set<string>
}

/** For servers without an application around them: each refusal is logged. */
export const logEachRefusal: RefusalLog = { shouldLog: () => true, flush() {} }

export function createRefusalLog(log: Pick<FastifyBaseLogger, 'info'>, pseudonym: Pseudonym): RefusalLog {
  let tallies = new Map<string, Tally>()
  let timer: NodeJS.Timeout | undefined

  function tallyOf({ kind, code, address, account, socketEvent }: Refusal): Tally {
    const network = networkOf(address).narrow
    const own = `${kind} ${code} ${network} ${account} ${socketEvent}`
    const found = tallies.get(own)
    if (found) return found
    const isFull = tallies.size >= TALLIES_MAX
    const key = isFull ? `${kind} ${code}` : own
    const who = isFull ? { network: undefined } : { network, account, socketEvent }
    const tally: Tally = tallies.get(key) ?? { kind, code, ...who, count: 0, routes: new Set() }
    tallies.set(key, tally)
    return tally
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const ended = tallies
    tallies = new Map()
    for (const { network, routes, ...tally } of ended.values()) {
      if (tally.count === 1) continue
      const entry = {
        ...tally,
        network: network === undefined ? 'several' : pseudonym(network),
        routes: routes.size > 0 ? [...routes] : undefined,
      }
      log.info({ event: 'refusals', ...entry }, 'refused within a minute')
    }
  }

  return {
    shouldLog(refusal) {
      timer ??= setTimeout(flush, MINUTE).unref()
      const tally = tallyOf(refusal)
      tally.count += 1
      if (refusal.route !== undefined && tally.routes.size < ROUTES_MAX) tally.routes.add(refusal.route)
      return tally.count === 1
    },
    flush,
  }
}
