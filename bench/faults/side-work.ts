// Work next to the shop: coaches save plans, both sides of chats write, staff confirm orders and open lists and
// figures. All acknowledged work must be stored afterwards.
import { mealKeys, type ProgramData } from 'contract/programs/plan'
import { patchOf, valueAt } from 'contract/programs/plan-changes'
import type { Pool } from '../../server/src/kernel/db/client'
import { newId } from '../../server/src/kernel/ids'
import {
  type Buyer,
  type SeededChat,
  seedBuyers,
  seedChats,
  seedOrders,
  seedProducts,
} from '../../server/test/seed'
import type { Client, Reply } from '../lib/client'
import { seedPlans } from '../plans'

const CHATS = 10
/** Fields to save, each once per plan. */
const PATHS = mealKeys.flatMap((meal) =>
  ['calories', 'protein', 'carbs', 'fats'].map((field) => `nutrition.mealPlan.${meal}.${field}`),
)

interface Saved {
  plan: string
  path: string
  value: number
}

export interface Side {
  chats: SeededChat[]
  plans: { id: string; coach: Buyer }[]
  /** Orders that staff can confirm. */
  orders: string[]
  staff: Buyer
  asked: number
  done: number
  /** Number of 503 responses with `Retry-After`. */
  refused: number
  unexpected: string[]
  slowestMs: number
  slowestRefusalMs: number
  messages: string[]
  saves: Saved[]
  moves: string[]
}

/** Creates accounts and data for this many operations. */
export async function seedSide(db: Pool, deeds: number): Promise<Side> {
  const each = Math.ceil(deeds / KINDS) + 1
  const [staff] = (await seedBuyers(db, 1, ['customer', 'admin'])) as [Buyer]
  await db`update accounts set staff_role = 'owner' where id = ${staff.id}`
  // A change of roles ends all sessions, so another account's session is transferred.
  const [other] = (await seedBuyers(db, 1)) as [Buyer]
  await db`update sessions set account_id = ${staff.id} where account_id = ${other.id}`
  return {
    chats: await seedChats(db, CHATS),
    plans: await seedPlans(db, Math.ceil(each / PATHS.length)),
    orders: await seedWaiting(db, each),
    staff: { id: staff.id, token: other.token },
    asked: 0,
    done: 0,
    refused: 0,
    unexpected: [],
    slowestMs: 0,
    slowestRefusalMs: 0,
    messages: [],
    saves: [],
    moves: [],
  }
}

/** Creates unconfirmed orders of yesterday for a separate product. */
async function seedWaiting(db: Pool, count: number): Promise<string[]> {
  const [product = ''] = await seedProducts(db, [0])
  const [buyer] = (await seedBuyers(db, 1)) as [Buyer]
  return seedOrders(db, buyer, count, { status: 'pending', hoursAgo: () => 24, productId: product })
}

const KINDS = 5
interface Deed {
  ask: (client: Client) => Promise<Reply>
  done?: () => void
}

function deedOf(side: Side, n: number): Deed {
  const i = Math.floor(n / KINDS)
  switch (n % KINDS) {
    case 0: {
      const chat = side.chats[i % side.chats.length] as SeededChat
      const content = `side ${n}`
      const { token } = i % 2 === 0 ? chat.customer : chat.coach
      const body = { content, clientMsgId: newId() }
      return {
        ask: (client) => client.call('POST', `/chat/${chat.id}/messages`, { token, body }),
        done: () => void side.messages.push(content),
      }
    }
    case 1: {
      const { id, coach } = side.plans[i % side.plans.length] as Side['plans'][number]
      const path = PATHS[Math.floor(i / side.plans.length) % PATHS.length] as string
      const value = 1 + (i % 5000)
      return {
        ask: (client) =>
          client.call('PUT', `/coach/user-programs/${id}/complete-data`, {
            token: coach.token,
            body: patchOf(path, value),
          }),
        done: () => void side.saves.push({ plan: id, path, value }),
      }
    }
    case 2: {
      const id = side.orders[i] ?? ''
      return {
        ask: ({ call }) =>
          call('PATCH', `/admin/orders/${id}`, { token: side.staff.token, body: { status: 'confirmed' } }),
        done: () => void side.moves.push(id),
      }
    }
    case 3:
      return { ask: ({ call }) => call('GET', '/admin/orders?search=moradi', { token: side.staff.token }) }
    default:
      return { ask: ({ call }) => call('GET', '/admin/stats?days=30', { token: side.staff.token }) }
  }
}

