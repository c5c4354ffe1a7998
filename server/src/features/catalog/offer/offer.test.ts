import { newExercise } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { makeProduct } from '../../../../test/factories'
import {
  makeCoach,
  makePlan,
  makeProgramProduct,
  makeTemplate,
  planWith,
  QUESTIONS,
} from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const offerOf = (product: string, lang = 'en') => app.call('GET', `/products/${product}/program?lang=${lang}`)

const row = (name: string, equipment: string[]) => ({
  ...newExercise,
  ...{ name, equipment, alternatives: [], muscleGroups: [] },
})

test('answers the sample week of the template, its equipment, questions and coaches', async () => {
  const plan = planWith({})
  plan.workout.frequency = 1
  Object.assign(plan.workout.weeklySchedule.monday, {
    duration: 60,
    exercises: [row('Squat', ['Rack', 'Barbell']), row('Row', ['Barbell', ' ', 'No equipment'])],
  })
  const template = await makeTemplate(app, { programData: plan, questions: QUESTIONS })
  const product = await makeProgramProduct(app, template.name)
  const coach = await makeCoach(app, [template.id])
  await app.deps.db`update accounts set first_name = 'Lena', locale = 'nl' where id = ${coach.id}`
  const gone = await makeCoach(app, [template.id])
  await app.deps.db`update accounts set disabled_at = now() where id = ${gone.id}`
  await makeCoach(app)
  const answer = await offerOf(product)
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json()
  expect(data).toMatchObject({
    days: 84,
    perWeek: 1,
    difficulty: 'intermediate',
    questions: QUESTIONS.length,
    equipment: ['Barbell', 'Rack'],
    coaches: [{ firstName: 'Lena', locale: 'nl' }],
  })
  expect(data.week).toHaveLength(7)
  expect(data.week[0]).toEqual({
    day: 'monday',
    focus: 'Legs',
    duration: 60,
    exercises: [
      { name: 'Squat', sets: 3, reps: '8-10' },
      { name: 'Row', sets: 3, reps: '8-10' },
    ],
  })
  expect(data.week[1]).toEqual({ day: 'tuesday', focus: '', duration: 0, exercises: [] })
})

test('says how long its coaches usually take to write a plan, from three plans on', async () => {
  const template = await makeTemplate(app)
  const product = await makeProgramProduct(app, template.name)
  const coach = await makeCoach(app, [template.id])
  const planDays = async () => (await offerOf(product)).json().data.planDays
  const wrote = async (hours: number) => {
    const { id } = await makePlan(app, { coach })
    await app.deps.db`
      update user_programs set published_at = now(), submitted_at = now() - make_interval(hours => ${hours})
      where id = ${id}`
  }
  await wrote(5)
  await wrote(36)
  expect(await planDays()).toBeNull()
  await wrote(216)
  expect(await planDays()).toBe(2)
})

test('answers the plan of the language, and the English one where it has none', async () => {
  const template = await makeTemplate(app)
  const product = await makeProgramProduct(app, template.name)
  const persian = planWith({})
  persian.workout.weeklySchedule.monday.focus = 'پا'
  await app.deps.db`
    update programs set plans = plans || ${app.deps.db.json({ fa: persian })}::jsonb where id = ${template.id}`
  expect((await offerOf(product, 'fa')).json().data.week[0].focus).toBe('پا')
  expect((await offerOf(product, 'nl')).json().data.week[0].focus).toBe('Legs')
})

test('answers 404 for goods, for a product that left the shop, and for one whose template is not known', async () => {
  const template = await makeTemplate(app)
  const hidden = await makeProgramProduct(app, template.name)
  await app.deps.db`update products set is_active = false where id = ${hidden}`
  const lost = await makeProduct(app, { programTemplate: 'No such template' })
  for (const id of [await makeProduct(app), hidden, lost, 'none']) {
    const answer = await offerOf(id)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'catalog.product_not_found'])
  }
})
