import { describe, expect, test } from 'vitest'
import { makeBloodTest } from '../../../../test/blood-tests'
import { chatOf } from '../../../../test/chat'
import { makeCover } from '../../../../test/covers'
import { makeCoach, makePlan, type Person, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { newId } from '../../../kernel/ids'

const app = useApp({ RATE_LIMITS: 'off' })

const squat = {
  id: 'row-squat',
  name: 'Squat',
  category: 'Strength',
  equipment: ['Barbell'],
  sets: 3,
  reps: '8',
  rest: '2 min',
  technique: '',
  progression: '',
  alternatives: [],
  videoUrl: '',
  muscleGroups: [],
  difficulty: '',
}

/** A program with one exercise and a lunch, and the chat with its athlete. */
async function makeSubjects() {
  const plan = planWith({})
  plan.workout.weeklySchedule.monday.exercises = [squat]
  Object.assign(plan.nutrition.mealPlan.lunch, { time: '12:30', calories: 640, foods: ['Rice'] })
  const made = await makePlan(app, { plan })
  return { ...made, chatId: await chatOf(app, made.customer, made.coach) }
}

const subjects = async (by: Person, chatId: string) =>
  (await app.call('GET', `/chat/${chatId}/subjects`, { token: by.token })).json()
const send = (by: Person, chatId: string, body: object) =>
  app.call('POST', `/chat/${chatId}/cards`, { token: by.token, body })
const cardsOf = async (by: Person, chatId: string) =>
  (await app.call('GET', `/chat/${chatId}`, { token: by.token }))
    .json()
    .data.messages.map((one: { card: unknown }) => one.card)

describe('a card in a message', () => {
  test('is chosen from the athlete’s plan, and says what it is about in the athlete’s language', async () => {
    const { id, coach, customer, chatId } = await makeSubjects()
    await app.deps.db`update accounts set locale = 'nl' where id = ${customer.id}`
    const exercise = {
      kind: 'exercise',
      userProgramId: id,
      ref: 'row-squat',
      name: 'Squat',
      text: 'maandag · 3 × 8 · 2 min',
    }
    const lunch = { kind: 'meal', userProgramId: id, ref: 'lunch', name: 'Lunch', text: '12:30 · 640 kcal' }
    expect((await subjects(coach, chatId)).data.items).toEqual([exercise, lunch])
    const wanted = { kind: 'exercise', userProgramId: id, ref: 'row-squat' }
    const answer = await send(coach, chatId, { ...wanted, content: 'Slow down on the way up' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.message).toMatchObject({
      content: 'Slow down on the way up',
      messageType: 'text',
      card: { ...exercise, isGone: false },
    })
    const bare = await send(coach, chatId, { kind: 'meal', userProgramId: id, ref: 'lunch' })
    expect(bare.json().data.message.content).toBe('Lunch')
    expect(await cardsOf(customer, chatId)).toEqual([
      { ...exercise, isGone: false },
      { ...lunch, isGone: false },
    ])
  })

  test('says that its subject is gone, keeps what it said, and goes with a message taken back', async () => {
    const { id, coach, customer, chatId } = await makeSubjects()
    const wanted = { kind: 'exercise', userProgramId: id, ref: 'row-squat' }
    const { message } = (await send(coach, chatId, wanted)).json().data
    await send(coach, chatId, { kind: 'meal', userProgramId: id, ref: 'lunch' })
    const day = { workout: { weeklySchedule: { monday: { exercises: [] } } } }
    await app.call('PUT', `/coach/user-programs/${id}/complete-data`, { token: coach.token, body: day })
    expect(await cardsOf(customer, chatId)).toMatchObject([
      { name: 'Squat', text: 'Monday · 3 × 8 · 2 min', isGone: true },
      { ref: 'lunch', isGone: false },
    ])
    expect((await send(coach, chatId, wanted)).json().code).toBe('chat.subject_not_found')
    await app.call('DELETE', `/chat/messages/${message._id}`, { token: coach.token })
    expect((await cardsOf(customer, chatId))[0]).toBeNull()
  })

  test('can be a blood test that is open to the coach, without its values', async () => {
    const { id, coach, athlete: customer } = await makeBloodTest(app)
    const chatId = await chatOf(app, customer, coach)
    const [item] = (await subjects(coach, chatId)).data.items.filter(
      (one: { kind: string }) => one.kind === 'blood_test',
    )
    expect(item).toEqual({
      kind: 'blood_test',
      userProgramId: null,
      ref: id,
      name: expect.stringMatching(/^Blood test from .* 20\d\d$/),
      text: '',
    })
    expect((await send(coach, chatId, { kind: 'blood_test', ref: id })).statusCode).toBe(201)
    await app.deps.db`delete from blood_tests where id = ${id}`
    expect(await cardsOf(customer, chatId)).toMatchObject([{ ref: id, isGone: true }])
    expect((await send(coach, chatId, { kind: 'blood_test', ref: id })).statusCode).toBe(404)
  })

  test('is nobody else’s: no other coach, no athlete, no row of another athlete, none without consent', async () => {
    const { id, coach, customer, chatId } = await makeSubjects()
    const other = await makeSubjects()
    const wanted = { kind: 'exercise', userProgramId: id, ref: 'row-squat' }
    const stranger = await makeCoach(app)
    expect((await subjects(stranger, chatId)).code).toBe('chat.not_found')
    expect((await send(stranger, chatId, wanted)).statusCode).toBe(404)
    expect((await send(customer, chatId, wanted)).statusCode).toBe(403)
    const foreign = { ...wanted, userProgramId: other.id }
    expect((await send(coach, chatId, foreign)).json().code).toBe('chat.subject_not_found')
    await app.deps.db`
      insert into consents (account_id, kind, version, withdrawn_at) values (${customer.id}, 'health', '2026-11', now())
      on conflict (account_id, kind, version) do update set withdrawn_at = now()`
    expect((await subjects(coach, chatId)).data.items).toEqual([])
    expect((await send(coach, chatId, wanted)).json().code).toBe('chat.subject_not_found')
  })

  test('offers no plan and no test of a disabled account', async () => {
    const { id, coach, customer, chatId } = await makeSubjects()
    const tested = await makeBloodTest(app)
    const testedChat = await chatOf(app, tested.athlete, tested.coach)
    await app.deps.db`
      update accounts set disabled_at = now() where id = any(${[customer.id, tested.athlete.id]}::text[])`
    expect((await subjects(coach, chatId)).data.items).toEqual([])
    expect((await subjects(tested.coach, testedChat)).data.items).toEqual([])
    const wanted = { kind: 'exercise', userProgramId: id, ref: 'row-squat' }
    expect((await send(coach, chatId, wanted)).json().code).toBe('chat.subject_not_found')
  })

  test('is stored once under one id, and sent by a colleague only while the cover runs', async () => {
    const { id, coach, customer, chatId } = await makeSubjects()
    const { id: cover, colleague } = await makeCover(app, coach)
    const wanted = { kind: 'exercise', userProgramId: id, ref: 'row-squat', clientMsgId: newId() }
    const answers = await Promise.all([send(colleague, chatId, wanted), send(colleague, chatId, wanted)])
    expect(answers.map((one) => one.statusCode)).toEqual([201, 201])
    expect(await cardsOf(customer, chatId)).toHaveLength(1)
    await app.deps.db`update coach_covers set ended_at = now() where id = ${cover}`
    expect((await send(colleague, chatId, { ...wanted, clientMsgId: newId() })).statusCode).toBe(404)
  })
})
