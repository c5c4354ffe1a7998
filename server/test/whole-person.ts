import { saveAddress } from '../src/features/auth/addresses/addresses.logic'
import { hashPassword } from '../src/features/auth/passwords'
import { videoKey } from '../src/features/library/video-files'
import { photoKey } from '../src/features/orders/returns/return-photos'
import { photoKey as reviewPhotoKey } from '../src/features/reviews/review-photos'
import { newId } from '../src/kernel/ids'
import { makeApplication } from './applications'
import { submitForm } from './blood-tests'
import { chatOf, say, sendFiles } from './chat'
import { makeDiscount } from './discounts'
import { pdf } from './documents'
import { checkoutBody, customerInfo, makeProduct, PASSWORD } from './factories'
import { FORM_TYPE, photoForm, progressPhotoForm } from './multipart'
import { giveTotp } from './one-time-codes'
import { makePlan, type Person } from './programs'
import type { TestApp } from './test-app'

/** Values that occur nowhere else in the database. */
export const MARKS = {
  firstName: 'Zarathea',
  lastName: 'Nightingale',
  phone: '+31 6 9988 7766',
  street: 'Vogelpad 77',
  said: 'my knee hurts on stairs',
  answer: 'sleeping badly since spring',
  note: 'fasting since eleven',
  wrote: 'careful with her shoulder',
}

let serial = 0

/** Somebody with something in every table that holds something of people. */
export async function makeWholePerson(app: TestApp) {
  const { db } = app.deps
  const { id: program, customer, coach } = await makePlan(app)
  const email = `zarathea${++serial}@nightingale.test`
  await db`
    update accounts set email = ${email}, first_name = ${MARKS.firstName}, last_name = ${MARKS.lastName},
      password_hash = ${await hashPassword(PASSWORD)}, email_verified_at = now() where id = ${customer.id}`
  const person: Person = { ...customer, email }
  await saveAccount(app, person)
  const orders = await buy(app, person)
  await follow(app, person, coach, program)
  const chatId = await chatOf(app, person, coach)
  await say(app, person, chatId, MARKS.said)
  await say(app, coach, chatId, `Thank you, ${MARKS.firstName}`)
  const sent = await sendFiles(app, person, chatId, [{ name: 'scan.pdf', content: await pdf(MARKS.said) }])
  await submitForm(app, person, { note: MARKS.note })
  await makeApplication(app, {
    email,
    firstName: MARKS.firstName,
    lastName: MARKS.lastName,
    phone: MARKS.phone,
    documents: [{ name: 'diploma.pdf', type: 'application/pdf', content: await pdf('Diploma') }],
  })
  return { person, coach, orders, chatId, program, sent: sent.statusCode }
}

