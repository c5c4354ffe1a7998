import { readFileSync } from 'node:fs'
import type { Endpoint } from 'contract/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import { SANDBOX_SIGNATURE, type Sandbox } from '../src/adapters/payments/sandbox'
import { hashPassword } from '../src/features/auth/passwords'
import { type JsonSchema, jsonSchema } from '../src/kernel/http/schemas'
import { hashOf, newId, newToken } from '../src/kernel/ids'
import { makeApplication } from './applications'
import { formParts, makeBloodTest, SENT } from './blood-tests'
import { makeChat } from './chat'
import { png } from './documents'
import {
  checkoutBody,
  credentials,
  makeAccount,
  makeProduct,
  PASSWORD,
  registration,
  solved,
} from './factories'
import { applicationParts, FORM_TYPE, formBytes, type Part } from './multipart'
import { dayAgo, makePlan } from './programs'
import { everyTable, filesOf, storedHash } from './stored-hash'
import { useApp } from './test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const UNKNOWN = { colour: 'red' }
/** Signed in, and allowed to make every call. */
let token: string
let accountId: string

beforeAll(async () => {
  const account = await makeAccount(app, ['customer', 'coach', 'admin'])
  token = account.token
  accountId = account.id
})

const name = ({ method, path }: Endpoint) => `${method} ${path}`
const address = ({ path }: Endpoint) => path.replace(':date', '2026-03-01').replace(/:\w+/g, 'x')
const writing = () => app.bind.endpoints.filter(({ method }) => method !== 'GET')

/** Returns the stored state, to prove that a refusal changed nothing. */
async function stored(): Promise<string> {
  return `${await storedHash(app, await everyTable(app))} ${(await filesOf(app)).join(' ')}`
}

function expectUnknown(answer: { statusCode: number; json(): unknown }, field: string): void {
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: 'request.unknown_field', params: { field }, fields: { [field]: `Unknown field: ${field}` } },
  ])
}

test('specified calls are the writing calls that the requirements name [X-110]', () => {
  const requirements = ['shop', 'coach'].map((part) =>
    readFileSync(new URL(`../../docs/requirements/${part}.md`, import.meta.url), 'utf8'),
  )
  const shapeOf = (method: string, path: string) => `${method} ${path.replace(/:\w+|\{\w+\}/g, '*')}`
  const named = requirements.flatMap((text) =>
    [...text.matchAll(/^- \*\*\w+-CALL-\d+\*\* (POST|PUT|PATCH|DELETE) \/?([\w/{}-]+)/gm)].map(
      ([, method = '', path = '']) => shapeOf(method, `/${path}`),
    ),
  )
  // Two lines repeat the call of the line above by the end of its path.
  const whole = named.filter((call) => call !== 'PUT /complete-data')
  const specified = writing().filter((endpoint) => endpoint.specified)
  expect(specified.map(({ method, path }) => shapeOf(method, path)).sort()).toEqual(
    [...new Set(whole)].sort(),
  )
})

