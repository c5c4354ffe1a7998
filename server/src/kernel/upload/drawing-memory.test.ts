import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { MB } from 'contract/units'
import type { FileExtension } from 'contract/upload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  exifChunk,
  jpegInScans,
  jpegWith,
  largeJpeg,
  largeWebp,
  movingWebp,
  noiseWebp,
  packedWords,
  webpWith,
  zeroPng,
} from '../../../test/large-pictures'
import { shareOf } from '../../../test/sweep-share'
import type { Inspected, Inspection } from './inspect'
import type { Drawing } from './redraw'

/** A picture of a product and a photo of a person, as their features set them. */
const product: Drawing = { sideMax: 2560, keepsTransparency: true }
const photo: Drawing = { sideMax: 512, keepsTransparency: false }
const ACCEPTED: FileExtension[] = ['jpg', 'png', 'webp', 'gif']
const MEMORY_MAX = 150 * MB
/** Maximum memory for reading a head: the thread and the library. */
const HEAD_MEMORY_MAX = 60 * MB

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-drawing-'))
  await writeFile(join(folder, 'run.mjs'), SCRIPT)
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs tasks one by one in a thread of a separate process and prints the growth of its peak memory. */
const SCRIPT = `
import { Worker } from 'node:worker_threads'
const [script, tasks] = process.argv.slice(2)
const before = process.resourceUsage().maxRSS
const worker = new Worker(new URL(script))
worker.on('error', (error) => { throw error })
const waiting = JSON.parse(tasks)
const replies = []
const next = () => worker.postMessage(waiting[replies.length])
worker.on('message', (reply) => {
  if (replies.push(reply) < waiting.length) return next()
  console.log(JSON.stringify({ replies, grown: (process.resourceUsage().maxRSS - before) * 1024 }))
  process.exit()
})
next()`

const run = promisify(execFile)
/** A process inherits the high-water mark of its parent, so the shell, a small process, stays in between. */
const BEHIND_SHELL = ['-c', '"$0" "$@"; exit $?', process.execPath]

interface Task {
  name: string
  content: Buffer
  drawing?: Drawing | undefined
}

/** Inspects pictures one after the other; `grown` is the peak of all. */
async function inspectEach(pictures: Task[]) {
  const tasks = await Promise.all(
    pictures.map(async ({ name, content, drawing }, i): Promise<Inspection> => {
      const path = join(folder, `${i}-${name}`)
      await writeFile(path, content)
      return { path, extension: extname(name).slice(1) as FileExtension, accepted: ACCEPTED, drawing }
    }),
  )
  const args = [join(folder, 'run.mjs'), `${inject('workers')}inspect.js`, JSON.stringify(tasks)]
  const { stdout } = await run('/bin/sh', [...BEHIND_SHELL, ...args])
  const { replies, grown } = JSON.parse(stdout) as { replies: { value: Inspected }[]; grown: number }
  return {
    grown,
    found: replies.map((reply) => {
      expect(reply).toHaveProperty('value')
      return reply.value
    }),
    path: tasks[0]?.path,
  }
}

async function inspect(name: string, content: Buffer, drawing?: Drawing) {
  const { found, ...measured } = await inspectEach([{ name, content, drawing }])
  return { ...found[0], ...measured }
}

