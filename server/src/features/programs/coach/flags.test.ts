import { describe, expect, test } from 'vitest'
import { makePlan } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { withdrawHealthConsent } from '../../auth/consents.sql'
import type { StoredQuestion } from '../programs.table'
import { flagsOf } from './flags'

const app = useApp({ RATE_LIMITS: 'off' })

const question = (id: string, more: Partial<StoredQuestion> = {}): StoredQuestion => ({
  id,
  category: 'Health',
  type: 'text',
  question: 'What hurts?',
  required: false,
  translations: {},
  ...more,
})
const QUESTIONS = [
  question('allergies', { type: 'multiple', options: ['Milk', 'Nuts'], about: 'allergies' }),
  question('injuries', { about: 'injuries' }),
  question('food'),
]

describe('flags of an athlete', () => {
  async function answered(answers: Record<string, unknown>) {
    const { db } = app.deps
    const plan = await makePlan(app)
    await db`update user_programs set questions = ${db.json(QUESTIONS)}, submitted_at = now() where id = ${plan.id}`
    for (const [id, answer] of Object.entries(answers))
      await db`
        insert into program_answers (user_program_id, question_id, answer)
        values (${plan.id}, ${id}, ${db.json(answer as string)})
        on conflict (user_program_id, question_id) do update set answer = excluded.answer`
    const opened = () =>
      app.call('GET', `/coach/user-programs/${plan.id}/complete`, { token: plan.coach.token })
    return { ...plan, opened }
  }

  test('follow from the answers to questions about allergies and injuries, and from no other [58]', async () => {
    const { opened } = await answered({
      allergies: ['Nuts'],
      injuries: 'A bad knee; no eggs here.',
      food: 'I like milk',
    })
    expect((await opened()).json().data.flags).toEqual({ allergens: ['nuts'], injuries: ['knee'] })
  })

  test('are none before the answers are submitted, and none without the consent [58] [X-104]', async () => {
    const { opened, id, customer } = await answered({ allergies: ['Milk'] })
    await app.deps.db`update user_programs set submitted_at = null where id = ${id}`
    expect((await opened()).json().data.flags).toEqual({ allergens: [], injuries: [] })
    await app.deps.db`update user_programs set submitted_at = now() where id = ${id}`
    expect((await opened()).json().data.flags.allergens).toEqual(['milk'])
    await app.deps.db`
      insert into consents (account_id, kind, version) values (${customer.id}, 'health', '2026-11')
      on conflict do nothing`
    await withdrawHealthConsent(app.deps.db, customer.id)
    const refused = await opened()
    expect([refused.statusCode, refused.json().data]).toEqual([404, undefined])
  })

  test('are read from a choice, several choices or a text; a yes names nothing', () => {
    const answer = (questionId: string, value: string | string[] | boolean) => ({
      questionId,
      answer: value,
      answeredAt: '2026-11-01T00:00:00.000Z',
    })
    expect(flagsOf(QUESTIONS, [answer('allergies', true), answer('injuries', 'مچ پا')])).toEqual({
      allergens: [],
      injuries: ['ankle'],
    })
  })
})
