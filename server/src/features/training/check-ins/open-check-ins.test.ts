import { beforeAll, describe, expect, test } from 'vitest'
import { type Coached, coachedProgram, pastCheckIn, QUESTIONS, report } from '../../../../test/check-ins'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { dayAgo } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { runCheckIns } from './schedule.logic'

const app = useApp({ RATE_LIMITS: 'off' })
beforeAll(() => app.deps.jobs.start(app.handlers))

describe('an open check-in', () => {
  test('shows on the athlete’s day until it is sent, and in the coach’s queue until the reply', async () => {
    const one = await coachedProgram(app)
    await one.weekly()
    const due = async () => (await app.call('GET', '/today', { token: one.customer.token })).json().data.due
    expect(await due()).toMatchObject([
      {
        kind: 'check_in',
        text: expect.stringMatching(/^Check-in until /),
        path: `/programs/${one.id}/check-ins/${dayAgo(0)}`,
      },
    ])
    expect(await one.queue()).toEqual([])
    await pastCheckIn(one, 1)
    const overdue = await one.queue()
    expect(overdue).toMatchObject([
      {
        userProgramId: one.id,
        checkInId: expect.stringMatching(/^past-/),
        fact: expect.stringMatching(/^Check-in overdue since/),
        since: `${dayAgo(0)}T00:00:00.000Z`,
      },
    ])
    await pastCheckIn(one, 8)
    expect(await one.queue()).toMatchObject([
      { fact: '2 check-ins in a row not sent; reminders have stopped' },
    ])
    const id = await report(one)
    expect(await one.queue()).toMatchObject([
      {
        _id: `check_in-${id}`,
        checkInId: id,
        fact: 'New check-in',
        action: `/coach/dashboard?program=${one.id}&part=check-ins&checkIn=${id}`,
      },
    ])
    await one.reply(id, 'Good.')
    expect(await one.queue()).toEqual([])
    expect((await due()).map(({ path }: { path: string }) => path)).toEqual([
      `/programs/${one.id}/check-ins/${dayAgo(7)}`,
    ])
    await app.call('POST', `/coach/user-programs/${one.id}/pause`, { token: one.coach.token })
    expect(await due()).toEqual([])
  })

  test('that was sent before its program ended waits for a reply all the same', async () => {
    const one = await coachedProgram(app)
    await one.weekly()
    const id = await report(one)
    await app.call('POST', `/coach/user-programs/${one.id}/complete`, { token: one.coach.token })
    expect(await one.queue()).toMatchObject([{ checkInId: id, fact: 'New check-in' }])
    expect((await one.reply(id, 'Good.')).statusCode).toBe(200)
    expect(await one.queue()).toEqual([])
  })

  test('is reminded of on its last day, once, if the athlete wants it, and no more after two in a row', async () => {
    const [one, silent, tired] = [
      await coachedProgram(app),
      await coachedProgram(app),
      await coachedProgram(app),
    ]
    const reminders = async ({ id }: Coached) => {
      await runCheckIns(app.deps, 0)
      const [row] = await app.deps.db<{ n: number }[]>`
        select count(*)::int as n from jobs j join check_ins c on c.id = j.data ->> 'checkInId'
        where j.queue = 'check-in-mail' and j.data ->> 'mail' = 'reminder' and c.user_program_id = ${id}`
      return row?.n
    }
    for (const each of [one, tired])
      await app.call('PUT', '/account/notifications', {
        token: each.customer.token,
        body: { kinds: { check_in: 'mail' }, quiet: null },
      })
    for (const each of [one, silent, tired])
      await each.putForm({ every: 'dates', dates: [dayAgo(0)], questions: QUESTIONS })
    await pastCheckIn(one, 8)
    await pastCheckIn(tired, 8)
    await pastCheckIn(tired, 15)
    expect(await reminders(one)).toBe(1)
    expect(await reminders(one)).toBe(1)
    expect(await reminders(silent)).toBe(0)
    expect(await reminders(tired)).toBe(0)
  })

  test('is mailed without a word that either wrote: a request and a reply unasked, a reminder on wish', async () => {
    const one = await coachedProgram(app)
    await app.call('PUT', '/account/notifications', {
      token: one.customer.token,
      body: { kinds: { check_in: 'mail' }, quiet: null },
    })
    await one.putForm({ every: null, questions: QUESTIONS })
    await one.ask({ dueDate: dayAgo(0) })
    await runCheckIns(app.deps, 0)
    await jobsDone(app)
    await one.reply(await report(one), 'Sleep more.')
    await jobsDone(app)
    const mails = await mailsTo(app, one.customer.email)
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Your check-in is due today',
      'Your coach has replied to your check-in',
      'Your coach is asking for a check-in',
    ])
    for (const { text } of mails) {
      expect(text).toContain(`/programs/${one.id}/check-ins/${dayAgo(0)}`)
      expect(text).not.toContain('Sleep more')
    }
    expect(mails.filter(({ text }) => text?.includes('turn it off'))).toHaveLength(1)
  })
})
