import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type TestApp, useApp } from '../../../test/test-app'
import { startSchedule, type Task } from './schedule'
import { claimDue } from './schedules.sql'

const app = useApp()
const stops: (() => Promise<void>)[] = []
const start = (at: TestApp, tasks: Task[]) => {
  const stop = startSchedule(at.deps, tasks, { tick: 10, renewal: 20, lease: 300 })
  stops.push(stop)
  return stop
}
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
/** Makes a task due now. */
const makeDue = (name: string) =>
  app.deps.db`update schedules set next_at = now(), busy_until = null where name = ${name}`

/** Task that is always due and takes `ms`; counts its runs, those at the moment and the most at a time. */
function countingTask(name: string, ms: number) {
  const seen = { busy: 0, most: 0, done: 0 }
  const task: Task = {
    name,
    every: 1,
    async run() {
      seen.most = Math.max(seen.most, ++seen.busy)
      await sleep(ms)
      seen.busy -= 1
      seen.done += 1
    },
  }
  return { task, seen }
}

describe('a scheduled task', () => {
  test('is claimed with all others of the app at the first start', async () => {
    const names = app.schedule.map(({ name }) => name).sort()
    expect((await claimDue(app.deps.db, app.schedule)).sort()).toEqual(names)
    expect(await claimDue(app.deps.db, app.schedule)).toEqual([])
    await app.deps.db`delete from schedules`
  })

  test('runs once a period for all processes of a database', async () => {
    const other = await app.again()
    const runs: string[] = []
    const task = (by: string): Task => ({ name: 'shared', every: 3_600_000, run: async () => runs.push(by) })
    start(app, [task('first')])
    start(other, [task('second')])
    await expect.poll(() => runs.length).toBe(1)
    for (let round = 2; round <= 6; round++) {
      await makeDue('shared')
      await expect.poll(() => runs.length).toBe(round)
      await sleep(50)
      expect(runs).toHaveLength(round)
    }
  })

  test('is claimed by one of many concurrent processes', async () => {
    const others = await Promise.all([app.again(), app.again()])
    for (let round = 0; round < 20; round++) {
      const name = `race ${round % 4}`
      if (round >= 4) await makeDue(name)
      const claims = await Promise.all(
        [app, ...others].flatMap(({ deps }) =>
          [1, 2].map(() => claimDue(deps.db, [{ name, every: 60_000 }])),
        ),
      )
      expect(claims.flat()).toEqual([name])
    }
  })

  test('goes on elsewhere when the process that ran it is gone, and when a run failed', async () => {
    const other = await app.again()
    let runs = 0
    const failing: Task = {
      name: 'failing',
      every: 50,
      async run() {
        runs += 1
        throw new Error('broken run')
      },
    }
    const stop = start(app, [failing])
    await expect.poll(() => runs).toBeGreaterThan(1)
    expect(app.logged.some((line) => line.task === 'failing')).toBe(true)
    await stop()
    const before = runs
    start(other, [failing])
    await expect.poll(() => runs).toBeGreaterThan(before)
  })

  test('has a signal that aborts when the process is stopping', async () => {
    let seen: AbortSignal | undefined
    const waiting: Task = {
      name: 'waiting',
      every: 3_600_000,
      run: (signal) =>
        new Promise<void>((resolve) => {
          seen = signal
          signal?.addEventListener('abort', () => resolve())
        }),
    }
    const stop = start(app, [waiting])
    await expect.poll(() => seen?.aborted).toBe(false)
    await stop()
    expect(seen?.aborted).toBe(true)
  })

  test('never overlaps itself on two nodes when it takes longer than its period and its lease', async () => {
    const other = await app.again()
    const { task, seen } = countingTask('long', 900)
    start(app, [task])
    start(other, [task])
    await expect.poll(() => seen.done).toBeGreaterThan(2)
    expect(seen.most).toBe(1)
  })

  test('begins on another node once the lease of a killed one has run out', async () => {
    expect(await claimDue(app.deps.db, [{ name: 'killed', every: 1 }], 200)).toEqual(['killed'])
    let runs = 0
    start(app, [{ name: 'killed', every: 1, run: async () => ++runs }])
    expect(await claimDue(app.deps.db, [{ name: 'killed', every: 1 }])).toEqual([])
    await expect.poll(() => runs).toBeGreaterThan(0)
  })

  test('never overlaps itself in one process, and is waited for at the end', async () => {
    const { task, seen } = countingTask('slow', 60)
    const stop = start(app, [task])
    await expect.poll(() => seen.done).toBeGreaterThan(1)
    await stop()
    expect(seen).toMatchObject({ busy: 0, most: 1 })
  })
})
