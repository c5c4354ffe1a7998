import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MB } from 'contract/units'
import type { FileExtension } from 'contract/upload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doc, docx, gif, jpeg, pdf, png, stillWebp, webp } from '../../../test/documents'
import { acceptFiles, type UploadPolicy } from './accept'
import { consumeQuota, type UploadQuota } from './quota'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-accept-'))
})
afterAll(() => rm(folder, { recursive: true }))

const say = (text: string): never => {
  throw new Error(text)
}
const policyOf = <E extends FileExtension>(
  extensions: readonly E[],
  more: Partial<UploadPolicy<E>> = {},
): UploadPolicy<E> => ({
  extensions,
  fileBytes: 10 * MB,
  files: 5,
  refuse: {
    tooMany: () => say('too many'),
    tooLarge: (file) => say(`too large: ${file}`),
    type: (file) => say(`type: ${file}`),
  },
  ...more,
})
/** Policies of features: chat attachments, a laboratory report, a profile photo. */
const attachments = policyOf(['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'webp'])
const report = policyOf(['pdf', 'jpg', 'jpeg', 'png'], { files: 1 })
const photo = policyOf(['jpg', 'jpeg', 'png'], {
  files: 1,
  drawing: { sideMax: 256, keepsTransparency: false },
})

async function accept<E extends FileExtension>(
  policy: UploadPolicy<E>,
  files: readonly { name: string; content: Buffer | string; tooLarge?: boolean }[],
  tooMany = false,
) {
  const received = await Promise.all(
    files.map(async ({ name, content, tooLarge = false }, i) => {
      const path = join(folder, `${i}.part`)
      await writeFile(path, content)
      const bytes = Buffer.from(content as string)
      return { name, path, size: bytes.length, sha256: sha256(bytes), tooLarge }
    }),
  )
  const { signal } = new AbortController()
  return acceptFiles({ files: received, fields: {}, tooMany, strayFiles: [], signal }, policy)
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('upload policy', () => {
  test('accepts the listed types and stores bytes unchanged', async () => {
    const text = 'Eerste week: 3 × 12 — «قدرت»\r\n\tgoed!\n'
    const files = [
      { name: 'plan.pdf', content: await pdf() },
      { name: 'old.doc', content: doc() },
      { name: 'new.docx', content: docx() },
      { name: 'notes.TXT', content: text },
      { name: 'me.jpeg', content: await jpeg() },
    ]
    const accepted = await accept(attachments, files)
    expect(accepted.map(({ mimeType }) => mimeType.split('/')[1])).toEqual([
      'pdf',
      'msword',
      'vnd.openxmlformats-officedocument.wordprocessingml.document',
      'plain',
      'jpeg',
    ])
    expect(accepted.map(({ originalName }) => originalName)).toEqual(files.map(({ name }) => name))
    for (const [i, { name, path, sha256: sum }] of accepted.entries()) {
      expect(name).toMatch(/^[\w-]{20,}\.(pdf|doc|docx|txt|jpeg)$/)
      expect((await readFile(path)).equals(Buffer.from(files[i]?.content as string))).toBe(true)
      expect(sum).toBe(sha256(await readFile(path)))
    }
  })

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing further down', `${'x'.repeat(100_000)}<svg onload="alert(1)">`],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0')],
    ['another encoding', Buffer.from('\ufeffhello', 'utf16le')],
    ['half a letter at its end', Buffer.from('سلام').subarray(0, 7)],
    ['nothing', ''],
  ])('S20 a text that is %s is none', async (_what, content) => {
    await expect(accept(attachments, [{ name: 'notes.txt', content }])).rejects.toThrow('type: notes.txt')
  })

  test('differs from feature to feature, by name and by content', async () => {
    const word = { name: 'new.docx', content: docx() }
    await expect(accept(report, [word])).rejects.toThrow('type: new.docx')
    const picture = { name: 'scan.jpg', content: await png() }
    expect((await accept(report, [picture]))[0]).toMatchObject({ mimeType: 'image/png' })
    await expect(accept(policyOf(['pdf', 'jpg']), [picture])).rejects.toThrow('type: scan.jpg')
  })

  test('S21 is limited in number and size before anything is looked into', async () => {
    const one = { name: 'scan.png', content: 'never looked into' }
    await expect(accept(report, [one, one])).rejects.toThrow('too many')
    await expect(accept(attachments, [one], true)).rejects.toThrow('too many')
    await expect(accept(report, [{ ...one, tooLarge: true }])).rejects.toThrow('too large: scan.png')
  })
})