describe('a call that the requirements do not name [X-110]', () => {
  test('refuses any field where it takes no body', async () => {
    const bodiless = writing().filter((e) => !e.body && !e.specified && !e.rawBody)
    expect(bodiless.length).toBeGreaterThan(20)
    const before = await stored()
    for (const endpoint of bodiless) {
      const answer = await app.call(endpoint.method, address(endpoint), { token, body: UNKNOWN })
      expect([name(endpoint), answer.json().code]).toEqual([name(endpoint), 'request.unknown_field'])
    }
    expect(await stored()).toBe(before)
    const empty = await app.call('POST', '/auth/resend-verification', { token, body: {} })
    expect(empty.statusCode).toBe(200)
  })

  test('refuses an unknown text field and an unknown file of a form, and keeps nothing', async () => {
    const forms = writing().filter(({ multipart, specified }) => multipart && !specified)
    expect(forms.length).toBeGreaterThan(4)
    const content = await png()
    const before = await stored()
    for (const endpoint of forms) {
      const sent: Part[] = [{ name: endpoint.multipart?.field ?? '', filename: 'a.png', content }]
      const send = (part: Part) =>
        app.call(endpoint.method, address(endpoint), {
          token,
          body: formBytes([...sent, part]),
          headers: { 'content-type': FORM_TYPE },
        })
      expectUnknown(await send({ name: 'colour', content: 'red' }), 'colour')
      expectUnknown(await send({ name: 'sketch', filename: 'b.png', content }), 'sketch')
    }
    expect(await stored()).toBe(before)
  })

  test('refuses an unknown field inside the JSON of a form', async () => {
    const before = await stored()
    const parts = await formParts({ items: [{ ...SENT.items[0], colour: 'red' }] })
    const body = formBytes(parts)
    const answer = await app.call('POST', '/blood-tests', {
      token,
      body,
      headers: { 'content-type': FORM_TYPE },
    })
    expectUnknown(answer, 'items.0.colour')
    expect(await stored()).toBe(before)
    // An empty text in place of the file is what some clients send without one.
    const fields = (await formParts({}, [])).concat({ name: 'report', content: '' })
    const without = { token, body: formBytes(fields), headers: { 'content-type': FORM_TYPE } }
    expect((await app.call('POST', '/blood-tests', without)).statusCode).toBe(201)
  })

  test('names the first unknown field and lists at most twenty, cut to 200 characters', async () => {
    const many = Object.fromEntries([...Array(30).keys()].map((n) => [`f${n}`, n]))
    const body = { ['x'.repeat(1000)]: 1, toString: 1, ...many }
    const answer = (await app.call('POST', '/auth/email-change', { token, body })).json()
    expect(answer.params.field).toBe(`${'x'.repeat(200)}…`)
    const unknown = Object.entries(answer.fieldCodes).filter(([, code]) => code === 'request.unknown_field')
    expect(unknown.map(([field]) => field)).toEqual([
      `${'x'.repeat(200)}…`,
      'toString',
      ...[...Array(18).keys()].map((n) => `f${n}`),
    ])
  })

  test('reports other problems of the body beside the unknown field', async () => {
    const answer = (
      await app.call('POST', '/auth/email-change', { token, body: { ...UNKNOWN, email: 5 } })
    ).json()
    expect(answer.fieldCodes).toMatchObject({ colour: 'request.unknown_field', email: 'request.wrong_type' })
  })

  test('no partial refund is taken for a whole one', async () => {
    const buyer = await makeAccount(app)
    await app.call('POST', '/orders/cart/add', {
      token: buyer.token,
      body: { productId: await makeProduct(app) },
    })
    const { data } = (
      await app.call('POST', '/orders/checkout', { token: buyer.token, body: checkoutBody() })
    ).json()
    await app.deps
      .db`update orders set status = 'delivered', payment_status = 'paid' where order_number = ${data.orderNumber}`
    const before = await stored()
    const body = { returned: false, reason: 'Late', amountCents: 1000 }
    expectUnknown(
      await app.call('POST', `/admin/orders/${data.orderNumber}/refund`, { token, body }),
      'amountCents',
    )
    expect(await stored()).toBe(before)
  })

  test('refuses an unknown field of a set of a session and changes nothing', async () => {
    const { id, customer } = await makePlan(app)
    const before = await stored()
    const body = { done: true, sets: [{ exercise: 'Plank', reps: 1, minutes: 60 }] }
    const path = `/user-programs/${id}/sessions/${dayAgo(1)}`
    expectUnknown(await app.call('PUT', path, { token: customer.token, body }), 'sets.0.minutes')
    expect(await stored()).toBe(before)
  })
})

