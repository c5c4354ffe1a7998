import { expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { makePlan, planWith } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { addDays } from '../today/day-plan'
import { icsOf } from './ics'

const app = useApp({ RATE_LIMITS: 'off' })

async function publish(token: string): Promise<string> {
  const answer = await app.call('POST', '/account/calendar', { token })
  expect(answer.statusCode, answer.body).toBe(201)
  const { url } = answer.json().data
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/v1\/calendar\/[\w-]{40,}\.ics$/)
  return new URL(url).pathname
}
const read = (path: string, headers = {}) => app.call('GET', `/${path}`, { headers })
/** Days of the events by their UIDs. */
function eventsOf(body: string): Map<string, string> {
  const whole = body.replaceAll('\r\n ', '')
  const found = whole.matchAll(/UID:(\S+)[\s\S]*?DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:(\d{8})/g)
  return new Map([...found].map(([, uid = '', from = '']) => [uid, from]))
}
const compact = (day: string) => day.replaceAll('-', '')

test('a calendar holds the sessions of the coming weeks, keeps the UID of one that is moved, and ends when asked', async () => {
  const plan = planWith({})
  plan.workout.weeklySchedule.monday.focus = 'Push; heavy, slow'
  const { id, customer } = await makePlan(app, { plan })
  const { token } = customer
  expect((await app.call('GET', '/account/calendar', { token })).json().data).toEqual({ createdAt: null })
  const path = await publish(token)
  const first = await read(path)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  })
  expect(first.body).toContain('SUMMARY:Push\\; heavy\\, slow\r\n')
  expect(first.body).toContain(`URL:http://localhost:3000/today\r\n`)
  const before = eventsOf(first.body)
  expect(before.size).toBeGreaterThanOrEqual(23)
  expect(before.size).toBeLessThanOrEqual(25)
  const { etag } = first.headers
  const again = await read(path, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])

  const { data: today } = (await app.call('GET', '/today', { token })).json()
  const [uid = '', day = ''] = [...before].find(([, one]) => one > compact(today.date)) ?? []
  const from = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  const to = addDays(from, 1)
  const entry = { clientId: 'move-0001', rev: 1, kind: 'move', date: today.date, from, to }
  const moved = await app.call('POST', `/user-programs/${id}/log`, { token, body: { entries: [entry] } })
  expect(moved.json().data.results).toMatchObject([{ outcome: 'stored' }])
  const after = await read(path, { 'if-none-match': String(etag) })
  expect(after.statusCode).toBe(200)
  expect(eventsOf(after.body).get(uid)).toBe(compact(to))
  expect(eventsOf(after.body).size).toBe(before.size)

  const fresh = await publish(token)
  expect((await read(path)).statusCode).toBe(404)
  expect((await read(fresh)).statusCode).toBe(200)
  const { createdAt } = (await app.call('GET', '/account/calendar', { token })).json().data
  expect(createdAt).toMatch(/Z$/)
  await app.call('DELETE', '/account/calendar', { token })
  expect((await read(fresh)).json().code).toBe('log.calendar_not_found')
  const secrets = [path, fresh].map((one) => one.split('/').at(-1)?.replace('.ics', '') ?? '')
  for (const secret of secrets) expect(JSON.stringify(app.logged)).not.toContain(secret)
})

test('a calendar without a program is empty, and a wrong address is none', async () => {
  const { token } = await makeAccount(app)
  const path = await publish(token)
  expect(eventsOf((await read(path)).body).size).toBe(0)
  for (const name of ['x.ics', `${'a'.repeat(43)}.ics`, path.replace('.ics', '').split('/').at(-1)])
    expect((await read(`/api/v1/calendar/${name}`)).statusCode, name).toBe(404)
})

test('icsOf folds lines at 75 octets within no character, ends them with CRLF and ends a day with the next one', () => {
  const title = 'پرس سینه و زیربغل با هالتر و دمبل، آرام و سنگین، سپس شکم و کمر'
  const day = {
    uid: 'u@tavan.test',
    date: '2026-12-31',
    title,
    description: 'a\nb\u0007',
    url: 'https://x.test/',
  }
  const body = icsOf('توان', [{ ...day, sequence: 7, changedAt: 1_795_830_748 }])
  const lines = body.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(body.replaceAll('\r\n', '')).not.toContain('\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  const whole = body.replaceAll('\r\n ', '')
  expect(whole).toContain(`SUMMARY:${title}\r\n`)
  expect(whole).toContain('DESCRIPTION:a\\nb\r\n')
  expect(whole).toContain('DTEND;VALUE=DATE:20270101\r\n')
  expect(whole).toContain('SEQUENCE:7\r\n')
  expect(whole).toContain('DTSTAMP:20261128T')
})
