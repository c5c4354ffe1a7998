import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { pdf } from '../../../../test/documents'
import {
  applicationParts,
  apply,
  EXPERIENCE,
  FORM_TYPE,
  formBytes,
  fourDocuments,
} from '../../../../test/multipart'
import { filesOf, storedHash } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'
import { documentKey } from './documents'

const app = useApp()
type Answer = Awaited<ReturnType<typeof apply>>

const rowsOf = (email: string) =>
  app.deps.db<
    { id: string; [column: string]: unknown }[]
  >`select * from coach_applications where email = ${email}`
const told = (answer: Answer) => [answer.statusCode, answer.json().message]

/** Sends an invalid form and expects the store unchanged. */
async function refusal(wish: Parameters<typeof apply>[1], options?: Parameters<typeof apply>[2]) {
  const before = [await storedHash(app), (await filesOf(app)).sort()]
  const answer = await apply(app, wish, options)
  expect([await storedHash(app), (await filesOf(app)).sort()]).toEqual(before)
  expect(answer.json()).toMatchObject({ success: false, error: answer.json().message })
  return answer
}

describe('an application', () => {
  test('SHOP-CALL-32 SHOP-ENT-41 SHOP-ERR-39 with four documents is kept whole, and says so', async () => {
    const documents = await fourDocuments()
    const answer = await apply(
      app,
      { fields: { email: ' Mina@Tavan.test', phone: ' ۰۹۱۲ ۳۴۵ ۶۷۸۹ ' }, files: documents },
      { lang: 'fa' },
    )
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { success: true, message: 'Application submitted successfully!' },
    ])
    const [row] = await rowsOf('mina@tavan.test')
    expect(row).toMatchObject({ phone: '0912 345 6789', status: 'pending', locale: 'fa', notes: '' })
    const kept = await app.deps.db`
      select * from coach_application_documents where application_id = ${row?.id ?? ''} order by position`
    expect(kept.map((d) => [d.original_name, d.mime_type, Number(d.size)])).toEqual(
      documents.map((d, i) => [
        d.name,
        ['application/pdf', 'image/jpeg', 'image/png', expect.stringContaining('wordprocessingml')][i],
        d.content.length,
      ]),
    )
    for (const [i, d] of kept.entries()) {
      const stream = await app.deps.files.open(documentKey(row?.id ?? '', String(d.name)))
      const content = documents[i]?.content as Buffer
      expect((await buffer(stream as NonNullable<typeof stream>)).equals(content)).toBe(true)
      expect(d.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    }
    const moves = await app.deps
      .db`select * from coach_application_moves where application_id = ${row?.id ?? ''}`
    expect(moves).toMatchObject([{ status: 'pending', actor_id: null, note: '' }])
    expect((await filesOf(app)).filter((name) => name.includes('incoming'))).toEqual([])
  })

  test('files may come before the fields, and the address in any letter case is one', async () => {
    const parts = (await applicationParts(app, { fields: { email: 'Sara@Tavan.test' } })).reverse()
    const payload = formBytes(parts)
    const answer = await app.call('POST', '/coach-applications/submit', {
      body: payload,
      headers: { 'content-type': FORM_TYPE },
    })
    expect(answer.statusCode).toBe(201)
    expect(told(await refusal({ fields: { email: 'sara@TAVAN.test' } }))).toEqual([
      409,
      'There is already an application for this email address',
    ])
  })

  test('X-86 one open application of an address, also of eight at once; after a refusal a new one', async () => {
    const email = 'once@tavan.test'
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(app, { fields: { email } })))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(await rowsOf(email)).toHaveLength(1)
    const [row] = await rowsOf(email)
    const stored = (await filesOf(app)).filter(
      (name) => name.includes('once') || name.includes(row?.id ?? ''),
    )
    expect(stored).toHaveLength(1)
    await app.deps
      .db`update coach_applications set status = 'approved', decided_at = now() where email = ${email}`
    expect((await refusal({ fields: { email } })).json().code).toBe('coaches.application_open')
    await app.deps.db`update coach_applications set status = 'rejected' where email = ${email}`
    expect((await apply(app, { fields: { email } })).statusCode).toBe(201)
  })

  test('ignores fields the form does not have (S3)', async () => {
    const email = 'greedy@tavan.test'
    const wishes = {
      id: 'forged-id',
      _id: 'forged-id',
      status: 'approved',
      role: 'admin',
      userId: 'forged',
      notes: 'forged',
      decidedBy: 'forged',
      decidedAt: '2020-01-01',
      createdAt: '2020-01-01',
      locale: 'xx',
      programIds: 'forged',
      searchText: 'forged',
    }
    expect((await apply(app, { fields: { ...wishes, email } })).statusCode).toBe(201)
    const [row] = await rowsOf(email)
    expect(row).toMatchObject({
      status: 'pending',
      notes: '',
      decided_at: null,
      decided_by: null,
      locale: 'en',
    })
    expect(JSON.stringify(row)).not.toMatch(/forged|2020|admin/)
  })

  test('thanks a machine that fills the hidden field, and stores nothing', async () => {
    const stored = await storedHash(app)
    const files = await filesOf(app)
    const answer = await apply(app, { fields: { applicant_reference: 'https://spam.test' } })
    expect(told(answer)).toEqual([201, 'Application submitted successfully!'])
    expect(await storedHash(app)).toBe(stored)
    // Received files are deleted after the answer.
    await expect.poll(() => filesOf(app)).toEqual(files)
  })

  test('S23 the same name twice, and a name that is a path, overwrite nothing', async () => {
    const [one, two] = [await pdf('one'), await pdf('two')]
    const files = [
      { name: 'cv.pdf', content: one },
      { name: 'cv.pdf', content: two },
      { name: '../../../outbox/x.pdf', content: one },
      { name: '..\\..\\x.pdf', content: one },
      { name: '/etc/cron.d/job.pdf', content: one },
    ]
    const email = 'names@tavan.test'
    expect((await apply(app, { fields: { email }, files })).statusCode).toBe(201)
    const rows = await app.deps.db<{ name: string; originalName: string; sha: string }[]>`
      select d.name, d.original_name as "originalName", d.sha256 as sha from coach_application_documents d
      join coach_applications a on a.id = d.application_id where a.email = ${email} order by d.position`
    expect(rows.map((row) => row.originalName)).toEqual(['cv.pdf', 'cv.pdf', 'x.pdf', 'x.pdf', 'job.pdf'])
    expect(new Set(rows.map((row) => row.name)).size).toBe(5)
    expect(rows[0]?.sha).not.toBe(rows[1]?.sha)
    for (const { name } of rows) expect(name).toMatch(/^[0-9a-z]{24}\.pdf$/)
  })
})