async function saveAccount(app: TestApp, { id, email, token }: Person): Promise<void> {
  const { db } = app.deps
  const { firstName, lastName, phone, street } = MARKS
  await saveAddress(db, id, { ...customerInfo.address, street, firstName, lastName, phone, isDefault: true })
  await db`insert into known_addresses (account_id, address_hash) values (${id}, ${newId()})`
  await db`insert into coach_registrations (id, account_id, first_name, last_name, locale)
    values (${newId()}, ${id}, ${firstName}, ${lastName}, 'en')`
  await db`insert into coach_settings (account_id) values (${id})`
  const film = `${newId()}.mp4`
  await db`
    insert into library_exercises (id, coach_id, name, names, aliases, category, difficulty, technique, techniques,
      video_url, search_text, video_name, video_type, video_bytes, video_sha256)
    values (${newId()}, ${id}, 'Press', '{}', '{}', '', '', ${MARKS.wrote}, '{}', '', 'press', ${film}, 'video/mp4', 4,
      ${'0'.repeat(64)})`
  await app.deps.files.put(videoKey(film), Buffer.from('film'))
  await db`
    insert into library_foods (id, coach_id, name, names, aliases, per100, portions, search_text)
    values (${newId()}, ${id}, ${MARKS.wrote}, '{}', '{}', '{}', '[]', 'bread')`
  await db`
    insert into library_meals (id, coach_id, name, names, aliases, items, recipe, recipes, search_text)
    values (${newId()}, ${id}, 'Breakfast', '{}', '{}', '[]', ${MARKS.wrote}, '{}', 'breakfast')`
  await db`
    insert into coach_templates (id, coach_id, name, data) values (${newId()}, ${id}, 'Mine', ${db.json({ title: MARKS.wrote })})`
  await db`insert into coach_replies (id, coach_id, title, content) values (${newId()}, ${id}, 'Hello', 'Hello {firstName}')`
  await db`insert into notification_ways (account_id, kind, way) values (${id}, 'plan', 'push')`
  await db`insert into notification_hours (account_id, quiet_from, quiet_until) values (${id}, '22:00', '07:00')`
  await db`insert into push_subscriptions (endpoint, account_id, p256dh, auth)
    values (${`https://push.example.net/${id}`}, ${id}, 'key', 'auth')`
  await db`insert into calendar_feeds (account_id, secret_hash) values (${id}, ${newId()})`
  await db`insert into push_pending (account_id, kind, text, path) values (${id}, 'plan', 'plan_published', '/programs')`
  await db`insert into coach_queue_marks (coach_id, item_id, account_id) values (${id}, 'message-x', ${id})`
  await app.call('POST', '/auth/email-change', {
    token,
    body: { email: `next.${email}`, currentPassword: PASSWORD },
  })
  await db`insert into auth_links (token_hash, kind, account_id, expires_at)
    values (${newId()}, 'verify', ${id}, now() + interval '1 day')`
  await giveTotp(app, id)
  await db`insert into sign_in_challenges (token_hash, account_id, password_hash, expires_at)
    values (${newId()}, ${id}, '-', now() + interval '1 minute')`
  await db`insert into staff_invitations (id, email, staff_role, locale, expires_at)
    values (${newId()}, ${email}, 'shop', 'en', now() - interval '1 day')`
  await db`insert into jobs (queue, data, state, last_error, finished_at)
    values ('account-mail', '{}', 'failed', ${`550 <${email}> is full`}, now()),
      ('coach-address-moved', ${db.json({ accountId: id, from: `before.${email}` })}, 'completed', null, now())`
}

