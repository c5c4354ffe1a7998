import { ORDER_SEARCH_RESULTS_MAX } from 'contract/orders/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const MAX = ORDER_SEARCH_RESULTS_MAX
let token: string
let buyer: string

interface Batch {
  /** Begins the numbers of the orders: A-1 is the newest. */
  name: string
  count: number
  /** Hours between now and the newest of them; a minute lies between two. */
  ago: number
  city: string
  status?: string
}

const addOrders = ({ name, count, ago, city, status = 'delivered' }: Batch) => app.deps.db`
  insert into orders (id, order_number, account_id, cart_id, cart_version, status, payment_status, payment_method,
    shipping_method, customer, subtotal_cents, tax_cents, shipping_cents, total_cents, created_at)
  select ${name} || o, ${name} || '-' || o, ${buyer}, ${name} || o, 1, ${status}, 'open', 'cod', 'standard',
    jsonb_build_object('firstName', 'Mina', 'lastName', 'Jansen', 'email', 'mina@search.test',
      'phone', '+31 6 1234 5678', 'address', jsonb_build_object('street', 'Kade 1', 'city', ${city}::text,
        'state', 'ZH', 'zipCode', '1', 'country', 'NL')),
    3000, 270, 0, 3270, now() - make_interval(hours => ${ago}, mins => o)
  from generate_series(1, ${count}::int) o`

beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
  buyer = (await makeAccount(app)).id
  await addOrders({ name: 'WAIT', count: 30, ago: 1, city: 'Delft', status: 'pending' })
  await addOrders({ name: 'NEW', count: 1400, ago: 10, city: 'Delft' })
  await addOrders({ name: 'MID', count: 2100, ago: 100, city: 'Breda' })
  await addOrders({ name: 'OLD', count: 1300, ago: 1000, city: 'Utrecht' })
  await addOrders({ name: 'FEW', count: 150, ago: 2000, city: 'Zwolle' })
  await addOrders({ name: 'OPEN', count: 100, ago: 2000, city: 'Zwolle', status: 'pending' })
})

async function find(search: string, more = '') {
  const { data } = (await app.call('GET', `/admin/orders?search=${search}&limit=20${more}`, { token })).json()
  return { ...data, numbers: data.items.map((item: { orderNumber: string }) => item.orderNumber) }
}
const numbersOf = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${name}-${from + i}`)

describe('X-89 a search that many orders answer', () => {
  test('shows the newest of them, those that wait among them, and counts no further than it shows', async () => {
    expect(await find('delft')).toMatchObject({ total: MAX, totalPages: 10, currentPage: 1 })
    expect((await find('delft')).numbers).toEqual(numbersOf('WAIT', 1, 20))
    expect((await find('delft', '&page=2')).numbers).toEqual([
      ...numbersOf('WAIT', 21, 30),
      ...numbersOf('NEW', 1, 10),
    ])
    expect((await find('delft', '&page=10')).numbers).toEqual(numbersOf('NEW', 151, 170))
    expect((await find('delft', '&page=11')).currentPage).toBe(10)
  })

  test('of one status shows the newest of that', async () => {
    expect(await find('delft', '&status=pending')).toMatchObject({
      total: 30,
      numbers: numbersOf('WAIT', 1, 20),
    })
    expect(await find('delft', '&status=delivered')).toMatchObject({
      total: MAX,
      numbers: numbersOf('NEW', 1, 20),
    })
    expect(await find('delft', '&status=refunding')).toMatchObject({ total: 0, numbers: [] })
  })

  test('finds common words behind two thousand newer orders, on every page', async () => {
    expect(await find('utrecht')).toMatchObject({ total: MAX, numbers: numbersOf('OLD', 1, 20) })
    expect((await find('utrecht', '&page=10')).numbers).toEqual(numbersOf('OLD', 181, 200))
  })

  test('joins those that wait and those that do not by their dates', async () => {
    const { total, numbers } = await find('zwolle')
    expect(total).toBe(MAX)
    const pairs = Array.from({ length: 10 }, (_, i) => [`FEW-${i + 1}`, `OPEN-${i + 1}`])
    expect([...numbers].sort()).toEqual(pairs.flat().sort())
    expect(pairs.every((pair, i) => pair.includes(numbers[2 * i]) && pair.includes(numbers[2 * i + 1]))).toBe(
      true,
    )
  })
})
