import { beforeAll, describe, expect, test } from 'vitest'
import { JOBS_EVERY_MS, useApp } from '../../../test/test-app'
import { createJobs, type JobData, type JobHandler, type Jobs, RetryableError, TRIES } from './jobs'
import { renewJobs, sweepJobs } from './jobs.sql'

const app = useApp()
let jobs: Jobs
const seen: JobData[] = []
/** Handlers of jobs by name; others succeed. */
const doing: Record<string, JobHandler> = {}
const queue = 'tests'
const handler: JobHandler = async (data) => {
  seen.push(data)
  await doing[String(data.name)]?.(data)
}

beforeAll(async () => {
  jobs = createJobs(app.deps.db, app.deps.log, { pollEvery: JOBS_EVERY_MS })
  await jobs.start({ [queue]: handler })
  return () => jobs.stop()
})

const times = (name: string) => seen.filter((data) => data.name === name).length
const stateOf = async (name: string) =>
  (await app.deps.db<{ state: string }[]>`select state from jobs where data ->> 'name' = ${name}`)[0]?.state
/** Lets a job that waits for its next try have it now. */
const hurry = () =>
  app.deps
    .db`update jobs set run_at = now() where queue = ${queue} and state = 'waiting' and last_error is not null`
const becomes = (name: string, state: string) =>
  expect
    .poll(
      async () => {
        await hurry()
        return stateOf(name)
      },
      { timeout: 15_000, interval: 20 },
    )
    .toBe(state)

describe('a job', () => {
  test('is done once its fact is committed, and not at all where it is not', async () => {
    await app.deps.db.begin((tx) => jobs.enqueue(tx, queue, { name: 'kept' }))
    await app.deps.db
      .begin(async (tx) => {
        await jobs.enqueue(tx, queue, { name: 'undone' })
        throw new Error('no')
      })
      .catch(() => undefined)
    await becomes('kept', 'completed')
    expect(times('kept')).toBe(1)
    expect(times('undone')).toBe(0)
    expect(await stateOf('undone')).toBeUndefined()
  })

  test('that fails is tried five times in all and then parked, while others go on', async () => {
    doing.poison = async () => {
      throw new Error('bad')
    }
    await jobs.enqueue(app.deps.db, queue, { name: 'poison' })
    await jobs.enqueue(app.deps.db, queue, { name: 'healthy' })
    await becomes('healthy', 'completed')
    await becomes('poison', 'failed')
    expect(times('poison')).toBe(TRIES)
    expect(TRIES).toBe(5)
    await hurry()
    expect(await stateOf('poison')).toBe('failed')
  })

  test('records why a job failed, without the address a mail server refused (S51)', async () => {
    doing.refused = async () => {
      throw new Error('550 <sara.moradi@mail.test>: mailbox is full')
    }
    await jobs.enqueue(app.deps.db, queue, { name: 'refused' })
    await becomes('refused', 'failed')
    const [row] = await app.deps.db`select last_error from jobs where data ->> 'name' = 'refused'`
    expect(row?.last_error).toBe('Error: 550 <…@mail.test>: mailbox is full')
  })

  test('that must wait uses up no try', async () => {
    let closed = true
    doing.patient = async () => {
      if (closed) throw new RetryableError('closed')
    }
    await jobs.enqueue(app.deps.db, queue, { name: 'patient' })
    await expect
      .poll(
        async () => {
          await hurry()
          return times('patient')
        },
        { timeout: 20_000, interval: 20 },
      )
      .toBeGreaterThan(2 * TRIES)
    expect(await stateOf('patient')).not.toBe('failed')
    closed = false
    await becomes('patient', 'completed')
  })

  test('waits longer the older it is, between a second and five minutes', async () => {
    let triedAt = 0
    doing.old = async () => {
      triedAt = Date.now()
      throw new RetryableError('closed')
    }
    const add = async (age: string) => {
      seen.length = 0
      const data = app.deps.db.json({ name: 'old' })
      await app.deps.db`
        insert into jobs (queue, data, created_at) values (${queue}, ${data}, now() - ${age}::interval)`
    }
    const remove = () => app.deps.db`delete from jobs where data ->> 'name' = 'old'`
    /** Seconds from the try to the next one, and from now; undefined before the try. */
    const delayOf = async (age: string) => {
      const [row] = await app.deps.db<{ due: number; left: number }[]>`
        select extract(epoch from run_at)::float8 as due, extract(epoch from run_at - now())::float8 as left
        from jobs where data ->> 'name' = 'old' and state = 'waiting' and last_error is not null`
      if (!row) return undefined
      if (times('old') === 1) return { from: row.due - triedAt / 1000, left: row.left }
      // The next try was faster than this look.
      await remove()
      await add(age)
      return undefined
    }
    for (const [age, least, most] of [
      ['0 seconds', 1, 2],
      ['100 seconds', 10, 13],
      ['1 day', 300, 300],
    ] as const) {
      await add(age)
      let delay: { from: number; left: number } | undefined
      await expect
        .poll(async () => {
          delay ??= await delayOf(age)
          return delay
        })
        .toBeDefined()
      await remove()
      expect(delay?.from, age).toBeGreaterThanOrEqual(least - 0.01)
      expect(delay?.left, age).toBeLessThanOrEqual(most)
    }
  })

  test('for later is left alone until then', async () => {
    await jobs.enqueue(app.deps.db, queue, { name: 'later' }, 60_000)
    await jobs.enqueue(app.deps.db, queue, { name: 'now' })
    await becomes('now', 'completed')
    expect(times('later')).toBe(0)
  })

  test('of an unknown queue is refused, not lost', async () => {
    await expect(jobs.enqueue(app.deps.db, 'nowhere', {})).rejects.toThrow(/no queue nowhere/)
  })
})

