import { describe, expect, test } from 'vitest'
import {
  ahead,
  coachedProgram,
  pastCheckIn,
  QUESTIONS,
  questionIds,
  report,
  weekdayOf,
} from '../../../../test/check-ins'
import { makeAccount } from '../../../../test/factories'
import { FORM_TYPE, progressPhotoForm } from '../../../../test/multipart'
import { dayAgo, makeCoach } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { runCheckIns } from './schedule.logic'

const app = useApp({ RATE_LIMITS: 'off' })

describe('the form of check-ins', () => {
  test('is set by version, opens the week that holds today, and ends with null', async () => {
    const one = await coachedProgram(app)
    expect((await one.getForm()).json().data).toEqual({
      every: null,
      weekday: null,
      dates: [],
      questions: [],
      photos: false,
      version: 0,
    })
    const put = await one.weekly(2)
    expect(put.statusCode, put.body).toBe(200)
    const form = put.json().data
    expect(form).toMatchObject({ every: 'week', weekday: weekdayOf(2), dates: [], version: 1 })
    expect(form.questions).toMatchObject([
      { id: expect.any(String), type: 'number', question: 'Weight?', measurement: 'weight', category: '' },
      { type: 'scale', min: 1, max: 10 },
      { type: 'single', options: ['Easy', 'Hard'] },
    ])
    expect((await one.read()).json().data).toMatchObject({
      date: dayAgo(2),
      dueDate: ahead(4),
      lateUntil: ahead(11),
      state: 'due',
      requested: false,
      responses: [],
      submittedAt: null,
      editable: true,
      consentNeeded: false,
      reply: null,
    })
    // Each day of its period leads to it; days before it and coming weeks have none.
    expect((await one.read(ahead(4))).json().data.date).toBe(dayAgo(2))
    expect((await one.read(dayAgo(3))).json().code).toBe('check_ins.not_found')
    expect((await one.read(ahead(5))).statusCode).toBe(404)
    expect((await one.read('2026-02-31')).statusCode).toBe(404)
    expect((await one.putForm({ ...form, version: 0 })).json().code).toBe('check_ins.changed_meanwhile')
    const ended = await one.putForm({ ...form, every: null, version: 1 })
    expect(ended.json().data).toMatchObject({ every: null, weekday: null, version: 2 })
    expect((await one.read()).statusCode).toBe(404)
    // The PUT accepts the answer of the GET.
    const read = (await one.getForm()).json().data
    expect((await one.putForm(read)).statusCode).toBe(200)
  })

  test('by dates, a period begins after the one before; a coming date begins with its period', async () => {
    const one = await coachedProgram(app)
    const dates = [ahead(9), ahead(2), ahead(2)]
    const put = await one.putForm({ every: 'dates', dates, questions: QUESTIONS })
    expect(put.json().data.dates).toEqual([ahead(2), ahead(9)])
    expect((await one.read(ahead(1))).json().data).toMatchObject({
      date: dayAgo(0),
      dueDate: ahead(2),
      lateUntil: ahead(9),
    })
    expect((await one.read(ahead(3))).statusCode).toBe(404)
    // A further date leaves the open one and its draft.
    const [first] = await questionIds(one)
    await one.save([{ questionId: first as string, answer: 70 }])
    const form = (await one.getForm()).json().data
    await one.putForm({ ...form, dates: [...dates, ahead(20)] })
    expect((await one.read()).json().data).toMatchObject({ dueDate: ahead(2), responses: [{ answer: 70 }] })
    expect((await one.list()).total).toBe(1)
  })

  test('another schedule takes the place of an open check-in that nobody began, and keeps a begun one', async () => {
    const one = await coachedProgram(app)
    await one.weekly(0)
    await one.weekly(2)
    expect((await one.list()).items).toMatchObject([{ date: dayAgo(2) }])
    const [first] = await questionIds(one)
    await one.save([{ questionId: first as string, answer: 70 }])
    await one.weekly(1)
    expect((await one.list()).items).toMatchObject([{ date: dayAgo(2), dueDate: ahead(4) }])
  })

  test('refuses invalid forms, other coaches and ended programs', async () => {
    const one = await coachedProgram(app)
    const codeOf = async (body: object) => {
      const answer = await one.putForm(body)
      return [answer.statusCode, Object.values(answer.json().fieldCodes ?? {})[0] ?? answer.json().code]
    }
    const [question] = QUESTIONS
    expect(await codeOf({ every: 'week', questions: QUESTIONS })).toEqual([400, 'check_ins.weekday'])
    expect(await codeOf({ every: 'dates', questions: QUESTIONS })).toEqual([400, 'check_ins.dates'])
    expect(await codeOf({ every: 'week', weekday: 'monday' })).toEqual([400, 'check_ins.questions'])
    expect(await codeOf({ every: null, questions: [{ ...question, type: 'text' }] })).toEqual([
      400,
      'check_ins.measurement_number',
    ])
    expect(await codeOf({ every: null, questions: [{ ...question, colour: 'red' }] })).toEqual([
      400,
      'request.unknown_field',
    ])
    expect((await one.getForm(await makeCoach(app))).statusCode).toBe(404)
    await app.deps.db`update user_programs set status = 'completed' where id = ${one.id}`
    expect(await codeOf({ every: null })).toEqual([409, 'programs.not_editable'])
  })
})

