import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { makeCoach, makeTemplate, type Person, QUESTIONS } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { makeUserProgram } from '../../../../test/user-programs'

const app = useApp({ RATE_LIMITS: 'off' })
let template: { id: string; name: string }
let coach: Person

beforeAll(async () => {
  template = await makeTemplate(app, { questions: QUESTIONS })
  coach = await makeCoach(app, [template.id])
})

/** A program that waits for the answers of a new customer. */
async function answering(agreed = false) {
  const customer = await makeAccount(app)
  const id = await makeUserProgram(app, {
    accountId: customer.id,
    programId: template.id,
    coachId: coach.id,
    status: 'answering',
  })
  if (agreed)
    await app.deps.db`insert into consents (account_id, kind, version) values (${customer.id}, 'health', 'x')`
  const at = `/user-programs/${id}/questionnaire`
  const headers = (lang?: string): Record<string, string> => (lang ? { 'accept-language': lang } : {})
  const { token } = customer
  return {
    id,
    customer,
    read: async (lang?: string) => (await app.call('GET', at, { token, headers: headers(lang) })).json().data,
    save: (responses: unknown, lang?: string) =>
      app.call('PUT', at, { token, body: { responses }, headers: headers(lang) }),
    submit: (body: object = { consent: true }) => app.call('POST', `${at}/submit`, { token, body }),
  }
}

const GIVEN = [
  { questionId: 'goal', answer: 'Walk upstairs' },
  { questionId: 'place', answer: 'At home' },
  { questionId: 'days', answer: 3 },
  { questionId: 'doctor', answer: false },
]
const errorsOf = (answer: { json(): { fieldCodes?: object; code: string } }) =>
  answer.json().fieldCodes ?? answer.json().code

