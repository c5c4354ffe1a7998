import { userProgramStatuses } from 'contract/programs/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeProgram } from '../../../test/applications'
import { type MadeChat, makeChat, say } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import { makeCoach, makePlan } from '../../../test/programs'
import { useApp } from '../../../test/test-app'
import { makeUserProgram } from '../../../test/user-programs'
import { hashOf } from '../../kernel/ids'

const app = useApp({ RATE_LIMITS: 'off' })
type Person = Awaited<ReturnType<typeof makeAccount>>
let program: string
let coach: Person
let other: Person

const users = async (query = '', token = coach.token) =>
  (await app.call('GET', `/coach/my-users${query}`, { token })).json().data
const stats = async (token = coach.token) => (await app.call('GET', '/coach/stats', { token })).json().data
const rename = (person: Person, first: string, last: string) => app.deps.db`
  update accounts set first_name = ${first}, last_name = ${last} where id = ${person.id}`

beforeAll(async () => {
  program = await makeProgram(app, 'Strength in 12 Weeks', 'قدرت در ۱۲ هفته')
  coach = await makeAccount(app, ['coach'])
  other = await makeAccount(app, ['coach'])
})

describe('GET /coach/my-users', () => {
  test('sorts names by the rules of the reader’s language', async () => {
    const own = await makeAccount(app, ['coach'])
    for (const name of ['یاسمن', 'پروین', 'Zoë', 'هما', 'Émile', 'گلناز', 'anna', 'مریم']) {
      const person = await makeAccount(app)
      await rename(person, '-', name)
      await makeUserProgram(app, { accountId: person.id, programId: program, coachId: own.id })
    }
    const named = async (lang: string) =>
      (
        await app.call('GET', '/coach/my-users?sort=name', {
          token: own.token,
          headers: { 'accept-language': lang },
        })
      )
        .json()
        .data.users.map(({ lastName }: { lastName: string }) => lastName)
    const persian = ['پروین', 'گلناز', 'مریم', 'هما', 'یاسمن']
    expect(await named('fa')).toEqual([...persian, 'anna', 'Émile', 'Zoë'])
    expect(await named('nl')).toEqual(['anna', 'Émile', 'Zoë', ...persian])
  })

  test('COACH-CALL-07 COACH-ENT-05 COACH-ENT-06 COACH-ENT-07 COACH-ENT-08 tells of a user all that the specification names', async () => {
    const person = await makeAccount(app)
    await app.deps.db`
      insert into athletes (account_id, birth_date, height_cm, weight_kg, latest_weight_kg, latest_weight_date, photo)
      values (${person.id}, now() - interval '31 years', 172.5, 80, 77.4, '2026-03-02', '/images/a')`
    await app.deps.db`
      insert into athlete_notes (coach_id, account_id, notes)
      values (${coach.id}, ${person.id}, 'Left knee.'), (${other.id}, ${person.id}, 'Not for you.')`
    const id = await makeUserProgram(app, {
      accountId: person.id,
      programId: program,
      coachId: coach.id,
      startDate: '2026-02-09',
      progress: 25,
    })
    const { users: list, pagination } = await users(`?search=${encodeURIComponent(person.email)}`)
    expect(list).toEqual([
      {
        id: person.id,
        firstName: 'Sara',
        lastName: 'Moradi',
        email: person.email,
        age: 31,
        height: 172.5,
        weight: 80,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        latestWeight: { weight: 77.4, date: '2026-03-02' },
        notes: 'Left knee.',
        profilePhoto: '/images/a',
        programs: [
          {
            id,
            program: { name: 'Strength in 12 Weeks' },
            categoryName: 'Strength',
            status: 'active',
            progress: 25,
            startDate: '2026-02-09',
          },
        ],
      },
    ])
    expect(pagination).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalUsers: 1,
      hasNextPage: false,
      hasPrevPage: false,
    })
  })

  test('shows the coach’s tasks, filters by them and counts each group', async () => {
    const coach = await makeCoach(app)
    const [writes, tests, runs, answers] = await Promise.all([
      makePlan(app, { coach, status: 'creating' }),
      makePlan(app, { coach, status: 'active' }),
      makePlan(app, { coach, status: 'active' }),
      makePlan(app, { coach, status: 'paused' }),
    ])
    await app.deps.db`
      insert into blood_tests (id, account_id) values (${`t-${tests.id}`}, ${tests.customer.id})`
    const list = async (query: string) =>
      (await app.call('GET', `/coach/my-users?${query}`, { token: coach.token })).json().data
    const ids = ({ users }: { users: { id: string }[] }) => users.map(({ id }) => id)
    const all = await list('')
    expect(all.counts).toEqual({ needs: 2, active: 2, waiting: 1 })
    expect(all.needs).toEqual({ [writes.customer.id]: ['plan'], [tests.customer.id]: ['bloodTest'] })
    const waiting = await list('group=waiting')
    expect([ids(waiting), waiting.pagination.totalUsers, waiting.counts]).toEqual([
      [answers.customer.id],
      1,
      all.counts,
    ])
    expect(new Set(ids(await list('group=needs')))).toEqual(new Set([writes.customer.id, tests.customer.id]))
    expect(new Set(ids(await list('sort=need')).slice(0, 2))).toEqual(
      new Set([writes.customer.id, tests.customer.id]),
    )
    await app.deps.db`update accounts set last_name = 'Aalto' where id = ${runs.customer.id}`
    expect(ids(await list('sort=name'))[0]).toBe(runs.customer.id)
    const none = await list('group=needs&search=nobody-like-this')
    expect([none.users, none.pagination.totalUsers, none.counts]).toEqual([
      [],
      0,
      { needs: 0, active: 0, waiting: 0 },
    ])
    expect((await list('group=others&sort=others')).users).toHaveLength(4)
  })

  test('a person of whom nothing more is known', async () => {
    const person = await makeAccount(app)
    await makeUserProgram(app, { accountId: person.id, programId: program, coachId: coach.id })
    const [found] = (await users(`?search=${person.email}`)).users
    expect(found).toMatchObject({
      age: null,
      height: null,
      weight: null,
      latestWeight: null,
      notes: '',
      profilePhoto: null,
      programs: [{ startDate: null }],
    })
  })

  test('X-57 COACH-STATE-07 there is no program object while it is pending or being answered', async () => {
    const person = await makeAccount(app)
    for (const status of userProgramStatuses) {
      await makeUserProgram(app, { accountId: person.id, programId: program, coachId: coach.id, status })
    }
    const [found] = (await users(`?search=${person.email}`)).users as {
      programs: { status: string; program: unknown }[]
    }[]
    const empty = found?.programs.filter((one) => one.program === null).map((one) => one.status)
    expect(empty?.sort()).toEqual(['answering', 'pending'])
    expect(found?.programs.map((one) => one.status).sort()).toEqual([...userProgramStatuses].sort())
  })

  test('COACH-GEN-02 COACH-GEN-03 COACH-ROLE-04 a coach sees the own users and the own programs of theirs alone', async () => {
    const [shared, theirs] = [await makeAccount(app), await makeAccount(app)]
    const mine = await makeUserProgram(app, { accountId: shared.id, programId: program, coachId: coach.id })
    const foreign = { accountId: shared.id, programId: program, coachId: other.id, status: 'paused' as const }
    await makeUserProgram(app, foreign)
    await makeUserProgram(app, { accountId: theirs.id, programId: program, coachId: other.id })
    await makeUserProgram(app, { accountId: theirs.id, programId: program, coachId: null })
    const list = (await users('?limit=100')).users as { id: string; programs: { id: string }[] }[]
    expect(list.map((one) => one.id)).not.toContain(theirs.id)
    expect(list.find((one) => one.id === shared.id)?.programs.map((one) => one.id)).toEqual([mine])
    expect((await users('', other.token)).users).toHaveLength(2)
    expect((await users('', (await makeAccount(app, ['coach'])).token)).users).toEqual([])
  })

  test('COACH-ENT-32 X-61 pages, the latest activity first; beyond the last page is the last', async () => {
    const busy = await makeAccount(app, ['coach'])
    const made: string[] = []
    // The ids are random and the programs are made in another order than that of the activity.
    const daysAgo = [3, 0, 4, 1, 2]
    for (const days of daysAgo) {
      const { id } = await makeAccount(app)
      const up = await makeUserProgram(app, { accountId: id, programId: program, coachId: busy.id })
      await app.deps.db`
        update user_programs set created_at = now() - interval '1 year',
          updated_at = now() - make_interval(days => ${days}) where id = ${up}`
      made[days] = id
    }
    const page = async (query: string) => {
      const { users: list, pagination } = await users(query, busy.token)
      return { ids: list.map((one: Person) => one.id), pagination }
    }
    const counts = { totalPages: 3, totalUsers: 5 }
    expect(await page('?limit=2')).toEqual({
      ids: made.slice(0, 2),
      pagination: { ...counts, currentPage: 1, hasNextPage: true, hasPrevPage: false },
    })
    expect(await page('?limit=2&page=2')).toEqual({
      ids: made.slice(2, 4),
      pagination: { ...counts, currentPage: 2, hasNextPage: true, hasPrevPage: true },
    })
    for (const beyond of ['3', '99', '1e9']) {
      expect(await page(`?limit=2&page=${beyond}`)).toEqual({
        ids: made.slice(4),
        pagination: { ...counts, currentPage: 3, hasNextPage: false, hasPrevPage: true },
      })
    }
    for (const odd of ['?page=0', '?page=-3', '?page=x', '?limit=0', '?limit=1e9']) {
      expect((await page(odd)).pagination.currentPage, odd).toBe(1)
    }
  })

  test('X-61 a weighing or a change of an old program is activity; twenty users a page', async () => {
    const busy = await makeAccount(app, ['coach'])
    const ids: string[] = []
    for (let i = 0; i < 21; i++) {
      const { id } = await makeAccount(app)
      await makeUserProgram(app, { accountId: id, programId: program, coachId: busy.id })
      ids.push(id)
    }
    const { db } = app.deps
    await db`update user_programs set updated_at = now() - interval '3 days' where coach_id = ${busy.id}`
    const [weighed = '', moved = ''] = ids
    await db`insert into athletes (account_id, latest_weight_kg, latest_weight_date)
      values (${weighed}, 80, (now() at time zone 'UTC')::date)`
    await db`update user_programs set updated_at = now() - interval '2 days' where account_id = ${moved}`
    const { users: list, pagination } = await users('', busy.token)
    expect(list).toHaveLength(20)
    expect(pagination).toMatchObject({ totalUsers: 21, totalPages: 2 })
    expect(list.slice(0, 2).map((one: Person) => one.id)).toEqual([weighed, moved])
  })

  test('X-61 a message to the coach or a blood test is activity; the coach’s own words are none', async () => {
    const busy = await makeCoach(app)
    const chats = []
    for (let i = 0; i < 5; i++) chats.push(await makeChat(app, { coach: busy }))
    const { db } = app.deps
    await db`update user_programs set created_at = now() - interval '2 years', updated_at = now() - interval '1 year'
      where coach_id = ${busy.id}`
    const [answered, tested, wrote, weighed, changed] = chats as [
      MadeChat,
      MadeChat,
      MadeChat,
      MadeChat,
      MadeChat,
    ]
    const dates = (one: MadeChat, days: number) => db`
      update chat_messages set created_at = now() - make_interval(days => ${days}) where chat_id = ${one.chatId}`
    // The latest activity is the coach's own, in the chat with the oldest.
    await say(app, answered.customer, answered.chatId, 'Hello')
    await dates(answered, 9)
    await say(app, busy, answered.chatId, 'Hello to you')
    await db`insert into blood_tests (id, account_id, created_at)
      values (${`t-${tested.userProgramId}`}, ${tested.customer.id}, now() - interval '2 days')`
    await db`insert into athletes (account_id, latest_weight_kg, latest_weight_date)
      values (${weighed.customer.id}, 80, (now() at time zone 'UTC')::date - 4)`
    await db`update user_programs set updated_at = now() - interval '6 days' where id = ${changed.userProgramId}`
    await say(app, wrote.customer, wrote.chatId, 'Knee is fine again')
    // Another coach's chat with one of them counts for that coach alone.
    const elsewhere = await makeChat(app, { coach: other, customer: changed.customer })
    await say(app, changed.customer, elsewhere.chatId, 'Hello, other coach')
    const list = await users('', busy.token)
    expect(list.users.map((one: Person) => one.id)).toEqual(
      [wrote, tested, weighed, changed, answered].map(({ customer }) => customer.id),
    )
  })

  test('finds by name and address, in both Persian letter forms, without accents', async () => {
    const person = await makeAccount(app)
    await rename(person, 'علی', 'کریمی')
    await makeUserProgram(app, { accountId: person.id, programId: program, coachId: coach.id })
    const second = await makeAccount(app)
    await rename(second, 'Noël', "van 't Hof")
    await makeUserProgram(app, { accountId: second.id, programId: program, coachId: coach.id })
    const find = async (text: string) =>
      (await users(`?search=${encodeURIComponent(text)}`)).users.map((one: Person) => one.id)
    for (const text of ['كريمي', 'علي کریمی', ' علی ']) expect(await find(text), text).toEqual([person.id])
    for (const text of ['noel', 'NOËL VAN', "'t hof", second.email.slice(0, 12)])
      expect(await find(text), text).toEqual([second.id])
    for (const text of ['%', '_', "' or 1=1 --", 'zzz']) expect(await find(text), text).toEqual([])
  })

  test('names follow the language that is asked for', async () => {
    const answer = await app.call('GET', '/coach/my-users?limit=1', {
      token: coach.token,
      headers: { 'accept-language': 'fa' },
    })
    expect(answer.json().data.users[0].programs[0]).toMatchObject({
      program: { name: 'قدرت در ۱۲ هفته' },
      categoryName: 'قدرتی',
    })
  })
})