describe('a check-in', () => {
  test('keeps a draft, becomes measurements when it is submitted, and stays open until the coach replies', async () => {
    const one = await coachedProgram(app)
    await one.weekly()
    const [first, second, third] = (await questionIds(one)) as [string, string, string]
    expect((await one.submit()).json().fieldCodes).toEqual({
      [`responses.${first}`]: 'programs.answer_required',
      [`responses.${third}`]: 'programs.answer_required',
    })
    const wrong = await one.save([
      { questionId: first, answer: 7 },
      { questionId: third, answer: 'Soft' },
      { questionId: 'other', answer: 1 },
    ])
    expect(wrong.json().fieldCodes).toEqual({
      'responses.0.answer': 'programs.measurement_invalid',
      'responses.1.answer': 'programs.answer_invalid',
      'responses.2.answer': 'programs.question_unknown',
    })
    await one.save([
      { questionId: first, answer: 70 },
      { questionId: second, answer: 8 },
    ])
    const id = (await one.read()).json().data._id
    // The draft is its writer's alone.
    expect((await one.open(id)).json().data).toMatchObject({ responses: [], user: { id: one.customer.id } })
    expect((await one.reply(id, 'Well done')).json().code).toBe('check_ins.not_sent')
    expect(await one.measurements()).toEqual([])
    expect(await report(one)).toBe(id)
    expect(await one.measurements()).toMatchObject([{ kind: 'weight', value: 71.5, unit: 'kg' }])
    const seen = (await one.open(id)).json().data
    expect(seen).toMatchObject({ state: 'sent', submittedAt: expect.any(String) })
    expect(seen.responses.map(({ answer }: { answer: unknown }) => answer).sort()).toEqual([71.5, 8, 'Hard'])
    // A correction changes the measurement, and cannot take a required answer away.
    await one.save([{ questionId: first, answer: 70.5 }])
    expect(await one.measurements()).toMatchObject([{ kind: 'weight', value: 70.5 }])
    expect((await one.save([{ questionId: first, answer: null }])).statusCode).toBe(400)
    expect((await one.submit()).statusCode).toBe(200)
    expect(await one.measurements()).toHaveLength(1)
    // Another form asks other questions; the sent one keeps its own.
    await one.putForm({ every: 'week', weekday: weekdayOf(0), questions: QUESTIONS.slice(1) })
    expect((await one.read()).json().data.questions).toHaveLength(3)
    const replied = await one.reply(id, 'Sleep more.')
    expect(replied.json().data).toMatchObject({
      state: 'answered',
      editable: false,
      reply: { text: 'Sleep more.', from: expect.any(String) },
    })
    expect((await one.save([{ questionId: first, answer: 60 }])).json().code).toBe('check_ins.answered')
    expect((await one.submit()).json().code).toBe('check_ins.answered')
    expect((await one.reply(id, 'Sleep more, please.')).statusCode).toBe(200)
    expect((await one.read()).json().data.reply.text).toBe('Sleep more, please.')
    const [mails] = await app.deps.db`
      select count(*)::int as n from jobs where queue = 'check-in-mail' and data ->> 'checkInId' = ${id}`
    expect(mails).toEqual({ n: 1 })
  })

  test('is read and answered by its own coach and athlete only, and each reading of the coach is recorded', async () => {
    const one = await coachedProgram(app)
    await one.weekly()
    const id = await report(one)
    const other = await makeCoach(app)
    expect((await one.open(id, other)).json().code).toBe('check_ins.not_found')
    expect((await one.reply(id, 'Hi', other)).statusCode).toBe(404)
    expect((await one.read(dayAgo(0), await makeAccount(app))).statusCode).toBe(404)
    await one.open(id)
    const [seen] = await app.deps.db`
      select count(*)::int as n from audit_events where actor_id = ${one.coach.id} and subject_id = ${one.customer.id}
        and action = 'program_opened' and object_id = ${one.id}`
    expect(seen?.n).toBeGreaterThanOrEqual(2)
    await app.deps.db`update consents set withdrawn_at = now() where account_id = ${one.customer.id}`
    expect((await one.open(id)).statusCode).toBe(404)
    expect((await one.reply(id, 'Hi')).statusCode).toBe(404)
  })

  test('asks for the consent to health data where there is none', async () => {
    const one = await coachedProgram(app)
    await app.deps.db`delete from consents where account_id = ${one.customer.id}`
    await one.putForm({ every: 'week', weekday: weekdayOf(0), questions: [], photos: true })
    expect((await one.read()).json().data).toMatchObject({ consentNeeded: true, asksPhotos: true })
    expect((await one.submit()).json().code).toBe('consent.required')
    expect((await one.submit(dayAgo(0), { consent: true })).json().data).toMatchObject({
      consentNeeded: false,
    })
  })

  test('shows the progress photos of its period to both', async () => {
    const one = await coachedProgram(app)
    await one.putForm({ every: 'week', weekday: weekdayOf(0), questions: QUESTIONS, photos: true })
    const { token } = one.customer
    const headers = { 'content-type': FORM_TYPE }
    const send = async (date: string) => {
      const body = await progressPhotoForm({ consent: 'true', date })
      return (await app.call('POST', `/user-programs/${one.id}/photos`, { token, headers, body })).json().data
    }
    await send(dayAgo(1))
    const photo = await send(dayAgo(0))
    const id = await report(one)
    expect((await one.read()).json().data.photos).toEqual([photo])
    expect((await one.open(id)).json().data.photos).toEqual([photo])
  })

  test('is late until the next one is due, then missed; days before the form and pauses count nothing', async () => {
    const one = await coachedProgram(app)
    await one.weekly()
    expect(await one.sent()).toMatchObject({ total: 1, sent: 0, expected: 0 })
    await pastCheckIn(one, 1)
    await pastCheckIn(one, 8)
    const { items, ...counts } = await one.list()
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['due', 'late', 'missed'])
    expect(counts).toMatchObject({ total: 3, sent: 0, expected: 2 })
    expect((await one.read(dayAgo(10))).json().data).toMatchObject({ state: 'missed', editable: false })
    expect((await one.save([], dayAgo(10))).json().code).toBe('check_ins.closed')
    expect((await one.submit(dayAgo(10))).json().code).toBe('check_ins.closed')
    const [first, , third] = await questionIds(one)
    const late = [
      { questionId: first as string, answer: 70 },
      { questionId: third as string, answer: 'Easy' },
    ]
    expect((await one.save(late, dayAgo(3))).statusCode).toBe(200)
    expect((await one.submit(dayAgo(3))).json().data.state).toBe('sent')
    // The due day of the missed one was a paused day.
    await app.deps.db`
      insert into program_pauses (user_program_id, from_day, until_day) values (${one.id}, ${dayAgo(9)}, ${dayAgo(6)})`
    expect(await one.sent()).toMatchObject({ total: 3, sent: 1, expected: 1 })
    expect((await one.list()).items.at(-1)).toMatchObject({ state: 'skipped' })
  })

  test('weeks that passed while nobody looked have their check-ins, but for paused ones', async () => {
    const one = await coachedProgram(app)
    await one.weekly()
    await app.deps.db`
      update check_in_forms set since = ${dayAgo(21)}, made_until = null where user_program_id = ${one.id}`
    await app.deps.db`update user_programs set start_date = ${dayAgo(14)} where id = ${one.id}`
    await app.deps.db`
      insert into program_pauses (user_program_id, from_day, until_day) values (${one.id}, ${dayAgo(10)}, ${dayAgo(7)})`
    await runCheckIns(app.deps)
    const dates = (await one.list()).items.map(({ date }: { date: string }) => date)
    // The one due 15 days ago was before the first day, the one due 8 days ago on a paused day.
    expect(dates).toEqual([dayAgo(0), dayAgo(7)])
  })

  test('is by the athlete’s own days', async () => {
    const one = await coachedProgram(app)
    const { db } = app.deps
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await db`update accounts set time_zone = ${zone} where id = ${one.customer.id}`
      await db`delete from check_in_forms where user_program_id = ${one.id}`
      await db`delete from check_ins where user_program_id = ${one.id}`
      const [row] = await db<{ today: string }[]>`select account_today(${one.customer.id})::text as today`
      const today = row?.today ?? ''
      await one.putForm({ every: 'dates', dates: [today], questions: QUESTIONS })
      expect((await one.list()).items).toMatchObject([{ date: today, dueDate: today, state: 'due' }])
    }
  })

  test('may be asked for outside of the schedule, once a day, with the questions of the form', async () => {
    const one = await coachedProgram(app)
    expect((await one.ask({ dueDate: ahead(2) })).json().code).toBe('check_ins.no_form')
    await one.putForm({ every: null, questions: QUESTIONS })
    expect((await one.ask({ dueDate: dayAgo(1) })).json().code).toBe('check_ins.day')
    expect((await one.ask({ dueDate: ahead(91) })).json().code).toBe('check_ins.day')
    const asked = await one.ask({ dueDate: ahead(2) })
    expect(asked.statusCode, asked.body).toBe(201)
    expect(asked.json().data).toMatchObject({
      date: dayAgo(0),
      dueDate: ahead(2),
      requested: true,
      state: 'due',
    })
    expect((await one.ask({ dueDate: ahead(3) })).json().code).toBe('check_ins.asked_already')
    expect((await one.read()).json().data.questions).toHaveLength(3)
    // The schedule goes its own way.
    await one.weekly(3)
    expect((await one.list()).items).toMatchObject([
      { requested: true },
      { date: dayAgo(3), requested: false },
    ])
    await app.deps.db`update user_programs set status = 'completed' where id = ${one.id}`
    expect((await one.ask({ dueDate: ahead(2) })).json().code).toBe('check_ins.not_running')
  })
})
