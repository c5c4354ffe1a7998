import { newsletterConsent } from 'contract/newsletter/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../test/factories'
import { jobsDone, mailsTo, tokenOf } from '../../../test/mails'
import { useApp } from '../../../test/test-app'
import { sweepAddresses } from './newsletter.sql'

const app = useApp({ RATE_LIMITS: 'off' })
beforeAll(() => app.deps.jobs.start(app.handlers))

const db = () => app.deps.db
let serial = 0
const newAddress = () => `reader-${++serial}@example.test`
const join = (email: string, language = 'en') =>
  app.call('POST', '/newsletter', { body: { email }, headers: { 'accept-language': language } })
const confirm = (token: string, language = 'en') =>
  app.call('POST', '/newsletter/confirm', { body: { token }, headers: { 'accept-language': language } })
const leave = (token: string, body?: string, type = 'application/x-www-form-urlencoded') =>
  app.call(
    'POST',
    `/newsletter/leave/${token}`,
    body === undefined ? {} : { body, headers: { 'content-type': type } },
  )
const mailsOf = async (email: string) => {
  await jobsDone(app)
  return mailsTo(app, email)
}
const mailOf = async (email: string, subject: string) =>
  (await mailsOf(email)).find((mail) => mail.subject?.includes(subject))
const stored = async (email: string) => {
  const [row] = await db()`select * from newsletter_addresses where email = ${email}`
  return row
}

/** Token that leaves, of an address that confirmed. */
async function member(email = newAddress(), language = 'en'): Promise<{ email: string; token: string }> {
  await join(email, language)
  await jobsDone(app)
  const [first] = await mailsTo(app, email)
  expect((await confirm(tokenOf(first), language)).statusCode).toBe(200)
  const welcome = (await mailsOf(email)).find(({ text }) => text?.includes('/unsubscribe?token='))
  return { email, token: tokenOf(welcome) }
}

describe('the newsletter', () => {
  test('answers the same for every address and mails a link to confirm', async () => {
    const email = newAddress()
    const answers = [await join(email), await join(email.toUpperCase()), await join((await member()).email)]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(202)
    expect((await mailOf(email, 'Last step'))?.text).toMatch(/\/newsletter\?token=\w+/)
    expect((await stored(email))?.confirmed_at).toBe(null)
  })

  test('stores the consent with time, text and language when the link’s page posts', async () => {
    const { email } = await member(newAddress(), 'nl')
    expect(await stored(email)).toMatchObject({
      confirmed_at: expect.any(Date),
      consent: newsletterConsent.nl,
      consent_locale: 'nl',
      left_at: null,
    })
  })

  test('mails nothing to an address that gets it already, and keeps its consent', async () => {
    const { email } = await member()
    const [before, mails] = [await stored(email), (await mailsOf(email)).length]
    await join(email, 'fa')
    expect((await mailsOf(email)).length).toBe(mails)
    expect(await stored(email)).toEqual(before)
  })

  test('refuses forged, foreign and ended links and changes nothing', async () => {
    const email = newAddress()
    await join(email)
    const token = tokenOf(await mailOf(email, 'Last step'))
    const { token: other } = await member()
    for (const wrong of ['x', `${token}0`, `0${token}`, other])
      expect((await confirm(wrong)).json().code).toBe('newsletter.link_dead')
    await db()`update newsletter_addresses set asked_at = now() - interval '8 days' where email = ${email}`
    expect((await confirm(token)).json().code).toBe('newsletter.link_dead')
    expect((await stored(email))?.confirmed_at).toBe(null)
  })

  test('confirms and leaves once, and takes repeats as done', async () => {
    const email = newAddress()
    await join(email)
    const first = tokenOf(await mailOf(email, 'Last step'))
    expect((await confirm(first)).statusCode).toBe(200)
    expect((await confirm(first)).statusCode).toBe(200)
    const welcomes = (await mailsOf(email)).filter(({ text }) => text?.includes('/unsubscribe?token='))
    expect(welcomes).toHaveLength(1)
    const token = tokenOf(welcomes[0])
    expect((await leave(token)).json().data).toEqual({ mail: 'newsletter' })
    const left = (await stored(email))?.left_at
    expect(left).toBeInstanceOf(Date)
    expect((await leave(token)).statusCode).toBe(200)
    expect((await stored(email))?.left_at).toEqual(left)
    // The link of the old request must not bring back who left.
    expect((await confirm(first)).json().code).toBe('newsletter.link_dead')
    await join(email)
    await jobsDone(app)
    expect((await confirm(first)).statusCode).toBe(200)
    expect((await stored(email))?.left_at).toBe(null)
  })
})

