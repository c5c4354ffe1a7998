import { ORDER_SEARCH_RESULTS_MAX } from 'contract/orders/rules'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const COUNT = 4000
const DAYS = 400
let token: string

// One order every 2.4 hours for 400 days; one in 300 has a text that is too long for a B-tree.
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
  const { id: buyer } = await makeAccount(app)
  await app.deps.db`
    insert into orders (id, order_number, account_id, cart_id, cart_version, status, payment_status, payment_method,
      shipping_method, customer, subtotal_cents, tax_cents, shipping_cents, total_cents, created_at)
    select 'o' || o, 'R-' || o, ${buyer}, 'c' || o, 1,
      (array['pending', 'delivered', 'cancelled', 'delivered', 'confirmed'])[1 + o * 7 % 5], 'open', 'cod', 'standard',
      jsonb_build_object('firstName', (array['Sara', 'Noor', 'Léa'])[1 + o % 3],
        'lastName', (array['Karimi', 'Visser', 'de Vries', 'Jansen'])[1 + o / 3 % 4],
        'email', 'someone' || o % 50 || '@example.test', 'phone', '+31 6 1234 5678',
        'address', jsonb_build_object('street', 'Kade 1', 'state', 'ZH', 'zipCode', '1', 'country', 'NL', 'city',
          case when o % 300 = 0 then (select string_agg(md5(o || '-' || n), '') from generate_series(1, 100) n) || ' Zwolle'
            when o % 11 = 0 then 'Zwolle' else 'Delft' end)),
      3000, 270, 0, 3270, now() - ${DAYS}::int * interval '1 day' * o / ${COUNT}::int
    from generate_series(1, ${COUNT}::int) o`
})

/** Words as they are in `search_text`. */
const WORDS = [
  'sara',
  'noor',
  'lea',
  'karimi',
  'vries',
  'someone7',
  'zwolle',
  'r-1',
  'r-39',
  'e',
  'an',
  'nowhere',
]
const Search = fc.record({
  words: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
  status: fc.option(fc.constantFrom('pending', 'delivered', 'confirmed'), { nil: undefined }),
  from: fc.option(fc.integer({ min: 0, max: DAYS }), { nil: undefined }),
  to: fc.option(fc.integer({ min: 0, max: DAYS }), { nil: undefined }),
})

const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

async function scan({
  words,
  status,
  from,
  to,
}: {
  words: string[]
  status?: string
  from?: string
  to?: string
}) {
  const rows = await app.deps.db<{ orderNumber: string }[]>`
    select order_number as "orderNumber" from orders
    where search_text like all(${words.map((word) => `%${word}%`)}::text[]) and status = coalesce(${status ?? null}, status)
      and created_at >= coalesce(${from ?? null}::date::timestamp at time zone 'UTC', '-infinity')
      and created_at < coalesce((${to ?? null}::date + 1)::timestamp at time zone 'UTC', 'infinity')
    order by created_at desc, id limit ${ORDER_SEARCH_RESULTS_MAX}`
  return rows.map(({ orderNumber }) => orderNumber)
}

test('finds the orders that reading all of them finds when they differ in age, status and length (X-89)', async () => {
  await fc.assert(
    fc.asyncProperty(Search, async ({ words, status, from, to }) => {
      const days = { ...(from && { from: dayOf(from) }), ...(to && { to: dayOf(to) }) }
      const query = new URLSearchParams({
        search: words.join(' '),
        limit: '100',
        ...(status && { status }),
        ...days,
      })
      const read = async (page: number) =>
        (await app.call('GET', `/admin/orders?${query}&page=${page}`, { token })).json().data
      const [first, second] = [await read(1), await read(2)]
      const items = first.totalPages > 1 ? [...first.items, ...second.items] : first.items
      const expected = await scan({ words, ...(status && { status }), ...days })
      expect(items.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(expected)
      expect(first.total).toBe(expected.length)
    }),
    { numRuns: 40 },
  )
})

test('lists an order that is dated years ahead before the other matches when a search finds both', async () => {
  await app.deps.db`update orders set created_at = now() + interval '40 years' where id = 'o27'`
  const { data } = (await app.call('GET', '/admin/orders?search=sara%20visser&limit=3', { token })).json()
  expect(data.items.map(({ _id }: { _id: string }) => _id)).toEqual(['o27', 'o3', 'o15'])
  expect(data.total).toBe(ORDER_SEARCH_RESULTS_MAX)
})
