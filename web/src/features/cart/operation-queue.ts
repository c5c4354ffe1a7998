import { applyOp, type CartOp, mergeOps } from './cart-ops'

interface Waiting {
  op: CartOp
  started: boolean
  done: { resolve: () => void; reject: (error: unknown) => void }[]
}

interface Work {
  /** Carries a change out and takes over its result, before the change leaves the queue. */
  perform: (op: CartOp) => Promise<void>
  /** Called whenever what waits has changed. */
  changed: () => void
  failed: (op: CartOp, error: unknown) => void
}

/**
 * Changes on their way, one at a time and in order, so that none overtakes another. What waits behind the one under
 * way is merged where the last quantity is all that counts.
 */
export function createOpQueue({ perform, changed, failed }: Work) {
  let queue: Waiting[] = []
  // Rises when everything that waits is dropped; a change under way then ends without a word.
  let round = 0
  let running = false

  async function run(): Promise<void> {
    const mine = round
    running = true
    for (let next = queue[0]; next; next = queue[0]) {
      next.started = true
      let error: unknown
      let ok = false
      try {
        await perform(next.op)
        ok = true
      } catch (reason) {
        error = reason
      }
      if (mine !== round) return
      queue.shift()
      if (ok) changed()
      else failed(next.op, error)
      for (const { resolve, reject } of next.done) ok ? resolve() : reject(error)
    }
    running = false
  }

  return {
    /** Asks for a change; settles when it is confirmed or refused. */
    push(op: CartOp): Promise<void> {
      return new Promise((resolve, reject) => {
        const done = [{ resolve, reject }]
        if (op.kind === 'clear') {
          for (const other of queue) if (!other.started) done.push(...other.done)
          queue = queue.filter(({ started }) => started)
        }
        const last = queue.at(-1)
        const merged = last && !last.started ? mergeOps(last.op, op) : undefined
        if (last && merged) {
          last.op = merged
          last.done.push(...done)
        } else queue.push({ op, started: false, done })
        changed()
        if (!running) void run()
      })
    },
    /** The lines as they will be when everything on its way has arrived. */
    over<T extends Parameters<typeof applyOp>[0]>(lines: T) {
      let items: T | ReturnType<typeof applyOp> = lines
      for (const { op } of queue) items = applyOp(items, op)
      return items
    },
    /** Drops all changes, those under way included; whoever waits for them is told why. */
    drop(reason: unknown): void {
      const dropped = queue
      queue = []
      round += 1
      running = false
      for (const { done } of dropped) for (const { reject } of done) reject(reason)
    },
    get busy(): boolean {
      return queue.length > 0
    },
  }
}
