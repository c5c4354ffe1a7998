import { Failure } from '../fail'

export interface GateOptions {
  /** Pieces of work that run at a time. */
  atOnce: number
  /** Pieces that may wait for their turn, */
  waitingMax: number
  /** and for how many milliseconds. Whoever would wait longer is answered 503 with `Retry-After`. */
  patience: number
}

/** Runs work of one kind a few at a time, in the order of its coming, so that it never takes all connections. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

export function createGate({ atOnce, waitingMax, patience }: GateOptions): Gate {
  const waiting = new Set<() => void>()
  let running = 0
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(enter)
        reject(busy())
      }, patience)
      const enter = () => {
        clearTimeout(timer)
        waiting.delete(enter)
        resolve()
      }
      waiting.add(enter)
    })
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.size >= waitingMax) throw busy()
      await turn()
    } else running++
    try {
      return await work()
    } finally {
      // The slot is handed over, so that no newcomer overtakes the queue.
      const [next] = waiting
      if (next) next()
      else running--
    }
  }
}

const busy = () => new Failure('server.unavailable', undefined, 1)
