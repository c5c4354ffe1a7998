import { jobQueues } from 'contract/admin/queue-rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { addJob } from '../../../../test/people'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let owner: { id: string; token: string }

beforeAll(async () => {
  owner = await makeAccount(app, ['customer', 'admin'], undefined, 'owner')
})
beforeEach(() => app.deps.db`delete from jobs`)

const call = (method: string, path: string) => app.call(method, `/admin/jobs${path}`, { token: owner.token })
const list = async (query = '') => (await call('GET', query)).json().data
const events = (id: string) => app.deps.db`
  select action, actor_id as actor, details from audit_events where object_type = 'job' and object_id = ${id}`

test('counts jobs by state and hides their data and people (S42)', async () => {
  const failed = await addJob(
    app,
    'failed',
    'order-placed',
    'Error: 550 <sara.moradi@mail.test> does not exist',
  )
  await addJob(app, 'waiting', 'payment-refund')
  await app.deps.db`
    insert into jobs (queue, data, created_at) values ('chat-unread-mail', '{"id":"secret"}', now() - interval '1 hour')`
  const all = await list()
  expect(all).toMatchObject({ total: 3, counts: { waiting: 2, active: 0, failed: 1 } })
  expect(Date.now() - Date.parse(all.oldestWaitingAt)).toBeGreaterThan(59 * 60_000)
  expect((await list('?state=failed')).items).toEqual([
    {
      _id: failed,
      queue: 'order-placed',
      kind: 'mail',
      state: 'failed',
      attempts: 5,
      createdAt: expect.stringMatching(/Z$/),
      finishedAt: expect.stringMatching(/Z$/),
      lastError: 'Error: 550 <…@mail.test> does not exist',
    },
  ])
  expect((await list('?kind=task')).items).toMatchObject([
    { queue: 'payment-refund', kind: 'task', nextAt: expect.any(String) },
  ])
  expect((await list('?kind=mail&state=waiting')).items).toMatchObject([{ queue: 'chat-unread-mail' }])
  expect(JSON.stringify(all)).not.toMatch(/secret|sara\.moradi/)
})

test('S42 completed jobs are listed by the time they ended, active ones by their start', async () => {
  await app.deps.db`
    insert into jobs (queue, data, state, attempts, created_at, finished_at) values
      ('program-mail', '{}', 'completed', 1, now() - interval '3 hours', now() - interval '1 minute'),
      ('order-placed', '{}', 'completed', 1, now() - interval '2 hours', now() - interval '1 hour'),
      ('order-paid', '{}', 'active', 1, now(), null), ('order-packed', '{}', 'waiting', 0, now(), null)`
  const queues = async (state: string) =>
    (await list(`?state=${state}`)).items.map((job: { queue: string }) => job.queue)
  expect(await queues('completed')).toEqual(['program-mail', 'order-placed'])
  expect(await queues('active')).toEqual(['order-paid'])
})

test('S42 a failed job is tried again from the start, or discarded; nothing else is', async () => {
  const [again, gone, waiting] = [
    await addJob(app, 'failed'),
    await addJob(app, 'failed'),
    await addJob(app, 'waiting'),
  ]
  expect((await call('POST', `/${again}/retry`)).statusCode).toBe(200)
  const [row] = await app.deps.db`
    select state, attempts, finished_at as finished, run_at <= now() as due from jobs where id = ${again}`
  expect(row).toEqual({ state: 'waiting', attempts: 0, finished: null, due: true })
  expect((await call('POST', `/${gone}/discard`)).statusCode).toBe(200)
  expect(await app.deps.db`select 1 from jobs where id = ${gone}`).toEqual([])
  for (const step of ['retry', 'discard']) {
    expect((await call('POST', `/${waiting}/${step}`)).json().code).toBe('jobs.not_failed')
    expect((await call('POST', `/${gone}/${step}`)).json().code).toBe('jobs.not_found')
    expect((await call('POST', `/nobody/${step}`)).json().code).toBe('jobs.not_found')
  }
  expect(await events(again)).toEqual([
    { action: 'job_retried', actor: owner.id, details: { queue: 'program-mail' } },
  ])
  expect(await events(gone)).toMatchObject([{ action: 'job_discarded' }])
})

test('every queue has its name where jobs are shown', () => {
  expect(Object.keys(app.handlers).sort()).toEqual([...jobQueues].sort())
})
