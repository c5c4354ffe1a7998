import { SAVED_REPLIES_MAX } from 'contract/chat/reply-rules'
import { describe, expect, test } from 'vitest'
import { makeChat } from '../../../../test/chat'
import { makeAccount } from '../../../../test/factories'
import type { Person } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const reply = { title: 'Well done', content: 'Well done, {firstName}! {programName} goes on.' }

const add = (by: Person, body: object = reply) =>
  app.call('POST', '/coach/replies', { token: by.token, body })
const list = async (by: Person, query = '') =>
  (await app.call('GET', `/coach/replies${query}`, { token: by.token })).json()

describe('saved replies', () => {
  test('are a coach’s own, by title, changed and deleted by nobody else', async () => {
    const [coach, other] = [await makeAccount(app, ['coach']), await makeAccount(app, ['coach'])]
    const { _id } = (await add(coach)).json().data
    await add(coach, { title: 'Before', content: ' See you {word ' })
    expect((await list(coach)).data.items).toEqual([
      { _id: expect.any(String), title: 'Before', content: 'See you {word' },
      { _id, ...reply },
    ])
    expect((await list(other)).data.items).toEqual([])
    const at = `/coach/replies/${_id}`
    const changed = { title: 'Fine', content: 'Fine.' }
    const refused = await app.call('PUT', at, { token: other.token, body: changed })
    expect(refused.json().code).toBe('chat.reply_not_found')
    expect((await app.call('DELETE', at, { token: other.token })).statusCode).toBe(404)
    const answer = await app.call('PUT', at, { token: coach.token, body: changed })
    expect(answer.json().data).toEqual({ _id, ...changed })
    expect((await app.call('DELETE', at, { token: coach.token })).statusCode).toBe(200)
    expect((await app.call('DELETE', at, { token: coach.token })).statusCode).toBe(404)
    expect((await list(coach)).data.items).toHaveLength(1)
  })

  test('are filled for the athlete of a chat: first name, and the running program in the athlete’s language', async () => {
    const { chatId, coach, customer, userProgramId } = await makeChat(app)
    await app.deps.db`update accounts set locale = 'fa', first_name = 'Neda $&' where id = ${customer.id}`
    await add(coach)
    const [item] = (await list(coach, `?chatId=${chatId}`)).data.items
    expect(item).toMatchObject({ ...reply, filled: 'Well done, Neda $&! قدرت goes on.' })
    const stranger = await makeAccount(app, ['coach'])
    expect((await list(stranger, `?chatId=${chatId}`)).code).toBe('chat.not_found')
    await app.deps
      .db`update user_programs set status = 'deactivated', ended_at = now() where id = ${userProgramId}`
    expect((await list(coach, `?chatId=${chatId}`)).data.items[0].filled).toContain('!  goes on.')
  })

  test('name a placeholder that does not exist, and need a title and a text', async () => {
    const coach = await makeAccount(app, ['coach'])
    const problems = async (body: object) => (await add(coach, body)).json().fieldCodes
    expect(await problems({ ...reply, content: 'Hello {name}' })).toEqual({
      content: 'chat.placeholder_unknown',
    })
    expect(await problems({ title: ' ', content: '\n' })).toEqual({
      title: 'chat.title_required',
      content: 'chat.content_required',
    })
    expect(await problems({ ...reply, title: 'x'.repeat(81) })).toEqual({ title: 'request.too_long' })
  })

  test('are at most a hundred, also when two are added at once', async () => {
    const coach = await makeAccount(app, ['coach'])
    await app.deps.db`
      insert into coach_replies (id, coach_id, title, content)
      select ${coach.id} || '-' || n, ${coach.id}, n, n from generate_series(2, ${SAVED_REPLIES_MAX}) as n`
    const answers = await Promise.all([add(coach), add(coach)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })
})
