import { describe, expect, test } from 'vitest'
import { coachSettings, makeAccount } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })

describe('X-60 a coach’s settings', () => {
  test('X-78 are the defaults until the coach changes them: specified dates, every notice, no working hours', async () => {
    const { token } = await makeAccount(app, ['coach'])
    const { data } = (await app.call('GET', '/coach/settings', { token })).json()
    expect(data).toEqual({
      localizedDates: false,
      notify: { messages: true, bloodTests: true, programs: true },
    })
  })

  test('are kept whole, and each coach has their own', async () => {
    const [one, two] = [await makeAccount(app, ['coach']), await makeAccount(app, ['coach'])]
    const { workingHours: _, ...without } = coachSettings
    for (const body of [coachSettings, without, coachSettings]) {
      const answer = await app.call('PUT', '/coach/settings', { token: one.token, body })
      expect(answer.statusCode).toBe(200)
      expect(answer.json().data).toEqual(body)
      expect((await app.call('GET', '/coach/settings', { token: one.token })).json().data).toEqual(body)
    }
    expect((await app.call('GET', '/coach/settings', { token: two.token })).json().data.localizedDates).toBe(
      false,
    )
  })

  test.each([
    ['no day', { days: [] }],
    ['a day that is none', { days: ['someday'] }],
    ['an end before the beginning', { from: '17:00', until: '09:00' }],
    ['no time at all', { from: '9', until: '24:00' }],
  ])('working hours with %s are refused', async (_what, change) => {
    const { token } = await makeAccount(app, ['coach'])
    const body = { ...coachSettings, workingHours: { ...coachSettings.workingHours, ...change } }
    const answer = await app.call('PUT', '/coach/settings', { token, body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('coaches.hours_invalid')
  })
})