/** Each is drawn in a process of its own for a second or two, so an ordinary run takes a third of them. */
const DRAWN: [string, string, () => Promise<Buffer>][] = [
  ['a wide PNG', 'a.png', () => zeroPng({ width: 8000, height: 3000 })],
  ['a PNG of 16 bits per channel', 'a.png', () => zeroPng({ width: 4000, height: 4000, depth: 16 })],
  ['an interlaced PNG', 'a.png', () => zeroPng({ width: 3540, height: 3540, interlaced: true })],
  [
    'an interlaced PNG of 16 bits',
    'a.png',
    () => zeroPng({ width: 2500, height: 2500, depth: 16, interlaced: true }),
  ],
  [
    'an interlaced PNG of 16 bits with metadata of 1 MB',
    'a.png',
    () => zeroPng({ width: 2500, height: 2500, depth: 16, interlaced: true, more: [exifChunk(1 * MB)] }),
  ],
  ['a photo of 50 megapixels', 'a.jpg', () => largeJpeg(8160, 6120)],
  ['a progressive JPEG', 'a.jpg', () => largeJpeg(2890, 2890, true)],
  ['a JPEG in several scans', 'a.jpg', async () => jpegInScans(2890, 2890)],
  ['a lossless WebP', 'a.webp', () => largeWebp(3540, 3540)],
  ['a WebP that moves', 'a.webp', () => movingWebp(2500)],
  ['a WebP of noise', 'a.webp', () => noiseWebp(2500, 2500)],
]

describe('an accepted picture', () => {
  test.each(shareOf(DRAWN, 0))('takes less than 150 MB at its peak: %s', async (_what, name, make) => {
    const drawn = await inspect(name, await make(), product)
    expect(drawn).toMatchObject({ redrawn: { size: expect.any(Number) } })
    expect(drawn.grown).toBeLessThan(MEMORY_MAX)
    const { width, height } = await sharp(drawn.path).metadata()
    expect(Math.max(width, height)).toBeLessThanOrEqual(2560)
  })

  test('takes less than 150 MB as a photo of 50 megapixels', async () => {
    const drawn = await inspect('me.jpg', await largeJpeg(8160, 6120), photo)
    expect(drawn).toMatchObject({ extension: 'jpg' })
    expect(drawn.grown).toBeLessThan(MEMORY_MAX)
    expect(await sharp(drawn.path).metadata()).toMatchObject({ width: 512, height: 384, format: 'jpeg' })
  })
})

/** Each with the reason of its refusal and what the message says of it. */
const REFUSED: [string, string, () => Promise<Buffer>, string, Record<string, number> | undefined][] = [
  [
    'interlaced PNG',
    'a.png',
    () => zeroPng({ width: 5000, height: 5000, interlaced: true, depth: 8 }),
    'files.picture_interlaced',
    { megapixels: 12 },
  ],
  [
    'interlaced PNG of 16 bits',
    'a.png',
    () => zeroPng({ width: 5000, height: 5000, interlaced: true, depth: 16 }),
    'files.picture_deep',
    { bits: 16, fewer: 8 },
  ],
  [
    'PNG of 16 bits',
    'a.png',
    () => zeroPng({ width: 4001, height: 900, depth: 16 }),
    'files.picture_deep',
    { bits: 16, fewer: 8 },
  ],
  ['wide PNG', 'a.png', () => zeroPng({ width: 8001, height: 900 }), 'files.picture_wide', { pixels: 8000 }],
  [
    'progressive JPEG',
    'a.jpg',
    () => largeJpeg(5000, 5000, true),
    'files.picture_interlaced',
    { megapixels: 8 },
  ],
  [
    'JPEG in several scans',
    'a.jpg',
    async () => jpegInScans(5000, 5000),
    'files.picture_interlaced',
    { megapixels: 8 },
  ],
  [
    'PNG with metadata of 2 MB',
    'a.png',
    () => zeroPng({ width: 40, height: 30, more: [exifChunk(2 * MB)] }),
    'files.picture_metadata',
    undefined,
  ],
  ['JPEG with metadata of 2 MB', 'a.jpg', () => jpegWith('e1', 2 * MB), 'files.picture_metadata', undefined],
  ['JPEG with a profile of 5 MB', 'a.jpg', () => jpegWith('e2', 5 * MB), 'files.picture_metadata', undefined],
  [
    'WebP with metadata of 2 MB',
    'a.webp',
    () => webpWith('EXIF', 2 * MB),
    'files.picture_metadata',
    undefined,
  ],
  [
    'WebP with a profile of 5 MB',
    'a.webp',
    () => webpWith('ICCP', 5 * MB),
    'files.picture_metadata',
    undefined,
  ],
  ['WebP', 'a.webp', () => largeWebp(5000, 5000), 'files.picture_pixels', { megapixels: 12 }],
  ['moving WebP', 'a.webp', () => movingWebp(2600), 'files.picture_pixels', { megapixels: 6 }],
  [
    'enormous PNG',
    'a.png',
    () => zeroPng({ width: 12_000, height: 12_000, headOnly: true }),
    'files.picture_pixels',
    { megapixels: 120 },
  ],
]

