import type { Allergen } from 'contract/catalog/label'
import { expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { makePlan } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { insertHealthConsent, withdrawHealthConsent } from '../../auth/consents.sql'

const app = useApp({ RATE_LIMITS: 'off' })

const QUESTIONS = [
  { id: 'allergies', type: 'multiple', options: ['Milk', 'Nuts'], about: 'allergies' },
  { id: 'injuries', type: 'text', about: 'injuries' },
  { id: 'food', type: 'text' },
].map((one) => ({ ...one, category: 'Health', question: 'What?', required: false, translations: {} }))

/** Adds the submitted answers of a program. */
async function answer(id: string, answers: Record<string, unknown>) {
  const { db } = app.deps
  await db`update user_programs set questions = ${db.json(QUESTIONS)}, submitted_at = now() where id = ${id}`
  for (const [question, value] of Object.entries(answers))
    await db`
      insert into program_answers (user_program_id, question_id, answer)
      values (${id}, ${question}, ${db.json(value as string)})`
}

async function allergicTo(...allergies: string[]) {
  const made = await makePlan(app)
  await answer(made.id, { allergies, injuries: 'A bad knee.', food: 'I like eggs' })
  await insertHealthConsent(app.deps.db, made.customer.id)
  return made
}
type Person = { token: string }
const flags = async ({ token }: Person) => (await app.call('GET', '/account/flags', { token })).json().data
const marks = async (ids: string[], { token }: Person) =>
  (await app.call('POST', '/account/flags/products', { token, body: { ids } })).json().data.items
const NOTHING = { allergens: [], injuries: [] }
const labelled = (contains: Allergen[], mayContain: Allergen[] = []) =>
  makeProduct(app, { facts: { allergens: { contains, mayContain } } })

test('flags of a customer are the own answers about allergies and injuries, and no other [58]', async () => {
  const one = await allergicTo('Nuts')
  const other = await allergicTo('Milk')
  expect(await flags(one.customer)).toEqual({ allergens: ['nuts'], injuries: ['knee'] })
  expect(await flags(other.customer)).toEqual({ allergens: ['milk'], injuries: ['knee'] })
  expect(await flags(await makeAccount(app))).toEqual(NOTHING)
})

test('flags stay out of every cache, and have none for a stranger or the coach [58]', async () => {
  const { customer, coach } = await allergicTo('Nuts')
  const read = await app.call('GET', '/account/flags', { token: customer.token })
  expect(read.headers['cache-control']).toBe('no-store')
  const body = { ids: [] }
  const marked = await app.call('POST', '/account/flags/products', { token: customer.token, body })
  expect(marked.headers['cache-control']).toBe('no-store')
  expect(await flags(coach)).toEqual(NOTHING)
  expect((await app.call('GET', '/account/flags')).statusCode).toBe(401)
  expect((await app.call('POST', '/account/flags/products', { body })).statusCode).toBe(401)
})

test('flags need submitted answers, a program that is not over and the consent to health data [58] [X-104]', async () => {
  const { db } = app.deps
  const { id, customer } = await allergicTo('Nuts')
  const nuts = await labelled(['nuts'])
  const seen = async () => [
    (await flags(customer)).allergens,
    (await marks([nuts], customer)).map((one: { productId: string }) => one.productId),
  ]
  const all = [['nuts'], [nuts]]
  expect(await seen()).toEqual(all)
  await db`update user_programs set submitted_at = null where id = ${id}`
  expect(await seen()).toEqual([[], []])
  await db`update user_programs set submitted_at = now(), status = 'paused', paused_at = now() where id = ${id}`
  expect(await seen()).toEqual(all)
  for (const over of ['completed', 'deactivated']) {
    await db`update user_programs set status = ${over}, paused_at = null where id = ${id}`
    expect(await seen()).toEqual([[], []])
  }
  await db`update user_programs set status = 'active' where id = ${id}`
  expect(await seen()).toEqual(all)
  await withdrawHealthConsent(db, customer.id)
  expect(await seen()).toEqual([[], []])
  await db`delete from consents where account_id = ${customer.id}`
  expect(await seen()).toEqual([[], []])
})

test('marks products on sale whose label names an allergen of the customer [58]', async () => {
  const { customer } = await allergicTo('Nuts', 'Milk')
  const bar = await labelled(['gluten', 'nuts'], ['milk'])
  const whey = await labelled(['milk'])
  const crackers = await labelled(['gluten'], ['soy'])
  const mat = await makeProduct(app, { name: 'Mat of nuts' })
  const gone = await labelled(['nuts'])
  await app.deps.db`update products set is_active = false where id = ${gone}`
  expect(await marks([whey, mat, gone, 'unknown', crackers, bar], customer)).toEqual([
    { productId: whey, contains: ['milk'], mayContain: [] },
    { productId: bar, contains: ['nuts'], mayContain: ['milk'] },
  ])
  expect(await marks([bar, whey], await makeAccount(app))).toEqual([])
  const { customer: other } = await allergicTo('Milk')
  expect(await marks([bar], other)).toEqual([{ productId: bar, contains: [], mayContain: ['milk'] }])
})
