import { describe, expect, test } from 'vitest'
import { makeChat } from '../../../../test/chat'
import { makeCover } from '../../../../test/covers'
import { makeCoach, makeProgramProduct, makeTemplate } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })

/** Writes messages of a chat at so many minutes ago. */
async function say(chatId: string, said: readonly [side: 'coach' | 'user', minutesAgo: number][]) {
  const { db } = app.deps
  for (const [at, [side, minutes]] of said.entries())
    await db`
      insert into chat_messages (chat_id, seq, sender_type, content, message_type, created_at)
      values (${chatId}, ${at + 1}, ${side}, 'x', 'text', now() - make_interval(mins => ${minutes}))`
  await db`update chats set last_seq = ${said.length}, last_message_at = now() where id = ${chatId}`
}
const DAY = 1440

describe('when a coach answers', () => {
  test('is the median from the first message that waits to the answer, over all chats of 30 days', async () => {
    const one = await makeChat(app)
    const other = await makeChat(app, { coach: one.coach })
    const read = async (by = one.customer) =>
      (await app.call('GET', `/chat/${one.chatId}/coach`, { token: by.token })).json()
    expect((await read()).data).toEqual({
      workingHours: null,
      timeZone: expect.any(String),
      replyMinutes: null,
      covered: null,
    })
    await say(one.chatId, [
      ['user', 31 * DAY],
      ['coach', 30 * DAY + 1],
      ['coach', 500],
      ['user', 400],
      ['user', 390],
      ['coach', 370],
      ['coach', 360],
      ['user', 10],
    ])
    await say(other.chatId, [
      ['user', 2000],
      ['coach', 1990],
    ])
    expect((await read()).data.replyMinutes).toBeNull()
    await app.deps.db`delete from chat_messages where chat_id = ${other.chatId}`
    await say(other.chatId, [
      ['user', 2000],
      ['coach', 1990],
      ['user', 1900],
      ['coach', 1700],
    ])
    expect((await read()).data.replyMinutes).toBe(30)
    expect((await read(other.customer)).code).toBe('chat.not_found')
    expect((await read(one.coach)).code).toBe('chat.not_found')
  })

  test('comes with the hours of the coach’s own clock', async () => {
    const { chatId, coach, customer } = await makeChat(app)
    const workingHours = { days: ['monday', 'tuesday'], from: '09:00', until: '17:00' }
    const notify = { messages: true, bloodTests: true, programs: true }
    await app.call('PUT', '/coach/settings', {
      token: coach.token,
      body: { localizedDates: false, notify, workingHours },
    })
    await app.deps.db`update accounts set time_zone = 'Asia/Tehran' where id = ${coach.id}`
    const answer = await app.call('GET', `/chat/${chatId}/coach`, { token: customer.token })
    expect(answer.json().data).toEqual({
      workingHours,
      timeZone: 'Asia/Tehran',
      replyMinutes: null,
      covered: null,
    })
  })

  test('covered is the colleague of a running cover, and null before and after it', async () => {
    const { chatId, coach, customer } = await makeChat(app)
    const covered = async () =>
      (await app.call('GET', `/chat/${chatId}/coach`, { token: customer.token })).json().data.covered
    await makeCover(app, coach, { from: 1, until: 2 })
    await makeCover(app, coach, { from: -2, until: -1 })
    // The athlete may be a coach too, and is nobody's colleague in the own conversation.
    await makeCover(app, coach, { colleague: customer })
    expect(await covered()).toBeNull()
    const { id } = await makeCover(app, coach)
    const [row] = await app.deps.db<
      { day: string }[]
    >`select to_day::text as day from coach_covers where id = ${id}`
    expect(await covered()).toEqual({ firstName: 'Sara', lastName: 'Moradi', until: row?.day })
    await app.deps.db`update coach_covers set ended_at = now() where id = ${id}`
    expect(await covered()).toBeNull()
  })
})

describe('the reply time of a program’s offer', () => {
  test('is the median over the conversations of all coaches who lead it, from three answers on', async () => {
    const template = await makeTemplate(app)
    const [one, other] = [await makeCoach(app, [template.id]), await makeCoach(app, [template.id])]
    const of = async (product: string) =>
      (await app.call('GET', `/products/${product}/program`)).json().data.replyMinutes as number | null
    // Another product each time: that of one is kept for minutes.
    const read = async () => of(await makeProgramProduct(app, template.name))
    expect(await read()).toBeNull()
    const chat = await makeChat(app, { coach: one })
    await say(chat.chatId, [
      ['user', 400],
      ['coach', 390],
      ['user', 300],
      ['coach', 260],
    ])
    // Coaches of other programs do not count.
    await say((await makeChat(app)).chatId, [
      ['user', 500],
      ['coach', 100],
    ])
    expect(await read()).toBeNull()
    const second = await makeChat(app, { coach: other })
    await say(second.chatId, [
      ['user', 200],
      ['coach', 100],
    ])
    const kept = await makeProgramProduct(app, template.name)
    expect(await of(kept)).toBe(40)
    await app.deps.db`update accounts set disabled_at = now() where id = ${other.id}`
    expect(await read()).toBeNull()
    expect(await of(kept)).toBe(40)
  })
})
