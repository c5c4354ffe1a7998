import { beforeAll, describe, expect, test } from 'vitest'
import { makeChat } from '../../../../test/chat'
import { makeAccount } from '../../../../test/factories'
import { makeCoach, makePlan, type Person } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { newId } from '../../../kernel/ids'

const app = useApp({ RATE_LIMITS: 'off' })
let owner: Person
beforeAll(async () => {
  owner = await makeAccount(app, ['admin'])
})

const month = async (by: Person, query = '?month=2026-03') =>
  (await app.call('GET', `/coach/month${query}`, { token: by.token })).json()

/** Writes a message at a minute of 10 March 2026, 08:00 UTC, by a colleague where one is given. */
async function saidAt(chatId: string, side: 'user' | 'coach', minute: number, by: Person | null = null) {
  const { db } = app.deps
  const [row] = await db<{ seq: number }[]>`
    update chats set last_seq = last_seq + 1, last_message_at = now() where id = ${chatId} returning last_seq as seq`
  await db`
    insert into chat_messages (chat_id, seq, sender_type, content, message_type, created_at, by_id)
    values (${chatId}, ${row?.seq ?? 0}, ${side}, 'x', 'text',
      '2026-03-10 08:00Z'::timestamptz + make_interval(mins => ${minute}), ${by?.id ?? null})`
}

describe('the month of a coach', () => {
  test('counts athletes, plans and the median time to a reply, and shows a coach only their own', async () => {
    const coach = await makeCoach(app)
    const plans = [
      await makePlan(app, { coach }),
      await makePlan(app, { coach }),
      await makePlan(app, { coach }),
    ]
    const at = (day: string, id: string | undefined) =>
      app.deps
        .db`update user_programs set created_at = ${day}::timestamptz, published_at = ${day}::timestamptz
        where id = ${id as string}`
    await at('2026-03-05', plans[0]?.id)
    await at('2026-02-05', plans[1]?.id)
    await at('2026-04-05', plans[2]?.id)
    const ended = await makePlan(app, { coach, status: 'completed' })
    await app.deps.db`
      update user_programs set created_at = '2026-01-01', published_at = '2026-01-02', ended_at = '2026-02-27'
      where id = ${ended.id}`
    const { chatId } = await makeChat(app, { coach, customer: plans[0]?.customer as Person })
    await app.deps.db`
      update user_programs set created_at = '2026-06-01' where coach_id = ${coach.id} and created_at > '2026-07-01'`
    for (const [asked, answered] of [
      [0, 10],
      [20, 50],
      [60, 100],
    ] as const) {
      await saidAt(chatId, 'user', asked)
      await saidAt(chatId, 'user', asked + 5)
      await saidAt(chatId, 'coach', answered)
      await saidAt(chatId, 'coach', answered + 1)
    }
    const mine = {
      coachId: coach.id,
      firstName: 'Sara',
      lastName: 'Moradi',
      athletes: 2,
      plansWritten: 1,
      replies: 3,
      replyMinutes: 30,
    }
    expect((await month(coach)).data).toEqual({ month: '2026-03', items: [mine] })
    expect((await month(coach, '?month=2026-02')).data.items[0]).toMatchObject({
      athletes: 2,
      plansWritten: 1,
      replies: 0,
      replyMinutes: null,
    })
    const other = await makeCoach(app)
    expect((await month(other)).data.items).toMatchObject([
      { coachId: other.id, athletes: 0, replyMinutes: null },
    ])
    const all = (await app.call('GET', '/admin/coach-months?month=2026-03', { token: owner.token })).json()
      .data
    expect(all.items).toContainEqual(mine)
    expect(all.items.map((one: { coachId: string }) => one.coachId)).toContain(other.id)
  })

  test('gives athlete and plan to whom led them then, and a reply to the colleague who wrote it', async () => {
    const { id, coach, customer } = await makePlan(app)
    const [next, colleague] = [await makeCoach(app), await makeCoach(app)]
    await app.deps.db`
      update user_programs set created_at = '2026-01-01', published_at = '2026-03-05' where id = ${id}`
    for (const [who, day] of [
      [coach, '2026-01-01'],
      [next, '2026-03-20'],
    ] as const)
      await app.deps.db`
        insert into user_program_assignments (id, user_program_id, coach_id, at)
        values (${newId()}, ${id}, ${who.id}, ${day}::timestamptz)`
    await app.deps.db`
      insert into coach_covers (id, coach_id, colleague_id, from_day, to_day, from_at, until_at)
      values (${newId()}, ${coach.id}, ${colleague.id}, '2026-03-10', '2026-03-11', '2026-03-10', '2026-03-12')`
    const { chatId } = await makeChat(app, { coach, customer })
    await app.deps
      .db`update user_programs set created_at = '2026-06-01' where coach_id = ${coach.id} and id <> ${id}`
    await saidAt(chatId, 'user', 0)
    await saidAt(chatId, 'coach', 7, colleague)
    const numbers = async (by: Person) => {
      const { athletes, plansWritten, replies, replyMinutes } = (await month(by)).data.items[0]
      return [athletes, plansWritten, replies, replyMinutes]
    }
    expect([await numbers(coach), await numbers(next), await numbers(colleague)]).toEqual([
      [1, 1, 0, null],
      [1, 0, 0, null],
      [0, 0, 1, 7],
    ])
  })

  test('is the current one where none is named, and needs a month that exists', async () => {
    const coach = await makeCoach(app)
    expect((await month(coach, '')).data.month).toMatch(/^20\d\d-\d\d$/)
    for (const query of ['?month=2026-13', '?month=now'])
      expect((await month(coach, query)).success).toBe(false)
    const shop = await makeAccount(app, ['admin'], undefined, 'shop')
    expect((await app.call('GET', '/admin/coach-months', { token: shop.token })).statusCode).toBe(403)
  })
})
