import { expect, test } from 'vitest'
import { makeAccount } from '../../../test/factories'
import { dayAgo, makeCoach, makePlan, makeProgramProduct, order, planWith } from '../../../test/programs'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
type Made = Awaited<ReturnType<typeof makePlan>>

/** A program of two weeks that began ten days ago, its coach giving it, and the product that sells it. */
async function ending() {
  const made = await makePlan(app, { plan: planWith({ duration: 14 }) })
  await app.deps.db`update user_programs set total_weeks = 2 where id = ${made.id}`
  await app.deps
    .db`insert into program_coaches (coach_id, program_id) values (${made.coach.id}, ${made.template.id})`
  return { made, product: await makeProgramProduct(app, made.template.name) }
}
const goOn = async ({ id, customer }: Made) =>
  (await app.call('GET', `/user-programs/${id}/go-on`, { token: customer.token })).json()

test('names product and coach in the last 14 days, and no product before', async () => {
  const { made, product } = await ending()
  expect((await goOn(made)).data).toEqual({
    product: { _id: product, name: expect.any(String), price: expect.any(Number) },
    coach: { firstName: 'Sara', lastName: 'Moradi' },
  })
  await app.deps.db`update user_programs set total_weeks = 12 where id = ${made.id}`
  expect((await goOn(made)).data.product).toBeNull()
  await app.deps.db`
    update user_programs set status = 'completed', ended_at = now(), ended_on = ${dayAgo(1)} where id = ${made.id}`
  expect((await goOn(made)).data.product).not.toBeNull()
})

test('names no product that the shop does not sell, and no coach who gives the program no more', async () => {
  const { made, product } = await ending()
  await app.deps.db`update products set is_active = false where id = ${product}`
  await app.deps.db`delete from program_coaches where coach_id = ${made.coach.id}`
  expect((await goOn(made)).data).toEqual({ product: null, coach: null })
})

test('answers only the owner', async () => {
  const { made } = await ending()
  const other = await makeAccount(app)
  expect((await goOn({ ...made, customer: other })).code).toBe('programs.not_found')
})

test('the program that goes on gets the same coach, also one without another place, and a first one the coach with fewer', async () => {
  const { made, product } = await ending()
  const { id: template } = made.template
  await app.deps.db`insert into coach_capacities (coach_id, capacity) values (${made.coach.id}, 1)`
  const idle = await makeCoach(app, [template])
  const admin = await makeAccount(app, ['admin'])
  const coachOf = async (buyer: Made['customer']) => {
    const { orderNumber } = await order(app, buyer, [product])
    const body = { status: 'confirmed' }
    await app.call('PATCH', `/admin/orders/${orderNumber}`, { token: admin.token, body })
    const [row] = await app.deps.db<{ coachId: string }[]>`
      select coach_id as "coachId" from user_programs where account_id = ${buyer.id} order by created_at desc limit 1`
    return row?.coachId
  }
  expect(await coachOf(made.customer)).toBe(made.coach.id)
  expect(await coachOf(await makeAccount(app))).toBe(idle.id)
})