describe('a process that was killed', () => {
  async function left(name: string, lease = '1 minute', attempts = 1) {
    await app.deps.db`
      insert into jobs (queue, data, state, attempts, run_at)
      values (${queue}, ${app.deps.db.json({ name })}, 'active', ${attempts}, now() + ${lease}::interval)`
  }

  test('leaves work that the next one takes up at once, where it is alone', async () => {
    await left('orphan')
    const next = createJobs(app.deps.db, app.deps.log, { pollEvery: JOBS_EVERY_MS })
    await next.start({ [queue]: handler }, { alone: true })
    await expect.poll(() => stateOf('orphan')).toBe('completed')
    expect(times('orphan')).toBe(1)
    await next.stop()
  })

  test('may be alive after all where others work too: then its work is left to it', async () => {
    await left('busy')
    const next = createJobs(app.deps.db, app.deps.log, { pollEvery: JOBS_EVERY_MS })
    await next.start({ [queue]: handler })
    await jobs.enqueue(app.deps.db, queue, { name: 'after' })
    await becomes('after', 'completed')
    expect(await stateOf('busy')).toBe('active')
    await next.stop()
  })

  test('leaves work that any process takes over once its lease has run out', async () => {
    await left('expired', '-1 second')
    await becomes('expired', 'completed')
    expect(times('expired')).toBe(1)
  })

  test('in each of five tries leaves a job that is parked, not tried for ever', async () => {
    await left('deadly', '-1 second', TRIES)
    await becomes('deadly', 'failed')
    expect(times('deadly')).toBe(0)
  })
})

describe('a job whose handler takes longer than its lease', () => {
  test('runs once on two nodes, because the lease is renewed', async () => {
    let runs = 0
    let release = () => {}
    const ended = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow: JobHandler = async () => {
      runs += 1
      await ended
    }
    const times = { lease: 400, renewal: 50 }
    const nodes = [1, 2].map(() => createJobs(app.deps.db, app.deps.log, times))
    for (const node of nodes) await node.start({ slow })
    await nodes[0]?.enqueue(app.deps.db, 'slow', { name: 'slow' })
    const leaseOf = async () =>
      (
        await app.deps.db<{ at: Date }[]>`select run_at as at from jobs where queue = 'slow'`
      )[0]?.at.getTime() ?? 0
    await expect.poll(() => runs).toBe(1)
    const until = (await leaseOf()) + 3 * times.lease
    await expect.poll(leaseOf).toBeGreaterThan(until)
    expect(runs).toBe(1)
    release()
    await becomes('slow', 'completed')
    for (const node of nodes) await node.stop()
    expect(runs).toBe(1)
  })

  test('is left to the process that took it when another has taken it since', async () => {
    const { db } = app.deps
    const [job] = await db<{ id: string }[]>`
      insert into jobs (queue, data, state, attempts, run_at)
      values ('taken', '{}', 'active', 2, now() - interval '1 second') returning id`
    const id = job?.id ?? ''
    const isLeased = () => db`select run_at > now() as leased from jobs where id = ${id}`
    await renewJobs(db, [{ id, attempts: 1 }], 60_000)
    expect(await isLeased()).toEqual([{ leased: false }])
    await renewJobs(db, [{ id, attempts: 2 }], 60_000)
    expect(await isLeased()).toEqual([{ leased: true }])
  })
})

describe('finished jobs', () => {
  const add = (name: string, state: string, age: string) => app.deps.db`
    insert into jobs (queue, data, state, finished_at)
    values ('others', ${app.deps.db.json({ name })}, ${state}, now() - ${age}::interval)`

  test('are removed after a day, parked ones after 30', async () => {
    await add('yesterday', 'completed', '25 hours')
    await add('today', 'completed', '23 hours')
    await add('parked', 'failed', '29 days')
    await add('forgotten', 'failed', '31 days')
    await sweepJobs(app.deps.db)
    expect(
      await app.deps.db`select data ->> 'name' as name from jobs where queue = 'others' order by 1`,
    ).toEqual([{ name: 'parked' }, { name: 'today' }])
  })
})
