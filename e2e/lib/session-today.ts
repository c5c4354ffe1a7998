import { dayKeys, newExercise } from 'contract/programs/plan'
import { type Api, newEmail } from './api'
import { newCoach } from './new-coach'
import { answered, giveTo } from './programs'

const dayKey = dayKeys[(new Date().getDay() + 6) % 7] ?? 'monday'

/** Creates a running program with a session today; `more` are further fields of the plan. */
export async function withSessionToday(api: Api, sku: string, more: object = {}) {
  const email = newEmail()
  const [coach, athlete, { token }] = await Promise.all([
    newCoach(api),
    answered(api, sku, email),
    api.asOwner(),
  ])
  await giveTo(api, token, email, coach.id)
  await planToday(api, coach.token, athlete.program, ['Back Squat'], more)
  await api.call('POST', `/coach/user-programs/${athlete.program}/publish`, { token: coach.token })
  return { coach, athlete }
}

/** Writes the exercises of today's session, two sets each. */
export const planToday = (api: Api, token: string, program: string, names: string[], more: object = {}) =>
  planRows(
    api,
    token,
    program,
    names.map((name) => ({ ...newExercise, name, sets: 2 })),
    more,
  )

/** Writes the rows of today's session. */
export const planRows = (api: Api, token: string, program: string, exercises: object[], more: object = {}) =>
  api.call('PUT', `/coach/user-programs/${program}/complete-data`, {
    token,
    body: { ...more, workout: { weeklySchedule: { [dayKey]: { focus: 'Legs', exercises } } } },
  })
