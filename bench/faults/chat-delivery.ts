// F9: both sides of a chat write while connections are cut, acknowledgements are lost, pages reload and some messages
// use HTTP. Afterwards both have every message once and in order.
import { setTimeout as pause } from 'node:timers/promises'
import type { Message } from 'contract/chat/calls'
import { type SeededChat, seedChats } from '../../server/test/seed'
import { randomFrom } from '../lib/random'
import { type ChatClient, type ChatSeat, carefulClient, naiveClient } from './chat-client'
import { cutKinds, type Door, openDoor } from './chat-door'
import { type FaultOptions, type Figures, type Harness, judge, withHarness } from './harness'

interface Plan {
  messages: number
  cuts: number
  reloads: number
}
const PLANS: Record<FaultOptions['size'], { product: Plan; control: Plan }> = {
  reduced: {
    product: { messages: 500, cuts: 4, reloads: 1 },
    control: { messages: 120, cuts: 4, reloads: 1 },
  },
  full: {
    product: { messages: 10_000, cuts: 20, reloads: 3 },
    control: { messages: 1000, cuts: 20, reloads: 3 },
  },
}
const LOST_ANSWERS = 0.1
const OVER_HTTP = 0.2
const CATCH_UP_WITHIN = 1000

export function run({ size, seed }: FaultOptions): Promise<Figures> {
  return withHarness('chat-delivery', { sockets: 16 }, async (harness) => {
    const [chat, other] = await seedChats(harness.db, 2)
    if (!chat || !other) throw new Error('no chats were seeded')
    const product = await talk(harness, chat, { ...PLANS[size].product, seed, make: carefulClient })
    const control = await talk(harness, other, { ...PLANS[size].control, seed, make: naiveClient })
    return {
      seed,
      figures: {
        messages: PLANS[size].product.messages,
        lost: product.lost,
        twice: product.twice,
        disordered: product.disordered,
        connections: product.connections,
        catchUpP95: Math.round(product.catchUpP95),
        seconds: Math.round(product.seconds),
        controlLost: control.lost,
        controlTwice: control.twice,
      },
      failures: [
        ...judge('product', [
          [product.lost === 0, `${product.lost} messages were lost`],
          [product.twice === 0, `${product.twice} messages were there twice`],
          [product.disordered === 0, `${product.disordered} messages were out of order`],
          [product.gaps === 0, `the numbers of the chat have ${product.gaps} gaps`],
          [product.unreadRight, 'what is unread is counted wrong'],
          // Times are checked only at full size, where no other tests run.
          [
            size !== 'full' || product.catchUpP95 <= CATCH_UP_WITHIN,
            `catching up took ${product.catchUpP95} ms`,
          ],
          [product.connections > PLANS[size].product.cuts, 'the connections were not cut'],
        ]),
        ...judge('control', [
          [control.lost > 0, 'a client that appends what arrives lost nothing'],
          [control.twice > 0, 'sending again without an id stored nothing twice'],
        ]),
      ],
      skipped: [],
    }
  })
}

interface Outcome {
  lost: number
  twice: number
  disordered: number
  gaps: number
  unreadRight: boolean
  connections: number
  catchUpP95: number
  seconds: number
}

async function talk(
  harness: Harness,
  chat: SeededChat,
  plan: Plan & { seed: number; make: (seat: ChatSeat) => ChatClient },
): Promise<Outcome> {
  const began = performance.now()
  const random = randomFrom(plan.seed)
  const door = await openDoor(harness.product)
  const seat = (side: 'coach' | 'user'): ChatSeat => ({
    person: side === 'coach' ? chat.coach : chat.customer,
    side,
    chatId: chat.id,
    socketUrl: door.url,
    http: harness.client,
    losesAnswer: () => random() < LOST_ANSWERS,
    goesOverHttp: () => random() < OVER_HTTP,
  })
  const clients = [plan.make(seat('user')), plan.make(seat('coach'))]
  const contents = ['user', 'coach'].map((side) =>
    Array.from({ length: plan.messages / 2 }, (_, i) => `${side} ${i}`),
  )
  const progress = new AbortController()
  const reading = readNowAndThen(harness, chat, progress.signal)
  const faults = makeFaults(door, clients, plan, () => storedOf(harness, chat.id))
  await Promise.all(clients.map((client, i) => client.sendAll(contents[i] as string[])))
  await faults
  progress.abort()
  await reading

  const stored = await harness.db<{ seq: number; content: string }[]>`
    select seq, content from chat_messages where chat_id = ${chat.id} order by seq`
  for (const client of clients) await client.settle(stored.length)
  await pause(300)
  const shown = clients.map((client) => client.shown())
  for (const client of clients) client.close()
  door.close()
  return {
    ...compare(stored, shown, contents),
    gaps: stored.filter(({ seq }, i) => seq !== i + 1).length,
    unreadRight: await isUnreadRight(harness, chat),
    connections: clients.reduce((sum, client) => sum + client.catchUps.length, 0),
    catchUpP95: percentile(
      clients.flatMap((client) => client.catchUps),
      0.95,
    ),
    seconds: (performance.now() - began) / 1000,
  }
}

