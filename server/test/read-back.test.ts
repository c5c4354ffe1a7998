import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { readBack } from 'contract/unknown-fields'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeBloodTest } from './blood-tests'
import { makeDiscount } from './discounts'
import { checkoutBody, coachSettings, makeAccount, makeCategory, makeProduct } from './factories'
import { exerciseBody, foodBody, mealBody } from './library'
import { makeCoach, makePlan, makeTemplate, type Person, planWith, QUESTIONS, templateBody } from './programs'
import { useApp } from './test-app'
import { makeUserProgram } from './user-programs'

const app = useApp({ RATE_LIMITS: 'off' })
let owner: Person

beforeAll(async () => {
  owner = await makeAccount(app, ['admin'])
})

interface Resource {
  path: string
  token: string
  /** A change that is sent together with all that was read. */
  change: object
  /** Fields of the next answer that show the change. */
  shown: object
}

const asOwner = (path: string, change: object, shown: object = change): Resource => ({
  path,
  token: owner.token,
  change,
  shown,
})

/** Adds a food of the caller's library, and returns its id. */
async function foodOf(token: string, area: 'coach' | 'admin'): Promise<string> {
  const added = await app.call('POST', `/${area}/library/foods`, { token, body: foodBody() })
  return added.json().data._id
}

