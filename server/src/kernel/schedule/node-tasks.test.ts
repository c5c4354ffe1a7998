import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { useApp } from '../../../test/test-app'
import { startNodeTasks } from './node-tasks'

const app = useApp()
const folders: string[] = []
const stops: (() => Promise<void>)[] = []
const start = (...parts: Parameters<typeof startNodeTasks>) => stops.push(startNodeTasks(...parts))
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

test('each node deletes uploads that broke off in its own folder, and keeps those that still arrive', async () => {
  folders.push(await mkdtemp(join(tmpdir(), 'tavan-own-folder-')))
  const nodes = [app, await app.again({ DATA_DIR: folders[0] ?? '' })]
  const incoming = nodes.map(({ deps }) => join(deps.config.dataDir, 'files', '.incoming'))
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const folder of incoming) {
    await mkdir(folder, { recursive: true })
    for (const name of ['broken', 'arriving']) await writeFile(join(folder, name), 'x')
    await utimes(join(folder, 'broken'), longAgo, longAgo)
  }
  for (const node of nodes) start(node.deps.log, node.nodeTasks)
  for (const folder of incoming) await expect.poll(() => readdir(folder)).toEqual(['arriving'])
})

test('a task that fails is logged and runs again, and is waited for at the end', async () => {
  let runs = 0
  let isDone = false
  const failing = async (signal?: AbortSignal) => {
    runs += 1
    if (runs === 1) throw new Error('broken run')
    await new Promise((resolve) => signal?.addEventListener('abort', resolve))
    isDone = true
  }
  start(app.deps.log, [{ name: 'failing-here', every: 10, run: failing }])
  await expect.poll(() => runs).toBe(2)
  expect(app.logged.some((line) => line.task === 'failing-here')).toBe(true)
  await stops.pop()?.()
  expect(isDone).toBe(true)
})