/** Counts lost, duplicated and misordered messages in the table and both views. */
function compare(
  stored: readonly { content: string }[],
  shown: readonly Message[][],
  contents: readonly string[][],
): Pick<Outcome, 'lost' | 'twice' | 'disordered'> {
  const table = stored.map(({ content }) => content)
  const lists = [table, ...shown.map((messages) => messages.map(({ content }) => content))]
  const said = contents.flat()
  let [lost, twice, disordered] = [0, 0, 0]
  for (const list of lists) {
    const there = new Set(list)
    lost += said.filter((content) => !there.has(content)).length
    twice += list.length - there.size
    const places = new Map(list.map((content, i) => [content, i]))
    for (const own of contents)
      for (const [i, content] of own.entries()) {
        const before = own[i - 1]
        if (before !== undefined && (places.get(content) ?? 0) < (places.get(before) ?? 0)) disordered++
      }
  }
  for (const messages of shown)
    disordered += messages.filter(({ seq }, i) => i > 0 && seq < (messages[i - 1]?.seq ?? 0)).length
  return { lost, twice, disordered }
}

/** Triggers cuts and reloads, spread over the stored messages. */
async function makeFaults(
  door: Door,
  clients: readonly ChatClient[],
  { messages, cuts, reloads }: Plan,
  stored: () => Promise<number>,
): Promise<void> {
  const events = [
    ...Array.from({ length: cuts }, (_, i) => ({
      at: ((i + 0.5) / cuts) * messages * 0.9,
      kind: cutKinds[i % 4],
    })),
    ...Array.from({ length: reloads }, (_, i) => ({
      at: ((i + 0.8) / reloads) * messages * 0.9,
      kind: undefined,
    })),
  ].sort((a, b) => a.at - b.at)
  let reloaded = 0
  for (const { at, kind } of events) {
    while ((await stored()) < at) await pause(5)
    if (kind) door.cut(kind)
    else await clients[reloaded++ % clients.length]?.reload()
  }
}

async function storedOf({ db }: Harness, chatId: string): Promise<number> {
  const [row] = await db<{ n: number }[]>`select last_seq as n from chats where id = ${chatId}`
  return row?.n ?? 0
}

/** Marks messages as read on both sides at intervals. */
async function readNowAndThen({ client }: Harness, chat: SeededChat, ended: AbortSignal): Promise<void> {
  for (let i = 0; !ended.aborted; i++) {
    const { token } = i % 2 === 0 ? chat.coach : chat.customer
    const body = i % 3 === 0 ? { seq: i * 10 } : {}
    await client.call('POST', `/chat/${chat.id}/read`, { token, body })
    await pause(50)
  }
}

/** Returns true if the unread counters match the table and drop to zero once everything is read. */
async function isUnreadRight({ db, client }: Harness, chat: SeededChat): Promise<boolean> {
  const [row] = await db<{ right: boolean }[]>`
    select c.coach_unread = (select count(*) from chat_messages m
        where m.chat_id = c.id and m.sender_type = 'user' and m.seq > c.coach_read_seq)
      and c.user_unread = (select count(*) from chat_messages m
        where m.chat_id = c.id and m.sender_type = 'coach' and m.seq > c.user_read_seq) as right
    from chats c where c.id = ${chat.id}`
  for (const { token } of [chat.coach, chat.customer]) {
    await client.call('POST', `/chat/${chat.id}/read`, { token, body: {} })
    const answer = await client.call('GET', '/chat/unread-count', { token })
    if (answer.body.data.unreadCount !== 0) return false
  }
  return row?.right === true
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
}
