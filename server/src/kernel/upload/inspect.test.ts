import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Inspected } from './inspect'

/** Worker thread that answers when the test allows it. */
class FakeWorker extends EventEmitter {
  static readonly made: FakeWorker[] = []
  readonly paths: string[] = []

  constructor() {
    super()
    FakeWorker.made.push(this)
  }
  postMessage({ path }: { path: string }) {
    this.paths.push(path)
  }
  answer(extension: string) {
    this.emit('message', { value: { extension } })
  }
  async terminate() {
    this.emit('exit', 1)
  }
  ref() {}
  unref() {}
}
// The setup has loaded the pools with the true threads.
vi.resetModules()
vi.doMock('node:worker_threads', () => ({ Worker: FakeWorker }))
const { inspectFile } = await import('./inspect')

const drawing = { sideMax: 800, keepsTransparency: false }
const inspect = (path: string, more: { drawing?: typeof drawing; signal?: AbortSignal } = {}) =>
  inspectFile({ path, extension: 'png', accepted: ['png'], drawing: more.drawing }, more.signal)
/** The files that threads work on or have worked on, and how many threads there have been. */
const started = () => [FakeWorker.made.flatMap(({ paths }) => paths), FakeWorker.made.length]
const workerOf = (path: string) => FakeWorker.made.find(({ paths }) => paths.at(-1) === path)

test('inspects two files at a time and draws one picture beside them, the others in their order [S21]', async () => {
  const done: Promise<Inspected>[] = ['a', 'b', 'c', 'd'].map((path) => inspect(path))
  expect(started()).toEqual([['a', 'b'], 2])
  done.push(...['x', 'y', 'z'].map((path) => inspect(path, { drawing })))
  expect(started()).toEqual([['a', 'b', 'x'], 3])

  workerOf('b')?.answer('png')
  expect(started()).toEqual([['a', 'b', 'c', 'x'], 3])
  workerOf('x')?.answer('png')
  expect(started()).toEqual([['a', 'b', 'c', 'x', 'y'], 3])
  for (const path of ['a', 'y', 'c', 'd', 'z']) workerOf(path)?.answer('png')
  expect(await Promise.all(done)).toEqual(Array(7).fill({ extension: 'png' }))
  expect(started()[1]).toBe(3)
})

test('gives the place of a request that has ended to the next one, and never starts one that waited [S21]', async () => {
  const from = FakeWorker.made.length
  const [gone, waiting] = [new AbortController(), new AbortController()]
  const first = inspect('p', { drawing, signal: gone.signal })
  const second = inspect('q', { drawing, signal: waiting.signal })
  const third = inspect('r', { drawing })
  waiting.abort()
  gone.abort()
  await expect(first).rejects.toMatchObject({ code: 'files.upload_broken' })
  await expect(second).rejects.toMatchObject({ code: 'files.upload_broken' })
  workerOf('r')?.answer('png')
  expect(await third).toEqual({ extension: 'png' })
  expect(started()[0]).not.toContain('q')
  expect(FakeWorker.made.length - from).toBe(1)
})