describe('pictures of newer and moving kinds', () => {
  test('accepts the types of its policy under their real type (X-72)', async () => {
    const files = [
      { name: 'squat.gif', content: await gif() },
      { name: 'run.webp', content: await webp() },
      { name: 'still.webp', content: await stillWebp() },
      { name: 'shared.jpg', content: await webp() },
      { name: 'drawn.gif', content: await jpeg() },
    ]
    const accepted = await accept(attachments, files)
    const kinds = ['image/gif', 'image/webp', 'image/webp', 'image/webp', 'image/jpeg']
    expect(accepted.map(({ mimeType }) => mimeType)).toEqual(kinds)
    for (const [i, { path }] of accepted.entries())
      expect((await readFile(path)).equals(files[i]?.content as Buffer)).toBe(true)
  })

  test('are refused elsewhere, whatever they are called', async () => {
    for (const content of [await gif(), await webp()]) {
      await expect(accept(report, [{ name: 'scan.jpg', content }])).rejects.toThrow('type: scan.jpg')
      await expect(accept(photo, [{ name: 'me.jpg', content }])).rejects.toThrow('type: me.jpg')
    }
    await expect(accept(photo, [{ name: 'me.gif', content: await gif() }])).rejects.toThrow('type: me.gif')
  })

  const page = Buffer.from('<script>alert(1)</script>')
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, page.length]), page, Buffer.from([0])])
  /** A chunk of words at the end of a WebP, which its container counts. */
  const withChunk = (picture: Buffer, words: Buffer) => {
    const chunk = Buffer.concat([Buffer.from('XMP \0\0\0\0'), words, Buffer.alloc(words.length % 2)])
    chunk.writeUInt32LE(words.length, 4)
    const whole = Buffer.concat([picture, chunk])
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  }
  test.each<[string, string, () => Promise<Buffer>]>([
    ['a page called one', 'a.gif', async () => page],
    ['its first bytes and a page', 'a.gif', async () => Buffer.concat([Buffer.from('GIF89a'), page])],
    ['a page behind its end', 'a.gif', async () => Buffer.concat([await gif(), page])],
    [
      'a page in a comment',
      'a.gif',
      async () => Buffer.concat([(await gif()).subarray(0, -1), comment, Buffer.from(';')]),
    ],
    ['cut off', 'a.gif', async () => (await gif()).subarray(0, -20)],
    [
      'blocks without end',
      'a.gif',
      async () => {
        const picture = await gif()
        const empty = Buffer.alloc(3 * MB, Buffer.from([0x21, 0xfe, 0]))
        return Buffer.concat([picture.subarray(0, -1), empty, picture.subarray(-1)])
      },
    ],
    ['an archive behind its end', 'a.gif', async () => Buffer.concat([await gif(), docx()])],
    ['a page called one', 'a.webp', async () => page],
    [
      'its first bytes and a page',
      'a.webp',
      async () => Buffer.concat([Buffer.from('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0'), page]),
    ],
    ['a page behind its end', 'a.webp', async () => Buffer.concat([await webp(), page])],
    ['a page in its words', 'a.webp', async () => withChunk(await webp(), page)],
    ['cut off', 'a.webp', async () => (await webp()).subarray(0, -20)],
    ['an archive behind its end', 'a.webp', async () => Buffer.concat([await webp(), docx()])],
  ])('S20 %s is none (%s)', async (_what, name, make) => {
    await expect(accept(attachments, [{ name, content: await make() }])).rejects.toThrow(`type: ${name}`)
  })

  test('words that are no page do no harm', async () => {
    const words = Buffer.from('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    const content = withChunk(await webp(), words)
    expect(await accept(attachments, [{ name: 'a.webp', content }])).toHaveLength(1)
  })
})

describe('a photo that others see', () => {
  test('is drawn anew: upright, bounded, without place, device or anything else', async () => {
    const taken = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#287' } })
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const odd = Buffer.concat([taken, Buffer.from('Secret trailer')])
    const [photoOf] = await accept(photo, [{ name: 'me.jpg', content: odd }])
    const kept = await readFile(photoOf?.path ?? '')
    const { width, height, exif, orientation, format } = await sharp(kept).metadata()
    expect([width, height, format]).toEqual([171, 256, 'jpeg'])
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(kept.toString('latin1')).not.toContain('Secret')
    expect(photoOf).toMatchObject({ mimeType: 'image/jpeg', size: kept.length, sha256: sha256(kept) })
  })

  test('may be a PNG, and stays as small as it is', async () => {
    const [photoOf] = await accept(photo, [{ name: 'me.png', content: await png() }])
    expect(photoOf?.name).toMatch(/\.jpg$/)
    const { width, height, format } = await sharp(photoOf?.path).metadata()
    expect([width, height, format]).toEqual([40, 30, 'jpeg'])
  })

  test('S20 is drawn only where it is a picture all through', async () => {
    const page = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')])
    await expect(accept(photo, [{ name: 'me.jpg', content: page }])).rejects.toThrow('type: me.jpg')
  })
})

describe('S21 a quota', () => {
  const quota: UploadQuota = { sender: { bytes: 4 * MB, seconds: 3600 }, total: 10 * MB }
  const consume = (bytes: number, stored: number, left?: number) => {
    const asked: unknown[] = []
    const done = consumeQuota(quota, bytes, {
      async countSender(kilobytes, limit, refuse) {
        asked.push(kilobytes, limit)
        if (left !== undefined) refuse(left)
      },
      storedBytes: async () => stored,
    })
    return { asked, done }
  }

  test('counts uploads in kilobytes within the sender’s period', async () => {
    const { asked, done } = consume(1.5 * MB + 1, 0)
    await done
    expect(asked).toEqual([1537, { max: 4096, seconds: 3600 }])
  })

  test('says when there is more, and when there is no room for anybody', async () => {
    await expect(consume(1, 0, 5000).done).rejects.toMatchObject({
      code: 'files.too_much',
      params: { hours: 2 },
      retryAfter: 5000,
    })
    await consume(1 * MB, 9 * MB).done
    await expect(consume(1 * MB, 9 * MB + 1).done).rejects.toMatchObject({ code: 'files.no_space' })
  })
})