/** A thing at each address that is read and written, in a state in which it may be written. */
const resources: Record<string, () => Promise<Resource>> = {
  'PATCH /auth/me': async () => ({ ...(await person()), path: '/auth/me', ...both({ firstName: 'Mina' }) }),
  'PUT /account/profile': async () => {
    const { token } = await person()
    await app.call('PUT', '/account/profile', { token, body: { birthDate: '1990-05-04', height: 172.5 } })
    return { path: '/account/profile', token, ...both({ weight: 80.5 }) }
  },
  'PUT /account/notifications': async () => {
    const { token } = await person()
    const path = '/account/notifications'
    await app.call('PUT', path, { token, body: { kinds: { plan: 'push' }, quiet: null } })
    return { path, token, ...both({ quiet: { from: '22:00', until: '07:00' } }) }
  },
  'PUT /coach/settings': async () => {
    const { token } = await makeCoach(app)
    await app.call('PUT', '/coach/settings', { token, body: coachSettings })
    return { path: '/coach/settings', token, ...both({ localizedDates: false }) }
  },
  'PUT /coach/library/exercises/:id': async () => {
    const { token } = await makeCoach(app)
    const added = await app.call('POST', '/coach/library/exercises', { token, body: exerciseBody() })
    return {
      path: `/coach/library/exercises/${added.json().data._id}`,
      token,
      ...both({ name: 'Loud press' }),
    }
  },
  'PUT /admin/library/exercises/:id': async () => {
    const { token } = owner
    const added = await app.call('POST', '/admin/library/exercises', { token, body: exerciseBody() })
    return asOwner(`/admin/library/exercises/${added.json().data._id}`, { name: 'Loud press' })
  },
  'PUT /coach/library/foods/:id': async () => {
    const { token } = await makeCoach(app)
    const body = foodBody()
    const added = await app.call('POST', '/coach/library/foods', { token, body })
    return { path: `/coach/library/foods/${added.json().data._id}`, token, ...both({ name: 'Other' }) }
  },
  'PUT /admin/library/foods/:id': async () => {
    const { token } = owner
    const body = foodBody()
    const added = await app.call('POST', '/admin/library/foods', { token, body })
    return asOwner(`/admin/library/foods/${added.json().data._id}`, { name: 'Other' })
  },
  'PUT /coach/library/meals/:id': async () => {
    const { token } = await makeCoach(app)
    const body = mealBody(await foodOf(token, 'coach'))
    const added = await app.call('POST', '/coach/library/meals', { token, body })
    return { path: `/coach/library/meals/${added.json().data._id}`, token, ...both({ name: 'Other' }) }
  },
  'PUT /admin/library/meals/:id': async () => {
    const { token } = owner
    const body = mealBody(await foodOf(token, 'admin'))
    const added = await app.call('POST', '/admin/library/meals', { token, body })
    return asOwner(`/admin/library/meals/${added.json().data._id}`, { name: 'Other' })
  },
  'PUT /coach/templates/:id': async () => {
    const { token } = await makeCoach(app)
    const body = { name: 'Mine', from: { programData: planWith({}) } }
    const added = await app.call('POST', '/coach/templates', { token, body })
    return { path: `/coach/templates/${added.json().data._id}`, token, ...both({ name: 'Other' }) }
  },
  'PUT /coach/user-programs/:id/blocks': async () => {
    const { id, coach } = await makePlan(app)
    const blocks = [{ name: 'Base', weeks: 4 }]
    return {
      path: `/coach/user-programs/${id}/blocks`,
      token: coach.token,
      change: { blocks },
      shown: { blocks: [expect.objectContaining(blocks[0])] },
    }
  },
  'PUT /coach/user-programs/:id/progression-rules': async () => {
    const { id, coach } = await makePlan(app)
    const path = `/coach/user-programs/${id}/progression-rules`
    const rules = [{ row: 'squat', kind: 'double', step: 2.5 }]
    await app.call('PUT', path, { token: coach.token, body: { rules, version: 1 } })
    return { path, token: coach.token, ...both({ rules: [{ ...rules[0], step: 5 }] }) }
  },
  'PUT /coach/user-programs/:id/targets': async () => {
    const { id, coach } = await makePlan(app)
    const target = { kind: 'weight', value: 75, unit: 'kg', by: '2027-01-01' }
    const path = `/coach/user-programs/${id}/targets`
    await app.call('PUT', path, { token: coach.token, body: { targets: [target], version: 1 } })
    return { path, token: coach.token, ...both({ targets: [{ ...target, value: 72.5 }] }) }
  },
  'PUT /coach/user-programs/:id/check-ins': async () => {
    const { id, coach } = await makePlan(app)
    const path = `/coach/user-programs/${id}/check-ins`
    const questions = [{ type: 'number', question: 'Weight?', required: true, measurement: 'weight' }]
    await app.call('PUT', path, { token: coach.token, body: { every: 'week', weekday: 'friday', questions } })
    return { path, token: coach.token, ...both({ photos: true }) }
  },
  'PUT /user-programs/:id/check-ins/:date': async () => {
    const { id, coach, customer } = await makePlan(app)
    const question = { id: 'mood', type: 'text', question: 'How was it?', required: false }
    await app.call('PUT', `/coach/user-programs/${id}/check-ins`, {
      token: coach.token,
      body: { every: 'week', weekday: 'friday', questions: [question] },
    })
    const { items } = (
      await app.call('GET', `/user-programs/${id}/check-ins`, { token: customer.token })
    ).json().data
    const change = { responses: [{ questionId: 'mood', answer: 'Well' }] }
    return {
      path: `/user-programs/${id}/check-ins/${items[0].date}`,
      token: customer.token,
      change,
      shown: { responses: [expect.objectContaining(change.responses[0])] },
    }
  },
  'PUT /user-programs/:id/questionnaire': async () => {
    const [{ id, token }, template] = [
      await makeAccount(app),
      await makeTemplate(app, { questions: QUESTIONS }),
    ]
    const program = { accountId: id, coachId: (await makeCoach(app)).id, programId: template.id }
    const path = `/user-programs/${await makeUserProgram(app, { ...program, status: 'answering' })}/questionnaire`
    const responses = [
      { questionId: 'goal', answer: 'Run' },
      { questionId: 'gear', answer: ['Barbell', 'Bands'] },
    ]
    await app.call('PUT', path, { token, body: { responses } })
    const change = { responses: [{ questionId: 'goal', answer: 'Swim' }] }
    return {
      path,
      token,
      change,
      shown: { responses: expect.arrayContaining([expect.objectContaining(change.responses[0])]) },
    }
  },
  'PUT /admin/categories/:id': async () => {
    const path = `/admin/categories/${await makeCategory(app)}`
    const translations = { fa: { name: 'طناب', description: '' } }
    await app.call('PUT', path, { token: owner.token, body: { name: 'Ropes', tint: 'clay', translations } })
    return asOwner(path, { name: 'Cords' })
  },
  'PUT /admin/needs': async () => {
    const words = { en: 'sleep', fa: 'خواب', nl: 'slaap' }
    const product = await makeProduct(app)
    const needs = [{ id: 'n1', words, products: [product], categories: [], articles: ['/tips#sleep'] }]
    await app.call('PUT', '/admin/needs', { token: owner.token, body: { needs, version: 0 } })
    return asOwner('/admin/needs', { needs: [{ ...needs[0], articles: [] }] })
  },
  'PUT /admin/products/:id': async () => {
    const facts: WrittenFacts = {
      nutrition: {
        per: 'g',
        energyKj: 1500,
        energyKcal: 360,
        fat: 1,
        saturates: 0.5,
        carbohydrate: 10,
        sugars: 5,
        protein: 70,
        salt: 1,
      },
      netQuantity: { value: 900, unit: 'g' },
      allergens: { contains: ['milk'], mayContain: [] },
      flavor: 'Vanilla',
    }
    const translations = { nl: { name: 'Poeder', tags: ['eiwit'] }, fa: { name: 'پودر' } }
    const first = await makeProduct(app)
    return asOwner(`/admin/products/${await makeProduct(app, { facts, translations, variantOf: first })}`, {
      price: 12.5,
    })
  },
  'PUT /admin/programs/:id': async () => {
    const dutch = {
      name: 'Kracht',
      description: '',
      categoryName: 'Kracht',
      programData: planWith({ title: 'Schema' }),
    }
    const { fa } = templateBody().translations
    const template = await makeTemplate(app, { questions: QUESTIONS, translations: { fa, nl: dutch } })
    return asOwner(`/admin/programs/${template.id}`, { description: 'Without a barbell.' })
  },
  'PUT /admin/settings': async () => asOwner('/admin/settings', { timeZone: 'Europe/Amsterdam' }),
  'PUT /admin/settings/trade': async () => asOwner('/admin/settings/trade', { vatNumber: 'NL001234567B01' }),
  'PUT /admin/discounts/:id': async () =>
    asOwner(`/admin/discounts/${(await makeDiscount(app)).id}`, { note: 'For the spring' }),
  'PATCH /admin/blood-tests/:id': async () =>
    asOwner(`/admin/blood-tests/${(await makeBloodTest(app)).id}`, { analysis_result: 'All is well.' }),
  'PUT /blood-tests/:id': async () => {
    const { id, athlete } = await makeBloodTest(app)
    return { path: `/blood-tests/${id}`, token: athlete.token, ...both({ note: 'After a run.' }) }
  },
  'PATCH /admin/orders/:id': async () => asOwner(`/admin/orders/${await order()}`, { status: 'confirmed' }),
  'PATCH /admin/user-programs/:id': async () => {
    const [{ id }, { id: coachId }] = [await makePlan(app), await makeCoach(app)]
    const shown = { coach: { id: coachId } }
    return asOwner(`/admin/user-programs/${id}`, { coachId, reason: 'On leave' }, shown)
  },
  'PATCH /admin/users/:id': async () => {
    const path = `/admin/users/${(await makeAccount(app)).id}`
    await app.call('PATCH', path, { token: owner.token, body: { locked: true, reason: 'Fraud' } })
    return asOwner(path, { locked: false })
  },
}

