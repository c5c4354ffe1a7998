import { describe, expect, test } from 'vitest'
import { makeBloodTest, submit, submitForm } from '../../../test/blood-tests'
import { docx, jpeg, pdf, pdfOf, png } from '../../../test/documents'
import { makeAccount } from '../../../test/factories'
import { filesOf } from '../../../test/stored-hash'
import { useApp } from '../../../test/test-app'
import { sweepUploads } from '../../kernel/upload/sweep'
import { reportFolder } from './reports'

const app = useApp({ RATE_LIMITS: 'off' })
const MB = 1024 * 1024
const reports = async () => (await filesOf(app)).filter((name) => name.includes('blood-tests'))

describe('the laboratory’s report', () => {
  test('S22 comes back byte for byte as an attachment, to the athlete and the coach', async () => {
    const content = await pdf('Ferritin')
    const made = await makeBloodTest(app)
    const answer = await submitForm(app, made.athlete, {}, [{ name: 'برگهٔ "آزمایش".pdf', content }])
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json().data
    for (const [path, token] of [
      [`/blood-tests/${id}/report`, made.athlete.token],
      [`/blood-tests/coach/${id}/report`, made.coach.token],
    ] as const) {
      const file = await app.call('GET', path, { token })
      expect(file.rawPayload.equals(content), path).toBe(true)
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(content.length),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''/),
        'content-security-policy': expect.stringContaining('sandbox'),
      })
    }
  })

  test.each([
    ['scan.jpg', jpeg, 'image/jpeg'],
    ['scan.png', png, 'image/png'],
    ['scan.jpg', png, 'image/png'],
  ])('may be a picture: %s', async (name, draw, type) => {
    const answer = await submitForm(app, await makeAccount(app), {}, [{ name, content: await draw() }])
    expect(answer.json().data.report).toMatchObject({ originalName: name, mimeType: type })
  })

  test('S20 S21 is one file of a kind that is taken, by its name and by its content', async () => {
    const athlete = await makeAccount(app)
    const before = await reports()
    const code = async (...files: { name?: string; content?: Buffer | string }[]) => {
      const answer = await submitForm(app, athlete, {}, files)
      return [answer.statusCode, answer.json().code]
    }
    const content = await pdf()
    const type = [400, 'blood_tests.report_type']
    expect(await code({ name: 'report.docx', content: docx() })).toEqual(type)
    expect(await code({ name: 'report.txt', content: 'Ferritin 64' })).toEqual(type)
    expect(await code({ name: 'report.svg', content: '<svg/>' })).toEqual(type)
    expect(await code({ name: 'report.pdf', content: '<script>alert(1)</script>' })).toEqual(type)
    expect(await code({ name: 'report.jpg', content })).toEqual(type)
    expect(await code({ content: pdfOf(10 * MB + 1) })).toEqual([413, 'blood_tests.report_too_large'])
    expect(await code({ content }, { content })).toEqual([400, 'blood_tests.too_many_reports'])
    expect((await app.call('GET', '/blood-tests', { token: athlete.token })).json().data.total).toBe(0)
    expect(await reports()).toEqual(before)
  })

  test('a refused test leaves no file behind', async () => {
    const before = await reports()
    const athlete = await makeAccount(app)
    const answer = await submitForm(app, athlete, { consent: false })
    expect(answer.json().code).toBe('consent.required')
    expect((await submitForm(app, athlete, { testedAt: 'soon' })).statusCode).toBe(400)
    expect(await reports()).toEqual(before)
  })

  test('a file without a row is swept, a report is not', async () => {
    const { id, athlete } = await makeBloodTest(app)
    const { path, stream } = await app.deps.files.begin()
    await new Promise<void>((resolve) => stream.end('left by a crash', resolve))
    await app.deps.files.save(path, `blood-tests/${id}/orphan.pdf`)
    await sweepUploads(app.deps.files, [reportFolder(app.deps)], -1000)
    expect(await app.deps.files.open(`blood-tests/${id}/orphan.pdf`)).toBeUndefined()
    expect((await app.call('GET', `/blood-tests/${id}/report`, { token: athlete.token })).statusCode).toBe(
      200,
    )
  })

  test('S19 is not there where there is none, where the store lost it, and for anybody else', async () => {
    const made = await makeBloodTest(app)
    const without = (await submit(app, made.athlete)).json().data.id
    const get = (path: string, token: string) => app.call('GET', path, { token })
    const gone = await get(`/blood-tests/${without}/report`, made.athlete.token)
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'blood_tests.report_not_found'])
    expect((await get(`/blood-tests/${made.id}/report`, (await makeAccount(app)).token)).statusCode).toBe(404)
    const [row] = await app.deps.db<{ name: string }[]>`
      select name from blood_test_reports where blood_test_id = ${made.id}`
    await app.deps.files.remove(`blood-tests/${made.id}/${row?.name}`)
    expect((await get(`/blood-tests/coach/${made.id}/report`, made.coach.token)).json().code).toBe(
      'blood_tests.report_not_found',
    )
  })
})
