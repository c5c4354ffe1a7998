import { beforeAll, describe, expect, test } from 'vitest'
import { makeApplication, makeProgram } from '../../../../test/applications'
import { makeAccount } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { useApp } from '../../../../test/test-app'
import { newId } from '../../../kernel/ids'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
let owner: string

beforeAll(async () => {
  const account = await makeAccount(app, ['admin'])
  token = account.token
  owner = account.id
  await app.deps.jobs.start(app.handlers)
})

const call = (method: string, path: string, body?: unknown, as = token, headers = {}) =>
  app.call(method, `/admin/coach-applications${path}`, { token: as, body, headers })
const audited = (objectId: string | undefined) =>
  app.deps.db`select * from audit_events where object_id = ${objectId ?? ''} order by id`
const names = (answer: Awaited<ReturnType<typeof call>>) =>
  answer.json().data.items.map((item: { firstName: string }) => item.firstName)

describe('the list', () => {
  beforeAll(async () => {
    const people = [
      ['Nazanin', 'Karimi', 'nazanin@list.test', '0912 345 6789'],
      ['نازنین', 'كريمي', 'karimi@list.test', '+۹۸ ۹۱۲ ۱۱۱ ۲۲۳۳'],
      ['Renée', 'van Dijk', 'renee_100%@list.test', '+31 (6) 8765-4321'],
    ]
    for (const [firstName, lastName, email, phone] of people as [string, string, string, string][])
      await makeApplication(app, { firstName, lastName, email, phone })
    await makeApplication(app, { firstName: 'Decided', email: 'decided@list.test', status: 'rejected' })
  })

  test('lists the newest first in clamped pages, with counts by status', async () => {
    const first = (await call('GET', '?limit=3')).json().data
    expect(first).toMatchObject({ total: 4, currentPage: 1, totalPages: 2 })
    expect(first.counts).toEqual({ pending: 3, approved: 0, rejected: 1 })
    expect(first.items.map((item: { firstName: string }) => item.firstName)).toEqual([
      'Decided',
      'Renée',
      'نازنین',
    ])
    expect((await call('GET', '?limit=3&page=99')).json().data).toMatchObject({ currentPage: 2, total: 4 })
    expect(names(await call('GET', '?limit=3&page=99'))).toEqual(['Nazanin'])
    expect(first.items[0]).toMatchObject({ status: 'rejected', documentCount: 0, programs: [] })
    expect(Object.keys(first.items[0])).not.toContain('experience')
  })

  test('filters by status; an unknown one means all', async () => {
    expect(names(await call('GET', '?status=rejected'))).toEqual(['Decided'])
    expect((await call('GET', '?status=pending')).json().data).toMatchObject({ total: 3, totalPages: 1 })
    expect((await call('GET', '?status=nonsense')).json().data.total).toBe(4)
    expect((await call('GET', '?status=approved')).json().data).toMatchObject({
      items: [],
      total: 0,
      totalPages: 1,
    })
  })

  test.each([
    ['renee', ['Renée']],
    ['DIJK renée', ['Renée']],
    ['کریمی', ['نازنین']],
    ['نازنين', ['نازنین']],
    ['karimi', ['نازنین', 'Nazanin']],
    ['@list.test', ['Decided', 'Renée', 'نازنین', 'Nazanin']],
    ['09123456789', ['Nazanin']],
    ['912 345', ['Nazanin']],
    ['۹۱۲۱۱۱', ['نازنین']],
    ['0031 6 8765', ['Renée']],
    ['re', ['Renée']],
    ['na', ['Nazanin']],
    ['nn', []],
    ['100%', ['Renée']],
    ['e_1', ['Renée']],
    ['e%1', []],
    ["' or 1=1 --", []],
    ['\\', []],
    ['nobody of this name', []],
  ])('is searched by name, address and telephone number: %s', async (search, found) => {
    expect(names(await call('GET', `?search=${encodeURIComponent(search)}`))).toEqual(found)
  })

  test('a search keeps the filter', async () => {
    const { data } = (await call('GET', '?search=list.test&status=pending')).json()
    expect(data).toMatchObject({ total: 3, totalPages: 1 })
    expect(data.counts).toBeUndefined()
    expect((await call('GET', '?search=list.test&status=approved')).json().data).toMatchObject({
      total: 0,
      items: [],
    })
    expect((await call('GET', `?search=${'x'.repeat(101)}`)).json().code).toBe('request.too_long')
  })
})