describe('a call that the requirements name [X-110]', () => {
  test('ignores unknown fields, nested ones too', async () => {
    const productId = await makeProduct(app)
    const chat = await makeChat(app)
    const passwordHash = await hashPassword(PASSWORD)
    const { email } = await makeAccount(app)
    await app.deps.db`update accounts set password_hash = ${passwordHash} where email = ${email}`
    const link = newToken()
    await app.deps.db`
      insert into auth_links (token_hash, kind, account_id, expires_at)
      values (${hashOf(link)}, 'reset', ${accountId}, now() + interval '1 minute')`
    const applicant = await makeApplication(app, { status: 'approved' })
    const bloodTest = await makeBloodTest(app)
    const checkout = checkoutBody()
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
    const customer = chat.customer.token
    const calls: [call: string, body: object | undefined, by?: string][] = [
      ['POST /auth/register', await registration(app)],
      ['POST /auth/login', await credentials(app, email)],
      ['POST /auth/forgot-password', { email, source: 'website' }],
      ['POST /auth/verify-reset-token', { token: link }],
      ['POST /auth/reset-password', { token: link, newPassword: PASSWORD, confirmPassword: PASSWORD }],
      [
        'POST /auth/coach/register',
        { email: applicant.email, ...passwords, recaptchaToken: await solved(app) },
      ],
      ['POST /orders/cart/add', { productId, quantity: 1 }, customer],
      [`PUT /orders/cart/update/${productId}`, { quantity: 2 }, customer],
      [`DELETE /orders/cart/remove/${productId}`, {}, customer],
      ['DELETE /orders/cart/clear', {}, customer],
      ['POST /orders/cart/transfer', { items: [{ productId, quantity: 1, ...UNKNOWN }] }, customer],
      [
        'POST /orders/checkout',
        { ...checkout, customerInfo: { ...checkout.customerInfo, ...UNKNOWN } },
        customer,
      ],
      [`POST /blood-tests/coach/${bloodTest.id}/comment`, { comment: 'Well done.' }, bloodTest.coach.token],
      [`POST /chat/${chat.chatId}/messages`, { content: 'Hello' }, customer],
      [`POST /chat/${chat.chatId}/read`, {}, customer],
    ]
    for (const [call, body, by] of calls) {
      const [method = '', path = ''] = call.split(' ')
      const answer = await app.call(method, path, { token: by, body: { ...body, ...UNKNOWN } })
      expect([call, answer.statusCode, answer.json()]).toMatchObject([
        call,
        expect.toBeOneOf([200, 201]),
        { success: true },
      ])
    }
  })

  test('ignores unknown fields and files of a form', async () => {
    const extra: Part[] = [
      { name: 'colour', content: 'red' },
      { name: 'sketch', filename: 'a.png', content: await png() },
    ]
    const headers = { 'content-type': FORM_TYPE }
    const body = formBytes([...(await applicationParts(app)), ...extra])
    const applied = await app.call('POST', '/coach-applications/submit', { body, headers })
    expect([applied.statusCode, applied.json().success]).toEqual([201, true])
    const { chatId, customer } = await makeChat(app)
    const file = { name: 'attachments', filename: 'a.txt', content: 'x' }
    const upload = { token: customer.token, headers, body: formBytes([file, ...extra]) }
    const sent = await app.call('POST', `/chat/${chatId}/messages/upload`, upload)
    expect([sent.statusCode, sent.json().data.message.attachments]).toMatchObject([
      201,
      [{ originalName: 'a.txt' }],
    ])
  })

  test('complete-data refuses an unknown path by its own code', async () => {
    const { id, coach } = await makePlan(app)
    const answer = await app.call('PUT', `/coach/user-programs/${id}/complete-data`, {
      token: coach.token,
      body: { title: 'Mine', ...UNKNOWN },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'programs.field_unknown'])
  })
})

test('a payment provider may send fields that nobody knows [X-110]', async () => {
  const notice = {
    eventId: newId(),
    kind: 'failed',
    reference: 'sb_x',
    orderNumber: 'TV-1',
    attempt: 1,
    amount: 100,
    currency: 'USD',
  } as const
  const signed = (app.deps.online as Sandbox).sign({ ...notice, ...UNKNOWN })
  const answer = await app.call('POST', '/payments/webhook/sandbox', {
    body: signed.raw,
    headers: { [SANDBOX_SIGNATURE]: signed.signature },
  })
  expect(answer.statusCode).toBe(200)
})

test('OpenAPI closes the bodies of calls that refuse unknown fields, and of no others [X-110]', async () => {
  const document = (await app.call('GET', '/openapi.json')).json()
  let closed = 0
  for (const endpoint of writing()) {
    const { body } = endpoint
    if (!body) continue
    const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')][endpoint.method.toLowerCase()]
    for (const { schema } of Object.values(operation.requestBody.content) as { schema: JsonSchema }[]) {
      if (endpoint.specified) {
        const own = jsonSchema(body, 'input').additionalProperties
        expect([name(endpoint), schema.additionalProperties]).toEqual([name(endpoint), own])
        continue
      }
      expect([name(endpoint), openObjects(schema)]).toEqual([name(endpoint), []])
      closed += 1
    }
  }
  expect(closed).toBeGreaterThan(50)
  const product = document.paths['/admin/products/{id}'].put.requestBody.content['application/json'].schema
  expect(product.properties.createdAt).toMatchObject({ type: 'string', readOnly: true })
  expect(product.properties.price).not.toHaveProperty('readOnly')
})

/** Paths of objects with named properties that take others too. */
function openObjects(schema: JsonSchema, path = ''): string[] {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, JsonSchema>
    items?: JsonSchema
    anyOf?: JsonSchema[]
  }
  return [
    ...(properties && schema.additionalProperties !== false ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([key, inner]) => openObjects(inner, `${path}.${key}`)),
    ...(items ? openObjects(items, `${path}[]`) : []),
    ...(anyOf ?? []).flatMap((option) => openObjects(option, path)),
  ]
}