const both = (change: object) => ({ change, shown: change })
const person = () => makeAccount(app)

/** A fresh order for cash; its id. */
async function order(): Promise<string> {
  const { token } = await person()
  await app.call('POST', '/orders/cart/add', {
    token,
    body: { productId: await makeProduct(app), quantity: 1 },
  })
  const { orderNumber } = (await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })).json()
    .data
  return (await app.call('GET', `/admin/orders/${orderNumber}`, { token: owner.token })).json().data._id
}

/** Counts audited changes; readings are audited separately, also those of a write. */
async function changesRecorded(): Promise<number> {
  const [row] = await app.deps.db<{ n: number }[]>`
    select count(*)::int as n from audit_events where action not like '%_opened'`
  return row?.n ?? 0
}

/** An athlete's save of a test is a new time also without a change. */
const TOUCHED = ['PUT /blood-tests/:id']

/** A list is none of its rows: a change of some of them is not read there. */
const LISTS = ['PATCH /admin/orders', 'PATCH /admin/products']

test('every address that is read and written has a case here', () => {
  const { endpoints } = app.bind
  const written = endpoints.filter((endpoint) => readBack(endpoint, endpoints).length > 0)
  expect(written.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [...Object.keys(resources), ...LISTS].sort(),
  )
})

describe('accepts what the GET at its address returned [X-110]', () => {
  test.each(Object.keys(resources))('%s changes nothing and records no change', async (key) => {
    const [method = ''] = key.split(' ')
    const { path, token } = await (resources[key] as () => Promise<Resource>)()
    const read = async () => (await app.call('GET', path, { token })).json().data
    const before = await read()
    const recorded = await changesRecorded()
    const answer = await app.call(method, path, { token, body: before })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true }])
    expect(await changesRecorded()).toBe(recorded)
    const after = await read()
    expect(TOUCHED.includes(key) ? { ...after, updatedAt: before.updatedAt } : after).toEqual(before)
  })

  test.each(Object.keys(resources))(
    '%s takes it with a change, and refuses what it never answered',
    async (key) => {
      const [method = ''] = key.split(' ')
      const { path, token, change, shown } = await (resources[key] as () => Promise<Resource>)()
      const read = async () => (await app.call('GET', path, { token })).json().data
      const body = { ...(await read()), ...change }
      const refused = await app.call(method, path, { token, body: { ...body, colour: 'red' } })
      expect([refused.statusCode, refused.json().params]).toEqual([400, { field: 'colour' }])
      const answer = await app.call(method, path, { token, body })
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true }])
      expect(await read()).toMatchObject(shown)
    },
  )

  test('accepts rows of the list in PATCH /admin/orders', async () => {
    const { data } = (await app.call('GET', '/admin/orders', { token: owner.token })).json()
    const orders = [{ _id: await order(), from: 'pending' }]
    const body = { ...data, status: 'confirmed', orders }
    const answer = await app.call('PATCH', '/admin/orders', { token: owner.token, body })
    expect(answer.json().data.results).toMatchObject([{ outcome: 'moved' }])
    const nested = { ...body, items: [{ ...data.items[0], colour: 'red' }] }
    const refused = await app.call('PATCH', '/admin/orders', { token: owner.token, body: nested })
    expect(refused.json().params).toEqual({ field: 'items.0.colour' })
  })

  test('accepts what the list answered in PATCH /admin/products', async () => {
    await makeProduct(app)
    const { data } = (await app.call('GET', '/admin/products', { token: owner.token })).json()
    const [{ _id, updatedAt }] = data.items
    const body = { ...data, products: [{ _id, updatedAt, price: 25 }] }
    const answer = await app.call('PATCH', '/admin/products', { token: owner.token, body })
    expect(answer.json().data.items).toMatchObject([{ _id, price: 25 }])
    const nested = { ...body, products: [{ ...body.products[0], colour: 'red' }] }
    const refused = await app.call('PATCH', '/admin/products', { token: owner.token, body: nested })
    expect(refused.json().params).toEqual({ field: 'products.0.colour' })
  })

  test('another call at the address, and another address, know nothing of it', async () => {
    const id = await makeCategory(app)
    const { data } = (await app.call('GET', `/admin/categories/${id}`, { token: owner.token })).json()
    const made = await app.call('POST', '/admin/categories', {
      token: owner.token,
      body: { name: 'X', ...data },
    })
    expect(made.json()).toMatchObject({ code: 'request.unknown_field', params: { field: '_id' } })
  })
})
