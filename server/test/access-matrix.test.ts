import type { ReturnState } from 'contract/orders/return-rules'
import { newExercise } from 'contract/programs/plan'
import type { UserProgramStatus } from 'contract/programs/rules'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { SANDBOX_SIGNATURE, type Sandbox } from '../src/adapters/payments/sandbox'
import { saveAddress } from '../src/features/auth/addresses/addresses.logic'
import { hashPassword } from '../src/features/auth/passwords'
import { addLines } from '../src/features/cart/add-to-cart.sql'
import { instant } from '../src/features/catalog/console/console-time.sql'
import { createPictureStore } from '../src/features/catalog/images/images'
import { withdrawalUrl } from '../src/features/coaches/withdrawal/withdrawal-token'
import { videoKey } from '../src/features/library/video-files'
import { leaveLink } from '../src/features/newsletter/leave-link'
import { CONFIRM } from '../src/features/newsletter/newsletter-mail'
import { readOrderLinkKey } from '../src/features/orders/link/order-link.logic'
import { orderToken } from '../src/features/orders/order-token'
import { photoKey } from '../src/features/orders/returns/return-photos'
import { photoKey as reviewPhotoKey } from '../src/features/reviews/review-photos'
import { readSettings } from '../src/features/site/settings.logic'
import { readTradeSettings } from '../src/features/site/trade.logic'
import { hashOf, newId, newToken } from '../src/kernel/ids'
import { signId } from '../src/kernel/signed-id'
import matrix from './access-matrix.json'
import { makeApplication } from './applications'
import { SENT, submitForm } from './blood-tests'
import { ask, closeSockets, connectSocket, type MadeChat, makeChat, say, sendFiles } from './chat'
import { makeDiscount } from './discounts'
import { png } from './documents'
import {
  checkoutBody,
  coachSettings,
  customerInfo,
  makeAccount,
  makeCategory,
  makeProduct,
  PASSWORD,
  solved,
} from './factories'
import { makeFakeWeb } from './fake-web'
import { exerciseBody, foodBody, mealBody } from './library'
import { applicationParts, FORM_TYPE, formBytes, type Part, photoForm, progressPhotoForm } from './multipart'
import { totpCalls } from './one-time-codes'
import { peopleCalls } from './people'
import { dayAgo, makeTemplate, type Person, planWith, templateBody } from './programs'
import { pushSubscription } from './push'
import { routesOf } from './routes'
import { storedHash } from './stored-hash'
import { useApp } from './test-app'
import { makeUserProgram } from './user-programs'
import { mp4 } from './videos'

type Actor = 'V' | 'C' | 'C2' | 'K' | 'K2' | 'A' | 'X'
const STATUS = { 1: [401], 2: [200, 201, 202, 303], 3: [403], 4: [404] } as const

const web = makeFakeWeb({ files: { 'share.txt': 'shared\n' } })

// More calls than one address may make in a minute; the limits have their own tests.
const app = useApp({ RATE_LIMITS: 'off' }, { web })
/** Each actor's tokens (X has several, one per way of being dead) and, where there is one, its account. */
const actors = {} as Record<Actor, { tokens: (string | undefined)[]; accountId?: string }>
let product: string
let picture: string
let orderNumber: string

async function openSession(accountId: string, life = '1 hour'): Promise<string> {
  const token = newToken()
  await app.deps.db`
    insert into sessions (token_hash, account_id, idle_seconds, expires_at, ends_at)
    values (${hashOf(token)}, ${accountId}, 3600, now() + ${life}::interval, now() + interval '1 day')`
  return token
}

const address = { ...customerInfo.address, firstName: 'Sara', lastName: 'Moradi', phone: '+31 6 1234 5678' }

/** Creates an address of the first customer, who has no other. */
async function addressOfC(): Promise<string> {
  const id = actors.C.accountId as string
  await app.deps.db`delete from addresses where account_id = ${id}`
  return (await saveAddress(app.deps.db, id, { ...address, isDefault: false })).id
}

/** Creates an address for which the newsletter was asked. */
async function newsletterAddress(): Promise<string> {
  const id = newId()
  await app.deps.db`
    insert into newsletter_addresses (id, email, locale) values (${id}, ${`${id}@example.test`}, 'en')`
  return id
}

const leavePath = async () =>
  new URL(leaveLink(app.deps, 'newsletter', await newsletterAddress()).oneClick).pathname

/** Creates the first customer's one subscription, whose order waits for its link to be used. */
async function subscriptionOfC(): Promise<string> {
  const { db } = app.deps
  const id = newId()
  const accountId = actors.C.accountId as string
  await db`delete from subscriptions where account_id = ${accountId}`
  await db`
    insert into subscriptions (id, account_id, locale, every_days, customer, payment_method, shipping_method, periods, next_on)
    values (${id}, ${accountId}, 'en', 30, ${db.json(customerInfo)}, 'online', 'standard', 1, current_date + 30)`
  await db`
    insert into subscription_items (subscription_id, product_id, quantity, agreed_cents) values (${id}, ${product}, 1, 1)`
  await db`
    insert into subscription_runs (subscription_id, period, day, state, asked_at)
    values (${id}, 1, current_date, 'waiting', now())`
  return id
}

/** Creates a live one-time link of a new account. */
async function link(kind: 'reset' | 'verify'): Promise<string> {
  const token = newToken()
  const { id } = await makeAccount(app)
  await app.deps.db`
    insert into auth_links (token_hash, kind, account_id, expires_at)
    values (${hashOf(token)}, ${kind}, ${id}, now() + interval '1 minute')`
  return token
}

/** Creates an approved applicant. */
async function approvedApplicant(): Promise<string> {
  return (await makeApplication(app, { status: 'approved' })).email
}

async function fillCart(token: string): Promise<void> {
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
}

beforeAll(async () => {
  product = await makeProduct(app, { stock: 10_000 })
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#395' } })
    .png()
    .toBuffer()
  picture = (await createPictureStore(app.deps.files).save(bytes)).slice(8)
  actors.V = { tokens: [undefined] }
  for (const [actor, role] of [
    ['C', 'customer'],
    ['C2', 'customer'],
    ['K', 'coach'],
    ['K2', 'coach'],
    ['A', 'admin'],
  ] as const) {
    const account = await makeAccount(app, [role], `${actor.toLowerCase()}@tavan.test`)
    actors[actor] = { tokens: [account.token], accountId: account.id }
  }
  const disabled = await makeAccount(app, ['admin'])
  await app.deps.db`update accounts set disabled_at = now() where id = ${disabled.id}`
  const revoked = await openSession(disabled.id)
  await app.call('POST', '/auth/logout', { token: revoked })
  const expired = await openSession(actors.A.accountId as string, '-1 second')
  actors.X = { tokens: [revoked, expired, disabled.token, newToken(), 'null', 'x'.repeat(5000)] }
  await app.deps.db`update accounts set password_hash = ${await hashPassword(PASSWORD)}`
  const token = actors.C.tokens[0] as string
  await fillCart(token)
  orderNumber = (await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })).json().data
    .orderNumber
})

interface Cell {
  path?: string
  body?: unknown
  headers?: Record<string, string>
  token?: string | undefined
}

/** Returns the call of an actor with one of its tokens. */
async function prepared(operation: string, actor: Actor, token: string | undefined): Promise<Cell> {
  if (token && actors[actor].accountId && operation.includes('/orders/c')) await fillCart(token)
  return { token, ...(await prepare[operation]?.(actor, token)) }
}

