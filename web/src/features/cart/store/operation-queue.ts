import { applyOp, type CartOp, mergeOps } from './cart-ops'

interface PendingOp {
  op: CartOp
  /** True once sent, so nothing can be merged into it. */
  started: boolean
  waiters: { resolve: () => void; reject: (error: unknown) => void }[]
}

/** Pending operations, sent one at a time and in order. */
export interface OperationQueue {
  pending: PendingOp[]
  /** Incremented by `dropPending`; the result of an operation of an older generation is ignored. */
  generation: number
  running: boolean
}

interface Handlers {
  /** Executes an operation and stores its result before the operation leaves the queue. */
  perform: (op: CartOp) => Promise<void>
  /** Called after each change of the pending operations. */
  changed: () => void
  failed: (op: CartOp, error: unknown) => void
}

export function createOperationQueue(): OperationQueue {
  return { pending: [], generation: 0, running: false }
}

/** Adds an operation; the promise settles when it is confirmed or refused. Unsent operations are merged. */
export function enqueue(queue: OperationQueue, op: CartOp, handlers: Handlers): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiters = [{ resolve, reject }]
    if (op.kind === 'clear') {
      for (const other of queue.pending) if (!other.started) waiters.push(...other.waiters)
      queue.pending = queue.pending.filter(({ started }) => started)
    }
    const last = queue.pending.at(-1)
    const merged = last && !last.started ? mergeOps(last.op, op) : undefined
    if (last && merged) {
      last.op = merged
      last.waiters.push(...waiters)
    } else queue.pending.push({ op, started: false, waiters })
    handlers.changed()
    if (!queue.running) void run(queue, handlers)
  })
}

async function run(queue: OperationQueue, { perform, changed, failed }: Handlers): Promise<void> {
  const { generation } = queue
  queue.running = true
  for (let next = queue.pending[0]; next; next = queue.pending[0]) {
    next.started = true
    let error: unknown
    let ok = false
    try {
      await perform(next.op)
      ok = true
    } catch (reason) {
      error = reason
    }
    if (generation !== queue.generation) return
    queue.pending.shift()
    if (ok) changed()
    else failed(next.op, error)
    for (const { resolve, reject } of next.waiters) ok ? resolve() : reject(error)
  }
  queue.running = false
}

/** Returns the optimistic lines, with every pending operation applied. */
export function applyPending<T extends Parameters<typeof applyOp>[0]>(queue: OperationQueue, lines: T) {
  let items: T | ReturnType<typeof applyOp> = lines
  for (const { op } of queue.pending) items = applyOp(items, op)
  return items
}

/** Drops all operations, the one being sent included; their promises reject with `reason`. */
export function dropPending(queue: OperationQueue, reason: unknown): void {
  const dropped = queue.pending
  queue.pending = []
  queue.generation += 1
  queue.running = false
  for (const { waiters } of dropped) for (const { reject } of waiters) reject(reason)
}

/** Removes the unsent operations from the queue, resolves their promises and returns them. */
export function takeWaiting(queue: OperationQueue): CartOp[] {
  const waiting = queue.pending.filter(({ started }) => !started)
  queue.pending = queue.pending.filter(({ started }) => started)
  for (const { waiters } of waiting) for (const { resolve } of waiters) resolve()
  return waiting.map(({ op }) => op)
}