/** An order that arrived, one that nobody has sent, something in the cart and something waited for. */
async function buy(app: TestApp, { email, token }: Person): Promise<string[]> {
  const { db } = app.deps
  const info = {
    ...customerInfo,
    ...MARKS,
    email,
    address: { ...customerInfo.address, street: MARKS.street },
  }
  const { firstName, lastName, phone, address } = info
  const body = checkoutBody({
    customerInfo: { firstName, lastName, email, phone, address },
    notes: MARKS.said,
  })
  const product = await makeProduct(app)
  const add = () => app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
  const numbers: string[] = []
  const { code: discountCode } = await makeDiscount(app, { customerLimit: null })
  for (let i = 0; i < 2; i++) {
    await add()
    numbers.push(
      (await app.call('POST', '/orders/checkout', { token, body: { ...body, discountCode } })).json().data
        .orderNumber,
    )
  }
  await db`
    update orders set status = 'delivered', payment_status = 'paid', tracking_number = 'NL-77'
    where order_number = ${numbers[0] as string}`
  await db`
    insert into payments (id, order_id, attempt, provider, amount_cents, status, url)
    select ${newId()}, id, 1, 'sandbox', total_cents, 'paid', 'https://pay.test/x' from orders
    where order_number = ${numbers[0] as string}`
  const refundId = newId()
  await db`
    insert into refunds (id, order_id, state, source, method, net_cents, tax_cents, shipping_cents, amount_cents, reason,
      note, settled_at)
    select ${refundId}, id, 'sent', 'staff', 'cash', 100, 9, 0, 109, ${MARKS.wrote}, ${MARKS.wrote}, now() from orders
    where order_number = ${numbers[0] as string}`
  await db`
    insert into refund_lines (refund_id, order_id, position, quantity, restocked, net_cents, tax_cents)
    select ${refundId}, order_id, position, 1, 0, 100, 9 from order_lines
    where order_id = (select order_id from refunds where id = ${refundId})`
  await db`
    insert into disputes (reference, order_id, state, amount_cents, reason)
    select ${newId()}, id, 'won', 100, 'fraudulent' from orders where order_number = ${numbers[0] as string}`
  await db`
    insert into staff_notes (id, order_id, author_id, text)
    select ${newId()}, id, account_id, ${MARKS.wrote} from orders where order_number = ${numbers[0] as string}`
  const returnId = newId()
  await db`
    insert into returns (id, order_id, state, source, reason, answer)
    select ${returnId}, id, 'requested', 'customer', ${MARKS.wrote}, ${MARKS.wrote} from orders
    where order_number = ${numbers[0] as string}`
  await db`
    insert into return_lines (return_id, order_id, position, quantity)
    select ${returnId}, order_id, position, 1 from order_lines
    where order_id = (select order_id from returns where id = ${returnId})`
  const photo = `${returnId}.jpg`
  await db`
    insert into return_photos (return_id, position, name, mime_type, size, sha256)
    values (${returnId}, 1, ${photo}, 'image/jpeg', 5, ${'0'.repeat(64)})`
  const { path, stream } = await app.deps.files.begin()
  await new Promise<void>((done) => stream.end('photo', done))
  await app.deps.files.save(path, photoKey(returnId, photo))
  await db`
    insert into withdrawals (id, name, order_number, email, locale, network_hash, pay_back_by, return_id, order_id)
    select ${newId()}, ${MARKS.wrote}, ${numbers[0] as string}, ${email}, 'en', '', current_date, id, order_id
    from returns where id = ${returnId}`
  const reviewId = newId()
  await db`
    insert into reviews (id, product_id, account_id, order_id, rating, text, locale)
    select ${reviewId}, l.product_id, o.account_id, o.id, 4, ${MARKS.wrote}, 'en' from orders o join order_lines l on l.order_id = o.id
    where o.order_number = ${numbers[0] as string} limit 1`
  await db`
    insert into review_photos (id, review_id, position, name, mime_type, size, sha256)
    values (${newId()}, ${reviewId}, 1, ${`${reviewId}.jpg`}, 'image/jpeg', 5, ${'0'.repeat(64)})`
  const reviewPhoto = await app.deps.files.begin()
  await new Promise<void>((done) => reviewPhoto.stream.end('photo', done))
  await app.deps.files.save(reviewPhoto.path, reviewPhotoKey(reviewId, `${reviewId}.jpg`))
  await add()
  const soldOut = await makeProduct(app, { stock: 0 })
  await app.call('POST', `/products/${soldOut}/notify`, { body: { email } })
  await app.call('PUT', `/wish-list/${soldOut}`, { token, body: { stock: true } })
  await db`
    insert into newsletter_addresses (id, email, locale, confirmed_at, consent, consent_locale)
    values (${newId()}, ${email}, 'en', now(), 'I agree', 'en')`
  const subscription = newId()
  await db`
    insert into subscriptions (id, account_id, locale, every_days, customer, payment_method, shipping_method, next_on)
    select ${subscription}, id, 'en', 30, ${db.json({ street: MARKS.street })}, 'cod', 'standard', '2026-12-01'
    from accounts where email = ${email}`
  await db`insert into subscription_items (subscription_id, product_id, quantity, agreed_cents) values (${subscription}, ${soldOut}, 1, 100)`
  await db`insert into subscription_runs (subscription_id, period, day, state) values (${subscription}, 1, '2026-12-01', 'announced')`
  await db`insert into cart_reminders (account_id, reminded_at) select id, now() from accounts where email = ${email}`
  await db`insert into wish_mails (account_id, sent_at) select id, now() from accounts where email = ${email}`
  return numbers
}

