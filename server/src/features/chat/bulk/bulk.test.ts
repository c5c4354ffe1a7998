import { BULK_MAX } from 'contract/chat/bulk-rules'
import { MESSAGE_MAX } from 'contract/chat/rules'
import { describe, expect, test } from 'vitest'
import { makeChat } from '../../../../test/chat'
import { makeCover } from '../../../../test/covers'
import { makeAccount } from '../../../../test/factories'
import { makeCoach, type Person } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { newId } from '../../../kernel/ids'
import { insertHealthConsent, withdrawHealthConsent } from '../../auth/consents.sql'

const app = useApp({ RATE_LIMITS: 'off' })

const send = (by: Person, body: object) => app.call('POST', '/coach/bulk-message', { token: by.token, body })
const said = async (chatId: string, by: Person) =>
  (await app.call('GET', `/chat/${chatId}`, { token: by.token }))
    .json()
    .data.messages.map((one: { content: string }) => one.content)

/** A coach with three athletes. */
async function makeTeam() {
  const coach = await makeCoach(app)
  const chats = [
    await makeChat(app, { coach }),
    await makeChat(app, { coach }),
    await makeChat(app, { coach }),
  ]
  return { coach, chats, userIds: chats.map(({ customer }) => customer.id) }
}

describe('a message to several athletes', () => {
  test('reaches each in their own conversation, with name and program filled in', async () => {
    const { coach, chats, userIds } = await makeTeam()
    await app.deps
      .db`update accounts set first_name = 'Neda $&', locale = 'fa' where id = ${userIds[1] as string}`
    const answer = await send(coach, { userIds, content: 'Hello {firstName}, {programName} is next.' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.items[1]).toEqual({
      userId: userIds[1],
      firstName: 'Neda $&',
      lastName: 'Moradi',
      outcome: 'sent',
      chatId: chats[1]?.chatId,
      content: 'Hello Neda $&, قدرت is next.',
    })
    for (const { chatId, customer } of chats) expect(await said(chatId, customer)).toHaveLength(1)
    expect(await said(chats[1]?.chatId ?? '', chats[1]?.customer as Person)).toEqual([
      'Hello Neda $&, قدرت is next.',
    ])
  })

  test('is sent once under one id, pressed twice at once or again later', async () => {
    const { coach, chats, userIds } = await makeTeam()
    const body = { userIds, content: 'See you on Monday', clientMsgId: newId() }
    const answers = await Promise.all([send(coach, body), send(coach, body)])
    answers.push(await send(coach, body))
    for (const answer of answers)
      expect(answer.json().data.items.map((one: { outcome: string }) => one.outcome)).toEqual([
        'sent',
        'sent',
        'sent',
      ])
    for (const { chatId, customer } of chats) expect(await said(chatId, customer)).toHaveLength(1)
  })

  test('skips and names those who paused or left, and shows everything before anything is sent', async () => {
    const { coach, chats, userIds } = await makeTeam()
    const [first, paused, over] = chats
    await app.deps.db`
      update user_programs set status = 'paused', paused_at = now() where id = ${paused?.userProgramId as string}`
    await app.deps.db`
      update user_programs set status = 'completed', ended_at = now() where id = ${over?.userProgramId as string}`
    const handed = await makeChat(app, { coach })
    await app.deps.db`update user_programs set coach_id = null where id = ${handed.userProgramId}`
    const stranger = await makeChat(app)
    const all = [...userIds, handed.customer.id, stranger.customer.id, 'nobody']
    const outcomes = async (dryRun: boolean) =>
      (await send(coach, { userIds: all, content: 'Hello', dryRun })).json().data.items
    const shown = await outcomes(true)
    expect(shown.map((one: { outcome: string }) => one.outcome)).toEqual([
      'ready',
      'paused',
      'left',
      'left',
      'left',
      'left',
    ])
    expect(shown.map((one: { firstName: string }) => one.firstName)).toEqual([
      'Sara',
      'Sara',
      'Sara',
      'Sara',
      '',
      '',
    ])
    expect(await said(first?.chatId ?? '', coach)).toEqual([])
    expect((await outcomes(false))[0].outcome).toBe('sent')
    for (const { chatId, customer } of [paused, over, handed, stranger] as typeof chats)
      expect(await said(chatId, customer)).toEqual([])
  })

  test('is not sent to athletes without consent and does not name the state of their programs', async () => {
    const { coach, chats, userIds } = await makeTeam()
    const [running, paused] = chats
    await app.deps.db`
      update user_programs set status = 'paused', paused_at = now() where id = ${paused?.userProgramId as string}`
    for (const one of [running, paused]) {
      await insertHealthConsent(app.deps.db, one?.customer.id ?? '')
      await withdrawHealthConsent(app.deps.db, one?.customer.id ?? '')
    }
    const { items } = (await send(coach, { userIds, content: 'About {programName}' })).json().data
    expect(items.map((one: { outcome: string }) => one.outcome)).toEqual(['left', 'left', 'sent'])
    expect(await said(running?.chatId ?? '', coach)).toEqual([])
  })

  test('goes to the athletes of a coach whom one covers for, in that coach’s conversation', async () => {
    const { coach, customer, chatId } = await makeChat(app)
    const { id, colleague } = await makeCover(app, coach)
    const body = { userIds: [customer.id], content: 'Hello' }
    expect((await send(colleague, body)).json().data.items).toMatchObject([{ outcome: 'sent', chatId }])
    await app.deps.db`update coach_covers set ended_at = now() where id = ${id}`
    expect((await send(colleague, body)).json().data.items).toMatchObject([
      { outcome: 'left', firstName: '' },
    ])
  })

  test('needs athletes and a text whose placeholders exist and whose result fits into a message', async () => {
    const { coach, userIds } = await makeTeam()
    const codes = async (change: object) =>
      (await send(coach, { userIds, content: 'Hello', ...change })).json()
    expect((await codes({ userIds: [] })).fieldCodes).toEqual({ userIds: 'chat.athletes_required' })
    expect((await codes({ content: ' ' })).fieldCodes).toEqual({ content: 'chat.content_required' })
    expect((await codes({ content: 'Hello {name}' })).fieldCodes).toEqual({
      content: 'chat.placeholder_unknown',
    })
    expect((await codes({ userIds: Array.from({ length: BULK_MAX + 1 }, String) })).fieldCodes).toEqual({
      userIds: 'request.too_many',
    })
    const long = `${'x'.repeat(MESSAGE_MAX - 11)}{firstName}`
    await app.deps.db`update accounts set first_name = 'A very long name' where id = ${userIds[0] as string}`
    expect((await codes({ content: long })).fieldCodes).toEqual({ content: 'chat.message_too_long' })
    const athlete = await makeAccount(app)
    expect((await send(athlete, { userIds, content: 'Hello' })).statusCode).toBe(403)
  })
})
