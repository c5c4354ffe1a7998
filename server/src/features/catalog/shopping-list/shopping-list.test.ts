import { completePlan } from 'contract/programs/plan-form'
import { expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { addUp, foodOf, isProductOf } from './foods'

const app = useApp({ RATE_LIMITS: 'off' })

test.each([
  ['70 g oats', { name: 'oats', amount: 70, unit: 'g' }],
  ['0,5 l milk', { name: 'milk', amount: 500, unit: 'ml' }],
  ['۷۰ گرم جو دوسر', { name: 'جو دوسر', amount: 70, unit: 'g' }],
  ['2 eggs', { name: 'eggs', amount: 2, unit: '' }],
  ['80 g rice (dry)', { name: 'rice', amount: 80, unit: 'g' }],
  ['Creatine, 3 g a day', { name: 'Creatine', amount: 3, unit: 'g' }],
  ['a handful of berries', { name: 'a handful of berries', amount: 1, unit: '' }],
])('reads %s', (text, food) => {
  expect(foodOf(text)).toEqual(food)
})

test('adds up a food of several meals, and none of another unit', () => {
  const foods = ['70 g Oats', '30 g oats', '2 oats'].map(foodOf)
  expect(addUp(foods)).toMatchObject([
    { name: 'Oats', amount: 100, unit: 'g' },
    { name: 'oats', amount: 2, unit: '' },
  ])
})

test.each([
  ['oats', 'Sepid Whole Rolled Oats, 1 kg', true],
  ['rice', 'Sepid Saffron Rice Cakes, 8 Pieces', false],
  ['rice', 'Damavand Pea & Rice Protein, Unsweetened, 900 g', false],
  ['almond', 'Roasted Almonds, 500 g', true],
  ['جو دوسر', 'جو دوسر پرک سپید، ۱ کیلوگرم', true],
])('finds %s in %s: %s', (name, product, expected) => {
  expect(isProductOf({ name, isSupplement: false }, product)).toBe(expected)
})

async function withPlan() {
  const plan = planWith({ duration: 84 })
  plan.nutrition = {
    ...completePlan({}).nutrition,
    supplements: ['Creatine, 3 g a day'],
  }
  plan.nutrition.mealPlan.breakfast.foods = ['70 g oats', 'a banana']
  plan.nutrition.mealPlan.dinner.foods = ['30 g oats', '80 g rice (dry)']
  return makePlan(app, { plan })
}
type Made = Awaited<ReturnType<typeof withPlan>>
const list = async ({ id, customer }: Pick<Made, 'id' | 'customer'>, query = '') => {
  const answer = await app.call('GET', `/user-programs/${id}/shopping-list${query}`, {
    token: customer.token,
  })
  return answer.json()
}

test('adds up foods and supplements of the days asked for, and names the product of the shop', async () => {
  const oats = await makeProduct(app, { name: 'Sepid Whole Rolled Oats, 1 kg' })
  await makeProduct(app, { name: 'Sepid Saffron Rice Cakes, 8 Pieces' })
  const creatine = await makeProduct(app, { name: 'Damavand Creatine Monohydrate, 500 g' })
  const made = await withPlan()
  expect((await list(made)).data.items).toEqual([
    { name: 'oats', amount: 700, unit: 'g', productId: oats },
    { name: 'a banana', amount: 7, unit: '' },
    { name: 'rice', amount: 560, unit: 'g' },
    { name: 'Creatine', amount: 21, unit: 'g', productId: creatine },
  ])
  expect((await list(made, '?days=3')).data.items[0].amount).toBe(300)
  expect((await list(made, '?days=90')).data.items[0].amount).toBe(2800)
})

test('counts days after a block turns by the meals of the next block', async () => {
  const made = await withPlan()
  const { workout, nutrition } = completePlan({})
  nutrition.mealPlan.breakfast.foods = ['100 g oats', '2 eggs']
  const blocks = [
    { id: 'b1', name: 'First', weeks: 2 },
    { id: 'b2', name: 'Second', weeks: 10, workout, nutrition },
  ]
  // It began ten days ago, so four days of the first block are left.
  await app.deps.db`update user_programs set blocks = ${app.deps.db.json(blocks)}, current_block = 0,
    block_first_week = 0, block_end_week = 2 where id = ${made.id}`
  const { items } = (await list(made, '?days=6')).data
  expect(items).toMatchObject([
    { name: 'oats', amount: 4 * 100 + 2 * 100 },
    { name: 'a banana', amount: 4 },
    { name: 'rice', amount: 4 * 80 },
    { name: 'eggs', amount: 2 * 2 },
    { name: 'Creatine', amount: 4 * 3 },
  ])
})

test('names no product that is sold out', async () => {
  await makeProduct(app, { name: 'Salty Crackers, 200 g', stock: 0 })
  const made = await withPlan()
  await app.deps.db`
    update user_programs set data = jsonb_set(data, '{nutrition,mealPlan,lunch,foods}', '["50 g crackers"]')
    where id = ${made.id}`
  const { items } = (await list(made)).data
  expect(items.find(({ name }: { name: string }) => name === 'crackers')).toEqual({
    name: 'crackers',
    amount: 350,
    unit: 'g',
  })
})

test('is empty where the program does not run, and answers only the owner', async () => {
  const made = await withPlan()
  await app.deps
    .db`update user_programs set status = 'paused', paused_at = now(), paused_on = current_date where id = ${made.id}`
  expect((await list(made)).data.items).toEqual([])
  expect((await list({ ...made, customer: await makeAccount(app) })).code).toBe('programs.not_found')
})
