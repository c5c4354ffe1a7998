import { searchMessages as SearchMessages } from 'contract/chat/calls'
import { FOUND_MAX } from 'contract/chat/rules'
import { describe, expect, test } from 'vitest'
import { type MadeChat, makeChat, say } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import type { Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })

const search = async (by: Person, q: string, more = '') => {
  const answer = await app.call('GET', `/chat/search?q=${encodeURIComponent(q)}${more}`, { token: by.token })
  return SearchMessages.data.parse(answer.json().data)
}
const snippets = async (by: Person, q: string) => (await search(by, q)).items.map(({ snippet }) => snippet)

describe('searching messages', () => {
  test('finds the messages with all words in own chats of both sides, newest first', async () => {
    const both = await makeAccount(app, ['customer', 'coach'])
    const [asCoach, asCustomer] = [
      await makeChat(app, { coach: both }),
      await makeChat(app, { customer: both }),
    ]
    const first = await say(app, asCoach.customer, asCoach.chatId, 'My left knee hurts')
    await say(app, both, asCoach.chatId, 'Which knee?')
    const last = await say(app, both, asCustomer.chatId, 'The LEFT knee, still')
    const { items, ...page } = await search(both, 'knee left')
    expect(page).toEqual({ total: 2, currentPage: 1, totalPages: 1 })
    const read = await app.call('GET', `/chat/${asCoach.chatId}`, { token: both.token })
    const { _id, participants, closedAt } = read.json().data.chat
    expect(items.map((item) => item._id)).toEqual([last._id, first._id])
    expect(items[1]).toEqual({
      _id: first._id,
      seq: 1,
      senderType: 'user',
      createdAt: first.createdAt,
      snippet: 'My left knee hurts',
      chat: { _id, participants, closedAt },
    })
    expect((await search(both, 'knee left', '&as=coach')).items).toEqual([items[1]])
    expect((await search(both, 'knee left', '&as=user')).items).toEqual([items[0]])
  })

  test('finds nothing in chats of others, in those a coach has handed over, and in removed messages', async () => {
    const made: MadeChat[] = [await makeChat(app), await makeChat(app)]
    const [mine, other] = made as [MadeChat, MadeChat]
    for (const { customer, coach, chatId } of made) {
      await say(app, customer, chatId, 'creatine')
      await say(app, coach, chatId, 'creatine too')
    }
    const chatsOf = async (by: Person) => (await search(by, 'creatine')).items.map(({ chat }) => chat._id)
    for (const by of [mine.customer, mine.coach])
      expect(await chatsOf(by)).toEqual([mine.chatId, mine.chatId])
    for (const by of [await makeAccount(app), await makeAccount(app, ['coach'])])
      expect(await chatsOf(by)).toEqual([])
    const taken = await say(app, mine.customer, mine.chatId, 'creatine again')
    await app.call('DELETE', `/chat/messages/${taken._id}`, { token: mine.customer.token })
    expect(await chatsOf(mine.coach)).toEqual([mine.chatId, mine.chatId])
    const next = await makeAccount(app, ['coach'])
    await app.deps.db`update user_programs set coach_id = ${next.id} where id = ${other.userProgramId}`
    expect(await chatsOf(other.coach)).toEqual([])
    expect(await chatsOf(other.customer)).toEqual([other.chatId, other.chatId])
  })

  test('follows an edit', async () => {
    const { customer, chatId } = await makeChat(app)
    const { _id } = await say(app, customer, chatId, 'squat')
    await app.call('PATCH', `/chat/messages/${_id}`, {
      token: customer.token,
      body: { content: 'deadlift' },
    })
    expect(await snippets(customer, 'squat')).toEqual([])
    expect(await snippets(customer, 'deadlift')).toEqual(['deadlift'])
  })

  test.each([
    ['Arabic letters and digits', 'برنامه‌ی كيك ٣ روز', 'کیک ۳'],
    ['Persian letters and digits', 'برنامه کیک ۳ روز', 'كيك 3'],
    ['half-spaces', 'می\u200cخواهم', 'می خواهم'],
    ['accents and case', 'Crème Brûlée', 'creme BRULEE'],
    ['vowel marks', 'سَلام', 'سلام'],
    ['signs of LIKE', '100%_sure\\', '%_sure\\'],
    ['two letters', 'ok, done', 'ok'],
  ])('matches %s', async (_, content, q) => {
    const { customer, chatId } = await makeChat(app)
    await say(app, customer, chatId, content)
    await say(app, customer, chatId, 'Something else entirely')
    expect(await snippets(customer, q)).toEqual([content.replace(/\s+/g, ' ')])
  })

  test('finds nothing without a word, and refuses a text that is too long', async () => {
    const { customer, chatId } = await makeChat(app)
    await say(app, customer, chatId, 'Hello')
    for (const q of ['', '  ', '\u200b']) expect((await search(customer, q)).total).toBe(0)
    const long = await app.call('GET', `/chat/search?q=${'x'.repeat(101)}`, { token: customer.token })
    expect([long.statusCode, long.json().code]).toEqual([400, 'request.too_long'])
  })

  test('shows the part of a long text around the first word', async () => {
    const { customer, chatId } = await makeChat(app)
    await say(app, customer, chatId, `${'before '.repeat(100)}\n\nneedle ${'after '.repeat(100)}`)
    const [snippet = ''] = await snippets(customer, 'needle')
    expect(snippet).toMatch(/^… (before )+needle (after )+/)
    expect(snippet.length).toBeLessThan(170)
    await say(app, customer, chatId, `x${'y'.repeat(4000)}`)
    expect(((await snippets(customer, 'xy'))[0] ?? '').length).toBeLessThan(170)
  })

  test('pages the newest results and returns at most so many', async () => {
    const { customer, chatId } = await makeChat(app)
    await app.deps.db`
      insert into chat_messages (chat_id, seq, sender_type, content, message_type, created_at)
      select ${chatId}, n, 'user', 'word ' || n, 'text', now() + make_interval(secs => n)
      from generate_series(1, ${FOUND_MAX + 10}) as n`
    await app.deps.db`update chats set last_seq = ${FOUND_MAX + 10} where id = ${chatId}`
    const page = await search(customer, 'word', '&page=2&limit=3')
    expect(page).toMatchObject({ total: FOUND_MAX, currentPage: 2, totalPages: Math.ceil(FOUND_MAX / 3) })
    expect(page.items.map(({ seq }) => seq)).toEqual([FOUND_MAX + 7, FOUND_MAX + 6, FOUND_MAX + 5])
  })
})

test('the search index has nothing left to file after its task, so that no message waits for that', async () => {
  const { customer, chatId } = await makeChat(app)
  for (const word of ['one', 'two', 'three']) await say(app, customer, chatId, `squats in set ${word}`)
  await app.schedule.find(({ name }) => name === 'file-chat-search')?.run()
  const [left] = await app.deps.db<{ pages: number }[]>`
    select gin_clean_pending_list('chat_messages_search')::int as pages`
  expect(left?.pages).toBe(0)
  expect(await snippets(customer, 'squats three')).toEqual(['squats in set three'])
})
