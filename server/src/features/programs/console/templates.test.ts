import type { ProgramData } from 'contract/programs/plan'
import { emptyPlan } from 'contract/programs/plan-form'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import {
  makeCoach,
  makePlan,
  makeProgramProduct,
  makeTemplate,
  order,
  type Person,
  QUESTIONS,
  templateBody,
} from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { makeUserProgram } from '../../../../test/user-programs'
import { transaction } from '../../../kernel/db/transaction'
import { createDraft } from '../life/opening.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let admin: Person

beforeAll(async () => {
  admin = await makeAccount(app, ['admin'], undefined, 'coaches')
})

const call = (method: string, path: string, body?: unknown, by: Person = admin) =>
  app.call(method, `/admin${path}`, { token: by.token, ...(body === undefined ? {} : { body }) })

describe('program templates', () => {
  test('are added, read, changed and archived, with their questions', async () => {
    const body = templateBody({ questions: QUESTIONS })
    const created = await call('POST', '/programs', body)
    expect(created.statusCode).toBe(201)
    const { _id, createdAt, updatedAt, ...kept } = created.json().data
    expect(kept).toEqual(body)
    expect(createdAt).toBe(updatedAt)
    const [first, ...others] = QUESTIONS
    const changed = {
      ...body,
      description: 'New words',
      isActive: false,
      questions: [
        { ...first, question: 'What do you want?' },
        ...others.slice(0, 1),
        { ...first, id: undefined },
      ],
    }
    const answer = await call('PUT', `/programs/${_id}`, changed)
    expect(answer.statusCode, answer.body).toBe(200)
    const { questions } = (await call('GET', `/programs/${_id}`)).json().data
    expect(questions.map((question: { id: string }) => question.id)).toEqual([
      'goal',
      'place',
      expect.any(String),
    ])
    expect(questions[0].question).toBe('What do you want?')
    // Archived templates are not offered.
    const offered = (await app.call('GET', '/coach-applications/programs')).json().data
    expect(offered.map((program: { _id: string }) => program._id)).not.toContain(_id)
    const actions = await app.deps.db`select action from audit_events where object_id = ${_id} order by at`
    expect(actions.map((row) => row.action)).toEqual(['program_template_created', 'program_template_changed'])
  })

  test('carry no measurements of a person, nor do programs that begin from them', async () => {
    const programData = emptyPlan()
    programData.goals = ['Squat more']
    programData.tracking.measurements.weight = { initial: 71.5, target: 66 }
    programData.tracking.measurements.performance.initial = 'Squat 50 kg'
    const nl = { name: 'Kracht', description: '', categoryName: 'Kracht', programData }
    const created = await call('POST', '/programs', templateBody({ programData, translations: { nl } }))
    expect(created.statusCode, created.body).toBe(201)
    const { _id } = created.json().data
    const none = emptyPlan().tracking.measurements
    const { db } = app.deps
    const measured = async () => {
      const { data } = (await call('GET', `/programs/${_id}`)).json()
      return [data.programData, data.translations.nl.programData].map((plan) => plan.tracking.measurements)
    }
    expect(await measured()).toEqual([none, none])
    // Simulates a template of an earlier release.
    const old = { en: programData, nl: programData }
    await db`update programs set plans = ${db.json(old)} where id = ${_id}`
    expect(await measured()).toEqual([none, none])
    const accountId = (await makeAccount(app)).id
    const id = await makeUserProgram(app, { accountId, programId: _id, coachId: null, status: 'answering' })
    await transaction(db, (tx) => createDraft(tx, id))
    const [row] = await db<{ data: ProgramData }[]>`select data from user_programs where id = ${id}`
    expect(row?.data.goals).toEqual(['Squat more'])
    expect(row?.data.tracking.measurements).toEqual(none)
  })

  test('are listed in pages and found by name in every language', async () => {
    const { id, name } = await makeTemplate(app, { name: 'Rowing for Beginners', questions: QUESTIONS })
    const list = async (query: string) => (await call('GET', `/programs${query}`)).json().data
    expect((await list('?search=rowing')).items).toMatchObject([
      { _id: id, name, questionCount: QUESTIONS.length, userCount: 0, isActive: true },
    ])
    expect((await list(`?search=${encodeURIComponent('قدرت')}`)).total).toBeGreaterThan(0)
    expect(await list('?search=nothing-like-it')).toMatchObject({ items: [], total: 0, totalPages: 1 })
    expect((await list('?limit=1')).items).toHaveLength(1)
  })

  test('are narrowed to a category, and to those that are offered or in the archive, with their numbers', async () => {
    const category = { name: `Sailing ${Date.now()}`, color: '#2a7590' }
    const one = await makeTemplate(app, { categoryId: category, translations: {} })
    const other = await makeTemplate(app, { categoryId: category, isActive: false })
    const list = async (query: string) =>
      (await call('GET', `/programs?category=${encodeURIComponent(category.name)}${query}`)).json().data
    const ids = ({ items }: { items: { _id: string }[] }) => items.map((item) => item._id)
    const all = await list('')
    expect(ids(all)).toEqual([one.id, other.id])
    expect(all.counts).toEqual({ active: 1, archived: 1 })
    expect(all.categories).toContainEqual({
      ...category,
      label: category.name,
      translations: { fa: '', nl: '' },
    })
    expect(ids(await list('&status=active'))).toEqual([one.id])
    const archived = await list('&status=archived')
    expect([ids(archived), archived.total, archived.counts]).toEqual([[other.id], 1, all.counts])
    expect((await list(`&search=${one.name.toLowerCase()}`)).counts).toEqual({ active: 1, archived: 0 })
  })

  test('refuse a save over a newer version', async () => {
    const { id } = await makeTemplate(app)
    const read = (await call('GET', `/programs/${id}`)).json().data
    const first = await call('PUT', `/programs/${id}`, { ...read, description: 'First' })
    expect(first.statusCode, first.body).toBe(200)
    const second = await call('PUT', `/programs/${id}`, { ...read, description: 'Second' })
    expect([second.statusCode, second.json().code]).toEqual([409, 'programs.template_changed'])
    const now = (await call('GET', `/programs/${id}`)).json().data
    expect(now.description).toBe('First')
    expect((await call('PUT', `/programs/${id}`, { ...now, description: 'Third' })).statusCode).toBe(200)
    const atOnce = await Promise.all(
      [1, 2, 3].map(async () => {
        const seen = (await call('GET', `/programs/${id}`)).json().data
        return seen.updatedAt
      }),
    )
    const answers = await Promise.all(
      atOnce.map((updatedAt, n) =>
        call('PUT', `/programs/${id}`, { ...read, description: `${n}`, updatedAt }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  test('a question in the archive is asked no more; one that was answered keeps its answer', async () => {
    const template = await makeTemplate(app, { questions: QUESTIONS })
    await makeCoach(app, [template.id])
    const product = await makeProgramProduct(app, template.name)
    const buyer = await makeAccount(app)
    const shop = await makeAccount(app, ['admin'], undefined, 'shop')
    const open = async () => {
      const { orderNumber } = await order(app, buyer, [product])
      await app.call('PATCH', `/admin/orders/${orderNumber}`, {
        token: shop.token,
        body: { status: 'confirmed' },
      })
      return (await app.call('GET', '/user-programs', { token: buyer.token })).json().data
    }
    const [before] = await open()
    const questionnaire = async () =>
      (await app.call('GET', `/user-programs/${before._id}/questionnaire`, { token: buyer.token })).json()
        .data
    const body = (await call('GET', `/programs/${template.id}`)).json().data
    const [goal, ...others] = body.questions
    await call('PUT', `/programs/${template.id}`, {
      ...body,
      questions: [{ ...goal, archived: true }, ...others],
    })
    const asked = (await questionnaire()).questions.map((question: { id: string }) => question.id)
    expect(asked).toEqual(others.map((question: { id: string }) => question.id))
    const row = (await call('GET', `/programs?search=${template.name.toLowerCase()}`)).json().data.items[0]
    expect(row.questionCount).toBe(QUESTIONS.length - 1)
    // All of them in the archive: nothing to answer, straight to the coach.
    const all = (await call('GET', `/programs/${template.id}`)).json().data
    await call('PUT', `/programs/${template.id}`, {
      ...all,
      questions: all.questions.map((question: object) => ({ ...question, archived: true })),
    })
    const opened = await open()
    expect(opened.map((one: { stage: string }) => one.stage).sort()).toEqual(['answering', 'creating'])
  })

  test('name the products that sell them, by any of their names', async () => {
    const template = await makeTemplate(app)
    const product = await makeProgramProduct(app, template.name)
    const items = async (id: string) => (await call('GET', `/programs/${id}/products`)).json().data.items
    expect(await items(template.id)).toEqual([
      {
        _id: product,
        name: expect.any(String),
        sku: expect.any(String),
        price: expect.any(Number),
        isActive: true,
      },
    ])
    const body = (await call('GET', `/programs/${template.id}`)).json().data
    await call('PUT', `/programs/${template.id}`, { ...body, name: `${template.name} anew` })
    expect(await items(template.id)).toHaveLength(1)
    expect((await call('GET', '/programs/nothing/products')).statusCode).toBe(404)
  })

  test('refuse invalid values and a taken name', async () => {
    const { name } = await makeTemplate(app)
    const body = templateBody()
    const wrong: [object, string][] = [
      [{ ...body, name: ' ' }, 'programs.name_required'],
      [{ ...body, categoryId: { name: '', color: '#123456' } }, 'programs.category_required'],
      [{ ...body, categoryId: { name: 'x', color: 'red' } }, 'programs.color_invalid'],
      [{ ...body, metadata: { duration: 0, difficulty: 'beginner' } }, 'programs.duration_invalid'],
      [{ ...body, metadata: { duration: 10, difficulty: 'hard' } }, 'request.out_of_range'],
      [{ ...body, programData: { title: 'only' } }, 'request.wrong_type'],
      [{ ...body, questions: [{ ...QUESTIONS[0], question: '' }] }, 'programs.question_required'],
      [{ ...body, questions: [{ ...QUESTIONS[1], options: ['One'] }] }, 'programs.options_invalid'],
      [{ ...body, questions: [{ ...QUESTIONS[3], min: 9 }] }, 'programs.range_invalid'],
    ]
    for (const [sent, code] of wrong) {
      const answer = await call('POST', '/programs', sent)
      expect([answer.statusCode, answer.json().code]).toEqual([400, code])
    }
    const taken = await call('POST', '/programs', { ...body, name })
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'programs.name_taken'])
    expect((await call('GET', '/programs/nothing')).statusCode).toBe(404)
  })

  test('a change of a template leaves the plans that began from it', async () => {
    const made = await makePlan(app)
    const body = (await call('GET', `/programs/${made.template.id}`)).json().data
    await call('PUT', `/programs/${made.template.id}`, {
      ...body,
      programData: { ...body.programData, title: 'Other' },
    })
    const answer = await app.call('GET', `/user-programs/${made.id}/data`, { token: made.customer.token })
    expect(answer.json().data.programData.title).toBe('Plan')
  })
})