describe('GET /coach/stats', () => {
  test('counts active programs and their users only (COACH-DASH-06 COACH-DASH-08 COACH-DASH-22 X-43)', async () => {
    const busy = await makeAccount(app, ['coach'])
    expect(await stats(busy.token)).toEqual({
      totalUsers: 0,
      activeUsers: 0,
      activePrograms: 0,
      plansDue: 0,
      bloodTestsToReview: 0,
      unreadMessages: 0,
      queueCases: 0,
      trainedPercent: null,
    })
    const people = [await makeAccount(app), await makeAccount(app), await makeAccount(app)]
    const [a = '', b = '', c = ''] = people.map((one) => one.id)
    const mine = { programId: program, coachId: busy.id }
    for (const status of ['active', 'active', 'completed', 'creating'] as const)
      await makeUserProgram(app, { ...mine, accountId: a, status })
    for (const status of ['pending', 'answering', 'paused', 'deactivated'] as const)
      await makeUserProgram(app, { ...mine, accountId: b, status })
    await makeUserProgram(app, { ...mine, accountId: c })
    await makeUserProgram(app, { accountId: c, programId: program, coachId: other.id })
    expect(await stats(busy.token)).toMatchObject({
      totalUsers: 3,
      activeUsers: 2,
      activePrograms: 3,
      plansDue: 1,
    })
    await app.deps.db`update accounts set disabled_at = now() where id = ${c}`
    expect(await stats(busy.token)).toMatchObject({ totalUsers: 2, activeUsers: 1, activePrograms: 2 })
  })
})

