import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { makeChat, say } from '../../../test/chat'
import { makeAccount } from '../../../test/factories'
import { useApp } from '../../../test/test-app'
import { unzip } from '../../../test/unzip'
import { MARKS, makeWholePerson } from '../../../test/whole-person'
import { personalParts } from '../../app'
import { SYSTEM } from '../../kernel/audit/audit'
import { accessesPersonal } from './accesses.sql'
import { exportAccount } from './export.logic'

const app = useApp({ RATE_LIMITS: 'off' })
const limited = useApp()
const archiveOf = async (token: string) => {
  const answer = await app.call('GET', '/account/export', { token })
  expect(answer.statusCode).toBe(200)
  return { answer, files: await unzip(answer.rawPayload) }
}

describe('S50 the archive of everything that is stored of a person', () => {
  test('has every table that holds something of the person, and every file', async () => {
    const { person, coach, orders } = await makeWholePerson(app)
    const { answer, files } = await archiveOf(person.token)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="tavan-data-\d{4}-\d\d-\d\d\.zip"$/,
      ),
      'cache-control': 'no-store',
    })
    // Tables of coaches only.
    const none = ['program_coaches', 'coach_capacities']
    for (const { area, tables } of [...personalParts, accessesPersonal]) {
      for (const table of Object.keys(tables).filter((name) => !none.includes(name))) {
        const path = `${area}/${table.replaceAll('_', '-')}.json`
        const rows = JSON.parse(files.get(path)?.toString() ?? 'null')
        expect(rows?.length, path).toBeGreaterThan(0)
      }
    }
    const json = (path: string) => JSON.parse(files.get(path)?.toString() ?? 'null')
    expect(json('chat/chat-messages.json')[0]).toMatchObject({ seq: 1, content: MARKS.said })
    expect(json('programs/program-answers.json')[0]).toMatchObject({ answer: MARKS.answer })
    expect(json('programs/user-programs.json')[0]).toMatchObject({ coach: 'Sara Moradi' })
    expect(Object.keys(json('blood-tests/blood-test-values.json')[0])).toContain('label')
    expect(
      [...files.keys()].filter((path) => /"label_?key"/i.test(files.get(path)?.toString() ?? '')),
    ).toEqual([])
    expect(json('account/accounts.json')[0]).toMatchObject({ email: person.email })
    expect(json('about.json')).toMatchObject({ account: person.id })
    const kinds = [...files.keys()]
      .filter((path) => path.includes('/files/'))
      .map((path) => path.split('/')[0])
    expect(kinds.sort()).toEqual([
      'applications',
      'blood-tests',
      'chat',
      'library',
      'orders',
      'orders',
      'programs',
      'reviews',
      'training',
    ])
    expect(files.get(`orders/files/invoice-${orders[0]}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-')
    const note = files.get(`orders/files/credit-note-${orders[0]}-1.pdf`)
    expect(note?.subarray(0, 5).toString()).toBe('%PDF-')
    const all = [...files].map(([path, bytes]) => `${path} ${bytes.toString('latin1')}`).join('\n')
    expect(all).not.toContain(coach.email)
    expect(all).not.toMatch(/argon2|password_?hash|token_?hash|networkHash/i)
  })

  test('has an edited message as it is now, and says when one was taken back', async () => {
    const { customer, chatId } = await makeChat(app)
    const [edited, removed] = [
      await say(app, customer, chatId, 'first words'),
      await say(app, customer, chatId, 'private words'),
    ]
    const { token } = customer
    await app.call('PATCH', `/chat/messages/${edited._id}`, { token, body: { content: 'better words' } })
    await app.call('DELETE', `/chat/messages/${removed._id}`, { token })
    const { files } = await archiveOf(token)
    const rows = JSON.parse(files.get('chat/chat-messages.json')?.toString() ?? 'null')
    expect(rows).toMatchObject([
      { seq: 1, content: 'better words', editedAt: expect.any(String), removedAt: null },
      { seq: 2, content: '', removedAt: expect.any(String) },
    ])
    expect(Object.keys(rows[0])).not.toContain('searchText')
    expect(JSON.stringify(rows)).not.toMatch(/first words|private words/)
  })

  test('contains nothing of others, and little for a new account', async () => {
    const other = await makeWholePerson(app)
    const { token, email } = await makeAccount(app)
    const { files } = await archiveOf(token)
    expect([...files.keys()].sort()).toEqual([
      'about.json',
      'accesses/audit-events.json',
      'account/accounts.json',
      'account/sessions.json',
    ])
    const all = [...files.values()].map(String).join('\n')
    expect(all).toContain(email)
    for (const mark of [other.person.id, other.person.email, ...Object.values(MARKS)])
      expect(all).not.toContain(mark)
  })

  test('leaves out data sent under an unconfirmed address', async () => {
    const { person } = await makeWholePerson(app)
    await app.deps.db`update accounts set email_verified_at = null where id = ${person.id}`
    const { files } = await archiveOf(person.token)
    expect([...files.keys()].filter((path) => /^(alerts|applications)\//.test(path))).toEqual([
      'applications/coach-settings.json',
      'alerts/wishes.json',
      'alerts/wish-mails.json',
    ])
  })

  test('breaks off where a file cannot be read to its end, and nothing else does', async () => {
    const { person } = await makeWholePerson(app)
    async function* broken() {
      yield Buffer.alloc(1000)
      throw new Error('the store is gone')
    }
    const opened = vi.spyOn(app.deps.files, 'open').mockImplementation(async () => Readable.from(broken()))
    const { content } = await exportAccount(app.deps, personalParts, person.id, SYSTEM)
    await expect(buffer(content)).rejects.toThrow('the store is gone')
    opened.mockRestore()
    expect((await archiveOf(person.token)).files.has('about.json')).toBe(true)
  })

  test('is made five times an hour, and each time is on the record', async () => {
    const { token, id } = await makeAccount(limited)
    const statuses: number[] = []
    for (let i = 0; i < 6; i++)
      statuses.push((await limited.call('GET', '/account/export', { token })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const rows = await limited.deps.db`
      select 1 from audit_events where subject_id = ${id} and action = 'data_exported'`
    expect(rows).toHaveLength(5)
  })
})
