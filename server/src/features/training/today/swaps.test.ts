import { dayKeys, newExercise } from 'contract/programs/plan'
import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { exerciseBody } from '../../../../test/library'
import { dayAgo, makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const row = (name: string, fields: object = {}) => ({ ...newExercise, name, ...fields })

/** A plan that trains these rows every day. */
function planOf(rows: object[]) {
  const plan = planWith({ duration: 84 })
  for (const day of dayKeys)
    Object.assign(plan.workout.weeklySchedule[day], { focus: 'Legs', exercises: rows })
  return plan
}

test('offers exercises for the same muscles, of the house and the own coach, in the language asked for [57]', async () => {
  const [owner, stranger] = [await makeAccount(app, ['admin']), await makeAccount(app, ['coach'])]
  const date = dayAgo(0)
  const made = await makePlan(app, { plan: planOf([row('Rest')]) })
  const add = async (by: { token: string }, area: string, name: string, more: object = {}) => {
    const body = exerciseBody({
      name,
      names: { fa: `${name} فا`, nl: '' },
      muscleGroups: ['Calves', 'Back'],
      ...more,
    })
    const added = await app.call('POST', `/${area}/library/exercises`, { token: by.token, body })
    return added.json().data._id as string
  }
  const squat = await add(owner, 'admin', 'Sissy squat')
  const both = await add(owner, 'admin', 'B both')
  const one = await add(made.coach, 'coach', 'A one', { muscleGroups: ['Calves'], equipment: ['Machine'] })
  await add(owner, 'admin', 'Other muscles', { muscleGroups: ['Chest', 'Calves', 'Back'] })
  await add(stranger, 'coach', 'Of a stranger')
  const { db } = app.deps
  const rows = [row('still SISSY squat', { exerciseId: squat }), row('SISSY  squat'), row('Unheard of')]
  const plan = planOf(rows)
  await db`update user_programs set data = ${db.json(plan)} where id = ${made.id}`
  const swaps = async (lang: string) => {
    const answer = await app.call('GET', `/today?date=${date}&lang=${lang}`, { token: made.customer.token })
    return answer.json().data.sessions[0].exercises.map(({ swaps: all }: { swaps: object[] }) => all)
  }
  const expected = [
    { exerciseId: both, name: 'B both', equipment: ['Dumbbells', 'A rock'] },
    { exerciseId: one, name: 'A one', equipment: ['Machine'] },
  ]
  expect(await swaps('en')).toEqual([expected, expected, []])
  expect((await swaps('fa'))[1]).toEqual([
    { exerciseId: both, name: 'B both فا', equipment: ['دمبل', 'A rock'] },
    { exerciseId: one, name: 'A one فا', equipment: ['دستگاه'] },
  ])
})