/** Input of operations whose address alone is not enough. Runs before each of their cells. */
const prepare: Record<string, (actor: Actor, token: string | undefined) => Promise<Cell> | Cell> = {
  'GET /*': () => ({ path: '/share.txt' }),
  'GET /sitemap-:part.xml': () => ({ path: '/sitemap.xml' }),
  'GET /images/:name': () => ({ path: `/images/${picture}-160.webp` }),
  'GET /api/v1/products/:id': () => ({ path: `/api/v1/products/${product}` }),
  'GET /api/v1/products/:id/program': async () => {
    const { name } = await makeTemplate(app)
    return { path: `/api/v1/products/${await makeProduct(app, { programTemplate: name })}/program` }
  },
  'GET /api/v1/products/:id/related': () => ({ path: `/api/v1/products/${product}/related` }),
  'POST /api/v1/products/:id/notify': async () => ({
    path: `/api/v1/products/${await makeProduct(app, { stock: 0 })}/notify`,
    body: { email: 'waiting@tavan.test' },
  }),
  'PATCH /api/v1/admin/products': async () => {
    const { db } = app.deps
    const [row] = await db<{ updatedAt: string }[]>`
      select ${instant(db, db`updated_at`)} as "updatedAt" from products where id = ${product}`
    return { body: { products: [{ _id: product, updatedAt: row?.updatedAt, price: 25 }] } }
  },
  'POST /api/v1/admin/products/:id/duplicate': () => ({
    path: `/api/v1/admin/products/${product}/duplicate`,
    body: { sku: `COPY-${newId()}X` },
  }),
  'GET /api/v1/admin/orders/:id': () => ({ path: `/api/v1/admin/orders/${orderNumber}` }),
  'PATCH /api/v1/admin/orders': () => ({
    body: { status: 'confirmed', orders: [{ _id: orderNumber, from: 'pending' }] },
  }),
  'POST /api/v1/admin/orders': () => ({
    body: {
      ...checkoutBody(),
      email: 'c@tavan.test',
      items: [{ productId: product, quantity: 1 }],
    },
  }),
  'POST /api/v1/admin/orders/tracking': () => ({
    body: { rows: [{ orderNumber: orderNumber, trackingNumber: '3S-1' }] },
  }),
  'POST /api/v1/admin/orders/:id/notes': () => ({
    path: `/api/v1/admin/orders/${orderNumber}/notes`,
    body: { text: 'Call first' },
  }),
  'PATCH /api/v1/admin/orders/:id/address': async () => {
    await app.deps
      .db`update orders set status = 'pending', end_reason = null where order_number = ${orderNumber}`
    return {
      path: `/api/v1/admin/orders/${orderNumber}/address`,
      body: { customerInfo },
    }
  },
  'POST /api/v1/admin/orders/:id/paid': async () => ({
    path: `/api/v1/admin/orders/${await arranged()}/paid`,
    body: { method: 'bank' },
  }),
  'POST /api/v1/admin/orders/:id/received': async () => {
    await app.deps.db`
      update orders set status = 'cancelled', end_reason = 'refused', received_at = null where order_number = ${orderNumber}`
    return { path: `/api/v1/admin/orders/${orderNumber}/received`, body: {} }
  },
  'POST /api/v1/admin/orders/:id/refund': async () => {
    await app.deps.db`
      update orders set status = 'delivered', end_reason = null, received_at = null, payment_status = 'paid',
        payment_method = 'cod' where order_number = ${orderNumber}`
    return {
      path: `/api/v1/admin/orders/${orderNumber}/refund`,
      body: { returned: false, reason: 'Damaged' },
    }
  },
  'POST /api/v1/admin/orders/:id/refunds/:refundId/retry': async () => {
    const refundId = newId()
    await app.deps.db`
      insert into refunds (id, order_id, state, source, method, net_cents, tax_cents, shipping_cents, amount_cents, reason,
        settled_at)
      select ${refundId}, id, 'failed', 'staff', 'cash', 1, 0, 0, 1, '', now() from orders where order_number = ${orderNumber}`
    return { path: `/api/v1/admin/orders/${orderNumber}/refunds/${refundId}/retry`, body: { method: 'cash' } }
  },
  'PATCH /api/v1/admin/orders/:id': async () => {
    await app.deps
      .db`update orders set status = 'pending', end_reason = null, received_at = null where order_number = ${orderNumber}`
    return { path: `/api/v1/admin/orders/${orderNumber}`, body: { status: 'confirmed' } }
  },
  'GET /api/v1/orders/:orderNumber': () => ({ path: `/api/v1/orders/${orderNumber}` }),
  'POST /api/v1/auth/register': async () => ({
    body: {
      firstName: 'Sara',
      lastName: 'Moradi',
      email: `${newToken()}@tavan.test`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      recaptchaToken: await solved(app),
    },
  }),
  'POST /api/v1/auth/login': async () => ({
    body: { email: 'c@tavan.test', password: PASSWORD, recaptchaToken: await solved(app) },
  }),
  'POST /api/v1/auth/coach/register': async () => ({
    body: {
      email: await approvedApplicant(),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      recaptchaToken: await solved(app),
    },
  }),
  'POST /api/v1/coach-applications/withdrawal-link': () => ({ body: { email: 'somebody@tavan.test' } }),
  'POST /api/v1/coach-applications/withdraw': async () => {
    const { id } = await makeApplication(app)
    return { body: { token: withdrawalUrl(app.deps, id).split('=')[1] } }
  },
  'GET /api/v1/coach-applications/status': () => ({
    path: '/api/v1/coach-applications/status?email=somebody@tavan.test',
  }),
  'PUT /api/v1/coach/settings': () => ({ body: coachSettings }),
  ...peopleCalls(app),
  ...Object.fromEntries(
    Object.entries(totpCalls(app)).map(([operation, make]) => [
      operation,
      (actor: Actor) => make(actors[actor].accountId),
    ]),
  ),
  ...programCalls(),
  ...bloodTestCalls(),
  ...chatCalls(),
  ...catalogueCalls(),
  'POST /api/v1/auth/logout': async (actor, token) => ({
    token: actors[actor].accountId ? await openSession(actors[actor].accountId) : token,
  }),
  'POST /api/v1/auth/forgot-password': () => ({ body: { email: 'c@tavan.test', source: 'website' } }),
  'POST /api/v1/auth/verify-reset-token': async () => ({ body: { token: await link('reset') } }),
  'POST /api/v1/auth/reset-password': async () => ({
    body: { token: await link('reset'), newPassword: PASSWORD, confirmPassword: PASSWORD },
  }),
  'POST /api/v1/auth/verify-email': async () => ({ body: { token: await link('verify') } }),
  'POST /api/v1/auth/email-change': () => ({
    body: { email: `${newToken().toLowerCase()}@tavan.test`, currentPassword: PASSWORD },
  }),
  'POST /api/v1/auth/email-change/confirm': async (actor, token) => {
    if (!actors[actor].accountId || actor === 'A') return { token, body: { token: newToken() } }
    const { session, link } = await emailChange()
    return { token: session, body: { token: link } }
  },
  'POST /api/v1/auth/email-change/undo': async () => ({ body: { token: (await emailChange()).link } }),
  // Of accounts that nobody needs afterwards.
  'DELETE /api/v1/account': async (actor, token) => {
    const { accountId } = actors[actor]
    if (!accountId || actor === 'A') return { token, body: { password: PASSWORD } }
    const leaving = await makeAccount(app, actor.startsWith('K') ? ['coach'] : ['customer'])
    await app.deps.db`
      update accounts set password_hash = (select password_hash from accounts where id = ${accountId})
      where id = ${leaving.id}`
    return { token: leaving.token, body: { password: PASSWORD } }
  },
  'POST /api/v1/account/keep': async () => {
    const { id } = await makeAccount(app)
    await app.deps.db`
      update accounts set closed_at = now(), disabled_at = now(), erase_at = now() + interval '1 day' where id = ${id}`
    const token = newToken()
    await app.deps.db`
      insert into auth_links (token_hash, kind, account_id, expires_at)
      values (${hashOf(token)}, 'keep', ${id}, now() + interval '1 minute')`
    return { body: { token } }
  },
  // Of an account that nobody needs afterwards.
  'POST /api/v1/auth/logout-all': async (actor, token) => ({
    token: actors[actor].accountId ? (await makeAccount(app)).token : token,
  }),
  'PATCH /api/v1/auth/me': () => ({ body: { locale: 'en' } }),
  'POST /api/v1/auth/change-password': () => ({
    body: { currentPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
  }),
  'DELETE /api/v1/auth/sessions/:id': async () => {
    const hash = hashOf(await openSession(actors.C.accountId as string))
    const [row] = await app.deps.db<{ id: string }[]>`select id from sessions where token_hash = ${hash}`
    return { path: `/api/v1/auth/sessions/${row?.id}` }
  },
  'POST /api/v1/account/addresses': () => ({ body: address }),
  'PUT /api/v1/account/addresses/:id': async () => ({
    path: `/api/v1/account/addresses/${await addressOfC()}`,
    body: { ...address, street: 'Elsewhere 1' },
  }),
  'DELETE /api/v1/account/addresses/:id': async () => ({
    path: `/api/v1/account/addresses/${await addressOfC()}`,
  }),
  'POST /api/v1/orders/cart/add': () => ({ body: { productId: product, quantity: 1 } }),
  'POST /api/v1/orders/cart/transfer': () => ({ body: { items: [{ productId: product, quantity: 1 }] } }),
  'PUT /api/v1/orders/cart/update/:productId': () => ({
    path: `/api/v1/orders/cart/update/${product}`,
    body: { quantity: 2 },
  }),
  'DELETE /api/v1/orders/cart/remove/:productId': () => ({ path: `/api/v1/orders/cart/remove/${product}` }),
  'POST /api/v1/orders/checkout': () => ({ body: checkoutBody() }),
  ...discountCalls(),
  'GET /api/v1/orders/:orderNumber/invoice.pdf': async () => {
    const { order } = await unpaid()
    await app.deps
      .db`update orders set status = 'confirmed', payment_status = 'paid' where order_number = ${order}`
    return { path: `/api/v1/orders/${order}/invoice.pdf` }
  },
  'GET /api/v1/orders/:orderNumber/refunds/:refundId/credit-note.pdf': async () => {
    const { order, refundId } = await credited()
    return { path: `/api/v1/orders/${order}/refunds/${refundId}/credit-note.pdf` }
  },
  'GET /api/v1/admin/orders/:id/refunds/:refundId/credit-note.pdf': async () => {
    const { order, refundId } = await credited()
    return { path: `/api/v1/admin/orders/${order}/refunds/${refundId}/credit-note.pdf` }
  },
  'GET /api/v1/admin/orders/export.csv': () => ({ path: '/api/v1/admin/orders/export.csv?kind=vat' }),
  'GET /api/v1/orders/placed/:token': () => ({
    path: `/api/v1/orders/placed/${orderToken(app.deps.returnSecret, orderNumber, Date.now() + 60_000)}`,
  }),
  'POST /api/v1/orders/:orderNumber/pay': async () => ({
    path: `/api/v1/orders/${(await unpaid()).order}/pay`,
  }),
  ...returnCalls(),
  ...reviewCalls(),
  ...libraryCalls(),
  ...foodCalls(),
  'POST /api/v1/orders/:orderNumber/repeat': async () => ({
    path: `/api/v1/orders/${(await unpaid()).order}/repeat`,
  }),
  'POST /api/v1/newsletter': async () => ({
    path: '/api/v1/newsletter',
    body: { email: `reader-${newId()}@example.test` },
  }),
  'POST /api/v1/newsletter/confirm': async () => ({
    path: '/api/v1/newsletter/confirm',
    body: { token: signId(app.deps.pseudonym, CONFIRM, await newsletterAddress()) },
  }),
  'POST /api/v1/newsletter/leave/:token': async () => ({ path: await leavePath() }),
  'GET /api/v1/newsletter/leave/:token': async () => ({ path: await leavePath() }),
  'GET /api/v1/orders/linked/:token': async () => ({
    path: `/api/v1/orders/linked/${orderToken(await readOrderLinkKey(app.deps.db), orderNumber, Date.now() + 60_000)}`,
  }),
  'POST /api/v1/subscriptions': async () => {
    await app.deps.db`update accounts set email_verified_at = coalesce(email_verified_at, now())`
    return {
      path: '/api/v1/subscriptions',
      body: {
        items: [{ productId: product, quantity: 1 }],
        everyDays: 30,
        customerInfo,
        paymentMethod: 'cod',
        shippingMethod: 'standard',
      },
    }
  },
  'PATCH /api/v1/subscriptions/:id': async () => ({
    path: `/api/v1/subscriptions/${await subscriptionOfC()}`,
    body: { paused: true },
  }),
  'DELETE /api/v1/subscriptions/:id': async () => ({
    path: `/api/v1/subscriptions/${await subscriptionOfC()}`,
  }),
  'POST /api/v1/subscriptions/:id/order': async () => {
    const id = await subscriptionOfC()
    const { data } = (await app.call('GET', '/subscriptions', { token: actors.C.tokens[0] })).json()
    const { total } = data.items.find((one: { _id: string }) => one._id === id)
    return { path: `/api/v1/subscriptions/${id}/order`, body: { expectedTotal: total } }
  },
  'POST /api/v1/account/flags/products': () => ({ body: { ids: [product] } }),
  'PUT /api/v1/wish-list/:productId': async () => ({
    path: `/api/v1/wish-list/${product}`,
    body: { stock: true },
  }),
  'DELETE /api/v1/wish-list/:productId': async () => ({ path: `/api/v1/wish-list/${product}` }),
  'POST /api/v1/orders/:orderNumber/cancel': async () => ({
    path: `/api/v1/orders/${(await unpaid()).order}/cancel`,
  }),
  'POST /api/v1/payments/webhook/:provider': () => {
    const notice = {
      eventId: newToken(),
      kind: 'failed',
      reference: 'sb_x',
      orderNumber: 'TV-1',
      attempt: 1,
    } as const
    const signed = (app.deps.online as Sandbox).sign({ ...notice, amount: 100, currency: 'USD' })
    return {
      path: '/api/v1/payments/webhook/sandbox',
      body: signed.raw,
      headers: { [SANDBOX_SIGNATURE]: signed.signature },
    }
  },
  'GET /api/v1/admin/coach-applications/:id': async () => ({ path: await application() }),
  'GET /api/v1/admin/coach-applications/:id/documents/:name': async () => ({
    path: await application('/documents/'),
  }),
  'POST /api/v1/admin/coach-applications/:id/approve': async () => ({
    path: await application('/approve'),
    body: { notes: '' },
  }),
  'POST /api/v1/admin/coach-applications/:id/reject': async () => ({
    path: await application('/reject'),
    body: { notes: 'Not now.' },
  }),
  'POST /api/v1/admin/coach-applications/:id/undo': async () => {
    const path = await application()
    await app.deps.db`
      update coach_applications set status = 'rejected', decided_at = now(), decided_by = ${actors.A.accountId as string}
      where id = ${path.split('/').at(-1) ?? ''}`
    return { path: `${path}/undo` }
  },
  'POST /api/v1/coach-applications/submit': async () => ({
    headers: { 'content-type': FORM_TYPE },
    body: formBytes(await applicationParts(app)),
  }),
  'GET /pay/:reference': async () => ({ path: `/pay/${(await unpaid()).reference}` }),
  'POST /pay/:reference': async () => ({
    path: `/pay/${(await unpaid()).reference}`,
    body: 'action=abandon',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
}

/** Calls about a progress photo of a program that `at` makes. */
function photoCalls(at: () => Promise<{ id: string; mine: string; coach: string }>): typeof prepare {
  const photographed = async () => {
    const { id, mine, coach } = await at()
    const body = await progressPhotoForm({ consent: 'true' })
    const token = actors.C.tokens[0] as string
    const headers = { 'content-type': FORM_TYPE }
    const answer = await app.call('POST', `/user-programs/${id}/photos`, { token, headers, body })
    const photo = answer.json().data._id
    return { mine: `${mine}/photos/${photo}`, coach: `${coach}/photos/${photo}` }
  }
  const one = '/api/v1/user-programs/:id/photos'
  return {
    [`POST ${one}`]: async () => ({
      path: `${(await at()).mine}/photos`,
      headers: { 'content-type': FORM_TYPE },
      body: await progressPhotoForm({ consent: 'true' }),
    }),
    [`GET ${one}`]: async () => ({ path: `${(await at()).mine}/photos` }),
    [`GET ${one}/:photoId`]: async () => ({ path: (await photographed()).mine }),
    [`DELETE ${one}/:photoId`]: async () => ({ path: (await photographed()).mine }),
    'GET /api/v1/coach/user-programs/:id/photos': async () => ({ path: `${(await at()).coach}/photos` }),
    'GET /api/v1/coach/user-programs/:id/photos/:photoId': async () => ({
      path: (await photographed()).coach,
    }),
  }
}

/** Calls about check-ins of a program that `at` makes. */
function checkInCalls(at: () => Promise<{ id: string; mine: string; coach: string }>): typeof prepare {
  const form = { every: 'week', weekday: 'monday', questions: [], photos: true }
  const asked = async () => {
    const made = await at()
    const token = actors.K.tokens[0] as string
    await app.call('PUT', `/coach/user-programs/${made.id}/check-ins`, { token, body: form })
    return { ...made, day: `${made.mine}/check-ins/${dayAgo(0)}` }
  }
  const submitted = async () => {
    const { id, day } = await asked()
    const token = actors.C.tokens[0] as string
    await app.call('POST', `${day.slice('/api/v1'.length)}/submit`, { token, body: { consent: true } })
    const [row] = await app.deps.db<{ id: string }[]>`select id from check_ins where user_program_id = ${id}`
    return `/api/v1/coach/check-ins/${row?.id}`
  }
  const [mine, coach] = ['/api/v1/user-programs/:id/check-ins', '/api/v1/coach/user-programs/:id/check-ins']
  return {
    [`GET ${mine}`]: async () => ({ path: `${(await at()).mine}/check-ins` }),
    [`GET ${mine}/:date`]: async () => ({ path: (await asked()).day }),
    [`PUT ${mine}/:date`]: async () => ({ path: (await asked()).day, body: { responses: [] } }),
    [`POST ${mine}/:date/submit`]: async () => ({
      path: `${(await asked()).day}/submit`,
      body: { consent: true },
    }),
    [`GET ${coach}`]: async () => ({ path: `${(await at()).coach}/check-ins` }),
    [`PUT ${coach}`]: async () => ({ path: `${(await at()).coach}/check-ins`, body: form }),
    [`GET ${coach}/sent`]: async () => ({ path: `${(await at()).coach}/check-ins/sent` }),
    [`POST ${coach}/ask`]: async () => {
      const { id, coach: path } = await at()
      const token = actors.K.tokens[0] as string
      const body = { every: null, photos: true }
      await app.call('PUT', `/coach/user-programs/${id}/check-ins`, { token, body })
      return { path: `${path}/check-ins/ask`, body: { dueDate: dayAgo(-2) } }
    },
    'GET /api/v1/coach/check-ins/:id': async () => ({ path: await submitted() }),
    'POST /api/v1/coach/check-ins/:id/reply': async () => ({
      path: `${await submitted()}/reply`,
      body: { text: 'Good.' },
    }),
  }
}

/** A cover by a third coach in two days, which opens nothing to the second one. */
async function cover(): Promise<{ coachId: string; from: string; to: string }> {
  await app.deps.db`delete from coach_covers`
  const { id } = await makeAccount(app, ['coach'])
  return { coachId: id, from: dayAgo(-2), to: dayAgo(-2) }
}

/** The same as a stored cover of the first coach. */
async function covered(): ReturnType<typeof cover> {
  const body = await cover()
  await app.deps.db`
    insert into coach_covers (id, coach_id, colleague_id, from_day, to_day, from_at, until_at)
    select ${newId()}, ${actors.K.accountId as string}, ${body.coachId}, ${body.from}, ${body.to},
      now() + interval '1 day', now() + interval '2 days'`
  return body
}

/** Calls about a saved reply of the first coach. */
function replyCalls(): typeof prepare {
  const body = { title: 'Hello', content: 'Hello {firstName}' }
  const saved = async () => {
    const id = newId()
    await app.deps.db`
      insert into coach_replies (id, coach_id, title, content)
      values (${id}, ${actors.K.accountId as string}, ${body.title}, ${body.content})`
    return `/api/v1/coach/replies/${id}`
  }
  return {
    'POST /api/v1/coach/bulk-message': () => ({
      body: { userIds: [actors.C.accountId], content: 'Hello' },
    }),
    'POST /api/v1/coach/replies': () => ({ body }),
    'PUT /api/v1/coach/replies/:id': async () => ({ path: await saved(), body }),
    'DELETE /api/v1/coach/replies/:id': async () => ({ path: await saved() }),
  }
}

/** Calls about a template of the first coach. */
function templateCalls(): typeof prepare {
  const body = { name: 'Mine', from: { programData: planWith({}) } }
  const kept = async (end = '', deletedAt: Date | null = null) => {
    const id = newId()
    await app.deps.db`
      insert into coach_templates (id, coach_id, name, data, deleted_at)
      values (${id}, ${actors.K.accountId as string}, 'Mine', '{}', ${deletedAt})`
    return { path: `/api/v1/coach/templates/${id}${end}` }
  }
  return {
    'POST /api/v1/coach/templates': () => ({ body }),
    'GET /api/v1/coach/templates/:id': () => kept(),
    'PUT /api/v1/coach/templates/:id': async () => ({
      ...(await kept()),
      body: { name: 'Other', version: 1 },
    }),
    'DELETE /api/v1/coach/templates/:id': () => kept(),
    'POST /api/v1/coach/templates/:id/restore': () => kept('/restore', new Date()),
    'GET /api/v1/coach/templates/:id/news': () => kept('/news'),
    'POST /api/v1/coach/templates/:id/news/apply': async () => ({
      ...(await kept('/news/apply')),
      body: { userProgramIds: ['none'] },
    }),
  }
}

/** Calls about an exercise of the shop, or of the first coach. */
function libraryCalls(): typeof prepare {
  const body = exerciseBody()
  const added = async (coachId: string | null) => {
    const id = newId()
    await app.deps.db`
      insert into library_exercises (id, coach_id, name, names, aliases, category, difficulty, technique, techniques,
        video_url, search_text)
      values (${id}, ${coachId}, 'Press', '{"fa": "", "nl": ""}', '{"en": [], "fa": [], "nl": []}', '', '', '',
        '{"fa": "", "nl": ""}', '', 'press')`
    return id
  }
  const film = {
    headers: { 'content-type': FORM_TYPE },
    body: formBytes([{ name: 'video', filename: 'a.mp4', content: mp4() }]),
  }
  const callsOf = (base: string, coachId: () => string | null): typeof prepare => {
    const at = async (rest = '') => `/api/v1${base}/${await added(coachId())}${rest}`
    return {
      [`POST /api/v1${base}`]: () => ({ body }),
      [`GET /api/v1${base}/:id`]: async () => ({ path: await at() }),
      [`PUT /api/v1${base}/:id`]: async () => ({ path: await at(), body }),
      [`DELETE /api/v1${base}/:id`]: async () => ({ path: await at() }),
      [`GET /api/v1${base}/:id/swaps`]: async () => ({ path: await at('/swaps') }),
      [`POST /api/v1${base}/:id/video`]: async () => ({ path: await at('/video'), ...film }),
      [`DELETE /api/v1${base}/:id/video`]: async () => ({ path: await at('/video') }),
    }
  }
  return {
    ...callsOf('/coach/library/exercises', () => actors.K.accountId as string),
    ...callsOf('/admin/library/exercises', () => null),
    'GET /videos/:id': async () => {
      const { db, files } = app.deps
      const id = await added(null)
      const { path, stream } = await files.begin()
      await new Promise<void>((done) => stream.end('film', done))
      await files.save(path, videoKey(`${id}.mp4`))
      await db`
        update library_exercises set video_name = ${`${id}.mp4`}, video_type = 'video/mp4', video_bytes = 4,
          video_sha256 = ${'0'.repeat(64)} where id = ${id}`
      return { path: `/videos/${id}` }
    },
  }
}

/** Calls about a food and a meal of the shop, or of the first coach. */
function foodCalls(): typeof prepare {
  const food = async (coachId: string | null) => {
    const id = newId()
    await app.deps.db`
      insert into library_foods (id, coach_id, name, names, aliases, per100, portions, search_text)
      values (${id}, ${coachId}, 'Oats', '{"fa": "", "nl": ""}', '{"en": [], "fa": [], "nl": []}',
        '{"calories": 379, "protein": 13, "carbs": 68, "fats": 7}', '[]', 'oats')`
    return id
  }
  const meal = async (coachId: string | null) => {
    const id = newId()
    await app.deps.db`
      insert into library_meals (id, coach_id, name, names, aliases, items, recipe, recipes, search_text)
      values (${id}, ${coachId}, 'Porridge', '{"fa": "", "nl": ""}', '{"en": [], "fa": [], "nl": []}', '[]', '',
        '{"fa": "", "nl": ""}', 'porridge')`
    return id
  }
  const callsOf = (
    base: string,
    added: () => Promise<string>,
    body: () => Promise<object>,
  ): typeof prepare => ({
    [`POST /api/v1${base}`]: async () => ({ body: await body() }),
    [`GET /api/v1${base}/:id`]: async () => ({ path: `/api/v1${base}/${await added()}` }),
    [`PUT /api/v1${base}/:id`]: async () => ({ path: `/api/v1${base}/${await added()}`, body: await body() }),
    [`DELETE /api/v1${base}/:id`]: async () => ({ path: `/api/v1${base}/${await added()}` }),
  })
  const coachId = () => actors.K.accountId as string
  return {
    'POST /api/v1/coach/library/matches': () => ({ body: { foods: ['2 eggs'], muscleGroups: ['Calves'] } }),
    ...callsOf(
      '/coach/library/foods',
      () => food(coachId()),
      async () => foodBody(),
    ),
    ...callsOf(
      '/admin/library/foods',
      () => food(null),
      async () => foodBody(),
    ),
    ...callsOf(
      '/coach/library/meals',
      () => meal(coachId()),
      async () => mealBody(await food(null)),
    ),
    ...callsOf(
      '/admin/library/meals',
      () => meal(null),
      async () => mealBody(await food(null)),
    ),
  }
}

/** Calls about a fresh program of the first customer, which the first coach coaches. */
function programCalls(): typeof prepare {
  const at = async (status: UserProgramStatus = 'active') => {
    const template = await makeTemplate(app)
    const [accountId, coachId] = [actors.C.accountId as string, actors.K.accountId as string]
    const startDate = dayAgo(5)
    const id = await makeUserProgram(app, { accountId, coachId, programId: template.id, status, startDate })
    return { id, template, mine: `/api/v1/user-programs/${id}`, coach: `/api/v1/coach/user-programs/${id}` }
  }
  /** A deload of every second week is proposed: the program is in its first. */
  const proposed = async (act: string) => {
    const { id, coach: path } = await at()
    const row = { ...newExercise, id: 'squat', targets: [{ index: 0, load: 60 }] }
    const data = { duration: 28, workout: { weeklySchedule: { monday: { exercises: [row] } } } }
    const rules = [{ row: 'squat', kind: 'deload', step: 10, every: 2 }]
    const { db } = app.deps
    await db`update user_programs set data = ${db.json(data)} where id = ${id}`
    await db`insert into progression_rules (user_program_id, rules) values (${id}, ${db.json(rules)})`
    const token = actors.K.tokens[0] as string
    const { items } = (await app.call('GET', `${path.replace('/api/v1', '')}/proposals`, { token })).json()
      .data
    return { path: `${path}/proposals/${act}`, body: { ids: [items[0]._id] } }
  }
  const step = (name: string, status: UserProgramStatus) => async () => ({
    path: `${(await at(status)).coach}/${name}`,
  })
  const coach = '/api/v1/coach/user-programs/:id'
  return {
    'GET /api/v1/user-programs/:id/data': async () => ({ path: `${(await at()).mine}/data` }),
    'GET /api/v1/user-programs/:id/questionnaire': async () => ({
      path: `${(await at()).mine}/questionnaire`,
    }),
    'PUT /api/v1/user-programs/:id/questionnaire': async () => ({
      path: `${(await at('answering')).mine}/questionnaire`,
      body: { responses: [] },
    }),
    'POST /api/v1/user-programs/:id/questionnaire/submit': async () => ({
      path: `${(await at('answering')).mine}/questionnaire/submit`,
      body: { consent: true },
    }),
    'PUT /api/v1/user-programs/:id/sessions/:date': async () => ({
      path: `${(await at()).mine}/sessions/${dayAgo(1)}`,
      body: { done: true },
    }),
    'POST /api/v1/user-programs/:id/log': async () => ({
      path: `${(await at()).mine}/log`,
      body: {
        entries: [{ clientId: newId(), rev: 1, kind: 'water', date: dayAgo(1), ml: 250 }],
      },
    }),
    'POST /api/v1/user-programs/:id/pause': async () => {
      const { id, mine } = await at()
      await app.deps.db`update user_programs set data = '{"duration": 84}' where id = ${id}`
      return { path: `${mine}/pause`, body: { days: 3 } }
    },
    'POST /api/v1/user-programs/:id/resume': async () => {
      const { id, mine } = await at()
      await app.deps.db`
        update user_programs set data = '{"duration": 84}', status = 'paused', paused_at = now(), paused_on = current_date,
          own_pause_until = current_date + 3 where id = ${id}`
      return { path: `${mine}/resume` }
    },
    'GET /api/v1/user-programs/:id/go-on': async () => ({ path: `${(await at()).mine}/go-on` }),
    'GET /api/v1/user-programs/:id/shopping-list': async () => ({
      path: `${(await at()).mine}/shopping-list`,
    }),
    'GET /api/v1/user-programs/:id/progress': async () => ({ path: `${(await at()).mine}/progress` }),
    'GET /api/v1/user-programs/:id/log': async () => ({ path: `${(await at()).mine}/log` }),
    'GET /api/v1/user-programs/:id/week.pdf': async () => {
      const { id, mine } = await at()
      await app.deps
        .db`update user_programs set data = '{"title": "Plan"}', published_at = now() where id = ${id}`
      return { path: `${mine}/week.pdf` }
    },
    'GET /api/v1/coach/user-programs/:id/log': async () => ({ path: `${(await at()).coach}/log` }),
    ...photoCalls(at),
    ...checkInCalls(at),
    [`GET ${coach}/progression-rules`]: step('progression-rules', 'active'),
    [`PUT ${coach}/progression-rules`]: async () => ({
      path: `${(await at()).coach}/progression-rules`,
      body: { rules: [], version: 1 },
    }),
    [`GET ${coach}/proposals`]: step('proposals', 'active'),
    [`POST ${coach}/proposals/accept`]: async () => await proposed('accept'),
    [`POST ${coach}/proposals/refuse`]: async () => await proposed('refuse'),
    [`POST ${coach}/maxima`]: async () => ({ path: `${(await at()).coach}/maxima`, body: { rows: [] } }),
    'GET /api/v1/user-programs/:id/targets': async () => ({ path: `${(await at()).mine}/targets` }),
    'GET /api/v1/coach/user-programs/:id/targets': async () => ({ path: `${(await at()).coach}/targets` }),
    'PUT /api/v1/coach/user-programs/:id/targets': async () => ({
      path: `${(await at()).coach}/targets`,
      body: { targets: [], version: 1 },
    }),
    'PUT /api/v1/account/notifications': () => ({ body: { kinds: { plan: 'mail' }, quiet: null } }),
    'POST /api/v1/account/push': () => ({ body: pushSubscription() }),
    'GET /api/v1/calendar/:name': async () => {
      const { token } = await makeAccount(app)
      const answer = await app.call('POST', '/account/calendar', { token })
      return { path: new URL(answer.json().data.url).pathname }
    },
    'DELETE /api/v1/account/push': () => ({ body: { endpoint: pushSubscription().endpoint } }),
    'POST /api/v1/user-programs/:id/measurements': async () => ({
      path: `${(await at()).mine}/measurements`,
      body: { kind: 'waist', value: 90 },
    }),
    'DELETE /api/v1/user-programs/:id/measurements/:measurementId': async () => {
      const { id, mine } = await at()
      await app.deps.db`
        insert into program_measurements (id, user_program_id, kind, value, at)
        values (${`${id}-m`}, ${id}, 'waist', 90, now())`
      return { path: `${mine}/measurements/${id}-m` }
    },
    'POST /api/v1/account/profile/photo': async () => ({
      headers: { 'content-type': FORM_TYPE },
      body: await photoForm(),
    }),
    'POST /api/v1/account/history/import': () => ({
      headers: { 'content-type': FORM_TYPE },
      body: formBytes([
        { name: 'file', filename: 'strong.csv', content: 'Date,Exercise Name,Set Order,Reps\n' },
      ]),
    }),
    'GET /photos/:name': async () => {
      const token = actors.C.tokens[0] as string
      const answer = await app.call('POST', '/account/profile/photo', {
        token,
        headers: { 'content-type': FORM_TYPE },
        body: await photoForm(),
      })
      return { path: answer.json().data.profilePhoto }
    },
    'PUT /api/v1/account/profile': () => ({ body: { height: 170 } }),
    [`GET ${coach}/complete`]: step('complete', 'active'),
    [`GET ${coach}/versions`]: step('versions', 'active'),
    [`PUT ${coach}/complete-data`]: async () => ({
      path: `${(await at()).coach}/complete-data`,
      body: { title: 'Another title' },
    }),
    [`POST ${coach}/edits`]: async () => ({
      path: `${(await at()).coach}/edits`,
      body: { version: 1, edits: [{ path: 'title', value: 'Another title' }] },
    }),
    [`POST ${coach}/undo`]: async () => {
      const { id, coach: path } = await at()
      await app.deps.db`
        insert into plan_versions (user_program_id, version, actor_id, changes)
        values (${id}, 1, ${actors.K.accountId as string}, '[{"path": "title", "from": "", "to": ""}]')`
      return { path: `${path}/undo`, body: { version: 1 } }
    },
    [`POST ${coach}/versions/:version/restore`]: step('versions/1/restore', 'active'),
    [`POST ${coach}/copy`]: async () => {
      const { id, coach: path } = await at()
      return { path: `${path}/copy`, body: { from: { userProgramId: id }, parts: ['goals'], version: 1 } }
    },
    [`GET ${coach}/blocks`]: step('blocks', 'active'),
    [`PUT ${coach}/blocks`]: async () => ({
      path: `${(await at()).coach}/blocks`,
      body: { blocks: [{ name: 'Base', weeks: 4 }], version: 1 },
    }),
    'POST /api/v1/coach/queue/:id/done': async () => ({
      path: `/api/v1/coach/queue/plan_due-${(await at('creating')).id}/done`,
    }),
    'POST /api/v1/coach/queue/:id/snooze': async () => ({
      path: `/api/v1/coach/queue/plan_due-${(await at('creating')).id}/snooze`,
      body: { until: new Date(Date.now() + 86_400_000).toISOString() },
    }),
    [`POST ${coach}/publish`]: step('publish', 'creating'),
    [`POST ${coach}/pause`]: step('pause', 'active'),
    [`POST ${coach}/resume`]: step('resume', 'paused'),
    [`POST ${coach}/complete`]: step('complete', 'active'),
    ...replyCalls(),
    ...templateCalls(),
    [`PUT ${coach}/sessions/:date`]: async () => {
      const { id, coach: path } = await at()
      await app.deps.db`update user_programs set data = '{"duration": 84}' where id = ${id}`
      return { path: `${path}/sessions/${dayAgo(1)}`, body: { done: true, sets: [] } }
    },
    [`POST ${coach}/reopen`]: step('reopen', 'completed'),
    [`POST ${coach}/extend`]: async () => ({
      path: `${(await at()).coach}/extend`,
      body: { weeks: 4, version: 1 },
    }),
    'GET /api/v1/coach/users/:id/programs': async () => {
      await at()
      return { path: `/api/v1/coach/users/${actors.C.accountId}/programs` }
    },
    'GET /api/v1/coach/users/:id/summary': async () => {
      await at()
      return { path: `/api/v1/coach/users/${actors.C.accountId}/summary` }
    },
    'POST /api/v1/coach/users/:id/programs': async () => {
      await at()
      const { id: programId } = await makeTemplate(app)
      const coachId = actors.K.accountId as string
      await app.deps.db`insert into program_coaches (coach_id, program_id) values (${coachId}, ${programId})`
      // The coach has far more programs here than anybody has room for.
      await app.deps.db`
        insert into coach_capacities (coach_id, capacity) values (${coachId}, 1000)
        on conflict (coach_id) do update set capacity = excluded.capacity`
      return { path: `/api/v1/coach/users/${actors.C.accountId}/programs`, body: { programId } }
    },
    'PUT /api/v1/coach/users/:id/notes': async () => {
      await at()
      return { path: `/api/v1/coach/users/${actors.C.accountId}/notes`, body: { notes: 'Left knee.' } }
    },
    'PUT /api/v1/admin/settings': async () => {
      const settings = await readSettings(app.deps)
      return { body: { ...settings, shop: { ...settings.shop, email: 'hello@tavan.test' } } }
    },
    'PUT /api/v1/admin/needs': async () => ({ body: { needs: [], version: 0 } }),
    'PUT /api/v1/admin/settings/trade': async () => ({ body: await readTradeSettings(app.deps) }),
    'POST /api/v1/admin/programs': () => ({ body: templateBody() }),
    'GET /api/v1/admin/programs/:id': async () => ({
      path: `/api/v1/admin/programs/${(await at()).template.id}`,
    }),
    'PUT /api/v1/admin/programs/:id': async () => ({
      path: `/api/v1/admin/programs/${(await at()).template.id}`,
      body: templateBody(),
    }),
    'GET /api/v1/admin/programs/:id/products': async () => ({
      path: `/api/v1/admin/programs/${(await at()).template.id}/products`,
    }),
    'GET /api/v1/admin/user-programs/:id': async () => ({
      path: `/api/v1/admin/user-programs/${(await at()).id}`,
    }),
    // Somebody else's: the second coach is to know nothing of the first customer in the calls that follow.
    'PATCH /api/v1/admin/user-programs/:id': async () => {
      const [{ id }, stranger] = await Promise.all([at(), makeAccount(app)])
      await app.deps.db`update user_programs set account_id = ${stranger.id} where id = ${id}`
      return {
        path: `/api/v1/admin/user-programs/${id}`,
        body: { coachId: actors.K2.accountId, reason: 'On leave' },
      }
    },
    'POST /api/v1/coach/cover': async () => ({ body: await cover() }),
    'DELETE /api/v1/coach/cover': async () => ({ body: await covered() }),
    'GET /api/v1/admin/program-coaches/:id/cover': () => ({
      path: `/api/v1/admin/program-coaches/${actors.K.accountId}/cover`,
    }),
    'POST /api/v1/admin/program-coaches/:id/cover': async () => ({
      path: `/api/v1/admin/program-coaches/${actors.K.accountId}/cover`,
      body: await cover(),
    }),
    'DELETE /api/v1/admin/program-coaches/:id/cover': async () => ({
      path: `/api/v1/admin/program-coaches/${actors.K.accountId}/cover`,
      body: await covered(),
    }),
    'PUT /api/v1/admin/program-coaches/:id': () => ({
      path: `/api/v1/admin/program-coaches/${actors.K.accountId}`,
      body: { capacity: 9, programIds: [] },
    }),
  }
}

/** Calls about a fresh blood test of the first customer, whom the first coach coaches. */
function bloodTestCalls(): typeof prepare {
  const at =
    (base: string, part = '', body?: unknown) =>
    async () => {
      const [accountId, coachId] = [actors.C.accountId as string, actors.K.accountId as string]
      const programId = (await makeTemplate(app)).id
      await makeUserProgram(app, { accountId, coachId, programId, startDate: dayAgo(5) })
      const sent = await submitForm(app, { id: accountId, token: actors.C.tokens[0] as string, email: '' })
      return { path: `/api/v1${base}/${sent.json().data.id}${part}`, ...(body ? { body } : {}) }
    }
  const [mine, coach, staff] = ['/blood-tests', '/blood-tests/coach', '/admin/blood-tests']
  return {
    'POST /api/v1/blood-tests': () => ({ body: SENT }),
    'GET /api/v1/blood-tests/:id': at(mine),
    'PUT /api/v1/blood-tests/:id': at(mine, '', { items: SENT.items }),
    'DELETE /api/v1/blood-tests/:id': at(mine),
    'POST /api/v1/blood-tests/:id/ask': at(mine, '/ask'),
    'GET /api/v1/blood-tests/:id/report': at(mine, '/report'),
    'GET /api/v1/blood-tests/:id/views': at(mine, '/views'),
    'GET /api/v1/blood-tests/coach/:id': at(coach),
    'GET /api/v1/blood-tests/coach/:id/report': at(coach, '/report'),
    'GET /api/v1/blood-tests/coach/:id/trends': at(coach, '/trends'),
    'POST /api/v1/blood-tests/coach/:id/comment': at(coach, '/comment', { comment: 'Well done.' }),
    'GET /api/v1/admin/blood-tests/:id': at(staff),
    'GET /api/v1/admin/blood-tests/:id/report': at(staff, '/report'),
    'PATCH /api/v1/admin/blood-tests/:id': at(staff, '', { analysis_result: 'As before.' }),
  }
}

/** Inputs of the catalogue's calls, on separate products. */
function catalogueCalls(): typeof prepare {
  const products = '/api/v1/admin/products'
  const categories = '/api/v1/admin/categories'
  const body = async () => ({
    name: 'Rope',
    sku: `SKU-${newId()}`,
    price: 9.99,
    categoryId: await makeCategory(app),
  })
  const at =
    (rest = '', sent?: unknown) =>
    async () => ({ path: `${products}/${await makeProduct(app)}${rest}`, ...(sent ? { body: sent } : {}) })
  const of =
    (rest = '', sent?: unknown) =>
    async () => ({ path: `${categories}/${await makeCategory(app)}${rest}`, ...(sent ? { body: sent } : {}) })
  const form = (part: Part) => ({ headers: { 'content-type': FORM_TYPE }, body: formBytes([part]) })
  const picture = async () => form({ name: 'images', filename: 'a.png', content: await png() })
  const csv = () => form({ name: 'file', filename: 'a.csv', content: 'sku,name\n' })
  const imported = async () => {
    const id = newId()
    await app.deps.db`
      insert into product_imports (id, file_name, stored, actor_id, dry_run, set_stock, status, lines)
      values (${id}, 'a.csv', 'a.csv', ${actors.A.accountId as string}, true, false, 'done', 0)`
    return id
  }
  return {
    [`POST ${products}`]: async () => ({ body: await body() }),
    [`GET ${products}/:id`]: at(),
    [`PUT ${products}/:id`]: async () => ({ ...(await at()()), body: await body() }),
    [`DELETE ${products}/:id`]: at(),
    [`POST ${products}/:id/restore`]: at('/restore'),
    [`POST ${products}/:id/stock`]: at('/stock', { delta: 1, reason: 'delivery' }),
    [`GET ${products}/:id/movements`]: at('/movements'),
    [`POST ${products}/:id/images`]: async () => ({ ...(await at('/images')()), ...(await picture()) }),
    [`POST ${products}/import`]: async () => {
      await app.deps.db`update product_imports set status = 'done'`
      return csv()
    },
    [`GET ${products}/imports/:id`]: async () => ({ path: `${products}/imports/${await imported()}` }),
    [`GET ${products}/imports/:id/errors`]: async () => ({
      path: `${products}/imports/${await imported()}/errors`,
    }),
    [`POST ${products}/imports/:id/run`]: async () => {
      await app.deps.db`update product_imports set status = 'done'`
      return { path: `${products}/imports/${await imported()}/run` }
    },
    [`POST ${categories}`]: () => ({ body: { name: `Ropes ${newId()}` } }),
    [`PUT ${categories}/order`]: () => ({ body: { ids: ['x'] } }),
    [`GET ${categories}/:id`]: of(),
    [`PUT ${categories}/:id`]: of('', { name: `Ropes ${newId()}` }),
    [`DELETE ${categories}/:id`]: of(),
    [`POST ${categories}/:id/restore`]: of('/restore'),
    [`POST ${categories}/:id/images`]: async () => ({ ...(await of('/images')()), ...(await picture()) }),
  }
}

/** A code that exists, and one to be made each time. */
/** A confirmed order of the first customer for a program, which is paid by arrangement. */
async function arranged(): Promise<string> {
  const { order } = await unpaid()
  const { id } = await makeTemplate(app)
  const program = await makeProduct(app, { trackStock: false, programTemplate: id })
  await app.deps.db`
    update orders set status = 'confirmed', payment_method = 'cod', held_until = null where order_number = ${order}`
  await app.deps.db`
    update order_lines l set product_id = ${program} from orders o where o.id = l.order_id and o.order_number = ${order}`
  return order
}

/** A return of the first customer in a state; `received` is one that can be refunded. */
async function returned(state: ReturnState): Promise<{ order: string; id: string }> {
  const { order } = await unpaid()
  const id = newId()
  await app.deps.db`
    update orders set status = 'delivered', payment_status = 'paid', payment_method = 'cod', held_until = null
    where order_number = ${order}`
  await app.deps.db`
    insert into returns (id, order_id, state, source)
    select ${id}, o.id, ${state}, 'customer' from orders o where o.order_number = ${order}`
  await app.deps.db`
    insert into return_lines (return_id, order_id, position, quantity, received, restocked)
    select ${id}, l.order_id, l.position, 1, ${state === 'received' ? 1 : null}, ${state === 'received' ? 0 : null}
    from order_lines l join orders o on o.id = l.order_id where o.order_number = ${order} and l.position = 1`
  const name = `${id}.jpg`
  await app.deps.db`
    insert into return_photos (return_id, position, name, mime_type, size, sha256)
    values (${id}, 1, ${name}, 'image/jpeg', 5, ${'0'.repeat(64)})`
  const { path, stream } = await app.deps.files.begin()
  await new Promise<void>((done) => stream.end('photo', done))
  await app.deps.files.save(path, photoKey(id, name))
  return { order, id }
}

/** A delivered order of the first customer, and their approved review of its product. */
async function reviewed(): Promise<{ order: string; product: string; id: string; photo: string }> {
  const { order, id: returnId } = await returned('closed')
  const { db, files } = app.deps
  await db`delete from returns where id = ${returnId}`
  const accountId = actors.C.accountId as string
  await db`delete from reviews where account_id = ${accountId}`
  const [id, photo] = [newId(), newId()]
  const [line] = await db<{ product: string }[]>`
    insert into reviews (id, product_id, account_id, order_id, rating, text, locale, state)
    select ${id}, l.product_id, o.account_id, o.id, 5, 'Good', 'en', 'approved'
    from order_lines l join orders o on o.id = l.order_id where o.order_number = ${order} and l.position = 1
    returning product_id as product`
  const name = `${photo}.jpg`
  await db`
    insert into review_photos (id, review_id, position, name, mime_type, size, sha256)
    values (${photo}, ${id}, 1, ${name}, 'image/jpeg', 5, ${'0'.repeat(64)})`
  const { path, stream } = await files.begin()
  await new Promise<void>((done) => stream.end('photo', done))
  await files.save(path, reviewPhotoKey(id, name))
  return { order, product: line?.product ?? '', id, photo }
}

function reviewCalls(): typeof prepare {
  const step = (name: string, body: object) => ({
    [`POST /api/v1/admin/reviews/:id/${name}`]: async () => ({
      path: `/api/v1/admin/reviews/${(await reviewed()).id}/${name}`,
      body,
    }),
  })
  const mine = async () => {
    const { product, id, photo } = await reviewed()
    return { path: `/api/v1/products/${product}/reviews/${id}`, photo }
  }
  let shown: ReturnType<typeof mine> | undefined
  return {
    'GET /api/v1/products/:id/reviews': async () => ({ path: `/api/v1/products/${product}/reviews` }),
    'GET /api/v1/products/:id/plan-fit': async () => ({ path: `/api/v1/products/${product}/plan-fit` }),
    'GET /api/v1/products/:id/reviews/mine': async () => ({
      path: `/api/v1/products/${product}/reviews/mine`,
    }),
    'POST /api/v1/products/:id/reviews': async () => {
      const { order, product, id } = await reviewed()
      await app.deps.db`delete from reviews where id = ${id}`
      return {
        path: `/api/v1/products/${product}/reviews`,
        body: { orderNumber: order, rating: 5, text: 'Good' },
      }
    },
    'PUT /api/v1/products/:id/reviews/:reviewId': async () => ({
      path: (await mine()).path,
      body: { rating: 4, text: 'Good' },
    }),
    'DELETE /api/v1/products/:id/reviews/:reviewId': async () => ({ path: (await mine()).path }),
    'GET /api/v1/products/:id/reviews/:reviewId/photos/:photoId': async () => {
      // One for all tokens of an actor: the next review would delete it.
      shown ??= mine()
      const { path, photo } = await shown
      return { path: `${path}/photos/${photo}` }
    },
    'GET /api/v1/admin/reviews/:id/photos/:photoId': async () => {
      const { id, photo } = await reviewed()
      return { path: `/api/v1/admin/reviews/${id}/photos/${photo}` }
    },
    ...step('approve', {}),
    ...step('refuse', { reason: 'off_topic' }),
    ...step('answer', { text: 'Thank you' }),
  }
}

function returnCalls(): typeof prepare {
  const step = (name: string, state: ReturnState, body: object) => ({
    [`POST /api/v1/admin/returns/:id/${name}`]: async () => ({
      path: `/api/v1/admin/returns/${(await returned(state)).id}/${name}`,
      body,
    }),
  })
  return {
    'POST /api/v1/orders/:orderNumber/returns': async () => {
      const { order, id } = await returned('closed')
      const [line] = await app.deps.db<{ itemId: string }[]>`
        select order_id || '-' || position as "itemId" from return_lines where return_id = ${id}`
      await app.deps.db`delete from returns where id = ${id}`
      return {
        path: `/api/v1/orders/${order}/returns`,
        body: { lines: [{ itemId: line?.itemId, quantity: 1 }], reason: 'Too small' },
      }
    },
    'DELETE /api/v1/orders/:orderNumber/returns/:id': async () => {
      const { order, id } = await returned('requested')
      return { path: `/api/v1/orders/${order}/returns/${id}` }
    },
    'GET /api/v1/orders/:orderNumber/returns/:id/photos/:n': async () => {
      const { order, id } = await returned('requested')
      return { path: `/api/v1/orders/${order}/returns/${id}/photos/1` }
    },
    'GET /api/v1/admin/returns/:id': async () => ({
      path: `/api/v1/admin/returns/${(await returned('requested')).id}`,
    }),
    'GET /api/v1/admin/returns/:id/photos/:n': async () => ({
      path: `/api/v1/admin/returns/${(await returned('requested')).id}/photos/1`,
    }),
    ...step('approve', 'requested', {}),
    ...step('refuse', 'requested', { reason: 'Worn' }),
    ...step('receive', 'approved', {}),
    ...step('refund', 'received', {}),
    ...step('close', 'approved', { reason: 'Worn' }),
    'POST /api/v1/withdrawals': () => ({
      body: { name: 'Sara', orderNumber: 'TV-1', email: 'nobody@tavan.test' },
    }),
    'POST /api/v1/admin/withdrawals/:id/close': async () => {
      const id = newId()
      await app.deps.db`
        insert into withdrawals (id, name, order_number, email, locale, network_hash, pay_back_by)
        values (${id}, 'Sara', 'TV-1', 'nobody@tavan.test', 'en', '', current_date)`
      return { path: `/api/v1/admin/withdrawals/${id}/close`, body: {} }
    },
  }
}

function discountCalls(): typeof prepare {
  const codes = '/api/v1/admin/discounts'
  const sent = () => ({ code: `NEW-${newId().slice(-8)}`, kind: 'percent', value: 10 })
  const at = async () => ({ path: `${codes}/${(await makeDiscount(app)).id}` })
  return {
    'POST /api/v1/orders/discount': async () => {
      const accountIds = Object.values(actors).flatMap(({ accountId }) => accountId ?? [])
      for (const id of accountIds)
        await addLines(
          app.deps.db,
          [{ accountId: id, cartId: newId(), productId: product, quantity: 1 }],
          'en',
          {
            lineUnits: 1000,
          },
        )
      return { body: { code: (await makeDiscount(app, { customerLimit: null })).code } }
    },
    [`POST ${codes}`]: () => ({ body: sent() }),
    [`GET ${codes}/:id`]: at,
    [`PUT ${codes}/:id`]: async () => ({ ...(await at()), body: sent() }),
    [`DELETE ${codes}/:id`]: at,
    [`POST ${codes}/:id/restore`]: async () => ({ path: `${(await at()).path}/restore` }),
  }
}

/** Calls about the chat of the first customer with the first coach. */
function chatCalls(): typeof prepare {
  const at = (rest: string, body?: unknown) => async () => ({
    path: `/api/v1/chat/${(await chatOfC()).chatId}${rest}`,
    body,
  })
  return {
    'GET /api/v1/chat/:chatId': at(''),
    'GET /api/v1/chat/:chatId/coach': at('/coach'),
    'GET /api/v1/chat/:chatId/subjects': at('/subjects'),
    'POST /api/v1/chat/:chatId/cards': async () => {
      const { chatId, userProgramId } = await chatOfC()
      await app.deps.db`
        update user_programs set data = jsonb_set(data, '{nutrition,mealPlan,lunch,foods}', '["Rice"]')
        where id = ${userProgramId}`
      return {
        path: `/api/v1/chat/${chatId}/cards`,
        body: { kind: 'meal', userProgramId, ref: 'lunch' },
      }
    },
    'POST /api/v1/chat/:chatId/messages': at('/messages', { content: 'Hello' }),
    'POST /api/v1/chat/:chatId/messages/upload': async () => ({
      ...(await at('/messages/upload')()),
      headers: { 'content-type': FORM_TYPE },
      body: formBytes([{ name: 'attachments', filename: 'a.txt', content: 'x' }]),
    }),
    'POST /api/v1/chat/:chatId/read': at('/read', {}),
    'PATCH /api/v1/chat/messages/:messageId': async () => ({
      path: await messageOfC(),
      body: { content: 'Hello there' },
    }),
    'DELETE /api/v1/chat/messages/:messageId': async () => ({ path: await messageOfC() }),
    'GET /api/v1/chat/:chatId/files/:filename': async () => {
      const { chatId, customer } = await chatOfC()
      const { data } = (await sendFiles(app, customer, chatId, [{ name: 'a.txt', content: 'x' }])).json()
      return { path: data.message.attachments[0].fileUrl }
    },
  }
}

/** A change of address of an account that nobody needs, with the one token of both its links. */
async function emailChange(): Promise<{ session: string; link: string }> {
  const { id, token, email } = await makeAccount(app)
  const link = newToken()
  await app.deps.db`
    insert into email_changes (id, account_id, old_email, new_email, undoable, token_hash, undo_token_hash, expires_at,
      undo_until)
    values (${newToken()}, ${id}, ${email}, ${`next-${email}`}, true, ${hashOf(link)}, ${hashOf(link)},
      now() + interval '1 day', now() + interval '7 days')`
  return { session: token, link }
}

/** The chat of the first customer with the first coach. */
function chatOfC(): Promise<MadeChat> {
  const [customer, coach] = [personOf('C'), personOf('K')]
  return makeChat(app, { customer, coach })
}

/** Path of a new message of the first customer to the first coach. */
async function messageOfC(): Promise<string> {
  const { chatId, customer } = await chatOfC()
  return `/api/v1/chat/messages/${(await say(app, customer, chatId, 'Hello'))._id}`
}

function personOf(actor: Actor): Person {
  return { id: actors[actor].accountId as string, token: actors[actor].tokens[0] as string, email: '' }
}

/** The address of a fresh coach application, or of a part of it. */
async function application(part = ''): Promise<string> {
  const content = Buffer.from('%PDF-1.7 Moradi')
  const documents = [{ name: 'diploma.pdf', type: 'application/pdf', content }]
  const made = await makeApplication(app, { email: `${newToken().toLowerCase()}@tavan.test`, documents })
  return `/api/v1/admin/coach-applications/${made.id}${part}${part.endsWith('/') ? made.documents[0] : ''}`
}

/** A fresh order of the first customer that waits for its online payment. */
async function unpaid(): Promise<{ order: string; reference: string }> {
  const token = actors.C.tokens[0] as string
  await fillCart(token)
  const body = checkoutBody({ paymentMethod: 'online' })
  const { data } = (await app.call('POST', '/orders/checkout', { token, body })).json()
  return { order: data.orderNumber, reference: data.paymentUrl.split('/').pop() }
}

/** A paid order with a refund that was sent. */
async function credited(): Promise<{ order: string; refundId: string }> {
  const { order } = await unpaid()
  const refundId = newId()
  await app.deps.db`
    update orders set status = 'confirmed', payment_status = 'paid', held_until = null where order_number = ${order}`
  await app.deps.db`
    insert into refunds (id, order_id, state, source, method, net_cents, tax_cents, shipping_cents, amount_cents, reason,
      settled_at)
    select ${refundId}, id, 'sent', 'staff', 'cash', 1, 0, 0, 1, '', now() from orders where order_number = ${order}`
  return { order, refundId }
}

/** Versions of all rows of the first customer: no other actor's call may change them. */
async function ownedByC(): Promise<string | undefined> {
  const id = actors.C.accountId as string
  const [row] = await app.deps.db<{ hash: string }[]>`
    select md5(string_agg(row, '|' order by row collate "C")) as hash from (
      select ('accounts', ctid, xmin)::text as row from accounts where id = ${id}
      union all select ('carts', ctid, xmin)::text from carts where account_id = ${id}
      union all select ('cart_lines', l.ctid, l.xmin)::text from cart_lines l join carts c on c.id = l.cart_id
        where c.account_id = ${id}
      union all select ('orders', ctid, xmin)::text from orders where account_id = ${id}
      union all select ('user_programs', ctid, xmin)::text from user_programs where account_id = ${id}
      union all select ('blood_tests', ctid, xmin)::text from blood_tests where account_id = ${id}) versions`
  return row?.hash
}

const SECRETS = ['Keizersgracht', 'Moradi', 'sara@tavan.test', '54.49', SENT.code, 'Ferritin']
const CHAT_TABLES = ['chats', 'chat_messages', 'chat_attachments']

interface Answering {
  operation: string
  actor: Actor
  expected: keyof typeof STATUS
}

/** Sends a call and compares its answer with the matrix; a refusal shows nothing and is logged once. */
async function expectAnswer({ operation, actor, expected }: Answering, cell: Cell): Promise<void> {
  const [method = '', route = ''] = operation.split(' ')
  const { path = route, body: sent, headers = {}, token } = cell
  app.logged.length = 0
  const answer = await app.call(method, `/${path}`, { body: sent, headers, token })
  expect(STATUS[expected], `${actor}: ${answer.statusCode} ${answer.body.slice(0, 300)}`).toContain(
    answer.statusCode,
  )
  if (expected === 2) return
  const body = answer.json()
  expect(Object.keys(body).sort(), actor).toEqual(['code', 'error', 'message', 'requestId', 'success'])
  for (const secret of [...SECRETS, orderNumber]) expect(answer.body, actor).not.toContain(secret)
  const lines = app.logged.filter((line) => line.event === 'access_denied')
  expect(lines, actor).toHaveLength(1)
  expect(lines[0]).toMatchObject({ method, route, code: body.code, reqId: body.requestId })
  if (actors[actor].accountId) expect(lines[0]?.account, actor).toBe(actors[actor].accountId)
}

describe('S1 S2 the access matrix', () => {
  const rows = Object.entries(matrix.routes).map(([operation, row]) => ({
    operation,
    cells: (Object.keys(matrix.actors) as Actor[]).map((actor) => ({
      operation,
      actor,
      expected: row[actor] as keyof typeof STATUS,
    })),
  }))
  const refusals = rows
    .map(({ operation, cells }) => ({ operation, cells: cells.filter(({ expected }) => expected !== 2) }))
    .filter(({ cells }) => cells.length > 0)
    .map(({ operation, cells }) => {
      const refused = cells.map(({ actor, expected }) => `${actor} ${STATUS[expected]}`).join(', ')
      return [operation, refused, cells] as const
    })
  const allowed = rows.flatMap(({ operation, cells }) =>
    cells.filter(({ expected }) => expected === 2).map((cell) => [operation, cell.actor, cell] as const),
  )

  // A refused call changes nothing, so that the next one finds the same: made once, and compared once, for all actors.
  test.each(refusals)('%s refuses %s, and writes nothing', async (operation, _refused, cells) => {
    const [first] = cells as [Answering]
    const made = await prepared(operation, first.actor, actors[first.actor].tokens[0])
    const before = await storedHash(app)
    const owned = await ownedByC()
    for (const cell of cells)
      for (const token of actors[cell.actor].tokens) await expectAnswer(cell, { ...made, token })
    expect(await ownedByC(), 'rows of the first customer').toBe(owned)
    expect(await storedHash(app)).toBe(before)
  })

  test.each(allowed)('%s is open to %s', async (operation, actor, cell) => {
    // Staff may act on anybody's order and program by its own calls,
    // and the coach on the programs of the first customer.
    const acts = actor === 'C' || actor === 'A' || (actor === 'K' && operation.includes('/coach/'))
    const made: Cell[] = []
    for (const token of actors[actor].tokens) made.push(await prepared(operation, actor, token))
    const owned = acts ? '' : await ownedByC()
    for (const one of made) await expectAnswer(cell, one)
    if (!acts) expect(await ownedByC()).toBe(owned)
  })

  const events = Object.entries(matrix.events).flatMap(([event, row]) =>
    (Object.keys(matrix.actors) as Actor[]).map((actor) => [event, actor, row[actor]] as const),
  )
  const CODES = { 1: 'auth.required', 3: 'auth.forbidden', 4: 'chat.not_found' } as const

  test.each(events)('S6 the event %s by %s answers %i', async (event, actor, expected) => {
    const { chatId } = await chatOfC()
    const before = await storedHash(app, CHAT_TABLES)
    for (const token of actors[actor].tokens) {
      const payload = {
        chatId,
        content: 'Hello',
        userId: actors[actor].accountId,
        userType: actor.startsWith('K') ? 'coach' : 'user',
        isOnline: true,
      }
      // A caller without access is refused during the handshake.
      const answer = await connectSocket(app, token).then(
        (socket) => ask(socket, event, payload),
        (error) => ({ success: false, ...error.data }),
      )
      closeSockets()
      if (expected === 2) expect(answer).toMatchObject({ success: true })
      else expect(answer).toMatchObject({ success: false, code: CODES[expected as keyof typeof CODES] })
    }
    if (expected !== 2) expect(await storedHash(app, CHAT_TABLES)).toBe(before)
  })

  test('has one row for each event and one event for each row, as its descriptor says', () => {
    expect(app.realtime.events.map((event) => event.name).sort()).toEqual(Object.keys(matrix.events).sort())
    for (const { name, allow } of app.realtime.events)
      expect(matrix.events[name as keyof typeof matrix.events].C === 3, name).toBe(allow === 'coach')
  })

  test('every route has a row and every row a route', async () => {
    expect(await routesOf(app.http)).toEqual(Object.keys(matrix.routes).sort())
  })

  test('an unlisted route is noticed', async () => {
    const other = await app.again()
    other.http.get('/api/v1/orders/cart/secret', async () => 'forgotten')
    const unlisted = (await routesOf(other.http)).filter((route) => !(route in matrix.routes))
    expect(unlisted).toEqual(['GET /api/v1/orders/cart/secret'])
  })

  test('allows each call to the audiences of its descriptor', () => {
    for (const endpoint of app.bind.endpoints) {
      const row = matrix.routes[`${endpoint.method} /api/v1${endpoint.path}` as keyof typeof matrix.routes]
      expect(row.V === 2 && row.X === 2, endpoint.path).toBe(endpoint.allow === 'public')
      if (endpoint.allow === 'admin' || endpoint.allow === 'coach') expect(row.C, endpoint.path).toBe(3)
    }
  })
})

test('S1 numbers and ids that are guessed lead nowhere', async () => {
  const { token } = await makeAccount(app)
  const number = Number(orderNumber.slice(3))
  const guesses = [...Array(40).keys()].map((i) => `TV-${number - 20 + i}`)
  guesses.push(
    orderNumber.toLowerCase(),
    `${orderNumber}%00`,
    `${orderNumber}%20`,
    `%27%20or%201=1--`,
    '%2e%2e',
    '*',
  )
  for (const guess of guesses) {
    const answer = await app.call('GET', `/orders/${guess}`, { token })
    expect(answer.statusCode, guess).toBe(404)
    expect(answer.body).not.toContain('Keizersgracht')
  }
})
