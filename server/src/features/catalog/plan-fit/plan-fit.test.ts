import { newExercise } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })

function equipped() {
  const plan = planWith({ duration: 84 })
  const exercise = (name: string, equipment: string[]) => ({
    ...{ ...newExercise, alternatives: [], muscleGroups: [] },
    ...{ id: `row-${name}`, name, equipment },
  })
  const { monday, friday } = plan.workout.weeklySchedule
  monday.exercises = [exercise('Back Squat', ['Barbell', 'Rack']), exercise('Plank', [])]
  friday.exercises = [exercise('Row', ['Barbell']), exercise('Back Squat', ['Barbell'])]
  plan.nutrition.supplements = ['Creatine, 3 g a day']
  plan.nutrition.mealPlan.breakfast.foods = ['70 g oats']
  return plan
}
const fit = async (product: string, { token }: { token: string }) =>
  (await app.call('GET', `/products/${product}/plan-fit`, { token })).json().data.items

test('a product that a running plan uses is named with its exercises, meals or supplements', async () => {
  const made = await makePlan(app, { plan: equipped() })
  const barbell = await makeProduct(app, { name: 'Zagros Olympic Barbell, 20 kg' })
  const pad = await makeProduct(app, { name: 'Barbell Pad' })
  const oats = await makeProduct(app, { name: 'Sepid Whole Rolled Oats, 1 kg' })
  const creatine = await makeProduct(app, { name: 'Damavand Creatine Monohydrate, 500 g' })
  const mine = { userProgramId: made.id, program: expect.any(String) }
  expect(await fit(barbell, made.customer)).toEqual([
    { ...mine, kind: 'equipment', names: ['Back Squat', 'Row'] },
  ])
  expect(await fit(pad, made.customer)).toEqual([])
  expect(await fit(oats, made.customer)).toEqual([{ ...mine, kind: 'meal', names: ['oats'] }])
  expect(await fit(creatine, made.customer)).toEqual([{ ...mine, kind: 'supplement', names: ['Creatine'] }])
})

test('nothing fits without a running plan, and an unknown product is not found', async () => {
  const barbell = await makeProduct(app, { name: 'Short Barbell' })
  expect(await fit(barbell, await makeAccount(app))).toEqual([])
  const made = await makePlan(app, { plan: equipped() })
  const unknown = await app.call('GET', '/products/unknown/plan-fit', { token: made.customer.token })
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'catalog.product_not_found'])
  await app.deps
    .db`update user_programs set status = 'completed', ended_on = current_date where id = ${made.id}`
  expect(await fit(barbell, made.customer)).toEqual([])
})