describe('one application', () => {
  test('shows the form, programs in the reader’s language, and the history', async () => {
    const program = await makeProgram(app, 'Strength Twelve', 'قدرت دوازده')
    const { id, documents } = await makeApplication(app, {
      locale: 'fa',
      programIds: [program, 'gone'],
      documents: [{ name: 'diploma.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
    })
    const { data } = (await call('GET', `/${id}`)).json()
    const address = `/api/v1/admin/coach-applications/${id}/documents/${documents[0]}`
    expect(data).toMatchObject({
      _id: id,
      status: 'pending',
      phone: '+31 6 1234 5678',
      locale: 'fa',
      notes: '',
      decidedAt: null,
      programs: [{ _id: program, name: 'Strength Twelve' }],
      documentCount: 1,
      documents: [
        {
          filename: documents[0],
          originalName: 'diploma.pdf',
          mimeType: 'application/pdf',
          size: 8,
          fileUrl: address,
          path: address,
        },
      ],
      history: [{ status: 'pending', actor: null, note: '', at: expect.stringMatching(/Z$/) }],
    })
    expect((await call('GET', `/${id}?lang=fa`)).json().data.programs[0].name).toBe('قدرت دوازده')
    expect((await call('GET', `/${newId()}`)).json().code).toBe('coaches.application_not_found')
  })

  test('S19 S22 S42 a document is an attachment under its own name, and of this application only', async () => {
    const content = Buffer.from('%PDF-1.7\n<script>alert(1)</script>')
    const { id, documents } = await makeApplication(app, {
      documents: [{ name: 'مدرک "من"\r\n.pdf', type: 'application/pdf', content }],
    })
    const other = await makeApplication(app)
    app.logged.length = 0
    const answer = await call('GET', `/${id}/documents/${documents[0]}`)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="____ ____.pdf"; filename*=UTF-8''%D9%85%D8%AF%D8%B1%DA%A9%20%22%D9%85%D9%86%22.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(app.logged.filter((line) => line.event === 'application_document_read')).toMatchObject([
      { application: id, account: owner, reqId: expect.stringMatching(/\S/) },
    ])
    expect(await audited(documents[0])).toMatchObject([
      {
        action: 'application_document_opened',
        actor_id: owner,
        actor_role: 'admin',
        staff_role: 'owner',
        details: { application: id },
      },
    ])
    const elsewhere = [
      `/${other.id}/documents/${documents[0]}`,
      `/${id}/documents/..%2f${documents[0]}`,
      `/${id}/documents/${other.id}`,
      `/${id}/documents/%2e%2e%2f%2e%2e%2fpackage.json`,
      `/${id}/documents/${documents[0]}%00`,
      `/${id}/documents/${documents[0]?.toUpperCase()}`,
    ]
    for (const path of elsewhere) {
      const refused = await call('GET', path)
      expect(refused.statusCode, path).toBe(404)
      expect(refused.body).not.toContain('PDF')
    }
  })

  test('a document that left the store is not found, and the log says so', async () => {
    const { id, documents } = await makeApplication(app, {
      documents: [{ name: 'a.png', type: 'image/png', content: Buffer.from('x') }],
    })
    await app.deps.files.remove(`coach-applications/${id}/${documents[0]}`)
    app.logged.length = 0
    expect((await call('GET', `/${id}/documents/${documents[0]}`)).json().code).toBe(
      'coaches.document_not_found',
    )
    expect(app.logged).toContainEqual(expect.objectContaining({ event: 'document_missing', application: id }))
  })
})

describe('a decision', () => {
  test('SHOP-ROLE-09 S42 approves with a note, tells the applicant in his language and how to go on', async () => {
    const { id, email } = await makeApplication(app, {
      firstName: 'لیلا',
      locale: 'fa',
      email: 'l+1@tavan.test',
    })
    app.logged.length = 0
    const answer = await call('POST', `/${id}/approve`, { notes: 'Welcome.\nSee you <soon>.' })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json()
    expect(data).toMatchObject({ status: 'approved', notes: 'Welcome.\nSee you <soon>.' })
    expect(data.history).toMatchObject([
      { status: 'pending', actor: null },
      {
        status: 'approved',
        note: 'Welcome.\nSee you <soon>.',
        actor: { _id: owner, name: 'Sara Moradi' },
        at: data.decidedAt,
      },
    ])
    expect(await audited(id)).toMatchObject([
      {
        action: 'application_approved',
        actor_id: owner,
        actor_role: 'admin',
        object_type: 'coach_application',
      },
    ])
    expect(app.logged.find((line) => line.event === 'application_approved')).toMatchObject({
      application: id,
      account: owner,
      reqId: expect.stringMatching(/\S/),
    })
    await jobsDone(app)
    const [mail, ...more] = await mailsTo(app, email)
    expect(more).toHaveLength(0)
    expect(mail?.subject).toBe('درخواست همکاری شما به‌عنوان مربی پذیرفته شد')
    expect(mail?.text).toContain(`${app.deps.config.publicUrl}/coach/register?email=l%2B1%40tavan.test`)
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.html).toContain('See you &lt;soon&gt;.')
    expect(mail?.text).toContain('Welcome.')
  })

  test('rejects with a note, which is needed, and gives no way to register', async () => {
    const { id, email } = await makeApplication(app, { locale: 'nl' })
    for (const body of [{}, { notes: '' }, { notes: ' \n ' }]) {
      const refused = await call('POST', `/${id}/reject`, body)
      expect(refused.json()).toMatchObject({
        code: 'coaches.notes_required',
        message: 'Please write a note for the applicant',
      })
    }
    expect((await call('GET', `/${id}`)).json().data.status).toBe('pending')
    const { data } = (await call('POST', `/${id}/reject`, { notes: 'Meer ervaring nodig.' })).json()
    expect(data).toMatchObject({ status: 'rejected', notes: 'Meer ervaring nodig.' })
    await jobsDone(app)
    const [mail] = await mailsTo(app, email)
    expect(mail?.subject).toBe('Over je aanmelding als coach')
    expect(mail?.text).toContain('Meer ervaring nodig.')
    expect(mail?.text).not.toContain('/coach/register')
  })

  test('is made once, despite concurrent decisions', async () => {
    const { id, email } = await makeApplication(app)
    const others = await Promise.all(
      [...Array(5)].map(() => makeAccount(app, ['admin'], undefined, 'coaches')),
    )
    const answers = await Promise.all(
      others.flatMap(({ token: as }) => [
        call('POST', `/${id}/approve`, { notes: '' }, as),
        call('POST', `/${id}/reject`, { notes: 'No.' }, as),
      ]),
    )
    const won = answers.filter((answer) => answer.statusCode === 200)
    expect(won).toHaveLength(1)
    for (const answer of answers.filter((one) => one.statusCode !== 200))
      expect(answer.json()).toMatchObject({
        code: 'coaches.already_decided',
        message: 'This application has already been decided',
      })
    const { data } = (await call('GET', `/${id}`)).json()
    expect(data.status).toBe(won[0]?.json().data.status)
    expect(data.history).toHaveLength(2)
    await jobsDone(app)
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  test('repeated by the same person after a lost answer is the same decision, another one is not', async () => {
    const { id, email } = await makeApplication(app)
    const first = await call('POST', `/${id}/approve`, { notes: 'Yes.' })
    const again = await call('POST', `/${id}/approve`, { notes: 'Yes.' })
    expect(again.statusCode).toBe(200)
    expect(again.json().data).toEqual(first.json().data)
    expect(await audited(id)).toHaveLength(1)
    expect((await call('POST', `/${id}/approve`, { notes: 'Yes!' })).statusCode).toBe(409)
    expect((await call('POST', `/${id}/reject`, { notes: 'Yes.' })).statusCode).toBe(409)
    const other = await makeAccount(app, ['admin'])
    expect((await call('POST', `/${id}/approve`, { notes: 'Yes.' }, other.token)).statusCode).toBe(409)
    await jobsDone(app)
    expect(await mailsTo(app, email)).toHaveLength(1)
    expect((await call('POST', `/${newId()}/approve`, { notes: '' })).statusCode).toBe(404)
  })

  /** Moves the decision back by that many seconds. */
  const earlier = (id: string, seconds: number) =>
    app.deps.db`
      update coach_applications set decided_at = decided_at - make_interval(secs => ${seconds}) where id = ${id}`

  test('is taken back within seconds: the application waits again, and its applicant hears nothing', async () => {
    const { id, email } = await makeApplication(app)
    await call('POST', `/${id}/reject`, { notes: 'No.' })
    expect(await mailsTo(app, email)).toHaveLength(0)
    const undone = await call('POST', `/${id}/undo`)
    expect(undone.statusCode, undone.body).toBe(200)
    expect(undone.json().data).toMatchObject({
      status: 'pending',
      notes: '',
      decidedAt: null,
      history: [
        { status: 'pending', actor: null },
        { status: 'rejected', note: 'No.' },
        { status: 'pending', actor: { _id: owner }, note: '' },
      ],
    })
    expect((await call('GET', `?status=pending&search=${encodeURIComponent(email)}`)).json().data.total).toBe(
      1,
    )
    await jobsDone(app)
    expect(await mailsTo(app, email)).toHaveLength(0)
    expect((await audited(id)).map(({ action }) => action).sort()).toEqual([
      'application_decision_undone',
      'application_rejected',
    ])
    // Only the other decision is mailed.
    await call('POST', `/${id}/approve`, { notes: 'Yes.' })
    await jobsDone(app)
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      'Your coach application is approved',
    ])
  })

  test('mails an undone and repeated decision once, after its own delay', async () => {
    const { id, email } = await makeApplication(app)
    const waiting = () => app.deps.db`
      select data from jobs where queue = 'coach-decision-mail' and state = 'waiting' and data ->> 'applicationId' = ${id}
        and run_at > now() + interval '10 seconds'`
    await call('POST', `/${id}/approve`, { notes: 'Yes.' })
    await call('POST', `/${id}/undo`)
    await call('POST', `/${id}/approve`, { notes: 'Yes.' })
    expect(await waiting()).toHaveLength(2)
    await jobsDone(app)
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  test('is taken back once, also at the same moment; a repeat after a lost answer is the same', async () => {
    const { id } = await makeApplication(app)
    await call('POST', `/${id}/approve`, { notes: '' })
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `/${id}/undo`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await call('GET', `/${id}`)).json().data.history).toHaveLength(3)
    expect((await audited(id)).map(({ action }) => action).sort()).toEqual([
      'application_approved',
      'application_decision_undone',
    ])
  })

  test('is taken back by nobody else, not later, not where none is, and not where something followed', async () => {
    const tooLate = { code: 'coaches.undo_too_late', message: 'This decision can’t be undone anymore' }
    const { id } = await makeApplication(app)
    expect((await call('POST', `/${id}/undo`)).json()).toMatchObject(tooLate)
    expect((await call('POST', `/${newId()}/undo`)).statusCode).toBe(404)
    await call('POST', `/${id}/approve`, { notes: '' })
    const other = await makeAccount(app, ['admin'], undefined, 'coaches')
    const theirs = await call('POST', `/${id}/undo`, undefined, other.token)
    expect(theirs.statusCode).toBe(409)
    expect(theirs.json()).toMatchObject(tooLate)
    await earlier(id, 12)
    expect((await call('POST', `/${id}/undo`)).json()).toMatchObject(tooLate)
    expect((await call('GET', `/${id}`)).json().data).toMatchObject({ status: 'approved' })

    // An address that was refused may have applied again, and one that was approved may coach by now.
    const first = await makeApplication(app, { email: 'twice@undo.test' })
    await call('POST', `/${first.id}/reject`, { notes: 'No.' })
    await makeApplication(app, { email: 'twice@undo.test' })
    expect((await call('POST', `/${first.id}/undo`)).json()).toMatchObject(tooLate)
    const coach = await makeAccount(app, ['coach'])
    const registered = await makeApplication(app, { email: coach.email })
    await call('POST', `/${registered.id}/approve`, { notes: '' })
    expect((await call('POST', `/${registered.id}/undo`)).json()).toMatchObject(tooLate)
  })

  test('is nothing where the mail cannot be queued', async () => {
    const { id } = await makeApplication(app)
    const broken = await app.again()
    broken.deps.jobs.enqueue = async () => {
      throw new Error('no queue')
    }
    const answer = await broken.call('POST', `/admin/coach-applications/${id}/approve`, {
      token,
      body: { notes: '' },
    })
    expect(answer.statusCode).toBe(500)
    const { data } = (await call('GET', `/${id}`)).json()
    expect(data).toMatchObject({ status: 'pending', decidedAt: null })
    expect(data.history).toHaveLength(1)
  })
})

describe('permissions of staff (S2 S7)', () => {
  test.each([
    ['owner', 200],
    ['coaches', 200],
    ['shop', 403],
    ['support', 403],
    [null, 403],
  ] as const)('%s: %i on every call', async (staffRole, status) => {
    const as = (await makeAccount(app, ['admin'], undefined, staffRole)).token
    const { id, documents } = await makeApplication(app, {
      documents: [{ name: 'a.pdf', type: 'application/pdf', content: Buffer.from('secret') }],
    })
    const calls = [
      ['GET', ''],
      ['GET', `/${id}`],
      ['GET', `/${id}/documents/${documents[0]}`],
      ['POST', `/${id}/reject`, { notes: 'x' }],
      ['POST', `/${(await makeApplication(app)).id}/approve`, { notes: '' }],
    ] as const
    for (const [method, path, body] of calls) {
      const answer = await call(method, path, body, as)
      expect(answer.statusCode, path).toBe(status)
      if (status === 403) expect(answer.json().code).toBe('auth.forbidden')
    }
  })

  test('S16 a staff role that is taken away is gone with the next call', async () => {
    const { id, token: as } = await makeAccount(app, ['admin'], undefined, 'coaches')
    expect((await call('GET', '', undefined, as)).statusCode).toBe(200)
    await app.deps.db`update accounts set staff_role = 'shop' where id = ${id}`
    expect((await call('GET', '', undefined, as)).statusCode).toBe(403)
  })
})
