import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_FORMATS, IMAGE_WIDTHS } from 'contract/catalog/rules'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useApp } from '../../../../test/test-app'
import { createPictureStore, MIME } from './images'

const app = useApp()
let path: string
const get = (address: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/${address}`, { headers })

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  path = await createPictureStore(app.deps.files).save(await picture('#7a4'))
  await writeFile(join(app.deps.config.dataDir, 'secret.jpg'), 'secret')
})

describe('pictures', () => {
  test.each(IMAGE_FORMATS.map((format) => [format]))('are served as %s in every width', async (format) => {
    for (const width of IMAGE_WIDTHS) {
      const answer = await get(`${path}-${width}.${format}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe(MIME[format])
      const made = await sharp(answer.rawPayload).metadata()
      expect(made.width).toBe(width)
      expect(made.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
    }
  })

  test('may be cached for ever, because a name contains the content’s hash', async () => {
    const answer = await get(`${path}-160.webp`)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    const again = await get(`${path}-160.webp`)
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
  })

  test('by the bare name come in a format that the reader takes', async () => {
    const modern = await get(path, { accept: 'image/avif,image/webp,*/*' })
    const plain = await get(path, { accept: 'image/png,*/*' })
    const none = await get(path)
    expect(modern.headers['content-type']).toMatch(/^image\/(webp|avif)$/)
    for (const answer of [plain, none]) expect(answer.headers['content-type']).toBe('image/jpeg')
    for (const answer of [modern, plain, none]) expect(answer.headers.vary).toBe('accept')
  })

  test('asked for at once are made once and all arrive', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`${path}-480.avif`)))
    expect(new Set(answers.map((a) => a.rawPayload.toString('base64'))).size).toBe(1)
  })

  test('are rendered once and then read, also for concurrent requests', async () => {
    const name = `${path.slice(8)}-320.jpg`
    const first = await createPictureStore(app.deps.files).read(name, '')
    const resized = vi.spyOn(app.deps.files, 'put')
    const restarted = createPictureStore(app.deps.files)
    expect((await restarted.read(name, ''))?.bytes.equals(first?.bytes as Buffer)).toBe(true)
    const looked = vi.spyOn(app.deps.files, 'get')
    await restarted.read(name, '')
    expect([resized.mock.calls, looked.mock.calls]).toEqual([[], []])
  })

  test('are shown also where they cannot be kept', async () => {
    const other = await createPictureStore(app.deps.files).save(await picture('#147'))
    const put = vi.spyOn(app.deps.files, 'put').mockRejectedValue(new Error('no space left'))
    expect((await get(`${other}-160.jpg`)).statusCode).toBe(200)
    expect(put).toHaveBeenCalledOnce()
  })

  test.each([
    '/images/0123456789abcdef0123456789abcdef',
    '/images/0123456789abcdef0123456789abcdef-160.webp',
    '{path}-161.webp',
    '{path}-0160.webp',
    '{path}-99999.jpg',
    '{path}-160.png',
    '{path}-160.svg',
    '{path}-160.webp/',
    '{path}-160.webp%00',
    '{path}.jpg',
    '{PATH}',
    '/images/',
    '/images/secret.jpg',
    '/images/../secret.jpg',
    '/images/..%2fsecret.jpg',
    '/images/..%5csecret.jpg',
    '/images/%2e%2e/secret.jpg',
    '/images/....//secret.jpg',
    '/images/masters',
    '/images/%2fetc%2fpasswd',
    `/images/${'a'.repeat(300)}`,
  ])('%s is not found', async (address) => {
    const answer = await get(address.replace('{path}', path).replace('{PATH}', path.toUpperCase()))
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, requestId: expect.any(String) })
    expect(answer.body).not.toContain('secret.jpg')
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  })
})