describe('S16 a coach’s session', () => {
  test('ends with the sign-out, and with the role', async () => {
    const gone = await makeAccount(app, ['coach'])
    await app.call('POST', '/auth/logout', { token: gone.token })
    expect((await app.call('GET', '/coach/my-users', { token: gone.token })).statusCode).toBe(401)
    const former = await makeAccount(app, ['coach'])
    await app.deps.db`update accounts set roles = '{customer}' where id = ${former.id}`
    expect((await app.call('GET', '/coach/stats', { token: former.token })).statusCode).toBe(401)
  })

  test('X-06 slides by twelve hours and ends after thirty days, used or not', async () => {
    const { token } = await makeAccount(app, ['coach'])
    const hash = hashOf(token)
    await app.deps.db`
      update sessions set idle_seconds = 43200, expires_at = now() + interval '1 hour',
        ends_at = now() + interval '5 hours' where token_hash = ${hash}`
    expect((await app.call('GET', '/coach/stats', { token })).statusCode).toBe(200)
    const left = async () => {
      const [row] = await app.deps.db<{ hours: number }[]>`
        select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sessions
        where token_hash = ${hash}`
      return row?.hours
    }
    // Not beyond the end that no use moves.
    await expect.poll(left).toBe(5)
    await app.deps.db`update sessions set ends_at = now() - interval '1 second' where token_hash = ${hash}`
    expect((await app.call('GET', '/coach/stats', { token })).statusCode).toBe(401)
  })
})
