import { CART_CONSENT_VERSION, cartConsent } from 'contract/notifications/consent-rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { useApp } from '../../../../test/test-app'
import { remindOfCarts } from './cart-reminder.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let rope: string
beforeAll(async () => {
  await app.deps.jobs.start(app.handlers)
  rope = await makeProduct(app, { name: 'Rope', priceCents: 1300, stock: 1000 })
})

const db = () => app.deps.db
type Person = Awaited<ReturnType<typeof makeAccount>>
const choose = ({ token }: Person, cart: string, language = 'en') =>
  app.call('PUT', '/account/notifications', {
    token,
    body: { kinds: { cart }, quiet: null },
    headers: { 'accept-language': language },
  })
const add = ({ token }: Person, productId = rope) =>
  app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 2 } })
/** Moves the cart and what is in it back in time. */
const age = async ({ id }: Person, by = '25 hours') => {
  await db()`update carts set updated_at = updated_at - ${by}::interval where account_id = ${id}`
  await db()`
    update cart_lines l set added_at = l.added_at - ${by}::interval from carts c
    where c.id = l.cart_id and c.account_id = ${id}`
  await db()`update cart_reminders set reminded_at = reminded_at - ${by}::interval where account_id = ${id}`
}
const mails = async ({ email }: Person) => {
  await remindOfCarts(app.deps)
  await jobsDone(app)
  return (await mailsTo(app, email)).filter(({ subject }) => subject?.includes('in your cart'))
}
async function shopper({ way = 'mail', by = '25 hours' } = {}): Promise<Person> {
  const person = await makeAccount(app)
  await db()`update accounts set email_verified_at = now() where id = ${person.id}`
  if (way !== 'none') expect((await choose(person, way)).statusCode).toBe(200)
  await add(person)
  await age(person, by)
  return person
}

describe('the consent to cart reminders', () => {
  const consentOf = async ({ id }: Person) => {
    const [row] = await db()`
      select version, text, at, withdrawn_at from consents where account_id = ${id} and kind = 'cart'`
    return row
  }

  test('is stored with time, version and text in the language in which it was given', async () => {
    const person = await makeAccount(app)
    await choose(person, 'mail', 'nl')
    expect(await consentOf(person)).toEqual({
      version: CART_CONSENT_VERSION,
      text: cartConsent.nl,
      at: expect.any(Date),
      withdrawn_at: null,
    })
  })

  test('keeps its time when the same is chosen again, ends with the choice, and begins anew', async () => {
    const person = await makeAccount(app)
    await choose(person, 'mail')
    const first = await consentOf(person)
    await choose(person, 'both')
    expect(await consentOf(person)).toEqual(first)
    await choose(person, 'none')
    expect((await consentOf(person))?.withdrawn_at).toBeInstanceOf(Date)
    await choose(person, 'mail')
    expect(await consentOf(person)).toMatchObject({ withdrawn_at: null })
  })
})

describe('the reminder of a cart', () => {
  test('is sent once a day after the last change, with lines, prices and a way to leave', async () => {
    const person = await shopper()
    const [mail, ...more] = await mails(person)
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/2 × Rope: \$26\.00/)
    expect(mail?.text).toContain('/unsubscribe?token=')
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    )
    await age(person)
    expect(await mails(person)).toHaveLength(1)
  })

  test('is not repeated for a cart that is changed, and is sent again for another one', async () => {
    const person = await shopper()
    await mails(person)
    const mat = await makeProduct(app, { name: 'Mat', stock: 9 })
    await add(person, mat)
    await age(person)
    expect(await mails(person)).toHaveLength(1)
    await app.call('DELETE', '/orders/cart/clear', { token: person.token })
    await add(person, mat)
    await age(person)
    expect(await mails(person)).toHaveLength(2)
  })

  test.each([
    ['without a consent', { way: 'none' }],
    ['before a day is over', { by: '23 hours' }],
    ['of a cart that is too old', { by: '15 days' }],
  ])('is not sent %s', async (_what, options) => {
    expect(await mails(await shopper(options))).toEqual([])
  })

  test('is not sent where the address is not confirmed, the account is blocked, or nothing can be bought', async () => {
    const [stranger, blocked, waiting] = [await shopper(), await shopper(), await shopper()]
    await db()`update accounts set email_verified_at = null where id = ${stranger.id}`
    await db()`update accounts set disabled_at = now() where id = ${blocked.id}`
    const out = await makeProduct(app, { name: 'Out', stock: 5 })
    await app.call('DELETE', '/orders/cart/clear', { token: waiting.token })
    await add(waiting, out)
    await age(waiting)
    await db()`update products set stock = 0 where id = ${out}`
    for (const person of [stranger, blocked, waiting]) expect(await mails(person)).toEqual([])
  })

  test('is never sent after an order', async () => {
    const person = await shopper()
    const body = checkoutBody({
      paymentMethod: 'cod',
      customerInfo: { ...customerInfo, email: person.email },
    })
    await app.call('POST', '/orders/checkout', { token: person.token, body })
    expect(await mails(person)).toEqual([])
    // Lines that were in the cart before the order was placed do not count as left behind.
    await add(person)
    await age(person, '2 days')
    expect(await mails(person)).toEqual([])
  })

  test('asks in the moment of sending whether it is still allowed', async () => {
    const person = await shopper()
    await choose(person, 'none')
    await app.handlers['cart-mail']?.({ id: 'late', accountId: person.id })
    expect(await mails(person)).toEqual([])
  })

  test('is turned off by the link in it, without a sign-in', async () => {
    const person = await shopper()
    const [mail] = await mails(person)
    const token = /\/unsubscribe\?token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const left = await app.call('POST', `/newsletter/leave/${token}`)
    expect([left.statusCode, left.json().data]).toEqual([200, { mail: 'cart' }])
    expect(
      (await app.call('GET', '/account/notifications', { token: person.token })).json().data.kinds.cart,
    ).toBe('none')
    await app.call('DELETE', '/orders/cart/clear', { token: person.token })
    await add(person)
    await age(person)
    expect(await mails(person)).toHaveLength(1)
  })
})
