import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { zeroPng } from '../../../../test/large-pictures'
import { FORM_TYPE, formBytes, photoForm } from '../../../../test/multipart'
import { makePlan } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { sweepUploads } from '../../../kernel/upload/sweep'
import { photoFolder } from './photo.logic'

const app = useApp({ RATE_LIMITS: 'off' })
const send = (token: string, body: Buffer) =>
  app.call('POST', '/account/profile/photo', { token, body, headers: { 'content-type': FORM_TYPE } })

describe('a profile’s photo', () => {
  test('COACH-ENT-07 is drawn anew, without place and device, and shown to the coach', async () => {
    const { customer, coach } = await makePlan(app)
    const taken = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#287' } })
      .withExif({ IFD0: { Make: 'Secret camera' } })
      .jpeg()
      .toBuffer()
    const answer = await send(customer.token, await photoForm({ content: taken }))
    expect(answer.statusCode, answer.body).toBe(200)
    const { profilePhoto } = answer.json().data
    expect(profilePhoto).toMatch(/^\/photos\/[\w-]{20,}\.jpg$/)
    const shown = await app.call('GET', `/${profilePhoto}`)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      width: 512,
      height: 288,
      format: 'jpeg',
    })
    expect(shown.rawPayload.toString('latin1')).not.toContain('Secret')
    const [user] = (await app.call('GET', '/coach/my-users', { token: coach.token })).json().data.users
    expect(user.profilePhoto).toBe(profilePhoto)
  })

  test('a new one takes the place of the old, which is swept; it can be removed', async () => {
    const { token } = await makeAccount(app)
    const put = async () => (await send(token, await photoForm())).json().data.profilePhoto as string
    const [first, second] = [await put(), await put()]
    expect(second).not.toBe(first)
    await sweepUploads(app.deps.files, [photoFolder(app.deps)], -1000)
    expect((await app.call('GET', `/${first}`)).statusCode).toBe(404)
    expect((await app.call('GET', `/${second}`)).statusCode).toBe(200)
    const removed = await app.call('DELETE', '/account/profile/photo', { token })
    expect(removed.json().data.profilePhoto).toBeNull()
  })

  test('S20 S21 is a picture, one, and not too large', async () => {
    const { token } = await makeAccount(app)
    const code = async (body: Buffer) => {
      const answer = await send(token, body)
      return [answer.statusCode, answer.json().code]
    }
    expect(await code(formBytes([]))).toEqual([400, 'programs.photo_required'])
    expect(await code(await photoForm({ content: '<script>alert(1)</script>' }))).toEqual([
      400,
      'programs.photo_invalid',
    ])
    expect(await code(await photoForm({ name: 'me.svg' }))).toEqual([400, 'programs.photo_invalid'])
    expect(await code(await photoForm({ content: Buffer.alloc(10 * 1024 * 1024 + 1) }))).toEqual([
      413,
      'programs.photo_too_large',
    ])
  })

  test('refuses one that would take too much memory with its reason [S21]', async () => {
    const { token } = await makeAccount(app)
    const refusal = async (content: Buffer) => {
      const answer = await send(token, await photoForm({ name: 'me.png', content }))
      const { code, message, params } = answer.json()
      return { status: answer.statusCode, code, message, params }
    }
    expect(await refusal(await zeroPng({ width: 5000, height: 5000, interlaced: true }))).toEqual({
      status: 400,
      code: 'files.picture_interlaced',
      message:
        'This picture is interlaced (progressive) and too large for that: me.png. Save it without that option, or with at most 12 megapixels.',
      params: { file: 'me.png', megapixels: 12 },
    })
    expect(await refusal(await zeroPng({ width: 200, height: 100, headOnly: true }))).toMatchObject({
      status: 400,
      code: 'files.picture_damaged',
    })
  })

  test('S19 a name that is none leads nowhere', async () => {
    for (const name of ['x', '..%2f..%2fetc%2fpasswd', `${'a'.repeat(24)}.jpg`, `${'a'.repeat(24)}.svg`])
      expect((await app.call('GET', `//photos/${name}`)).statusCode, name).toBe(404)
  })
})
