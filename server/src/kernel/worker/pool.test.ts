import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createWorkerPool, setWorkersFolder } from './pool'

/** Answers its thread's id; spins for ever when told to. */
const SCRIPT = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', (task) => {
  while (task === 'spin');
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
