import type { ProgramData } from 'contract/programs/plan'
import { describe, expect, test } from 'vitest'
import { dayAgo, makeCoach, makePlan, type Person, planEachDay } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { dayKeyOf } from '../../programs/customer/week-plan'

const app = useApp({ RATE_LIMITS: 'off' })
const DAY = dayAgo(1)
const squat = { exercise: 'Squat', reps: 5, load: 60 }

async function coached(plan?: ProgramData) {
  const made = await makePlan(app, { ...(plan && { plan }) })
  const own = (path: string) => `/user-programs/${made.id}/${path}`
  const call = (method: 'GET' | 'PUT', path: string, by: Person, body?: object) =>
    app.call(method, path, { token: by.token, ...(body && { body }) })
  return {
    ...made,
    enter: (body: object, { by = made.coach, day = DAY } = {}) =>
      call('PUT', `/coach${own(`sessions/${day}`)}`, by, body),
    mark: (body: object) => call('PUT', own(`sessions/${DAY}`), made.customer, body),
    sessions: async () => (await call('GET', own('data'), made.customer)).json().data.sessions,
    log: async () => (await call('GET', own('log'), made.customer)).json().data.items,
  }
}

describe('a session that a coach enters beside the athlete', () => {
  test('counts as one of the athlete’s, is marked as the coach’s, and is in the athlete’s list of accesses', async () => {
    const one = await coached()
    const entered = await one.enter({ done: true, sets: [squat, { ...squat, reps: 4 }] })
    expect(entered.json().data.session).toMatchObject({ date: DAY, byCoach: true })
    const [session] = await one.sessions()
    expect(session).toMatchObject({ date: DAY, byCoach: true })
    expect(session.sets).toMatchObject([squat, { ...squat, reps: 4 }])
    const [day] = await app.deps.db`
      select done from program_days where user_program_id = ${one.id} and date = ${DAY}`
    expect(day?.done).toBe(1)
    expect((await one.log()).map(({ byCoach }: { byCoach?: true }) => byCoach)).toEqual([true, true, true])
    const accesses = await app.call('GET', '/account/accesses', { token: one.customer.token })
    expect(accesses.json().data.items[0]).toMatchObject({ action: 'session_entered', role: 'coach' })
  })

  test('replaces what the coach entered, and never what the athlete did', async () => {
    const one = await coached()
    await one.mark({ done: true, sets: [squat] })
    expect((await one.sessions())[0]).not.toHaveProperty('byCoach')
    const press = { exercise: 'Press', reps: 8, load: 30 }
    await one.enter({ done: true, sets: [squat, press] })
    await one.enter({ done: true, sets: [squat, { ...press, reps: 7 }] })
    const [session] = await one.sessions()
    expect(session.sets).toMatchObject([squat, { ...press, reps: 7 }])
    await one.mark({ done: true, sets: [{ ...squat, reps: 6 }] })
    expect((await one.sessions())[0].sets).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ exercise: 'Press', reps: 7 }),
        expect.objectContaining({ exercise: 'Squat', reps: 6 }),
      ]),
    )
    await one.enter({ done: false })
    const [left] = await one.sessions()
    expect(left.sets).toMatchObject([{ ...squat, reps: 6 }])
    expect(left).not.toHaveProperty('byCoach')
  })

  test('never counts beside a set that the athlete has logged, whoever was first and whatever it says', async () => {
    const one = await coached(planEachDay('Squat'))
    const row = `row-${dayKeyOf(DAY)}`
    const phone = (index: number, more: object) =>
      app.call('POST', `/user-programs/${one.id}/log`, {
        token: one.customer.token,
        body: {
          entries: [
            {
              ...{ clientId: `phone-set-${index}`, rev: 1, kind: 'set', date: DAY, session: `plan-${DAY}` },
              ...{ ...squat, row, index, ...more },
            },
          ],
        },
      })
    await phone(0, { reps: 6 })
    const entered = [
      { ...squat, reps: 9 },
      { ...squat, reps: 8 },
    ]
    await one.enter({ done: true, sets: entered })
    const reps = async () => (await one.sessions())[0].sets.map((set: { reps: number }) => set.reps)
    expect(await reps()).toEqual([6, 8])
    // The athlete corrects what the coach entered.
    const later = await phone(1, { reps: 7 })
    expect(later.json().data.results).toMatchObject([{ outcome: 'stored' }])
    expect(await reps()).toEqual([6, 7])
    await one.enter({ done: true, sets: entered })
    expect(await reps()).toEqual([6, 7])
    const kept = await app.deps.db`
      select by_coach as coach, counts, entry ->> 'reps' as reps from log_entries
      where user_program_id = ${one.id} and kind = 'set' order by set_index, by_coach`
    expect(kept).toEqual([
      { coach: false, counts: true, reps: '6' },
      { coach: true, counts: false, reps: '9' },
      { coach: false, counts: true, reps: '7' },
      { coach: true, counts: false, reps: '8' },
    ])
    // The coach's counts again once the athlete takes the own one back.
    await phone(1, { rev: 2, removed: true })
    expect(await reps()).toEqual([6, 8])
  })

  test('is of the own athlete, on a day on which the program runs', async () => {
    const one = await coached()
    expect((await one.enter({ done: true }, { by: await makeCoach(app) })).json().code).toBe(
      'programs.not_found',
    )
    expect((await one.enter({ done: true }, { by: one.customer })).statusCode).toBe(403)
    expect((await one.enter({ done: true }, { day: dayAgo(-3) })).json().code).toBe('programs.day_invalid')
    expect((await one.enter({ done: true }, { day: dayAgo(20) })).json().code).toBe('programs.day_invalid')
    await app.deps.db`update user_programs set status = 'completed' where id = ${one.id}`
    expect((await one.enter({ done: true })).json().code).toBe('programs.not_active')
    expect(await app.deps.db`select from log_entries where user_program_id = ${one.id}`).toHaveLength(0)
  })
})
