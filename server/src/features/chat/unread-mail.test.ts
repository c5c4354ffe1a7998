import { localeCodes } from 'contract/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeChat, say } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import { jobsDone, mailsTo } from '../../../test/mails'
import type { Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'
import { announceUnread, unreadMailWords } from './unread-mail'

const app = useApp({ RATE_LIMITS: 'off' })
beforeAll(() => app.deps.jobs.start(app.handlers))

/** Moves a chat's times back by minutes. */
const later = (chatId: string, minutes: number) => app.deps.db`
  update chats set user_mail_at = user_mail_at - make_interval(mins => ${minutes}),
    coach_mail_at = coach_mail_at - make_interval(mins => ${minutes}) where id = ${chatId}`
async function mailed(person: Person) {
  await announceUnread(app.deps)
  await jobsDone(app)
  return mailsTo(app, person.email)
}

describe('a message that stays unread', () => {
  test('is announced by mail after 15 minutes, once, without its text', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await app.deps.db`update accounts set email_verified_at = now() where id = ${customer.id}`
    await say(app, coach, chatId, 'A word about your blood pressure')
    await later(chatId, 14)
    expect(await mailed(customer)).toEqual([])
    await say(app, coach, chatId, 'And a second one')
    await later(chatId, 1)
    const [mail, ...more] = await mailed(customer)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(unreadMailWords.en.subject)
    expect(mail?.text).toContain('Sara Moradi')
    expect(mail?.text).toContain('http://localhost:3000/messages')
    for (const part of [mail?.text, mail?.html, mail?.subject])
      for (const word of ['blood', 'second one']) expect(part).not.toContain(word)
    await later(chatId, 60)
    expect(await mailed(customer)).toHaveLength(1)
    // Senders get no mail.
    expect(await mailsTo(app, coach.email)).toEqual([])
    // A later message is announced in its own time.
    await say(app, coach, chatId, 'The next day')
    await later(chatId, 15)
    expect(await mailed(customer)).toHaveLength(2)
  })

  test('is announced to the coach 15 minutes after the first, however steadily the customer writes', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await say(app, customer, chatId, 'Are you there?')
    await later(chatId, 10)
    await say(app, customer, chatId, 'Hello?')
    await later(chatId, 5)
    expect(await mailed(coach)).toHaveLength(1)
  })

  test('is not announced to an account that was locked meanwhile', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await say(app, coach, chatId, 'Hello')
    await app.deps.db`update accounts set disabled_at = now() where id = ${customer.id}`
    await later(chatId, 15)
    expect(await mailed(customer)).toEqual([])
  })

  test('is not announced where it has been read by then', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await say(app, coach, chatId, 'Hello')
    await app.call('POST', `/chat/${chatId}/read`, { token: customer.token })
    await later(chatId, 60)
    expect(await mailed(customer)).toEqual([])
    // Read between the schedule and the job.
    await say(app, coach, chatId, 'Hello again')
    await later(chatId, 15)
    await app.deps.db`update jobs set run_at = now() + interval '1 hour' where queue = 'none'`
    await announceUnread(app.deps)
    await app.call('POST', `/chat/${chatId}/read`, { token: customer.token })
    await jobsDone(app)
    expect((await mailsTo(app, customer.email)).length).toBeLessThanOrEqual(1)
  })

  test('two processes that look at once announce it once', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    await say(app, coach, chatId, 'Hello')
    await later(chatId, 15)
    await Promise.all(Array.from({ length: 5 }, () => announceUnread(app.deps)))
    expect(await mailed(customer)).toHaveLength(1)
  })

  test('mails a coach unless they opted out or lost the chat (X-60)', async () => {
    for (const [wish, expected] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const { coach, customer, chatId } = await makeChat(app)
      await app.deps.db`
        insert into notification_ways (account_id, kind, way) values (${coach.id}, 'message', ${wish ? 'mail' : 'none'})`
      await say(app, customer, chatId, 'Hello coach')
      await later(chatId, 15)
      const mails = await mailed(coach)
      expect(mails).toHaveLength(expected)
      if (expected) expect(mails[0]?.text).toContain('http://localhost:3000/coach/dashboard?tab=chats')
    }
    const { coach, customer, chatId } = await makeChat(app)
    await say(app, customer, chatId, 'Hello coach')
    await later(chatId, 15)
    await app.deps.db`update user_programs set coach_id = ${(await makeAccount(app, ['coach'])).id}
      where account_id = ${customer.id}`
    expect(await mailed(coach)).toEqual([])
  })

  test.each(localeCodes)(
    'X-98 in %s; to an address that is not confirmed nothing that anybody typed',
    async (locale) => {
      const { coach, customer, chatId } = await makeChat(app)
      await app.deps.db`update accounts set locale = ${locale} where id = ${customer.id}`
      await say(app, coach, chatId, 'Hello')
      await later(chatId, 15)
      const [mail] = await mailed(customer)
      expect(mail?.subject).toBe(unreadMailWords[locale].subject)
      expect(mail?.text).toContain(unreadMailWords[locale].nameless)
      expect(mail?.text).not.toContain('Sara')
      expect(mail?.to?.[0]?.name).toBe('')
    },
  )
})
