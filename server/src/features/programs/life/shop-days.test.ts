import { describe, expect, test } from 'vitest'
import { makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
/** Zones whose days are never the same, so that one of them always has another day than UTC. */
const ZONES = ['Etc/GMT+12', 'Pacific/Kiritimati']
type Made = Awaited<ReturnType<typeof makePlan>>

const setZone = (timeZone: string) => app.deps.db`
  insert into settings (key, value) values ('region', ${app.deps.db.json({ timeZone })})
  on conflict (key) do update set value = excluded.value`
/** The day so many days ago where a zone is. */
async function dayIn(zone: string, ago = 0): Promise<string> {
  const [row] = await app.deps.db<{ day: string }[]>`
    select ((now() at time zone ${zone})::date - ${ago}::int)::text as day`
  return row?.day ?? ''
}
const step = (made: Made, name: string) =>
  app.call('POST', `/coach/user-programs/${made.id}/${name}`, { token: made.coach.token })
const read = async (made: Made) =>
  (await app.call('GET', `/user-programs/${made.id}/data`, { token: made.customer.token })).json().data
    .userProgram
const mark = (made: Made, day: string) =>
  app.call('PUT', `/user-programs/${made.id}/sessions/${day}`, {
    token: made.customer.token,
    body: { done: true, sets: [] },
  })

describe.each(ZONES)('days of a program of a shop in %s', (zone) => {
  test('begin with the shop’s day on which it is published', async () => {
    await setZone(zone)
    const made = await makePlan(app, { status: 'creating', plan: planWith({}) })
    expect((await step(made, 'publish')).statusCode).toBe(200)
    expect((await read(made)).startDate).toBe(await dayIn(zone))
  })

  test('end a week when seven of the shop’s days are over', async () => {
    await setZone(zone)
    const made = await makePlan(app)
    const week = async (ago: number) => {
      await app.deps.db`update user_programs set start_date = ${await dayIn(zone, ago)} where id = ${made.id}`
      return (await read(made)).currentWeek
    }
    expect([await week(6), await week(7), await week(13), await week(14)]).toEqual([1, 2, 2, 3])
  })

  test('count the shop’s days of a pause', async () => {
    await setZone(zone)
    const made = await makePlan(app, { status: 'paused' })
    // A quarter of an hour before the shop’s midnight, two nights ago.
    await app.deps.db`
      update user_programs set start_date = ${await dayIn(zone, 20)}::date,
        paused_at = (${await dayIn(zone, 1)}::date::timestamp - interval '15 minutes') at time zone ${zone}
      where id = ${made.id}`
    expect((await step(made, 'resume')).statusCode).toBe(200)
    const [row] = await app.deps.db`select paused_days from user_programs where id = ${made.id}`
    expect(row?.paused_days).toBe(2)
  })

  test('let an athlete anywhere on earth mark the session of their own first day', async () => {
    await setZone(zone)
    const made = await makePlan(app, { status: 'creating', plan: planWith({}) })
    await step(made, 'publish')
    for (const calendar of ZONES) {
      const answer = await mark(made, await dayIn(calendar))
      expect(answer.statusCode, `${calendar}: ${answer.body}`).toBe(200)
    }
    const early = await mark(made, await dayIn('Etc/GMT+12', 1))
    expect(early.json().code).toBe('programs.day_invalid')
  })
})