async function follow(app: TestApp, { id, token }: Person, coach: Person, program: string): Promise<void> {
  const { db } = app.deps
  await db`insert into program_answers (user_program_id, question_id, answer)
    values (${program}, 'sleep', ${db.json(MARKS.answer)})`
  await db`insert into program_sessions (user_program_id, date) values (${program}, '2026-11-02')`
  await db`insert into program_pauses (user_program_id, from_day) values (${program}, '2026-11-05')`
  await db`insert into program_days (user_program_id, date) values (${program}, '2026-11-02')`
  await db`insert into log_entries (account_id, client_id, user_program_id, kind, date, rev, entry)
    values (${id}, ${newId()}, ${program}, 'session', '2026-11-02', 1, ${db.json({ pain: MARKS.wrote })})`
  await db`insert into past_sets (account_id, source, session, source_name, set_index, date, exercise_name, entry)
    values (${id}, 'strong', '2024-05-01 07:00:00 Morning', 'Squat', 0, '2024-05-01', 'squat', ${db.json({ note: MARKS.wrote })})`
  await db`insert into program_measurements (id, user_program_id, kind, value, at)
    values (${newId()}, ${program}, 'weight', 71.5, now())`
  await db`
    insert into check_in_forms (user_program_id, questions, asks_photos, since)
    values (${program}, ${db.json([{ question: MARKS.wrote }])}, false, '2026-11-02')`
  await db`
    insert into plan_origins (user_program_id, source_id, block_id, base) values (${program}, ${newId()}, ${program}, '{}')`
  await db`
    insert into progression_rules (user_program_id, rules, version)
    values (${program}, ${db.json([{ row: 'squat', kind: 'double', step: 2.5 }])}, 2)`
  await db`
    insert into check_ins (id, user_program_id, date, due_date, late_until, answers, reply, replied_at, replied_by)
    values (${newId()}, ${program}, '2026-11-02', '2026-11-08', '2026-11-15',
      ${db.json([{ questionId: 'sleep', answer: MARKS.answer }])}, ${MARKS.wrote}, now(), ${coach.id})`
  await db`insert into plan_versions (user_program_id, version, actor_id, changes)
    values (${program}, 7, ${coach.id}, '[]')`
  await db`insert into user_program_assignments (id, user_program_id, coach_id) values (${newId()}, ${program}, ${coach.id})`
  await db`insert into coach_covers (id, coach_id, colleague_id, from_day, to_day, from_at, until_at)
    values (${newId()}, ${id}, ${coach.id}, '2026-11-02', '2026-11-03', '2026-11-02', '2026-11-04')`
  await db`insert into athlete_notes (coach_id, account_id, notes) values (${coach.id}, ${id}, ${MARKS.wrote})`
  const headers = { 'content-type': FORM_TYPE }
  await app.call('POST', '/account/profile/photo', { token, body: await photoForm(), headers })
  const photo = await progressPhotoForm({ consent: 'true' })
  await app.call('POST', `/user-programs/${program}/photos`, { token, body: photo, headers })
  await app.call('GET', '/coach/my-users', { token: coach.token })
  await app.call('GET', `/coach/user-programs/${program}/complete`, { token: coach.token })
}

/** Every row of every table, as text. */
export async function dumpOf(app: TestApp): Promise<string> {
  const { db } = app.deps
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await db<{ text: string }[]>`select t::text as text from ${db(name)} t`
      return rows.map(({ text }) => `${name}: ${text}`).join('\n')
    }),
  )
  return dumps.join('\n')
}

/** The keys of every file in the store. */
export async function storedKeys(app: TestApp): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.deps.files.list('')) keys.push(key)
  return keys
}
