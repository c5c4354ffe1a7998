import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createReplica, type Replica } from '../src/kernel/db/replica'
import { checkoutBody, makeAccount, makeProduct } from './factories'
import { useApp } from './test-app'

let reads = 0
const counted: Replica = {
  read: (work) => {
    reads++
    return real().read(work)
  },
  readAfter: (position, work) => {
    reads++
    return real().readAfter(position, work)
  },
  position: async () => undefined,
  end: async () => undefined,
}
const app = useApp({}, { deps: { replica: counted } })
const real = () => createReplica(app.deps.db)

afterEach(() => {
  reads = 0
})

test('reads only figures and exports from the replica, and nothing of a customer or a coach', async () => {
  const [owner, coach, customer] = [
    await makeAccount(app, ['admin'], undefined, 'owner'),
    await makeAccount(app, ['customer', 'coach']),
    await makeAccount(app),
  ]
  const productId = await makeProduct(app)
  const body = { productId, quantity: 1 }
  await app.call('POST', '/orders/cart/add', { token: customer.token, body })
  await app.call('POST', '/orders/checkout', { token: customer.token, body: checkoutBody() })
  const used = new Set<string>()
  const own = new Set<string>()
  for (const { method, path, allow } of app.bind.endpoints.filter((endpoint) => endpoint.method === 'GET')) {
    const staff = path.startsWith('/admin/')
    for (const { token } of staff ? [owner] : [customer, coach]) {
      const before = reads
      const query = path.endsWith('export.csv') ? '?kind=orders' : ''
      const answer = await app.call(method, path.replace(/:\w+/g, productId) + query, { token })
      if (allow !== 'public') expect(answer.statusCode, path).not.toBe(401)
      if (reads > before) used.add(path)
      if (!staff && answer.statusCode === 200) own.add(path)
    }
  }
  expect([...used].sort()).toEqual([
    '/admin/newsletter/export.csv',
    '/admin/orders/export.csv',
    '/admin/stats',
    '/admin/users/export.csv',
  ])
  expect([...own].sort()).toEqual(
    expect.arrayContaining(['/chat/unread-count', '/orders/cart', '/orders/user', '/today']),
  )
})

test('is called for figures, exports and what the catalogue reads only', async () => {
  const folder = join(import.meta.dirname, '../src')
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const callers = []
  for (const name of files)
    if (/\breplica\.read(After)?\(/.test(await readFile(join(folder, name), 'utf8'))) callers.push(name)
  expect(callers.sort()).toEqual([
    'features/admin/people/people-export.logic.ts',
    'features/admin/stats.logic.ts',
    'features/catalog/listing/build-index.ts',
    'features/catalog/listing/large/live-listing.ts',
    'features/newsletter/newsletter.logic.ts',
    'features/orders/console/export.logic.ts',
  ])
})
