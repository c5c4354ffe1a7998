import { Worker } from 'node:worker_threads'
import { SECOND } from 'contract/units'

/** Scripts of threads lie beside the bundle; tests build their own. */
let folder = new URL('./workers/', import.meta.url)

/** Folder of `<script>.js`; for tests. */
export function setWorkersFolder(url: URL): void {
  folder = url
}

export interface PoolOptions {
  /** Name of the bundled script in `dist/workers`, without its extension. */
  script: string
  /** Threads at most; further tasks wait in the order of their coming. */
  max: number
  /** Milliseconds after which an unused thread ends, so that its memory is free again. */
  idle?: number
  /** Largest heap of one thread, in megabytes. */
  heap?: number
  /** Largest young generation of one thread, in megabytes; Node's default (48) suits servers, not short tasks. */
  youngHeap?: number
}

/** Runs tasks of one kind off the event loop. */
export interface WorkerPool<I, O> {
  /** Rejects with what the script threw, or when `signal` aborts: a running task is ended with its thread. */
  run(input: I, signal?: AbortSignal): Promise<O>
}

interface Task {
  input: unknown
  signal: AbortSignal | undefined
  resolve: (value: never) => void
  reject: (error: Error) => void
}

/** Answer of a worker script; errors lose their class in transit. */
export type Reply<O> = { value: O } | { error: string }

class Pool implements WorkerPool<unknown, unknown> {
  readonly #waiting: Task[] = []
  readonly #idle: { worker: Worker; timer: NodeJS.Timeout }[] = []
  #threads = 0

  constructor(private readonly options: PoolOptions) {}

  run(input: unknown, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, signal, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    const task = this.#waiting[0]
    if (!task) return
    const free = this.#idle.pop()
    if (!free && this.#threads >= this.options.max) return
    this.#waiting.shift()
    if (free) clearTimeout(free.timer)
    if (task.signal?.aborted) {
      task.reject(new Error('aborted'))
      if (free) this.#rest(free.worker)
      this.#next()
      return
    }
    this.#work(free?.worker ?? this.#start(), task)
  }

  #start(): Worker {
    this.#threads += 1
    const { script, heap = 128, youngHeap } = this.options
    const worker = new Worker(new URL(`${script}.js`, folder), {
      resourceLimits: {
        maxOldGenerationSizeMb: heap,
        ...(youngHeap !== undefined && { maxYoungGenerationSizeMb: youngHeap }),
      },
    })
    worker.unref()
    worker.once('exit', () => {
      this.#threads -= 1
      this.#forget(worker)
      this.#next()
    })
    return worker
  }

  /** Removes a thread from the idle ones. */
  #forget(worker: Worker): void {
    const at = this.#idle.findIndex((one) => one.worker === worker)
    if (at >= 0) clearTimeout(this.#idle.splice(at, 1)[0]?.timer)
  }

  #work(worker: Worker, task: Task): void {
    const settle = (act: () => void, usable: boolean) => {
      worker.removeAllListeners('message').removeAllListeners('error').off('exit', lost)
      task.signal?.removeEventListener('abort', abort)
      worker.unref()
      act()
      // A thread that failed or was cut off is in no state to go on; its end makes room for the next.
      if (!usable) return void worker.on('error', () => undefined).terminate()
      this.#rest(worker)
      this.#next()
    }
    const abort = () => settle(() => task.reject(new Error('aborted')), false)
    const lost = () => settle(() => task.reject(new Error('its thread has ended')), false)
    worker.once('message', (reply: Reply<never>) =>
      settle(
        () => ('error' in reply ? task.reject(new Error(reply.error)) : task.resolve(reply.value)),
        true,
      ),
    )
    worker.once('error', (error) => settle(() => task.reject(error as Error), false))
    worker.once('exit', lost)
    task.signal?.addEventListener('abort', abort, { once: true })
    // A busy thread keeps the process alive, so that its caller gets an answer.
    worker.ref()
    worker.postMessage(task.input)
  }

  #rest(worker: Worker): void {
    const end = () => {
      // Before it ends, which takes a while: a task that it is given meanwhile would never be answered.
      this.#forget(worker)
      void worker.terminate()
    }
    const timer = setTimeout(end, this.options.idle ?? 10 * SECOND).unref()
    this.#idle.push({ worker, timer })
  }
}

export function createWorkerPool<I, O>(options: PoolOptions): WorkerPool<I, O> {
  return new Pool(options) as WorkerPool<I, O>
}
