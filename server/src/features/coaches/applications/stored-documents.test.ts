import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { makeApplication } from '../../../../test/applications'
import { pdf } from '../../../../test/documents'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { apply, fourDocuments } from '../../../../test/multipart'
import { filesOf, storedHash } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'
import { ORPHAN_AFTER, sweepUploads } from '../../../kernel/upload/sweep'
import { documentFolder } from './documents'
import { sweepRejected } from './sweep'

const app = useApp({ RATE_LIMITS: 'off' })
const real: Partial<typeof app.deps.files> = {}

/** Replaces a part of the store until the test is over. */
function replace<K extends keyof typeof app.deps.files>(name: K, by: (typeof app.deps.files)[K]): void {
  real[name] = app.deps.files[name]
  app.deps.files[name] = by
}
afterEach(() => Object.assign(app.deps.files, real))

const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

describe('F12 a full disk', () => {
  /** Nothing is kept, in clear words; and with room again the same application goes through. */
  async function holds(email: string) {
    const before = [await storedHash(app), await filesOf(app)]
    const files = await fourDocuments()
    const answer = await apply(app, { fields: { email }, files })
    expect([answer.statusCode, answer.json()]).toEqual([
      507,
      expect.objectContaining({
        success: false,
        code: 'files.no_space',
        message: 'We can’t accept files right now. Nothing was saved; please try again later.',
      }),
    ])
    expect([await storedHash(app), await filesOf(app)]).toEqual(before)
    expect((await app.call('GET', '/coach-applications/programs')).statusCode).toBe(200)
    Object.assign(app.deps.files, real)
    expect((await apply(app, { fields: { email }, files })).statusCode).toBe(201)
  }

  test('while a file arrives', async () => {
    replace('begin', async () => {
      const path = join(app.deps.config.dataDir, 'files', '.incoming', 'half.part')
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, 'half')
      return { path, stream: new Writable({ write: (_chunk, _encoding, done) => done(full()) }) }
    })
    await holds('full-1@tavan.test')
  })

  test('when the third of four comes to its place', async () => {
    let kept = 0
    replace('save', async (path, key) => {
      kept += 1
      if (kept < 3) return (real.save as typeof app.deps.files.save)(path, key)
      const { mapStorageError } = await import('../../../kernel/upload/storage-error')
      throw mapStorageError(full())
    })
    await holds('full-2@tavan.test')
  })
})

test('rows that are refused after the files have come leave no file', async () => {
  const before = await filesOf(app)
  // The address is taken between the look and the row.
  replace('save', async (path, key) => {
    await (real.save as typeof app.deps.files.save)(path, key)
    await makeApplication(app, { email: 'raced@tavan.test' })
  })
  const answer = await apply(app, { fields: { email: 'raced@tavan.test' } })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'coaches.application_open'])
  expect(await filesOf(app)).toEqual(before)
})

describe('the sweeper', () => {
  const document = async () => [{ name: 'cv.pdf', type: 'application/pdf', content: await pdf() }]

  test('takes files without a row and half files, when they are old enough, and no others', async () => {
    const { id, documents } = await makeApplication(app, { documents: await document() })
    const root = join(app.deps.config.dataDir, 'files')
    for (const lost of [
      'coach-applications/lost/lost.pdf',
      `coach-applications/${id}/lost.pdf`,
      '.incoming/x.part',
    ]) {
      await mkdir(dirname(join(root, lost)), { recursive: true })
      await writeFile(join(root, lost), 'x')
    }
    const sweep = async (age = ORPHAN_AFTER) => ({
      incoming: await app.deps.files.sweepIncoming(age),
      orphans: await sweepUploads(app.deps.files, [documentFolder(app.deps)], age),
    })
    await app.schedule.find(({ name }) => name === 'sweep-uploads')?.run()
    expect((await filesOf(app)).filter((name) => /lost|part/.test(name))).toHaveLength(3)
    expect(await sweep()).toEqual({ incoming: 0, orphans: 0 })
    expect(await sweep(-1000)).toEqual({ incoming: 1, orphans: 2 })
    expect(await filesOf(app)).toContain(join('coach-applications', id, documents[0] as string))
    expect((await filesOf(app)).filter((name) => /lost|part/.test(name))).toEqual([])
    expect(await sweep(-1000)).toEqual({ incoming: 0, orphans: 0 })
  })

  test('X-87 takes the documents of a refused application after twelve months, and leaves the application', async () => {
    const { db } = app.deps
    const make = async (status: 'rejected' | 'approved', age: string) => {
      const made = await makeApplication(app, { status, documents: await document() })
      await db`update coach_applications set decided_at = now() - ${age}::interval where id = ${made.id}`
      return made
    }
    const old = await make('rejected', '12 months 1 day')
    const young = await make('rejected', '11 months 28 days')
    const approved = await make('approved', '3 years')
    expect(await sweepRejected(app.deps)).toBe(1)
    const left = await filesOf(app)
    const has = ({ id }: { id: string }) => left.some((name) => name.includes(id))
    expect([has(old), has(young), has(approved)]).toEqual([false, true, true])
    const rows = await db`select 1 from coach_application_documents where application_id = ${old.id}`
    const kept = await db`select 1 from coach_applications where id = ${old.id}`
    expect([rows.length, kept.length]).toEqual([0, 1])
  })

  test('deletes the rest after another twelve months', async () => {
    const { db } = app.deps
    const ids = async () => {
      const rows = await db<{ id: string }[]>`select id from coach_applications where id = any(${made})`
      return rows.map(({ id }) => id)
    }
    const made: string[] = []
    for (const age of ['23 months', '24 months 1 day']) {
      const { id } = await makeApplication(app, { status: 'rejected' })
      await db`update coach_applications set decided_at = now() - ${age}::interval where id = ${id}`
      made.push(id)
    }
    await sweepRejected(app.deps)
    expect(await ids()).toEqual([made[0]])
  })
})

test('an applicant is written to once, in his language', async () => {
  await app.deps.jobs.start(app.handlers)
  for (const [lang, subject, program] of [
    ['en', 'We have received your application', 'Strength'],
    ['fa', 'درخواست شما رسید', 'قدرت'],
    ['nl', 'We hebben je aanmelding ontvangen', 'Strength'],
  ] as const) {
    const email = `mail-${lang}@tavan.test`
    await apply(app, { fields: { email, firstName: 'Mina &lt;b\u202e' } }, { lang })
    await jobsDone(app)
    const [mail, ...more] = await mailsTo(app, email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject, to: [{ address: email }] })
    expect(mail?.text).toContain(program)
    expect(mail?.html).toContain('Mina &amp;lt;b')
  }
})
