import type { Message } from 'contract/chat/calls'
import { expect, test } from 'vitest'
import { type MadeChat, makeChat, newClientId } from '../../../test/chat'
import type { Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'
import { transaction } from '../../kernel/db/transaction'

const app = useApp({ RATE_LIMITS: 'off' })

const send = (by: Person, chatId: string, content: string, clientMsgId?: string) =>
  app.call('POST', `/chat/${chatId}/messages`, { token: by.token, body: { content, clientMsgId } })
const seqsOf = (answers: Awaited<ReturnType<typeof send>>[]) =>
  answers.map((answer) => (answer.json().data as { message: Message }).message.seq)

/** Holds a chat's row, as a hand-over does, until it is let go. */
async function hold({ chatId }: MadeChat): Promise<() => Promise<void>> {
  let letGo = () => undefined as undefined
  let held = () => undefined as undefined
  const isHeld = new Promise<void>((resolve) => {
    held = () => void resolve()
  })
  const holding = transaction(app.deps.db, async (tx) => {
    await tx`select from chats where id = ${chatId} for update`
    held()
    await new Promise<void>((resolve) => {
      letGo = () => void resolve()
    })
  })
  await isHeld
  return async () => {
    letGo()
    await holding
  }
}

test('a chat that somebody holds holds up its own messages alone, which keep their order', async () => {
  const [held, free] = [await makeChat(app), await makeChat(app)]
  const release = await hold(held)
  const waiting = ['a', 'b', 'c'].map((content) => send(held.customer, held.chatId, content))
  const others = await Promise.all(['x', 'y'].map((content) => send(free.customer, free.chatId, content)))
  expect(others.map((answer) => answer.statusCode)).toEqual([201, 201])
  // New messages queue behind the waiting ones.
  waiting.push(send(held.customer, held.chatId, 'd'), send(held.customer, held.chatId, 'e'))
  expect(seqsOf(await Promise.all([send(free.coach, free.chatId, 'z')]))).toEqual([3])
  await release()
  expect(seqsOf(await Promise.all(waiting))).toEqual([1, 2, 3, 4, 5])
})

test('asks a sender who waits too long to retry, and stores the repeat once', async () => {
  const held = await makeChat(app)
  const id = newClientId()
  const release = await hold(held)
  const answer = await send(held.customer, held.chatId, 'a', id)
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable'])
  await release()
  const again = await Promise.all([1, 2, 3].map(() => send(held.customer, held.chatId, 'a', id)))
  expect(seqsOf(again)).toEqual([1, 1, 1])
})

test('a message that the database refuses takes no other down with it', async () => {
  const [one, two] = [await makeChat(app), await makeChat(app)]
  const { db } = app.deps
  await db`alter table chat_messages add constraint no_word check (content <> 'refused')`
  const answers = await Promise.all([
    send(one.customer, one.chatId, 'before'),
    send(one.customer, one.chatId, 'refused'),
    send(one.customer, one.chatId, 'after'),
    send(two.customer, two.chatId, 'elsewhere'),
  ])
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 500, 201, 201])
  const rows = await db`select seq, content from chat_messages where chat_id = ${one.chatId} order by seq`
  expect(rows).toEqual([
    { seq: 1, content: 'before' },
    { seq: 2, content: 'after' },
  ])
  await db`alter table chat_messages drop constraint no_word`
})

test('a batch that is lost takes none of those down that wait in their turn', async () => {
  const [held, lost] = [await makeChat(app), await makeChat(app)]
  const { db } = app.deps
  // The error of a server that shuts down.
  await db.unsafe(`
    create function lose() returns trigger language plpgsql as $$ begin raise exception using errcode = '57P01'; end $$;
    create trigger lose before insert on chat_messages for each row when (new.content = 'lost') execute function lose()`)
  const release = await hold(held)
  const waiting = [send(held.customer, held.chatId, 'a')]
  await send(lost.customer, lost.chatId, 'before')
  waiting.push(send(held.customer, held.chatId, 'b'))
  const failed = await send(lost.customer, lost.chatId, 'lost')
  await release()
  await db`drop function lose cascade`
  expect([failed.statusCode, failed.json().code]).toEqual([503, 'server.unavailable'])
  expect(seqsOf(await Promise.all(waiting))).toEqual([1, 2])
})