describe('a picture that would take too much memory', () => {
  // One process for all: its peak is that of the worst of them.
  let seen: Awaited<ReturnType<typeof inspectEach>>
  beforeAll(async () => {
    const pictures: Task[] = []
    for (const [, name, make] of REFUSED) {
      const content = await make()
      pictures.push({ name, content, drawing: product }, { name, content, drawing: photo })
    }
    seen = await inspectEach(pictures)
  })

  test.each(REFUSED.map(([what, , , refused, params], at) => ({ what, refused, params, at })))(
    'is refused with its reason: $what',
    ({ refused, params, at }) => {
      const found = seen.found.slice(2 * at, 2 * at + 2)
      for (const one of found) expect(one).toMatchObject({ refused, ...(params && { params }) })
      expect(found).toHaveLength(2)
    },
  )

  test('is refused before it is decoded', () => {
    expect(seen.found).toHaveLength(2 * REFUSED.length)
    expect(seen.grown).toBeLessThan(HEAD_MEMORY_MAX)
  })

  test.each(['zTXt', 'iTXt', 'iCCP'] as const)(
    'is refused for words that unpack to 60 MB, drawn or kept: %s',
    async (type) => {
      const words = Array.from({ length: 6 }, () => packedWords(type, 10 * MB))
      const bomb = await zeroPng({ width: 40, height: 30, more: words })
      const { found, grown } = await inspectEach(
        [product, undefined].map((drawing) => ({ name: 'a.png', content: bomb, drawing })),
      )
      expect(found).toMatchObject([{ refused: 'type' }, { refused: 'type' }])
      expect(grown).toBeLessThan(HEAD_MEMORY_MAX)
    },
  )

  test('is accepted with words of ordinary size', async () => {
    const words = [packedWords('iCCP', 3000), packedWords('zTXt', 20_000), packedWords('iTXt', 100_000)]
    const found = await inspect('a.png', await zeroPng({ width: 40, height: 30, more: words }))
    expect(found).toMatchObject({ extension: 'png' })
  })
})

test('holds nothing of a picture that was looked at', async () => {
  const more = [exifChunk(3 * MB)]
  const interlaced = await zeroPng({ width: 40, height: 30, interlaced: true, more })
  const twenty = Array.from({ length: 20 }, () => ({ name: 'a.png', content: interlaced }))
  const { found, grown } = await inspectEach(twenty)
  expect(found).toMatchObject(twenty.map(() => ({ extension: 'png' })))
  expect(grown).toBeLessThan(MEMORY_MAX)
})

test.each<[string, string, () => Promise<Buffer>]>([
  ['JPEG', 'a.jpg', () => jpegWith('e2', 3 * MB)],
  ['WebP', 'a.webp', () => webpWith('ICCP', 3 * MB)],
])('accepts a profile of print: %s', async (_what, name, make) => {
  expect(await inspect(name, await make(), product)).toMatchObject({ redrawn: { size: expect.any(Number) } })
})

test('refuses a damaged picture with its reason', async () => {
  const empty = await zeroPng({ width: 400, height: 300, headOnly: true })
  expect(await inspect('a.png', empty, product)).toMatchObject({ refused: 'files.picture_damaged' })
})
