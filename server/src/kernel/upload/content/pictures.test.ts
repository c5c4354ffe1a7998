import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { FileExtension } from 'contract/upload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docx, gif, jpeg, pdf, png, stillWebp, webp } from '../../../../test/documents'
import { jpegInScans, zeroPng } from '../../../../test/large-pictures'
import { detectType } from './detect'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function detect(extension: FileExtension, content: Buffer) {
  const path = join(folder, `file.${extension}`)
  await writeFile(path, content)
  return detectType(path, extension)
}

type Make = () => Buffer | Promise<Buffer>
const MAKERS = { gif, webp, png, jpg: jpeg } as const
const KINDS = Object.keys(MAKERS) as (keyof typeof MAKERS)[]

const page = Buffer.from('<script>alert(1)</script>')
const glued = (...parts: Buffer[]) => Buffer.concat(parts)

function pngChunk(type: string, data: Buffer): Buffer {
  const named = glued(Buffer.from(type, 'latin1'), data)
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return glued(numbers.subarray(0, 4), named, numbers.subarray(4))
}
/** Signature and head of a PNG. */
const HEAD = 33
const END = pngChunk('IEND', Buffer.alloc(0))
const withChunk = (picture: Buffer, type: string, data: Buffer) =>
  glued(picture.subarray(0, HEAD), pngChunk(type, data), picture.subarray(HEAD))

function withOtherByte(picture: Buffer, at: number): Buffer {
  const changed = Buffer.from(picture)
  changed[at] = (changed[at] ?? 0) ^ 0xff
  return changed
}

