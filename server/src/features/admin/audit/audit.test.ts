import type { AuditEntry } from 'contract/admin/audit-calls'
import { AUDIT_PER_PAGE } from 'contract/admin/queue-rules'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import { recordAudits, SYSTEM } from '../../../kernel/audit/audit'

const app = useApp({ RATE_LIMITS: 'off' })
let owner: { id: string; token: string; email: string }
let buyer: { id: string; email: string }

beforeAll(async () => {
  owner = await makeAccount(app, ['customer', 'admin'], undefined, 'owner')
  buyer = await makeAccount(app)
})

const read = async (query = '') =>
  (await app.call('GET', `/admin/audit?${query}`, { token: owner.token })).json().data
const moved = (id: string, details = {}) => ({
  action: 'order_moved' as const,
  subjectId: buyer.id,
  object: { type: 'order' as const, id },
  details,
})
const by = () => ({ ...SYSTEM, accountId: owner.id, role: 'admin' as const, staffRole: 'owner' })

test('filters the trail by actor, person, action, object and time (S42)', async () => {
  await recordAudits(app.deps.db, by(), [moved('o1', { from: 'pending', to: 'confirmed' })])
  await recordAudits(app.deps.db, SYSTEM, [moved('o2'), { action: 'signed_in', subjectId: owner.id }])
  const [entry] = (await read('objectId=o1')).items
  expect(entry).toEqual({
    _id: expect.any(String),
    at: expect.stringMatching(/Z$/),
    action: 'order_moved',
    role: 'admin',
    staffRole: 'owner',
    actor: { id: owner.id, name: 'Sara Moradi', email: owner.email },
    subject: { id: buyer.id, name: 'Sara Moradi', email: buyer.email },
    object: { type: 'order', id: 'o1' },
    details: { from: 'pending', to: 'confirmed' },
  })
  const count = async (query: string) => (await read(query)).items.length
  expect(await count(`actor=${owner.id}`)).toBe(1)
  expect(await count(`actor=${owner.email.toUpperCase()}`)).toBe(1)
  expect(await count(`subject=${buyer.email}`)).toBe(2)
  expect(await count('subject=nobody@tavan.test')).toBe(0)
  expect(await count('action=signed_in')).toBe(1)
  expect(await count('object=order')).toBe(2)
  const today = new Date().toISOString().slice(0, 10)
  expect(await count(`from=${today}&to=${today}`)).toBe(3)
  expect(await count('to=2020-01-01')).toBe(0)
  expect((await app.call('GET', '/admin/audit?from=soon', { token: owner.token })).statusCode).toBe(400)
})

test('S42 the pages follow each other without a gap or a repeat, whatever is written meanwhile', async () => {
  const ids = Array.from({ length: AUDIT_PER_PAGE + 20 }, (_, n) => `page-${n}`)
  await recordAudits(
    app.deps.db,
    SYSTEM,
    ids.map((id) => ({ ...moved(id), subjectId: 'pages' })),
  )
  const first = await read('subject=pages')
  expect(first.items).toHaveLength(AUDIT_PER_PAGE)
  await recordAudits(app.deps.db, SYSTEM, [{ ...moved('late'), subjectId: 'pages' }])
  const second = await read(`subject=pages&after=${first.next}`)
  expect(second).not.toHaveProperty('next')
  const seen = [...first.items, ...second.items].map(({ object }) => object.id)
  expect(seen.sort()).toEqual(ids.sort())
})

test('names products of one request in the language of the reader, and keeps the id of a deleted one', async () => {
  const translations = { nl: { name: 'Springtouw', description: '', tags: [] } }
  const ids = [
    await makeProduct(app, { name: 'Cork Board' }),
    await makeProduct(app, { name: 'Rope', translations }),
  ]
  await recordAudits(
    app.deps.db,
    { ...by(), requestId: 'req-prices' },
    [...ids, 'gone'].map((id) => ({
      action: 'product_changed' as const,
      object: { type: 'product' as const, id },
    })),
  )
  const found = await app.call('GET', '/admin/audit?action=product_changed', {
    token: owner.token,
    headers: { 'accept-language': 'nl' },
  })
  const { items } = found.json().data as { items: AuditEntry[] }
  expect(items.map(({ requestId }) => requestId)).toEqual(['req-prices', 'req-prices', 'req-prices'])
  const things = items
    .map(({ object }) => object)
    .sort((a, b) => (a?.name ?? '').localeCompare(b?.name ?? ''))
  expect(things).toEqual([
    { type: 'product', id: 'gone' },
    { type: 'product', id: ids[0], name: 'Cork Board', code: expect.any(String) },
    { type: 'product', id: ids[1], name: 'Springtouw', code: expect.any(String) },
  ])
})