test('SHOP-CALL-31 SHOP-ENT-42 the programs that can be chosen, in three languages', async () => {
  await applicationParts(app)
  await app.deps.db`
    insert into programs (id, slug, name, description, category_name, category_color, duration_days, difficulty, position, is_active, translations)
    values ('p2', 'mobility', 'Mobility', 'Move well', 'Health', '#2d6a8a', 28, 'advanced', 9, true,
        ${app.deps.db.json({ fa: { name: 'تحرک', description: 'خوب حرکت کنید', categoryName: 'تندرستی' } })}),
      ('p3', 'gone', 'Gone', '', 'Health', '#2d6a8a', 28, 'beginner', 1, false, '{}')`
  const ask = async (lang: string) =>
    (await app.call('GET', `/coach-applications/programs?lang=${lang}`)).json()
  const english = await ask('en')
  expect(english.success).toBe(true)
  expect(english.data.map((p: { name: string }) => p.name)).toEqual(['Strength', 'Mobility'])
  expect(english.data[1]).toEqual({
    _id: 'p2',
    name: 'Mobility',
    description: 'Move well',
    categoryId: { name: 'Health', color: '#2d6a8a' },
    metadata: { duration: 28, difficulty: 'advanced' },
  })
  expect((await ask('fa')).data[1]).toMatchObject({ name: 'تحرک', categoryId: { name: 'تندرستی' } })
  expect((await ask('nl')).data[1]).toMatchObject({ name: 'Mobility' })
})

test('stores the applicant’s experience unchanged', async () => {
  const email = 'wrote@tavan.test'
  await apply(app, { fields: { email, experience: `  ${EXPERIENCE}\n\nدوازده سال مربیگری  ` } })
  expect((await rowsOf(email))[0]?.experience).toBe(`${EXPERIENCE}\n\nدوازده سال مربیگری`)
})