/** A WebP container with this content. */
function riff(...chunks: Buffer[]): Buffer {
  const whole = glued(Buffer.from('RIFF\0\0\0\0WEBP'), ...chunks)
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
function webpChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`)
  head.writeUInt32LE(data.length, 4)
  return glued(head, data, Buffer.alloc(data.length % 2))
}

/** A JPEG with a segment after its first bytes. */
function withSegment(picture: Buffer, mark: number, words: Buffer): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(words.length + 2, 2)
  return glued(picture.subarray(0, 2), head, words, picture.subarray(2))
}

describe('pictures that are another file too', () => {
  const others: Record<string, Make> = {
    page: () => page,
    archive: () => docx(),
    document: pdf,
    program: () => Buffer.from('MZ\x90\0\x03\0\0\0'),
    'shell script': () => Buffer.from('#!/bin/sh\nid\n'),
  }
  const pairs = KINDS.flatMap((kind) => Object.keys(others).map((other) => [kind, other] as const))
  test.each(pairs)('refuses a %s with a %s behind its end (S20)', async (kind, other) => {
    const content = glued(await MAKERS[kind](), (await others[other]?.()) ?? page)
    expect(await detect(kind, content)).toEqual({ refused: 'type' })
  })

  test.each<[string, keyof typeof MAKERS, Make]>([
    ['a script that begins as a GIF', 'gif', () => Buffer.from('GIF89a/*;*/=1;alert(document.domain)//;')],
    [
      'a page in a comment of a GIF',
      'gif',
      async () =>
        glued(
          (await gif()).subarray(0, -1),
          Buffer.from([0x21, 0xfe, page.length]),
          page,
          Buffer.from('\0;'),
        ),
    ],
    ['a page in a text of a PNG', 'png', async () => withChunk(await png(), 'tEXt', page)],
    ['a page in a profile of a PNG', 'png', async () => withChunk(await png(), 'iCCP', page)],
    ['a page in a comment of a JPEG', 'jpg', async () => withSegment(await jpeg(), 0xfe, page)],
    ['a page in the EXIF of a JPEG', 'jpg', async () => withSegment(await jpeg(), 0xe1, page)],
    [
      'a page in the words of a WebP',
      'webp',
      async () => riff((await webp()).subarray(12), webpChunk('XMP ', page)),
    ],
  ])('refuses %s (S20)', async (_what, kind, make) => {
    expect(await detect(kind, await make())).toEqual({ refused: 'type' })
  })
})

describe('pictures that are not whole', () => {
  test.each<[string, keyof typeof MAKERS, Make]>([
    ['a GIF without a frame', 'gif', async () => glued((await gif()).subarray(0, 13), Buffer.from(';'))],
    ['a GIF without its end', 'gif', async () => (await gif()).subarray(0, -1)],
    ['a PNG whose head has a wrong sum', 'png', async () => withOtherByte(await png(), HEAD - 4)],
    ['a PNG without pixels', 'png', async () => glued((await png()).subarray(0, HEAD), END)],
    ['a PNG without a head', 'png', async () => glued((await png()).subarray(0, 8), END)],
    [
      'a PNG that begins with another chunk',
      'png',
      async () => {
        const picture = await png()
        return glued(picture.subarray(0, 8), pngChunk('tEXt', Buffer.from('a\0b')), picture.subarray(8))
      },
    ],
    [
      'a PNG with a chunk that has no name',
      'png',
      async () => withChunk(await png(), '<scr', Buffer.from('ipt>')),
    ],
    ['a PNG without its end', 'png', async () => (await png()).subarray(0, -12)],
    [
      'a JPEG without pixels',
      'jpg',
      async () => {
        const picture = await jpeg()
        return glued(picture.subarray(0, picture.indexOf('ffda', 'hex')), Buffer.from('ffd9', 'hex'))
      },
    ],
    ['a JPEG without its end', 'jpg', async () => (await jpeg()).subarray(0, -2)],
    ['a WebP without pixels', 'webp', () => riff(webpChunk('XMP ', Buffer.from('ab')))],
    ['a WebP with a page in place of its lossy pixels', 'webp', () => riff(webpChunk('VP8 ', page))],
    ['a WebP with a page in place of its lossless pixels', 'webp', () => riff(webpChunk('VP8L', page))],
    [
      'a WebP with a page in place of its frames',
      'webp',
      async () =>
        riff((await webp()).subarray(12, 12 + 18), webpChunk('ANMF', glued(Buffer.alloc(16), page))),
    ],
    ['a WebP without its end', 'webp', async () => (await stillWebp()).subarray(0, -2)],
  ])('refuses %s (S20)', async (_what, kind, make) => {
    expect(await detect(kind, await make())).toEqual({ refused: 'type' })
  })

  test('refuses a picture of too many pixels with its reason (S21)', async () => {
    const wide = await zeroPng({ width: 30_000, height: 10, headOnly: true })
    expect(await detect('png', wide)).toMatchObject({ refused: 'files.picture_pixels' })
  })
})

describe('pictures of cameras and programs', () => {
  test.each(KINDS)('accepts a %s with bytes behind its end that are no file', async (kind) => {
    const content = glued(await MAKERS[kind](), Buffer.from('SEFT\0\0\x01\x02 camera data'))
    expect(await detect(kind, content)).toMatchObject({ extension: kind })
  })

  test('accepts a PNG that moves', async () => {
    const content = withChunk(await png(), 'acTL', Buffer.from('0000000100000000', 'hex'))
    expect(await detect('png', content)).toMatchObject({ extension: 'png' })
  })

  test('counts the bytes that the decoder of a JPEG in several scans must hold for a pixel', async () => {
    const found = await detect('jpg', jpegInScans(64, 48))
    expect(found).toMatchObject({ extension: 'jpg', picture: { width: 64, height: 48, heldBytes: 6 } })
  })

  test('counts the bytes that the decoder of an interlaced PNG must hold for a pixel', async () => {
    const content = await zeroPng({ width: 20, height: 10, depth: 16, interlaced: true })
    expect(await detect('png', content)).toMatchObject({ picture: { isDeep: true, heldBytes: 8 } })
  })
})
