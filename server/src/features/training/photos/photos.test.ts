import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FORM_TYPE, progressPhotoForm } from '../../../../test/multipart'
import { dayAgo, makePlan } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { sweepUploads } from '../../../kernel/upload/sweep'
import { progressPhotoFolder } from './photo-files'
import { photoBytes } from './photos.sql'

const app = useApp({ RATE_LIMITS: 'off' })
const headers = { 'content-type': FORM_TYPE }

async function photographed() {
  const made = await makePlan(app)
  const { token } = made.customer
  const path = `/user-programs/${made.id}/photos`
  const send = async (...form: Parameters<typeof progressPhotoForm>) =>
    app.call('POST', path, { token, headers, body: await progressPhotoForm(...form) })
  const ofCoach = (rest = '', coach = made.coach) =>
    app.call('GET', `/coach${path}${rest}`, { token: coach.token })
  return { ...made, token, path, send, ofCoach }
}

/** A picture as a phone stores one that was taken upright: lying, with its rotation and its place. */
function phonePicture(): Promise<Buffer> {
  return sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#287' } })
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

describe('progress photos', () => {
  test('are stored upright without metadata, listed by day, read by owner and coach, and audited for the coach', async () => {
    const { send, path, token, ofCoach, customer } = await photographed()
    expect((await send()).json().code).toBe('consent.required')
    const stored = await send({ consent: 'true', date: dayAgo(2) }, { content: await phonePicture() })
    expect(stored.statusCode, stored.body).toBe(201)
    const first = stored.json().data
    expect(first).toMatchObject({ pose: 'front', date: dayAgo(2), size: expect.any(Number) })
    const second = (await send({ pose: 'back', date: dayAgo(1) })).json().data
    const listed = await app.call('GET', path, { token })
    expect(listed.json().data).toEqual({
      items: [second, first],
      total: 2,
      currentPage: 1,
      totalPages: 1,
      consentNeeded: false,
    })
    const picture = await app.call('GET', `${path}/${first._id}`, { token })
    expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    const { exif, ...seen } = await sharp(picture.rawPayload).metadata()
    expect(seen).toMatchObject({ width: 800, height: 1600, format: 'jpeg' })
    expect(exif).toBeUndefined()
    expect(picture.rawPayload.toString('latin1')).not.toContain('Secret')
    const { items, total } = (await ofCoach('?limit=1')).json().data
    expect([items, total]).toEqual([[second], 2])
    expect((await ofCoach(`/${first._id}`)).rawPayload).toEqual(picture.rawPayload)
    const accesses = await app.call('GET', '/account/accesses', { token: customer.token })
    expect(accesses.json().data.items).toMatchObject([
      { action: 'photo_opened' },
      { action: 'program_opened' },
    ])
    const other = await photographed()
    expect((await ofCoach('', other.coach)).json().code).toBe('programs.not_found')
    expect((await ofCoach(`/${first._id}`, other.coach)).json().code).toBe('programs.photo_not_found')
    expect((await app.call('GET', `${other.path}/${first._id}`, { token })).statusCode).toBe(404)
  })

  test('are refused to the coach once the consent is withdrawn [X-104]', async () => {
    const { send, ofCoach, token, path } = await photographed()
    const { _id } = (await send({ consent: 'true' })).json().data
    expect((await app.call('DELETE', '/account/consent', { token })).statusCode).toBe(200)
    expect((await ofCoach()).statusCode).toBe(404)
    expect((await ofCoach(`/${_id}`)).statusCode).toBe(404)
    expect((await app.call('GET', path, { token })).json().data).toMatchObject({
      total: 1,
      consentNeeded: true,
    })
    expect((await send()).json().code).toBe('consent.required')
  })

  test('disappear with their picture when the owner deletes them', async () => {
    const { send, path, token } = await photographed()
    const [gone, kept] = [(await send({ consent: 'true' })).json().data, (await send()).json().data]
    const before = await photoBytes(app.deps.db)
    const remove = () => app.call('DELETE', `${path}/${gone._id}`, { token })
    expect((await remove()).statusCode).toBe(200)
    expect(await photoBytes(app.deps.db)).toBe(before - gone.size)
    expect((await remove()).json().code).toBe('programs.photo_not_found')
    expect((await app.call('GET', `${path}/${gone._id}`, { token })).statusCode).toBe(404)
    await sweepUploads(app.deps.files, [progressPhotoFolder(app.deps)], -1000)
    expect((await app.call('GET', `${path}/${kept._id}`, { token })).statusCode).toBe(200)
  })

  test.each([
    ['a HEIC picture', {}, { name: 'IMG_1.HEIC', content: '\0\0\0\x18ftypheic' }, [400, 'log.photo_type']],
    ['a HEIC picture under another name', {}, { content: '\0\0\0\x18ftypheic' }, [400, 'log.photo_type']],
    ['a day of the future', { date: '2999-01-01' }, {}, [400, 'log.photo_day']],
    ['a day that is none', { date: '2026-02-30' }, {}, [400, 'log.photo_day']],
    ['an unknown pose', { pose: 'upside' }, {}, [400, 'request.out_of_range']],
    [
      'too many bytes',
      {},
      { content: Buffer.alloc(10 * 1024 * 1024 + 1) },
      [413, 'programs.photo_too_large'],
    ],
  ])('refuses %s', async (_what, fields, file, expected) => {
    const { send } = await photographed()
    const answer = await send({ consent: 'true', ...fields }, file)
    expect([answer.statusCode, answer.json().code]).toEqual(expected)
  })
})
