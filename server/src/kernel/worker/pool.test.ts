import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createWorkerPool, setWorkersFolder } from './pool'

/** Answers its thread's id; spins for ever or ends when told to. */
const SCRIPT = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', (task) => {
  while (task === 'spin');
  if (task === 'end') process.exit()
  parentPort.postMessage(task === 'fail' ? { error: 'bad task' } : { value: threadId })
})`

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-threads-'))
  await writeFile(join(folder, 'echo.js'), SCRIPT)
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  setWorkersFolder(pathToFileURL(`${folder}/`))
})
afterAll(() => setWorkersFolder(new URL(inject('workers'))))

test('tasks share a thread, which ends when it is not used', async () => {
  const pool = createWorkerPool<string, number>({ script: 'echo', max: 1, idle: 20 })
  const [first, second] = await Promise.all([pool.run('a'), pool.run('b')])
  expect(second).toBe(first)
  await expect.poll(() => pool.run('c'), { interval: 100 }).not.toBe(first)
})

test('a failed task fails alone', async () => {
  const pool = createWorkerPool<string, number>({ script: 'echo', max: 1 })
  const failed = expect(pool.run('fail')).rejects.toThrow('bad task')
  expect(await pool.run('a')).toBeGreaterThan(0)
  await failed
})

test('a task ends with its signal, running or waiting, and the event loop stays free', async () => {
  const pool = createWorkerPool<string, number>({ script: 'echo', max: 1 })
  const cut = new AbortController()
  const running = expect(pool.run('spin', cut.signal)).rejects.toThrow('aborted')
  const waiting = expect(pool.run('spin', cut.signal)).rejects.toThrow('aborted')
  for (let i = 0; i < 100; i++) await setImmediate()
  cut.abort()
  await Promise.all([running, waiting])
  expect(await pool.run('a')).toBeGreaterThan(0)
})

test('a task that comes while an unused thread ends is done by the next one', async () => {
  const pool = createWorkerPool<string, number>({ script: 'echo', max: 1, idle: 20 })
  const first = await pool.run('a')
  const { terminate } = Worker.prototype
  const ends = vi.spyOn(Worker.prototype, 'terminate')
  const late = new Promise<number>((resolve, reject) => {
    ends.mockImplementation(function (this: Worker) {
      // Threads of the tests above may end now, too.
      if (this.threadId === first) pool.run('b').then(resolve, reject)
      return terminate.call(this)
    })
  })
  expect(await late).not.toBe(first)
  ends.mockRestore()
})

test('a thread that ends under its task fails that task alone', async () => {
  const pool = createWorkerPool<string, number>({ script: 'echo', max: 1 })
  const failed = expect(pool.run('end')).rejects.toThrow('its thread has ended')
  expect(await pool.run('a')).toBeGreaterThan(0)
  await failed
})
