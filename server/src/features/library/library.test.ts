import { exerciseVideoUploads, OWN_EXERCISES_MAX } from 'contract/library/rules'
import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../../test/factories'
import { exerciseBody } from '../../../test/library'
import { FORM_TYPE, formBytes } from '../../../test/multipart'
import type { Person } from '../../../test/programs'
import { useApp } from '../../../test/test-app'
import { mp4, webm } from '../../../test/videos'
import { sweepUploads } from '../../kernel/upload/sweep'
import { videoFolder } from './video-files'

const app = useApp({ RATE_LIMITS: 'off' })
const mine = '/coach/library/exercises'
const house = '/admin/library/exercises'

const add = async (by: Person, path = mine, body: object = exerciseBody()) => {
  const answer = await app.call('POST', path, { token: by.token, body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data
}
const found = async (by: Person, search: string, lang = 'en') => {
  const query = `?lang=${lang}&search=${encodeURIComponent(search)}`
  const { items } = (await app.call('GET', mine + query, { token: by.token })).json().data
  return items.map((item: { filled: { name: string } }) => item.filled.name)
}

describe('the library of exercises', () => {
  test('has the house’s exercises for all coaches and each coach’s own for themselves [57]', async () => {
    const [owner, coach, other] = [
      await makeAccount(app, ['admin']),
      await makeAccount(app, ['coach']),
      await makeAccount(app, ['coach']),
    ]
    const shared = await add(owner, house, exerciseBody({ name: `Squat ${owner.id}` }))
    const own = await add(coach, mine, exerciseBody({ name: `Press ${owner.id}` }))
    expect([shared.own, own.own]).toEqual([true, true])
    expect(await found(coach, owner.id)).toEqual([own.name, shared.name])
    expect(await found(other, owner.id)).toEqual([shared.name])
    const read = (by: Person, { _id }: { _id: string }) =>
      app.call('GET', `${mine}/${_id}`, { token: by.token })
    expect((await read(other, shared)).json().data).toMatchObject({ own: false })
    expect((await read(other, own)).json().code).toBe('library.not_found')
    const asOwner = await app.call('GET', `${house}/${own._id}`, { token: owner.token })
    expect(asOwner.json().code).toBe('library.not_found')
    for (const [method, rest] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['DELETE', '/video'],
    ] as const) {
      const body = method === 'PUT' ? exerciseBody() : undefined
      const refused = await app.call(method, `${mine}/${shared._id}${rest}`, { token: other.token, body })
      expect(refused.json().code).toBe('library.read_only')
      const hidden = await app.call(method, `${mine}/${own._id}${rest}`, { token: other.token, body })
      expect(hidden.json().code).toBe('library.not_found')
    }
    const [event] = await app.deps.db<{ details: object }[]>`
      select details from audit_events where object_id = ${shared._id}`
    expect(event?.details).toEqual({ change: 'added' })
    const [none] = await app.deps.db`select from audit_events where object_id = ${own._id}`
    expect(none).toBeUndefined()
  })

  test('is searched in names and aliases of three languages, what begins with the search first [57]', async () => {
    const coach = await makeAccount(app, ['coach'])
    await add(coach, mine, exerciseBody({ names: { fa: 'پرس آرام', nl: 'Zacht drukken' } }))
    await add(coach, mine, {
      name: 'Quiet curl machine row',
      names: { fa: 'پارویی', nl: '' },
      aliases: { en: ['Zercher quux'], fa: [], nl: ['Roeién'] },
    })
    const [press, row] = ['Quiet press', 'Quiet curl machine row']
    expect(await found(coach, 'quiet')).toEqual([row, press])
    expect(await found(coach, 'quux ZERCHER')).toEqual([row])
    expect(await found(coach, 'roeien')).toEqual([row])
    expect(await found(coach, 'پاروي')).toEqual([row])
    expect(await found(coach, 'zacht')).toEqual([press])
    expect(await found(coach, 'quiet nothing')).toEqual([])
    expect(await found(coach, 'quiet', 'fa')).toEqual(['پارویی', 'پرس آرام'])
    await add(coach, mine, exerciseBody({ name: 'Machine quiet' }))
    expect(await found(coach, 'machine')).toEqual(['Machine quiet', row])
  })

  test('fills the fields of a row in the language that is asked for, own words where none are known [57]', async () => {
    const [owner, coach] = [await makeAccount(app, ['admin']), await makeAccount(app, ['coach'])]
    const alternative = await add(owner, house, exerciseBody({ name: `Swap ${owner.id}` }))
    const { _id } = await add(coach, mine, exerciseBody({ alternatives: [alternative.name, 'Anything'] }))
    const filled = async (lang: string) =>
      (await app.call('GET', `${mine}/${_id}?lang=${lang}`, { token: coach.token })).json().data.filled
    expect(await filled('en')).toEqual({
      name: 'Quiet press',
      category: 'Strength',
      equipment: ['Dumbbells', 'A rock'],
      technique: 'Slowly.',
      alternatives: [alternative.name, 'Anything'],
      videoUrl: 'https://videos.example/press',
      muscleGroups: ['Chest'],
      difficulty: 'Beginner',
    })
    expect(await filled('fa')).toMatchObject({
      name: 'پرس آرام',
      category: 'قدرتی',
      equipment: ['دمبل', 'A rock'],
      technique: 'آهسته.',
      alternatives: ['پرس آرام', 'Anything'],
      muscleGroups: ['سینه'],
      difficulty: 'مقدماتی',
    })
    expect(await filled('nl')).toMatchObject({ name: 'Rustig drukken', technique: 'Slowly.' })
  })

  test('changes only the version that was read, and keeps no more than a coach may have [X-53]', async () => {
    const coach = await makeAccount(app, ['coach'])
    const { _id, ...read } = await add(coach)
    const put = (body: object) => app.call('PUT', `${mine}/${_id}`, { token: coach.token, body })
    expect((await put({ ...read, name: 'First' })).json().data).toMatchObject({ name: 'First', version: 2 })
    expect((await put({ ...read, name: 'Second' })).json().code).toBe('library.changed_meanwhile')
    const { version: _, ...unversioned } = read
    expect((await put({ ...unversioned, name: 'Third' })).json().data.version).toBe(3)
    expect(await found(coach, 'quiet')).toEqual([])
    expect((await put({ name: ' ' })).json().fieldCodes).toEqual({ name: 'library.name_required' })
    expect((await put({ ...read, videoUrl: 'javascript:x' })).json().fieldCodes.videoUrl).toBe(
      'programs.url_invalid',
    )
    await app.deps.db`
      insert into library_exercises (id, coach_id, name, names, aliases, category, difficulty, technique, techniques,
        video_url, search_text)
      select ${coach.id} || n, ${coach.id}, n, '{}', '{}', '', '', '', '{}', '', n
      from generate_series(3, ${OWN_EXERCISES_MAX}) as n`
    const add2 = () => app.call('POST', mine, { token: coach.token, body: exerciseBody() })
    const both = await Promise.all([add2(), add2()])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect((await app.call('DELETE', `${mine}/${_id}`, { token: coach.token })).statusCode).toBe(200)
    expect((await app.call('DELETE', `${mine}/${_id}`, { token: coach.token })).statusCode).toBe(404)
  })
})

describe('the video of an exercise', () => {
  const send = (by: Person, id: string, content: Buffer, filename = 'press.mp4', path = mine) =>
    app.call('POST', `${path}/${id}/video`, {
      token: by.token,
      headers: { 'content-type': FORM_TYPE },
      body: formBytes([{ name: 'video', filename, content }]),
    })
  const watch = (id: string, headers: Record<string, string> = {}) =>
    app.http.inject({ url: `/videos/${id}`, headers })

  test('plays whole and in parts without a token, and is what a row is filled with [57]', async () => {
    const coach = await makeAccount(app, ['coach'])
    const { _id: id } = await add(coach)
    expect((await watch(id)).statusCode).toBe(404)
    const film = mp4(1000)
    const sent = await send(coach, id, film)
    expect(sent.json().data).toMatchObject({
      video: { type: 'video/mp4', size: film.length },
      filled: { videoUrl: `${app.deps.config.publicUrl}/videos/${id}` },
    })
    const whole = await watch(id)
    expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual([
      200,
      'bytes',
      'video/mp4',
    ])
    expect(whole.rawPayload.equals(film)).toBe(true)
    const part = await watch(id, { range: 'bytes=10-19' })
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 10-19/${film.length}`,
      '10',
    ])
    expect(part.rawPayload.equals(film.subarray(10, 20))).toBe(true)
    expect((await watch(id, { range: 'bytes=-5' })).rawPayload.equals(film.subarray(-5))).toBe(true)
    const beyond = await watch(id, { range: 'bytes=9999-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${film.length}`])
    const etag = String(whole.headers.etag)
    expect((await watch(id, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await watch(id, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206)
    expect((await watch(id, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200)
  })

  test('is refused when the videos of all exercises fill their space [S21]', async () => {
    const limited = await app.again({ RATE_LIMITS: 'on' })
    const coach = await makeAccount(limited, ['coach'])
    const [full, other] = [await add(coach), await add(coach)]
    const sendTo = (id: string) =>
      limited.call('POST', `${mine}/${id}/video`, {
        token: coach.token,
        headers: { 'content-type': FORM_TYPE },
        body: formBytes([{ name: 'video', filename: 'press.mp4', content: mp4(1000) }]),
      })
    expect((await sendTo(full._id)).statusCode).toBe(200)
    await app.deps.db`
      update library_exercises set video_bytes = 2147483647 where id = ${full._id}`
    await app.deps.db`
      insert into library_exercises
      select (jsonb_populate_record(e, jsonb_build_object('id', 'film-' || n))).* from library_exercises e, generate_series(1, 100) n
      where e.id = ${full._id}`
    const refused = await sendTo(other._id)
    expect([refused.statusCode, refused.json().code]).toEqual([507, 'files.no_space'])
    await app.deps.db`delete from library_exercises where id like 'film-%'`
    for (const { _id } of [full, other])
      expect((await app.call('DELETE', `${mine}/${_id}`, { token: coach.token })).statusCode).toBe(200)
  })

  test('is replaced, removed, and gone with its exercise; the store keeps no file of it', async () => {
    const coach = await makeAccount(app, ['coach'])
    const { _id: id } = await add(coach)
    const keys = async () => {
      const all: string[] = []
      for await (const { key } of app.deps.files.list('exercise-videos')) all.push(key)
      return all.length
    }
    const before = await keys()
    await send(coach, id, mp4())
    await send(coach, id, webm(), 'press.webm')
    expect([(await watch(id)).headers['content-type'], await keys()]).toEqual(['video/webm', before + 1])
    await sweepUploads(app.deps.files, [videoFolder(app.deps)], 0)
    expect((await watch(id)).statusCode).toBe(200)
    const removed = await app.call('DELETE', `${mine}/${id}/video`, { token: coach.token })
    expect(removed.json().data).toMatchObject({
      video: null,
      filled: { videoUrl: 'https://videos.example/press' },
    })
    expect(await keys()).toBe(before)
    await send(coach, id, mp4())
    await app.call('DELETE', `${mine}/${id}`, { token: coach.token })
    expect([(await watch(id)).statusCode, await keys()]).toEqual([404, before])
  })

  test('is an MP4 or WebM of at most 50 MB, sent by who may change the exercise', async () => {
    const [owner, coach] = [await makeAccount(app, ['admin']), await makeAccount(app, ['coach'])]
    const { _id: id } = await add(coach)
    const shared = await add(owner, house)
    const code = async (answer: ReturnType<typeof send>) => (await answer).json().code
    expect(await code(send(coach, id, Buffer.from('<html>')))).toBe('library.video_type')
    expect(await code(send(coach, id, mp4(), 'press.mov'))).toBe('library.video_type')
    expect(await code(send(coach, id, webm(), 'press.mp4'))).toBe('library.video_type')
    const large = mp4(0, [Buffer.alloc(exerciseVideoUploads.fileBytes)])
    expect(await code(send(coach, id, large))).toBe('library.video_too_large')
    expect(await code(send(coach, shared._id, mp4()))).toBe('library.read_only')
    expect(await code(send(owner, id, mp4(), 'press.mp4', house))).toBe('library.not_found')
    expect((await send(owner, shared._id, mp4(), 'press.mp4', house)).statusCode).toBe(200)
    const none = await app.call('POST', `${mine}/${id}/video`, {
      token: coach.token,
      headers: { 'content-type': FORM_TYPE },
      body: formBytes([]),
    })
    expect(none.json().code).toBe('library.video_required')
  })
})

test('lists exercises for the same muscles with other equipment, whole and for those who see the exercise [57]', async () => {
  const [owner, coach, other] = [
    await makeAccount(app, ['admin']),
    await makeAccount(app, ['coach']),
    await makeAccount(app, ['coach']),
  ]
  const muscleGroups = [`Neck ${owner.id}`, 'Back']
  const one = (name: string, more: object = {}) => exerciseBody({ name, muscleGroups, ...more })
  const barbell = await add(owner, house, one('Barbell neck', { equipment: ['Barbell', 'Bench'] }))
  await add(owner, house, one('Same things', { equipment: ['Bench', 'Barbell'] }))
  const less = await add(coach, mine, one('A band', { equipment: ['Band'], muscleGroups: [muscleGroups[0]] }))
  const both = await add(owner, house, one('B dumbbells', { equipment: ['Dumbbells'] }))
  await add(owner, house, one('Other muscle', { equipment: ['Cable'], muscleGroups: ['Back'] }))
  await add(other, mine, one('Of a stranger', { equipment: ['Cable'] }))
  const swaps = (by: Person, id: string, lang = 'en') =>
    app.call('GET', `${mine}/${id}/swaps?lang=${lang}`, { token: by.token })
  const answer = await swaps(coach, barbell._id)
  const { items } = answer.json().data
  expect(items.map(({ _id }: { _id: string }) => _id)).toEqual([both._id, less._id])
  const inPersian = (await swaps(coach, barbell._id, 'fa')).json().data.items[0]
  expect(inPersian.filled).toMatchObject({ equipment: ['دمبل'], technique: 'آهسته.' })
  expect((await swaps(other, less._id)).json().code).toBe('library.not_found')
  const byName = async (by: Person, name: string) => {
    const found = await app.call('GET', `${mine}/by-name/swaps?name=${encodeURIComponent(name)}`, {
      token: by.token,
    })
    return found.json().data.items.map(({ _id }: { _id: string }) => _id)
  }
  expect(await byName(coach, ' barbell NECK ')).toEqual([both._id, less._id])
  expect([await byName(other, 'A band'), await byName(coach, 'Barbell'), await byName(coach, '')]).toEqual([
    [],
    [],
    [],
  ])
})