/** Runs the next operation, at most `times` attempts while it is refused; returns true if it succeeded. */
export async function sideDeed(side: Side, client: Client, times = 1): Promise<boolean> {
  const { ask, done } = deedOf(side, side.asked++)
  try {
    for (let time = 1; time <= times; time++) {
      const { status, body, retryAfter, ms } = await ask(client)
      side.slowestMs = Math.max(side.slowestMs, ms)
      // A repeat of an order step that did succeed is refused as already moved.
      if (status < 300 || (time > 1 && body.code === 'orders.move_refused')) {
        done?.()
        side.done++
        return true
      }
      if (status !== 503 || retryAfter === undefined) {
        side.unexpected.push(`${status} ${body.code}`)
        return false
      }
      side.refused++
      side.slowestRefusalMs = Math.max(side.slowestRefusalMs, ms)
    }
  } catch (error) {
    side.unexpected.push(`no answer: ${(error as Error).message}`)
  }
  return false
}

/** Starts operations at a fixed rate, regardless of earlier responses, until stopped. */
export function startSide(side: Side, client: Client, perSecond: number): { stop(): Promise<void> } {
  const open = new Set<Promise<unknown>>()
  const timer = setInterval(() => {
    const one = sideDeed(side, client)
    open.add(one)
    void one.finally(() => open.delete(one))
  }, 1000 / perSecond)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

/** Returns lost acknowledged work and gaps in the chats' numbers, as sentences. */
export async function sideViolations(db: Pool, side: Side): Promise<string[]> {
  const messages = await db<{ chat: string; seq: number; content: string }[]>`
    select chat_id as chat, seq, content from chat_messages where chat_id = any(${side.chats.map(({ id }) => id)})
    order by chat_id, seq`
  const stored = new Set(messages.map(({ content }) => content))
  const lost = side.messages.filter((content) => !stored.has(content)).length
  const holes = messages.filter(({ chat, seq }, at) => {
    const before = messages[at - 1]
    return seq !== (before?.chat === chat ? before.seq + 1 : 1)
  }).length
  const plans = await db<{ id: string; data: ProgramData }[]>`
    select id, data from user_programs where id = any(${side.plans.map(({ id }) => id)})`
  const byId = new Map(plans.map(({ id, data }) => [id, data]))
  const unsaved = side.saves.filter(({ plan, path, value }) => {
    const data = byId.get(plan)
    return !data || valueAt(data, path) !== value
  }).length
  const [{ n: unmoved } = { n: 0 }] = await db<{ n: number }[]>`
    select count(*)::int as n from orders o where o.id = any(${side.moves}) and (o.status <> 'confirmed'
      or (select count(*) from order_moves m where m.order_id = o.id and m.status = 'confirmed'
        and m.actor = ${side.staff.id}) <> 1)`
  return [
    [lost, 'acknowledged messages are not there'],
    [messages.length - stored.size, 'messages are there twice'],
    [holes, 'numbers of messages have a hole before them'],
    [unsaved, 'acknowledged saves of a plan are not in it'],
    [unmoved, 'orders that staff confirmed are not confirmed once'],
  ].flatMap(([n, text]) => (Number(n) > 0 ? `I7: ${n} ${text}` : []))
}

/** Summary for the figures of a test. */
export const sideFigures = (side: Side) =>
  `${side.done} of ${side.asked} done, ${side.refused} refused, slowest ${Math.round(side.slowestMs)} ms`