test('forgets an address that was not confirmed for 30 days or left a year ago, and no other', async () => {
  const days = [
    ['asked-29@example.test', 29, null, null],
    ['asked-31@example.test', 31, null, null],
    ['reads-400@example.test', 400, 399, null],
    ['left-364@example.test', 800, 799, 364],
    ['left-367@example.test', 800, 799, 367],
  ] as const
  for (const [email, asked, confirmed, left] of days)
    await db()`
      insert into newsletter_addresses (id, email, locale, asked_at, confirmed_at, consent, consent_locale, left_at)
      values (${email}, ${email}, 'en', now() - make_interval(days => ${asked}::int),
        now() - make_interval(days => ${confirmed}::int), ${confirmed && 'Yes'}, ${confirmed && 'en'},
        now() - make_interval(days => ${left}::int))`
  await sweepAddresses(db())
  const kept = await Promise.all(days.map(async ([email]) => ((await stored(email)) ? [email] : [])))
  expect(kept.flat()).toEqual(['asked-29@example.test', 'reads-400@example.test', 'left-364@example.test'])
})

describe('one-click unsubscribe (RFC 8058)', () => {
  test('is announced in the header of the mail and takes the form that mail programs post', async () => {
    const { email } = await member()
    const mail = await mailOf(email, 'newsletter list')
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = /^<(https?:\/\/[^>]+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
    const token = url.split('/').at(-1) ?? ''
    expect(url).toBe(`${app.deps.config.publicUrl}/api/v1/newsletter/leave/${token}`)
    expect((await leave(token, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
    expect((await stored(email))?.left_at).toBeInstanceOf(Date)
  })

  test.each([
    [
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
      'multipart/form-data; boundary=b',
    ],
    ['{"any": ["thing"', 'application/json'],
    ['anything', 'text/plain'],
  ])('takes any body: %j', async (body, type) => {
    const { email, token } = await member()
    expect((await leave(token, body, type)).statusCode).toBe(200)
    expect((await stored(email))?.left_at).toBeInstanceOf(Date)
  })

  test('leads a browser that opens the address to the page, and changes nothing', async () => {
    const { email, token } = await member()
    const opened = await app.call('GET', `/newsletter/leave/${token}`)
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/unsubscribe?token=${token}`])
    expect((await stored(email))?.left_at).toBe(null)
  })
})

describe('the console', () => {
  test('lists, counts and exports those who get the newsletter, for the owner alone', async () => {
    const owner = await makeAccount(app, ['admin'])
    const shop = await makeAccount(app, ['admin'], undefined, 'shop')
    const staying = await member()
    const gone = await member()
    await leave(gone.token)
    const unconfirmed = newAddress()
    await join(unconfirmed)
    const list = (await app.call('GET', '/admin/newsletter', { token: owner.token })).json().data
    const emails = list.items.map(({ email }: { email: string }) => email)
    expect(emails[0]).toBe(staying.email)
    expect(emails).not.toContain(gone.email)
    expect(emails).not.toContain(unconfirmed)
    expect(list.total).toBe(emails.length)
    const file = await app.call('GET', '/admin/newsletter/export.csv', { token: owner.token })
    const rows = file.body.trim().split('\r\n')
    expect(rows[0]?.replace('\ufeff', '')).toBe('email,language,confirmedAt,consent,unsubscribe,oneClick')
    expect(rows).toHaveLength(list.total + 1)
    const row = rows.find((one) => one.startsWith(staying.email)) ?? ''
    expect(row).toContain(newsletterConsent.en)
    expect(row).toContain(`/unsubscribe?token=${staying.token}`)
    expect(row.split(',').at(-1)).toBe(
      `${app.deps.config.publicUrl}/api/v1/newsletter/leave/${staying.token}`,
    )
    const [event] = await db()`select 1 from audit_events where action = 'newsletter_exported'`
    expect(event).toBeDefined()
    for (const path of ['/admin/newsletter', '/admin/newsletter/export.csv'])
      expect((await app.call('GET', path, { token: shop.token })).statusCode).toBe(403)
  })
})