describe('the questionnaire of a program', () => {
  test('COACH-ENT-25 COACH-ENT-26 X-45 shows its questions in the language asked for', async () => {
    const one = await answering()
    const english = await one.read()
    expect(english).toMatchObject({ editable: true, consentNeeded: true, submittedAt: null, responses: [] })
    expect(english.questions.map((question: { id: string }) => question.id)).toEqual(
      QUESTIONS.map((q) => q.id),
    )
    expect(english.questions[1]).toEqual({
      id: 'place',
      category: 'Training',
      type: 'single',
      question: 'Where do you train?',
      required: true,
      options: ['At home', 'In a gym'],
    })
    const persian = await one.read('fa')
    expect(persian.questions[1]).toMatchObject({ category: 'تمرین', options: ['خانه', 'باشگاه'] })
    // English is the fallback of a missing translation.
    expect(persian.questions[2]).toMatchObject({
      question: 'What do you have?',
      options: ['Barbell', 'Bands', 'Nothing'],
    })
  })

  test('saves a draft by question, and shows options in every language', async () => {
    const one = await answering()
    expect((await one.save([{ questionId: 'place', answer: 'باشگاه' }], 'fa')).statusCode).toBe(200)
    await one.save([
      { questionId: 'gear', answer: ['Barbell', 'Bands'] },
      { questionId: 'goal', answer: 'دویدن' },
    ])
    const answered = async (lang?: string) =>
      Object.fromEntries(
        (await one.read(lang)).responses.map((r: { questionId: string; answer: unknown }) => [
          r.questionId,
          r.answer,
        ]),
      )
    expect(await answered()).toEqual({ place: 'In a gym', gear: ['Barbell', 'Bands'], goal: 'دویدن' })
    expect(await answered('fa')).toMatchObject({ place: 'باشگاه' })
    await one.save([
      { questionId: 'goal', answer: null },
      { questionId: 'gear', answer: [] },
    ])
    expect(await answered()).toEqual({ place: 'In a gym' })
    const [first] = (await one.read()).responses
    expect(first.answeredAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  test('refuses, whole, answers that fit no question', async () => {
    const one = await answering()
    const wrong = [
      { questionId: 'goal', answer: 5 },
      { questionId: 'place', answer: 'On the moon' },
      { questionId: 'gear', answer: ['Barbell', 'Barbell'] },
      { questionId: 'days', answer: 8 },
      { questionId: 'sleep', answer: 4.5 },
      { questionId: 'doctor', answer: 'no' },
      { questionId: 'start', answer: '2026-02-30' },
      { questionId: 'nothing', answer: 'x' },
    ]
    const answer = await one.save([GIVEN[0], ...wrong])
    expect(answer.statusCode).toBe(400)
    const codes = Object.values(answer.json().fieldCodes)
    expect(codes).toEqual([...Array(7).fill('programs.answer_invalid'), 'programs.question_unknown'])
    expect((await one.read()).responses).toEqual([])
    for (const odd of [{}, null, 'x', [{}], [{ questionId: 'goal', answer: { a: 1 } }]])
      expect((await one.save(odd)).statusCode).toBe(400)
    expect((await one.save([{ questionId: 'goal', answer: 'x'.repeat(10_001) }])).statusCode).toBe(400)
  })
})

describe('submitting', () => {
  test('takes no, 0 and "0" for answers, which the coach reads as such', async () => {
    const zero = await makeTemplate(app, {
      questions: [
        {
          id: 'pain',
          category: 'A',
          type: 'scale',
          question: 'Pain?',
          required: true,
          min: 0,
          max: 10,
          translations: {},
        },
        {
          id: 'falls',
          category: 'A',
          type: 'number',
          question: 'Falls?',
          required: true,
          min: 0,
          max: 9,
          translations: {},
        },
        { id: 'word', category: 'A', type: 'text', question: 'In a word?', required: true, translations: {} },
        {
          id: 'doctor',
          category: 'A',
          type: 'boolean',
          question: 'Advised?',
          required: true,
          translations: {},
        },
      ],
    })
    const { token, id: accountId } = await makeAccount(app)
    const program = { accountId, programId: zero.id, coachId: coach.id, status: 'answering' as const }
    const id = await makeUserProgram(app, program)
    const responses = [
      { questionId: 'pain', answer: 0 },
      { questionId: 'falls', answer: 0 },
      { questionId: 'word', answer: '0' },
      { questionId: 'doctor', answer: false },
    ]
    const path = `/user-programs/${id}/questionnaire`
    await app.call('PUT', path, { token, body: { responses } })
    const sent = await app.call('POST', `${path}/submit`, { token, body: { consent: true } })
    expect(sent.statusCode, sent.body).toBe(200)
    const kept = (await app.call('GET', path, { token })).json().data.responses
    expect(kept).toHaveLength(responses.length)
    expect(kept).toEqual(expect.arrayContaining(responses.map((one) => expect.objectContaining(one))))
    const seen = await app.call('GET', `/coach/user-programs/${id}/complete`, { token: coach.token })
    expect(seen.statusCode, seen.body).toBe(200)
    for (const { questionId, answer } of responses)
      expect(JSON.stringify(seen.json().data)).toContain(
        `"questionId":"${questionId}","answer":${JSON.stringify(answer)}`,
      )
  })

  test('names every required question that has no answer', async () => {
    const one = await answering()
    await one.save([
      { questionId: 'goal', answer: '  ' },
      { questionId: 'days', answer: 3 },
    ])
    const answer = await one.submit()
    expect(answer.statusCode).toBe(400)
    expect(errorsOf(answer)).toEqual({
      'responses.goal': 'programs.answer_required',
      'responses.place': 'programs.answer_required',
      'responses.doctor': 'programs.answer_required',
    })
  })

  test('requires consent once and stores time and version (X-104)', async () => {
    const one = await answering()
    await one.save(GIVEN)
    for (const body of [{}, { consent: false }]) {
      const answer = await one.submit(body)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'consent.required'])
    }
    expect((await one.submit({ consent: 'yes' })).statusCode).toBe(400)
    expect((await one.submit()).statusCode).toBe(200)
    const rows = await app.deps.db`select * from consents where account_id = ${one.customer.id}`
    expect(rows).toMatchObject([{ kind: 'health', version: expect.any(String), at: expect.any(Date) }])
    const next = await answering(true)
    await next.save(GIVEN)
    expect((await next.read()).consentNeeded).toBe(false)
    expect((await next.submit({})).statusCode).toBe(200)
  })

  test('X-57 makes the plan from the template, in one step, once, and freezes questions and answers', async () => {
    const one = await answering()
    await one.save(GIVEN)
    const answers = await Promise.all(Array.from({ length: 5 }, () => one.submit()))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    const [row] = await app.deps.db`select * from user_programs where id = ${one.id}`
    expect(row).toMatchObject({
      status: 'creating',
      data: { title: 'Plan', duration: 84, goals: ['Run'] },
      training_days: [1, 3, 5],
      total_weeks: 12,
      version: 1,
    })
    expect(errorsOf(await one.save(GIVEN))).toBe('programs.already_submitted')
    await app.deps.db`update programs set questions = '[]' where id = ${template.id}`
    const kept = await one.read()
    expect(kept.questions).toHaveLength(QUESTIONS.length)
    expect(kept).toMatchObject({ editable: false, submittedAt: expect.any(String) })
    await app.deps.db`
      update programs set questions = ${app.deps.db.json(QUESTIONS)} where id = ${template.id}`
    const jobs = await app.deps.db`
      select data from jobs where queue = 'coach-program-mail' and data ->> 'userProgramId' = ${one.id}`
    expect(jobs).toMatchObject([{ data: { mail: 'answered', coachId: coach.id } }])
  })

  test('is refused where the program waits for nothing', async () => {
    for (const status of ['pending', 'creating', 'active', 'deactivated'] as const) {
      const customer = await makeAccount(app)
      const id = await makeUserProgram(app, {
        accountId: customer.id,
        programId: template.id,
        coachId: coach.id,
        status,
      })
      const answer = await app.call('POST', `/user-programs/${id}/questionnaire/submit`, {
        token: customer.token,
        body: { consent: true },
      })
      expect([answer.statusCode, answer.json().code]).toEqual(
        // X-108 A deactivated program cannot be opened.
        status === 'deactivated' ? [404, 'programs.not_found'] : [409, 'programs.not_answering'],
      )
    }
  })

  test('another customer finds nothing there', async () => {
    const one = await answering()
    const { token } = await makeAccount(app)
    const at = `/user-programs/${one.id}/questionnaire`
    expect((await app.call('GET', at, { token })).statusCode).toBe(404)
    expect((await app.call('PUT', at, { token, body: { responses: GIVEN } })).statusCode).toBe(404)
    expect((await app.call('POST', `${at}/submit`, { token, body: { consent: true } })).statusCode).toBe(404)
    expect((await one.read()).responses).toEqual([])
  })
})
